### The bot workshop: the code of a bot, a table where it plays, and what may go wrong.

workshop-title = Bot workshop
# $game, here and below: the name of a game, the same in all languages.
workshop-of = Bot workshop: { $game }
workshop-what = Write a bot of your own: a short text in Python that plays at a real table. All stays on this device.
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
workshop-fault = Your bot could not play. Press Run again. Your code is kept.

# Files, and beginning again
workshop-see = What may my bot see and do?
workshop-save = Save it as a file
workshop-saved = Your bot is saved as a file.
workshop-saved-not = The file could not be saved. Try again.
workshop-take = Open a file
workshop-taken = The file is open. Your code is under “Earlier versions”.
workshop-taken-not = This file cannot be opened. Choose a text file with Python, at most 10,000 letters long.
workshop-again = Start again from the first bot
workshop-again-done = The first bot is back. Your code is under “Earlier versions”.

# The sliders of first bots: what each number is about.
workshop-slider-schokoly-luck = how often of ten times chance chooses
workshop-slider-schokoly-smartie = how many points a smartie is worth
workshop-slider-choco-challenge-risk = how many of ten cards may be bad when it draws on
workshop-slider-choco-boom-eyes = how often of ten times it sees two equal pictures
workshop-slider-kaboom-eyes = how often of ten times it sees that a card is like the top one

# What goes wrong: say what to do.
workshop-line = Line { $line }:
workshop-move = Before move { $move }, line { $line }:
workshop-move-only = Before move { $move }:
workshop-whole = What Python says
workshop-trouble-length = The code is too long. Shorten it to { $about } letters.
workshop-trouble-nested = Too much is nested here. Split it into several lines.
workshop-trouble-import = { $about ->
    [random] You need no “import random”: write rng.choice(…) or rng.random().
   *[other] A bot cannot import { $about }. Only “import math” works.
  }
workshop-trouble-inward = Names like { $about } are not for bots. Choose one that does not begin with _.
workshop-trouble-await = A bot cannot use async or await. Remove them.
workshop-trouble-class = A bot cannot make a class. Write { $about } as a function with def.
workshop-trouble-change = A bot cannot change { $about } of another thing. Keep the value in a name of your own.
workshop-trouble-power = This can make a number too large. Multiply instead.
workshop-trouble-finally = A bot cannot use “finally”. Remove it.
workshop-trouble-except = Say after “except” which error you mean, such as “except ValueError:”.
workshop-trouble-colon = A colon is missing at the end of the line.
workshop-trouble-open = A bracket is never closed. Add the closing one.
workshop-trouble-closed = A bracket is closed that was never opened. Remove it, or add the opening one.
workshop-trouble-quote = This text does not end. Add the closing quotation mark.
workshop-trouble-sign = Python does not know a sign in this line. Quotation marks are straight, as in "word", and a minus is short: -
workshop-trouble-indent = The line begins at the wrong place. Lines that belong together begin with equally many spaces.
workshop-trouble-equals = To compare, write “==”, not “=”.
workshop-trouble-spelling = Python cannot read this. Look for a wrong or missing sign here, or in the line above.
workshop-trouble-name = Nothing is called { $about }. Check the spelling, or give it a value first.
workshop-trouble-part = There is no “.{ $about }” here. Look up what your bot may see.
workshop-trouble-zero = Nothing can be divided by zero. Ask first whether the number is zero.
workshop-trouble-place = The list is shorter. Counting begins at 0: a list of three has the places 0, 1 and 2.
workshop-trouble-key = { $about } is not in there. Ask first with “in”.
workshop-trouble-kind = These do not go together, such as a number and a text. Look at what each of them is.
workshop-trouble-value = This value does not work here. Look at what goes in.
workshop-trouble-deep = A function calls itself more than 200 deep. Make sure that it ends.
workshop-trouble-memory = Your bot wants too much memory. Keep shorter lists.
workshop-trouble-steps = Your bot takes too many steps for one move. Look for a loop that never ends, or try fewer things.
workshop-trouble-clock = Your bot took too long for one move. Look for something that never ends.
workshop-trouble-waits = Everybody waits for your bot, and it waits for ever. Return an action, not None.
workshop-trouble-endless = The game was stopped after 5,000 moves. Look for what your bot does again and again.
workshop-trouble-yield = A bot cannot use “yield”. Return a list.
workshop-trouble-unknown = A bot cannot use { $about } here. Use if, for, while and def.
workshop-trouble-unseen = A letter here cannot be seen, or has too many marks. Type the line again.
workshop-trouble-named = Letters have no names here. Write the letter itself instead of \N and its name.
workshop-trouble-no-choose = Every bot needs “def choose(table, actions, rng):”.
workshop-trouble-nothing = Your bot chose nothing. Every way through the code must end with “return” and an action.
workshop-trouble-no-action = { $about } is not among the actions. Return one of “actions”.
workshop-trouble-other = Something went wrong here. Look under “What Python says”.

