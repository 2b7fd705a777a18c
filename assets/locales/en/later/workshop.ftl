### The bot workshop: the code of a bot, a table where it plays, and what may go wrong.

workshop-title = Bot workshop
# $game, here and below: the name of a game, the same in all languages.
workshop-of = Bot workshop: { $game }
workshop-what = Write a bot in Python that plays at a real table. All stays on this device.
workshop-choose = For which game?
workshop-back = Other games
workshop-code = The code of your bot
workshop-sliders = The numbers in your code
workshop-own = My bot
workshop-against = Against
workshop-run = Run
workshop-series = 20 games
workshop-against-me = Play against it
workshop-stumbled = My bot stumbled and did the first thing it could.
workshop-stop = Stop
workshop-more = More
workshop-wakes = Python wakes up for your bot …
workshop-plays = Your bot plays …
# Below a bot, very short: so many games.
workshop-won = { $won } of { $games } won
# After how many games were won: an older code played them.
workshop-old = with older code
# Heard at the end. $name: the other bot.
workshop-over = { $games } games against { $name }: your bot won { $won }.
workshop-chose = Line { $line } chose this move.
workshop-printed = It printed
workshop-fault = Your bot could not play. Press Run again.

# Files, and beginning again
workshop-see = What may my bot see and do?
workshop-save = Save it as a file
workshop-saved = Saved as a file.
workshop-saved-not = Not saved. Try again.
workshop-take = Open a file
workshop-taken = The file is open. Your code is under “Earlier versions”.
workshop-taken-not = This file cannot be opened. Choose a text file with Python, at most 10,000 letters long.
workshop-again = Back to the first bot
workshop-again-done = The first bot is back. Your code is under “Earlier versions”.

# The sliders of first bots: what each number is about.
workshop-slider-schokoly-luck = how often of ten times chance chooses
workshop-slider-schokoly-smartie = how many points a smartie is worth
workshop-slider-choco-challenge-risk = how many of ten cards may be bad
workshop-slider-choco-boom-eyes = how often of ten times it sees two equal pictures
workshop-slider-kaboom-eyes = how often of ten times it sees a match

# What goes wrong: say what to do.
# $what, here and below: a sentence about what is wrong.
workshop-line = Line { $line }: { $what }
workshop-move = Before move { $move }, line { $line }: { $what }
workshop-move-only = Before move { $move }: { $what }
workshop-whole = What Python says
workshop-trouble-length = The code is too long. Shorten it to { $about } letters.
workshop-trouble-nested = Too much is nested here. Split it into lines.
workshop-trouble-import = { $about ->
    [random] Write rng.choice(…) or rng.random(), without import.
   *[other] Only “import math” works, not { $about }.
  }
workshop-trouble-inward = Choose a name that does not begin with _, not { $about }.
workshop-trouble-await = A bot cannot use async or await.
workshop-trouble-class = A bot makes no class. Write { $about } as a function with def.
workshop-trouble-change = A bot cannot change { $about } of another thing. Keep it in a name of your own.
workshop-trouble-power = This can make a number too large. Multiply instead.
workshop-trouble-finally = A bot cannot use “finally”.
workshop-trouble-except = Name the error, such as “except ValueError:”.
workshop-trouble-colon = A colon is missing at the end of the line.
workshop-trouble-open = A bracket is never closed.
workshop-trouble-closed = A bracket is closed that was never opened.
workshop-trouble-quote = The closing quotation mark is missing.
workshop-trouble-sign = Python does not know a sign here. Quotation marks are straight, as in "word", and a minus is short: -
workshop-trouble-indent = Lines that belong together begin with equally many spaces.
workshop-trouble-equals = To compare, write “==”, not “=”.
workshop-trouble-spelling = Python cannot read this. Is a sign wrong or missing, here or in the line above?
workshop-trouble-name = Nothing is called { $about }. Check the spelling, or give it a value.
workshop-trouble-part = There is no “.{ $about }” here. Look up what your bot may see.
workshop-trouble-zero = Nothing can be divided by zero. Ask first.
workshop-trouble-place = The list is shorter. A list of three has the places 0, 1 and 2.
workshop-trouble-key = { $about } is not in there. Ask first with “in”.
workshop-trouble-kind = These do not go together, such as a number and a text.
workshop-trouble-value = This value does not work here.
workshop-trouble-deep = A function calls itself more than 200 deep. Does it end?
workshop-trouble-memory = Too much memory. Keep shorter lists.
workshop-trouble-steps = Too many steps for one move. Does a loop never end? Or try fewer things.
workshop-trouble-clock = Too long for one move. Does something never end?
workshop-trouble-waits = All wait for your bot. Return an action, not None.
workshop-trouble-endless = Stopped after 5,000 moves. What does your bot do again and again?
workshop-trouble-yield = Return a list, without “yield”.
workshop-trouble-unknown = A bot cannot use { $about } here. Use if, for, while and def.
workshop-trouble-unseen = A letter here cannot be seen, or has too many marks. Type the line again.
workshop-trouble-named = Write the letter itself, not \N and its name.
workshop-trouble-no-choose = Every bot needs “def choose(table, actions, rng):”.
workshop-trouble-nothing = Your bot chose nothing. Every way must end with “return” and an action.
workshop-trouble-no-action = { $about } is not among the actions. Return one of “actions”.
workshop-trouble-other = Something went wrong here. Look under “What Python says”.

