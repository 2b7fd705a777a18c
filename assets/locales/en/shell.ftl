### The words of the shelf and of the pages around the games.

## Games
# In place of a game's name that this box does not know.
game-unknown = Game

## Players
person-you = You

## The start
start-open = Opening the box
# So many megabytes of all are loaded.
start-download = Opening the box: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
    [0] MB
   *[other] of { NUMBER($total, minimumFractionDigits: 1) } MB
  }
start-start = Almost ready
failed-title = The box does not open. Your saved games are safe.
failed-no-webassembly = Chocobox needs WebAssembly, which this browser or the page around it forbids. Use another browser.
failed-portal = This network answers with a page of its own: open any other page, sign in there, then try again here.
failed-no-start = Perhaps the connection broke off, or this browser is too old.
failed-again = Try again

## Shelf
shelf-title = Shelf
shelf-hello = Four boxes, one tablet, no hurry.
shelf-ways = Beside the boxes
shelf-saves = Saved games
shelf-today = Today
shelf-links = Links
shelf-near = Sit down with this device
shelf-class = Teachers
shelf-who = Who plays?
# Heard. $name: a child’s name, or an animal.
shelf-who-now = Who plays? { $name }
# Somebody of whom nothing is kept; no gender.
shelf-guest = Guest
# What a guest is told; one line.
shelf-guest-line = Nothing stays when you close this page.
# $game, here and below: the name of a game, the same in all languages.
shelf-play-game = Play { $game }
shelf-continue = Continue
shelf-continue-game = Continue { $game }
fact-players = Players
fact-minutes = Minutes
fact-age = Age
offline-ready = Plays without internet
offline-getting = Being kept for offline play
offline-none = Needs internet in this window
offline-forgets = This window keeps nothing for later
newer-text = A newer Chocobox is ready.
newer-games = { $lost ->
    [0] It opens all your saved games.
   *[other] It cannot open { $lost } of your { $all } saved games: the rules have changed. Names, points and pictures stay.
  }
newer-take = Take it now

## Set-up
setup-play = Play
setup-just-play = Just play
setup-watch = Watch
setup-we-are = We are
# Heard. $count: how many play.
setup-we-are-count = We are { $count }
setup-players = Players
setup-table = Seats at the table
setup-person = Person
setup-person-line = Plays at this screen
# A link below a bot.
setup-write-bot = Write a bot to beat it
# After a name. Short.
setup-team = Team { $team }
# After a name, as "easy, begins". Small letter.
setup-begins = begins
setup-seat = Seat { $number }
# In a list of what is chosen, between commas: who begins.
setup-seat-begins = Seat { $number } begins
# One house rule in a list: its name and value, for all or for one seat. $value: "3" or "2 s".
setup-option = { $seat ->
    [0] { $name } { $value }
   *[other] Seat { $seat }: { $name } { $value }
  }
setup-who = Who sits here?
setup-name = Name (optional)
setup-animal = Which animal?
animal-hedgehog = Hedgehog
animal-rabbit = Rabbit
animal-panda = Panda
animal-frog = Frog
animal-penguin = Penguin
animal-elephant = Elephant
animal-koala = Koala
animal-turtle = Turtle
# several bots of one kind, each with a short name that fits both languages
bot-like = { $bot } { $number ->
    [1] Pip
    [2] Mo
    [3] Lu
    [4] Bo
    [5] Kim
   *[other] Ida
}
setup-first = Begins
setup-flat = The tablet lies flat
setup-flat-line = Each seat has its things at its own edge.
setup-flat-always = The tablet lies between all of you.
setup-house = House rules
setup-usual = All as usual
setup-minutes = About { $minutes } min
# $line: a whole sentence about a bot.
setup-bot-line = { $level ->
    [easy] Easy
    [hard] Hard
   *[middle] Middle
  }: { $line }
setup-proposal = { $why ->
    [won] You won twice! Now it gets harder.
    [lost] That was tough. Now it gets easier.
   *[first] At first it is easy.
  }
