### Words that every table uses.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### $way is “keys” for who plays by keys or only listens, else “touch”.
table-menu = Menu
table-story = The story so far
table-story-empty = Nothing has happened yet.
table-count = Count
table-count-close = Done
table-count-nothing = Nothing to count yet.
table-step = { $step } of { $steps }
table-previous = One step back
table-next = Next step
table-coach = What the game tells you
table-hint = Hint
table-no-hint = No hint just now.
table-undo = Take back
table-fit = Whole board
table-rules = Rules
table-help = How to use your fingers
table-sound-on = Sound is on
table-sound-off = Sound is off
table-vibration-on = Vibration is on
table-vibration-off = Vibration is off
table-near = Play on several tablets
table-leave = Back to the shelf
table-close = Close
table-thinking = thinking

# Between two persons
table-its-me = It’s me
table-hand-over = { $name }, it is your turn
table-covered = { $way ->
    [keys] The cards stay covered until you say: It’s me.
   *[touch] The cards stay covered until you tap.
  }
table-hands-covered = The hands are covered.

# The first sentence at a table, only spoken. $names are all who sit there, $alone says whether that is only one
table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, clockwise round the table: { $names }.
  }
table-start-keys = { $way ->
    [keys] The question mark tells all keys.
   *[touch] {""}
  }

# Slaps
table-slap = Slap
table-slap-of = Slap: { $name }
table-hand = Hand: { $name }
# How much sooner the first hand was, in thousandths of a second; in a small sign on the table
table-margin = { $ms } ms ahead
table-photo = Photo finish

# The end
# $names is one name, or all of them in a list
table-end-title = { $count ->
    [0] Nobody wins
    [one] { $who ->
        [you] You win!
        [bot] { $names } wins.
       *[other] { $names } wins!
      }
   *[other] { $names } win together!
  }
# Of two who share a line; $praise is as “Best slap: 0.41 s”
table-praise-of = { $name }: { $praise }
table-skip = Skip
table-to-tasks = Back to the tasks
table-again = Play again
# $bot is the name of a bot, $level how strong it is
table-again-other = Now against { $bot } ({ $level })
table-write-bot = Write a bot
table-same-deal = Same deal
table-return = Change seats, same cards
table-more = More
# $points is a list: each name with its points
table-series = Together: { $points }. { $count ->
    [one] { $who ->
        [you] You are ahead!
       *[other] { $names } is ahead!
      }
   *[other] { $names } have as many.
  }
# Part of a list; $points is a number, which may be less than nothing
table-series-points = { $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = Picture
table-share = Share
table-shelf = To the shelf
table-result = See how it went

# When something did not work
table-refused-undo = That cannot be taken back any more.
table-why-not-offered = That is not possible now.
table-why-over = The game is over.
table-why-not-turn = Not your turn.
table-hint-only-choice = There is nothing else.
table-stumbled = That did not work. Nothing has changed.
table-lost = This game cannot be shown
table-lost-text = It is not saved here, or it is damaged.
table-lost-damaged = It is damaged: its moves break the rules.
table-lost-other = Something went wrong. Please open it again.
table-lost-newer = It is from a newer Chocobox. While online, reload the shelf and take the newer one.
table-lost-older = It is from an older Chocobox.

# The same game in two windows
table-elsewhere = This game is open in another window
table-elsewhere-text = It goes on there, so no move is lost.
table-elsewhere-take = Play here

# Help
table-help-tablet = On an iPad, four or five fingers switch apps. Turn that off in Settings, under Multitasking & Gestures.
table-can = What I can do
# P is the key P.
table-say-choose = Choose with the arrow keys or P, then press Enter.
table-help-keys = Keys

## What the path and replays say too
table-to-path = Back to your path
path-good = A good round.
path-wrong = Not yet. It comes back tomorrow.
path-title = Your path
replay-watch = Watch
replay-again = Watch it again
replay-look-back = Look back