# What a bot sees and does. In each line: code, which stays as it is, a stroke, words. "I" is the bot.
workshop-sees-title = What it sees
workshop-does-title = What it can do
workshop-begin = Python calls “choose” before every move. Return an action. A game in which the code goes wrong is not won.
workshop-sees =
    actions | all that I may do now
    table.me | my seat: 0, 1, 2 …
    table.points | the points of all seats
    table.after(action) | the table after an action
    rng.choice(actions) | one of them, by chance
    rng.random() | a number from 0 to 1, by chance
    print(…) | shows something below the code
    actions[0], actions[-1] | the first and the last
    zip(a, b) | goes through two lists at once
    isinstance(action, Draw) | whether it is of this kind
workshop-sees-schokoly =
    table.hand | my cards, each with card (its number) and colours
    table.gains | the points of my layings, in the order of the actions
    table.board | the cards on the table: card, x, y, tier (1 or 2), colours, smartie, seat
    table.colours | the colour of each seat
    table.smarties | the smarties of each seat
    table.hands | how many cards each seat has
    table.stock | how many cards are left to draw
workshop-does-schokoly =
    Choose(colour) | take a colour
    Place(card, x, y, turn) | lay a card
    Stack(card, x, y, turn) | lay a card with a smartie on others
    Guard(card) | put a smartie on a card
    Draw() | draw a card and end my turn
    Pass() | end my turn
    Offer(card, to) | offer a card to a seat
    Answer(card) | offer one in return
    Accept() | swap both
    Decline() | keep my card
workshop-sees-choco-boom =
    table.pile | the pile, the newest card last; each has an item and a colour
    table.decks | how many cards each seat has
    table.shows | what decides the call: colour, parrot, repeats or nothing
    table.last_call | the call before
    table.turn | whose turn it is
workshop-does-choco-boom =
    Flip() | turn my next card
    Call(item) | call "banana", "strawberry", "choco" or "elephant"
    Slap() | slap the pile
    Ready() | go on after a break
    Vote(guilty) | was the objection right?
    None | wait
workshop-sees-choco-challenge =
    table.seats | what lies at each seat
    table.seats[0].drawn | the cards of this turn
    table.seats[0].inside | the cards in the pile, in no order
    table.seats[0].pile | how many these are
    table.seats[0].tools | its tools
    table.seats[0].desserts | its desserts
    table.market | the cards to buy
    table.places | the places of the market that I can pay
    table.costs | the desserts that I can pay
    table.match | the card that matches, or None
workshop-does-choco-challenge =
    Draw() | draw a card
    Stop() | go shopping
    Spend(tool) | give back a tool, which saves me
    Bust() | let the match end my turn
    Buy(place) | buy a card
    Take(cost) | take a dessert
    TakeTool(tool) | take a tool
    TakeIngredient() | take an extra card from the deck
    TakeMarket(place) | take one from the market
    Decline() | take nothing
    Done() | end my turn
workshop-sees-kaboom =
    table.grids | the cards before each seat
    table.grids[0][0].place | where this card lies
    table.grids[0][0].card | its face, as "7H", while I look at it; else None
    table.grids[0][0].mark | its own number; new cards have higher ones
    table.drawn | the card that I drew
    table.worth.points | its points
    table.known | cards face down that I saw: seat, place, card, rank, points
    table.discard | the discard, the newest last
    table.wanted | the rank that matches, as "7"
    table.stock | how many cards are left to draw
    table.caller | who said Kaboom!
workshop-does-kaboom =
    Peek() | look at my two near cards
    Cover() | put them back
    Draw() | draw a card
    Replace(place) | put it there
    Discard() | throw it away
    Kaboom() | say Kaboom!
    Slap() | slap the discard
    Reveal(seat, place) | turn up a card that matches
    GiveUp() | turn up nothing
    Enough() | turn up no more
    Give(place) | give away a card
    Keep() | give nothing
    Look(seat, place) | look at a card
    Swap(seat, place, other, other_place) | swap two cards, unseen
    LookBoth(seat, place, other, other_place) | look at two cards
    Decide(swap) | swap them, or not
    SkipPower() | leave the power
    Flip() | turn the top card of the stock
    None | wait