# Three levels of a bot, each in a list after its name. Small letter.
level-easy = easy
level-middle = middle
level-hard = hard
# Names of house rules, each with a line that explains it. Names are short.
option-open_hands = Open hands
option-open_hands-line = All see all cards. Good with small children.
option-swaps = Chocolate swaps
option-swaps-line = With three, cards may be offered and changed.
option-odds = Chances
option-odds-line = A hint also tells how likely a bust is.
# Names of two keys. $what: the name of a rule, which begins a line elsewhere.
setup-less = { $what }: less
setup-more = { $what }: more
option-rounds = Rounds
option-rounds-line = The lowest sum wins.
option-rounds-value = { $value }
option-window = Time to slap
option-window-line = The next card waits at least this long. Longer suits small hands.
option-window-value = { $seconds } s
option-pace = Pace
option-pace-line = { $game ->
    [choco_boom] How soon bots turn up, call and slap.
   *[other] How long the next card waits before the first turn.
  }
option-pace-value = { $game ->
    [choco_boom] { $value ->
        [70] brisk
       *[100] usual
        [150] leisurely
      }
   *[other] { $seconds } s
  }
option-slaps = Slapping
option-slaps-line = Without, nobody needs to be quick.
option-aloud = Call aloud
option-aloud-line = You call with your voices. Whoever hears a mistake objects, and the others vote.
option-hesitation = Time to call
option-hesitation-line = Whoever takes longer pays a fine. Longer suits small children.
option-hesitation-value = { $seconds } s
option-advanced = For the experienced
option-advanced-line = A yellow elephant may be slapped too, and the fourth same call in a row.
option-calm = Without hurry
option-calm-line = All answer each card in their own time. A double is won by who is right, not by who is quick.
option-kind = Kind bots
option-kind-line = A bot that won two piles in a row slows down.
option-handicap = Handicap
option-handicap-line = Your slaps count this much later.
option-handicap-value = { $value ->
    [0] none
   *[other] { $value } ms
}

## Straight into a game
new-refused = This game cannot start
new-choose = Choose a game
new-fault-game = Chocobox does not have this game.
new-fault-seed = The number after seed= cannot be used.
new-fault-request = These players or house rules do not fit.
new-fault-other = Something went wrong. Please try again.

## Saved games
saves-title = Saved games
saves-none = No saved games yet. Every game saves itself.
saves-not-kept = This browser saves nothing: games last only until you close this page.
saves-unknown = Saved game
saves-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
saves-damaged = Damaged. You can only delete it.
saves-older = From an older Chocobox: the rules have changed. Names, points and picture stay.
# Heard before points.
saves-score = Score:
# After a name, very short: this one has won.
saves-won = has won
# After a name, very short: it is the turn of this one.
saves-turn = to play
# After a day. Small letter.
saves-done = finished
saves-when-unknown = date unknown
saves-look = Look
saves-delete = Delete
saves-sure = Delete this game for good?
saves-keep = Keep
saves-removed = The game is deleted.

## Settings
settings-title = Settings
settings-language = Language
# A language whose words could not be fetched. $language: its own name.
settings-language-away = { $language } has not come to this device yet. Go online once, then choose it again.
settings-theme = Appearance
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-full = Lively
motion-still = Calm
settings-sound = Sounds
settings-volume = Volume
# Heard. $value: a number, of $most.
settings-volume-value = { $value } of { $most }
# The volume of sounds that tell something.
settings-signals = Signals: bells, hits, mistakes
# The volume of sounds of things that are moved.
settings-things = Cards and things
settings-mono = Both ears hear the same
settings-vibration = Vibration
# Keys of the keyboard that are one letter, digit or other sign.
settings-letters = Keys of one letter
settings-letters-line = Off: only Enter, Space, arrows, Tab and Escape do something
settings-tips = Tips
settings-tips-line = New things are explained once
settings-hints = Bulb for a hint
settings-hints-line = On the table in your first three games, later in the menu

## Rules
rules-title = Rules
rules-of = { $game }: the rules

## About
about-title = About
about-privacy = Data protection, in detail

## Anywhere
to-shelf = Shelf
to-game = Back to the game
not-found-title = Nothing here
not-found-text = There is no such page.
page-fault = This page cannot be shown now. Nothing is lost. Please open it again.

## What pages of classes say too
addresses-title = Addresses of games
# After the name of a game, in a list. Small letter.
class-bot = write a bot
class-rewrite = Change
class-working = Reading
# Short: so many things of all.
class-working-line = { $done } of { $all }