# What a bot sees and does. In each line: code, which stays as it is, a stroke, words. "I" is the bot.
workshop-sees-title = What it sees
workshop-does-title = What it can do
workshop-begin = Python calls “choose” before every move. Return one of the actions. A game in which the code goes wrong is not won.
workshop-sees =
    actions | a list of all that I may do now
    table.me | my seat; the seats are 0, 1, 2 …
    table.points | the points of all seats now: table.points[table.me] are mine
    table.after(action) | the table after an action, so that I can look ahead
    rng.choice(actions) | one of them, by chance
    rng.random() | a number from 0 to 1, by chance
    print(…) | shows something below the code
    actions[0], actions[-1] | the first and the last of a list
    zip(a, b) | goes through two lists at once, in pairs
    isinstance(action, Draw) | whether an action is of this kind
workshop-sees-schokoly =
    table.hand | my cards; each has a card (its number) and colours (its six pieces)
    table.gains | the points that each of my layings brings, in the order of the actions
    table.board | the cards on the table: card, x, y, tier (1 or 2), colours, smartie, seat
    table.colours | the colour of each seat
    table.smarties | how many smarties each seat has
    table.hands | how many cards each seat has
    table.stock | how many cards can still be drawn
workshop-does-schokoly =
    Choose(colour) | take a colour at the beginning
    Place(card, x, y, turn) | lay a card
    Stack(card, x, y, turn) | lay a card with a smartie on top of others
    Guard(card) | put a smartie on a card, so that nobody covers it
    Draw() | draw a card and end my turn
    Pass() | end my turn without a card
    Offer(card, to) | offer a card to another seat
    Answer(card) | offer a card in return
    Accept() | swap the two cards
    Decline() | keep my card
workshop-sees-choco-boom =
    table.pile | the cards on the pile, the newest last; each has an item and a colour
    table.decks | how many cards each seat has
    table.shows | what decides the call: colour, parrot, repeats or nothing
    table.last_call | what was called before
    table.turn | whose turn it is
workshop-does-choco-boom =
    Flip() | turn my next card
    Call(item) | call it: "banana", "strawberry", "choco" or "elephant"
    Slap() | put my hand on the pile
    Ready() | after a break: go on
    Vote(guilty) | after an objection: was it right?
    None | wait
workshop-sees-choco-challenge =
    table.seats | what lies at each seat: table.seats[table.me] is mine
    table.seats[0].drawn | the cards that were drawn in this turn
    table.seats[0].inside | the cards that are still in the pile, in no order
    table.seats[0].pile | how many these are
    table.seats[0].tools | the tools there
    table.seats[0].desserts | the desserts there
    table.market | the cards that can be bought
    table.places | the places of the market that I can pay
    table.costs | the desserts that I can pay
    table.match | the card that matches; None if there is none
workshop-does-choco-challenge =
    Draw() | turn up a card
    Stop() | draw no more and go shopping
    Spend(tool) | give back a tool, which saves me from the match
    Bust() | let the match end my turn
    Buy(place) | buy a card of the market
    Take(cost) | take a dessert
    TakeTool(tool) | take a tool
    TakeIngredient() | take an extra card from the deck
    TakeMarket(place) | take an extra card from the market
    Decline() | take nothing
    Done() | end my turn
workshop-sees-kaboom =
    table.grids | the cards before each seat: table.grids[table.me] are mine
    table.grids[0][0].place | where this card lies
    table.grids[0][0].card | its face, such as "7H", while I look at it; else None
    table.grids[0][0].mark | a number of its own; new cards have higher ones
    table.drawn | the card that I have drawn
    table.worth.points | how many points it counts
    table.known | the cards face down that I have seen: each has a seat, a place, a card, a rank and points
    table.discard | the cards that were thrown away, the newest last
    table.wanted | the rank that matches now, such as "7"
    table.stock | how many cards can still be drawn
    table.caller | who has said Kaboom!
workshop-does-kaboom =
    Peek() | look at my two near cards
    Cover() | put them back
    Draw() | draw a card
    Replace(place) | put it in that place
    Discard() | throw it away
    Kaboom() | say Kaboom!
    Slap() | put my hand on the discard
    Reveal(seat, place) | after a slap: turn up a card that matches
    GiveUp() | after a slap: turn up nothing
    Enough() | after a match: turn up no more
    Give(place) | give the other a card of mine
    Keep() | give nothing
    Look(seat, place) | look at a card
    Swap(seat, place, other, other_place) | swap two cards, unseen
    LookBoth(seat, place, other, other_place) | look at two cards
    Decide(swap) | then swap them, or not
    SkipPower() | leave the power of the card
    Flip() | turn the top card of the stock for all
    None | wait