### Small tasks, one after the other, that lead to a first bot.

walk-title = Small tasks
walk-new = New to Python?
walk-new-what = Small tasks lead to a first bot.
walk-of = Small tasks: { $game }
walk-step = Task { $number }: { $title }
# Heard. $title: what the task is about.
walk-step-solved = Task { $number }: { $title }, solved
# Of a page, as "2 of 6 · First points".
walk-heading = { $number } of { $count } · { $title }
walk-test = Test
walk-tests = Tests
# $say here and below: a whole sentence, as "Your bot lays a card."
walk-test-open = Not tested: { $say }
walk-test-right = Passed: { $say }
walk-test-wrong = Not passed: { $say }
walk-passed = { $passed } of { $count } tests passed.
walk-solved = Solved! All { $count } tests passed.
walk-solved-all = Your bot has learned it all.
# $what here and below: words as in walk-schokoly-chosen.
walk-chose = Your bot chose: { $what }.
walk-right-is = Right, for example: { $what }.
walk-see-chosen = Its choice
walk-see-right = What is right
walk-hint = Hint
walk-solution = A solution
walk-solution-what = One of several.
walk-next = Next task
walk-on-bench = Put it on the bench
walk-again = Start this task again
walk-again-done = Undo in the code brings yours back.
walk-fault = The tests could not run. Press Test again.

walk-schokoly-any-title = Choose something
walk-schokoly-any-what = Your bot must return one of its actions. Python counts from 0: the first is actions[0]. print shows something when you test.
walk-schokoly-any-hint = Add a last line: return actions[0]
walk-schokoly-colour = Your bot takes a colour.
walk-schokoly-lay = Your bot lays a card.
walk-schokoly-end = The card lies. Your bot does something allowed.
walk-schokoly-points-title = First points
walk-schokoly-points-what = zip goes through the actions and their points side by side. Return the first action that brings points.
walk-schokoly-points-hint = In place of pass write if points > 0: and below it, four spaces further in, return action
walk-schokoly-few = Few places bring a point. Your bot lays its card there.
walk-schokoly-many = Some places bring points. Your bot takes one.
walk-schokoly-none = No place brings points. Your bot lays a card all the same.
walk-schokoly-most-title = Most points
walk-schokoly-most-what = Your bot takes the last action that brings points, not the best. Let “most” remember the points of the best, and compare.
walk-schokoly-most-hint = Ask if points > most: and write most = points as the last line inside the “if”.
walk-schokoly-most = The best place brings { $points } points. Your bot finds it.
walk-schokoly-keep-title = Keep the smarties
walk-schokoly-keep-what = After its card your bot puts down a smartie. Ask first whether Draw() is in actions, and return it.
walk-schokoly-keep-hint = First if Draw() in actions: and below it, four spaces further in, return Draw()
walk-schokoly-over = Your bot ends its turn and keeps its smarties.
walk-schokoly-price-title = What a smartie costs
walk-schokoly-price-what = A stack card costs a smartie. isinstance(action, Stack) is true if an action lays one. Take PRICE off its points then, and set PRICE with the slider.
walk-schokoly-price-hint = Below the comment write if isinstance(action, Stack): and below it, further in, points = points - PRICE. Move the slider to 4.
walk-schokoly-cheap = A smartie brings only one point more. Your bot keeps it.
walk-schokoly-dear = A smartie brings { $points } points. Your bot uses one.
walk-schokoly-other-title = Look at the other seat
walk-schokoly-other-what = All actions in “best” bring you the same. table.after(action) is the table after one of them; its points[1 - table.me] are the other seat’s. Return the action that leaves it fewest.
walk-schokoly-other-hint = Go through best[:20], and remember the one with the fewest points.
walk-schokoly-equal = Several places bring { $points } points. After the best one the other seat has only { $others }.
# What a bot chose, after a colon.
walk-schokoly-chosen = { $kind ->
    [Choose] the colour { $colour ->
        [dark] dark
        [milk] milk
       *[other] white
    }
    [Place] a card (+{ $points })
    [Stack] a card with a smartie (+{ $points })
    [Guard] a smartie on a card
   *[other] the end of the turn
}
walk-schokoly-other-chosen = points for you { $points }, for the other seat { $others }
# What the number of a slider is about.
workshop-slider-schokoly-price = how many points a smartie costs