### Small tasks, one after the other, that lead to a first bot.

walk-title = Small tasks
walk-new = New to Python?
walk-new-what = Small tasks lead to a first bot. Tests on real tables tell what is still missing.
walk-link = Small tasks that lead to a first bot
walk-of = Small tasks: { $game }
walk-bench = To the bench
walk-steps = The tasks
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
walk-solved-all = Your bot has learned it all and can play on the bench.
# $what here and below: words as in walk-schokoly-chosen.
walk-chose = Your bot chose: { $what }.
walk-right-is = Right is, for example: { $what }.
walk-see-chosen = Its choice
walk-see-right = What is right
walk-hint = Hint
walk-solution = A solution
walk-solution-what = One of several. Compare it with yours.
walk-next = Next task
walk-on-bench = Put it on the bench
walk-again = Start this task again
walk-again-done = The task starts again. Undo in the code brings yours back.
walk-fault = The tests could not run. Press Test again. Your code is kept.

walk-schokoly-any-title = Choose something
walk-schokoly-any-what = Your bot must give back one of its actions, with the word return. Python counts from 0, so the first is actions[0]. print shows something when you test.
walk-schokoly-any-hint = Write one more line below the last: return actions[0]
walk-schokoly-colour = Your bot may take a colour. It takes one.
walk-schokoly-lay = Your bot may lay a card. It lays one.
walk-schokoly-end = The card lies. Your bot does something that is allowed now.
walk-schokoly-points-title = First points
walk-schokoly-points-what = zip goes through the actions and their points side by side. Return the first action that brings points, not always actions[0].
walk-schokoly-points-hint = In place of pass write two lines: if points > 0: and below it, four spaces further in, return action
walk-schokoly-few = Few places bring a point here. Your bot lays its card there.
walk-schokoly-many = Some places bring points. Your bot takes one of them.
walk-schokoly-none = No place brings points. Your bot lays a card all the same.
walk-schokoly-most-title = Most points
walk-schokoly-most-what = Your bot remembers the last action that brings points, but you want the best. Let “most” remember how many points the best one brings, and compare.
walk-schokoly-most-hint = Ask if points > most: and write most = points as the last line inside the “if”.
walk-schokoly-most = The best place brings { $points } points. Your bot finds it.
walk-schokoly-keep-title = Keep the smarties
walk-schokoly-keep-what = After its card your bot puts down a smartie each time. Ask first whether Draw() is in actions, and return it: that ends your turn and keeps the smarties for stack cards.
walk-schokoly-keep-hint = The first two lines are if Draw() in actions: and below it, four spaces further in, return Draw()
walk-schokoly-over = The card lies. Your bot ends its turn and keeps its smarties.
walk-schokoly-price-title = What a smartie costs
walk-schokoly-price-what = A stack card costs a smartie. isinstance(action, Stack) is true if an action lays one. Take PRICE off its points then, and set PRICE with the slider.
walk-schokoly-price-hint = Write two lines below the comment: if isinstance(action, Stack): and below it, further in, points = points - PRICE. Move the slider to 4.
walk-schokoly-cheap = A smartie would bring only one point more. Your bot keeps it.
walk-schokoly-dear = A smartie brings { $points } points. Your bot uses one.
walk-schokoly-other-title = Look at the other seat
walk-schokoly-other-what = All actions in “best” bring you the same. table.after(action) is the table after one of them; its points[1 - table.me] are the other seat’s. Return the action that leaves it fewest.
walk-schokoly-other-hint = Go through best[:20] as you went through the actions, and remember the one with the fewest points. 20 are enough: a look ahead takes time.
walk-schokoly-equal = Several places bring { $points } points. After the best one the other seat has only { $others }.
# What a bot chose, after a colon.
walk-schokoly-chosen = { $kind ->
    [Choose] the colour { $colour ->
        [dark] dark
        [milk] milk
       *[other] white
    }
    [Place] a card that brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [Stack] a card with a smartie that brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [Guard] a smartie on a card
   *[other] the end of the turn
}
walk-schokoly-other-chosen = { $points ->
    [one] 1 point
   *[other] { $points } points
} for you, { $others } for the other seat
# What the number of a slider is about.
workshop-slider-schokoly-price = how many points a smartie costs
