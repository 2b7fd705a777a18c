### Schokoly at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.

## On the shelf
game-schokoly = Schokoly
line-schokoly = Join your chocolates
credit-schokoly = Game by Steffen Mühlhäuser, with elements of an idea by Andreas Kuhnekath (“Malu”), from which SchoK.O. for two came too. Graphics by Steffen Mühlhäuser and Bernhard Kümmelmann. Published by Steffen-Spiele, 2011.
# Names of bots stand on plates: at most some twelve letters
bot-nibbler = Nibbler
bot-nibbler-line = lays anything that fits
bot-hamster = Hamster
bot-hamster-line = takes a good place, and seldom the best
bot-taster = Taster
bot-taster-line = looks one card ahead
bot-chocolatier = Choco{"\u00AD"}latier
bot-chocolatier-line = thinks ahead, and is hard to beat
bot-master = Master
bot-master-line = sees early which areas will count

## At the table
# Kinds of chocolate, on plates: short. In sentences they stand alone: after a colon, in brackets, in a list.
schokoly-dark = dark
schokoly-milk = milk
schokoly-white = white
# $a to $d are kinds of chocolate, row by row
schokoly-card = { $a }, { $b }; below: { $c }, { $d }
# $card is schokoly-card
schokoly-card-lying = { $card }; column { $x }, row { $y }{ $tier ->
    [2] , stacked
   *[other] {""}
  }{ $smartie ->
    [yes] , with a smartie
   *[other] {""}
  }
schokoly-board = Board
schokoly-board-picture = A board of { $count } cards
schokoly-board-keys = Board with { $count ->
    [0] no card yet
    [one] one card
   *[other] { $count } cards
  }. Arrow keys move, Enter lays the card.
schokoly-hand = Your hand: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
schokoly-hand-of = Hand: { $name }
schokoly-ghost = { $card }; tap to turn it
schokoly-back = Back into the hand
schokoly-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
schokoly-smarties = { $count ->
    [0] no smartie
    [one] one smartie
   *[other] { $count } smarties
  }
schokoly-score = { $colour }: { $count }
schokoly-stock = Stock: { $count }

# Buttons: short, in one line
schokoly-turn = Turn the card
schokoly-lay = Lay
schokoly-draw = Draw
schokoly-pass = End turn
schokoly-swap = Offer a swap
schokoly-smartie-key = Take a smartie: { $count } left
schokoly-no-stack = This card cannot be stacked now.
schokoly-only-so = It only fits here this way round.

# Choosing
schokoly-choose = Choose your chocolate
schokoly-choose-why = Your largest joined area will count.

# What to do: one line over the table
schokoly-note-choose = Choose your chocolate.
schokoly-note-take = Your turn: drag a card onto the board, or tap it.
schokoly-note-place = Tap a place. Tap the card to turn it.
schokoly-note-stack = Stack card: tap a place on top of other cards.
schokoly-note-turn = It does not fit this way round. Turn it, or take another.
schokoly-note-turn-stack = It cannot be stacked this way round. Turn it, or take another.
schokoly-note-lay = Lay it here? Tap the card to turn it.
schokoly-note-placed = { $end ->
    [draw] Draw a card to end your turn.
   *[other] The stock is empty: end your turn.
  }
schokoly-note-placed-guard = { $end ->
    [draw] Guard a card with a smartie, or draw.
   *[other] Guard a card with a smartie, or end your turn.
  }
schokoly-note-guard = Tap the card to guard.
schokoly-note-stuck = None of your cards fits. Draw new ones, or pass.

# $colour and $area are kinds of chocolate, $card is schokoly-card
schokoly-say-places = In your hand: { $card }. { $count ->
    [0] It fits nowhere this way round; turn it with R.
    [one] It fits in one place; use the arrow keys.
   *[other] It fits in { $count } places; use the arrow keys.
  }
schokoly-say-spot = Place { $at } of { $count }, column { $x }, row { $y }.
schokoly-say-joins = Joined: { $colour }, { $count } pieces.
schokoly-say-change = { $colour }: { $same ->
    [yes] stays at { $after }
   *[other] from { $before } to { $after }
  }.
schokoly-say-turned = Neutral area ({ $area }), { $count } pieces. It now counts for: { $whose ->
    [nobody] nobody
   *[other] { $colour }
  }.
schokoly-say-guards = A smartie can guard { $count ->
    [one] one card
   *[other] { $count } cards
  }; use the arrow keys.

# The story
# $colour is a kind of chocolate
schokoly-event-chose = { $who ->
    [you] You play
   *[other] { $name } plays
  }: { $colour }.
schokoly-event-placed = { $who ->
    [you] You laid
   *[other] { $name } laid
  } a card.
schokoly-event-stacked = { $who ->
    [you] You stacked
   *[other] { $name } stacked
  } a card.
schokoly-event-guarded = { $who ->
    [you] You guarded
   *[other] { $name } guarded
  } a card with a smartie.
schokoly-event-drew = { $who ->
    [you] You drew
   *[other] { $name } drew
  } a card.
schokoly-event-redrew = { $who ->
    [you] You
   *[other] { $name }
  } had no card that fits, and drew new ones.
schokoly-event-declined = { $who ->
    [you] You keep your card.
   *[other] { $name } keeps the card.
  }
schokoly-event-passed = { $who ->
    [you] You ended
   *[other] { $name } ended
  } the turn.
schokoly-event-undone = { $who ->
    [you] You took
   *[other] { $name } took
  } it back.
# How many pieces of which chocolate the card has; $other is a name
schokoly-event-offered = { $who ->
    [you] You offer { $other }
    [to-you] { $name } offers you
   *[other] { $name } offers { $other }
  } a card ({ $count } × { $colour }).
schokoly-event-answered = { $who ->
    [you] You answer
   *[other] { $name } answers
  } with a card ({ $count } × { $colour }).
schokoly-event-swapped = { $who ->
    [you] You and { $other }
    [to-you] { $name } and you
   *[other] { $name } and { $other }
  } swapped a card.

# Why not
schokoly-why-not-your-turn = It is not your turn.
schokoly-why-choose-first = Choose your chocolate first.
schokoly-why-place-first = Lay a card first.
schokoly-why-swap-first = First the swap needs an answer.
schokoly-why-not-in-hand = That card is not in your hand.
schokoly-why-first-at-centre = The first card goes in the middle.
schokoly-why-not-free = Only a stack card may lie on others.
schokoly-why-too-few-contacts = It must touch at least two chocolates, side by side.
schokoly-why-no-equal-colour = One chocolate must meet its own kind there.
schokoly-why-no-smartie = You have no smartie left.
schokoly-why-not-all-covered = All of a stack card must lie on other cards.
schokoly-why-one-card-only = A stack card must lie on two cards or more.
schokoly-why-guarded = A smartie guards that card.
schokoly-why-already-placed = You have laid your card. Draw, or take it back.
schokoly-why-covered = Part of that card is covered.
schokoly-why-already-guarded = Only one smartie a turn.
schokoly-why-after-stack = Only one smartie a turn: yours is on the stack card.
schokoly-why-not-laid = That card is not on the table.
schokoly-why-over = The game is over.
schokoly-why-not-offered = It does not fit there.

# What a beginner meets for the first time
schokoly-first-guard = A smartie guards a card: nobody can cover it any more.
schokoly-first-stack = Tap the smartie: then your card may lie on top of others.

# Hints
schokoly-advice-choose = Take: { $colour }.
schokoly-advice-place = Lay it here.
schokoly-advice-stack = Stack it here.
schokoly-advice-guard = Guard this card.
schokoly-advice-draw = Draw now.
schokoly-advice-pass = End the turn.
schokoly-advice-offer = Offer { $other } this card.
schokoly-advice-answer = Answer with this card.
schokoly-advice-accept = Accept the swap.
schokoly-advice-decline = Keep your card.
schokoly-hint-grows-own = Your area grows.
schokoly-hint-joins-own = It joins two of your areas.
schokoly-hint-wins-neutral = It helps you win a neutral area.
schokoly-hint-blocks-other = It blocks the others.
schokoly-hint-guards-own = Nobody can cover your area there.
schokoly-hint-saves-smartie = Your smarties are worth more later.
schokoly-hint-guards-nothing = A smartie would save nothing now.
schokoly-hint-most-in-hand = Your hand has the most of it.
schokoly-hint-enough-in-hand = Your hand has enough of it.
schokoly-hint-better-later = Other places gain more now, but less after the others play.
schokoly-hint-little-to-gain = No place gains anything now.
schokoly-hint-only-choice = There is nothing else.
schokoly-hint-good-swap = The swap is good for you.
schokoly-hint-bad-swap = The swap is not good for you.

# Swaps
schokoly-offer-title = Offer a swap
schokoly-offer-card = Tap a card of your hand, and whom you offer it to.
# How many pieces of which chocolate the card has
schokoly-offer-told = { $name } will hear: { $count } × { $colour }.
schokoly-offer-not = Not now
schokoly-offer = Offer
schokoly-asked = { $name } offers you a card: { $count } × { $colour }
schokoly-answer-card = Tap a card that you would give for it.
schokoly-answer-told = { $name } will hear: { $count } × { $colour }.
schokoly-answer = Answer
schokoly-answered = { $name } answers: { $count } × { $colour }
schokoly-answered-for = For your card:
schokoly-accept = Swap
schokoly-decline = Keep my card
schokoly-waiting = { $name } is thinking …

# The count
schokoly-count-own = Largest { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  } area: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }.
schokoly-count-neutral = Neutral { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  } area, { $count } pieces.
schokoly-count-small = Neutral { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  } areas that are too small: { $count }.
schokoly-count-winner = { $most } sides to { $fewer }: { $count } pieces for { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  }.
schokoly-count-nobody = { $most } sides each: for nobody.

# The end
schokoly-praise-card = Best card: { $value ->
    [one] one point
   *[other] { $value } points
  }
schokoly-praise-area = Largest area: { $value ->
    [one] one piece
   *[other] { $value } pieces
  }
# $names are one or two persons, $colour their chocolate
schokoly-end-line = { $names }, { $colour }: largest area { $largest } + neutral { $neutral }
schokoly-end-line-three = { $names }, { $colour }: largest area { $largest }
schokoly-end-tie = A tie. The { $at ->
    [1] largest
    [2] second largest
    [3] third largest
   *[other] next largest
  } areas decide: { $most } to { $fewer } for { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  }.
schokoly-end-shared = A tie down to the last area: you share the win.

# Help
schokoly-help-touch = Drag a card to a place, or tap the card, then the place; the number is what you gain. Tap the card to turn it. Lay puts it down.
schokoly-help-board = Two fingers zoom the board, one finger moves it.
schokoly-key-take = take a card of the hand
schokoly-key-turn = turn it; with Shift the other way
schokoly-key-smartie = take a smartie
schokoly-key-arrows = from place to place, or from card to card
schokoly-key-lay = lay the card
schokoly-key-end = draw, and end the turn
schokoly-key-back = take everything back into your hand

## The lesson: one or two short sentences each, in a line over the table
lesson-schokoly-lay = You play dark. Take a card to a place, then press Lay.
lesson-schokoly-draw = It fits: two pieces touch it, and at least one tastes the same. Draw!
lesson-schokoly-white = Now white lays a card.
lesson-schokoly-join = New board: join your dark areas. Tap the card to turn it; find +5.
lesson-schokoly-apart = Your dark areas are still apart. +5 shows where they join.
lesson-schokoly-neutral = Your largest area counts: eight points. Neutral milk can be won too.
lesson-schokoly-win = New board: white touches the milk on 4 sides, dark on 2. Touch more!
lesson-schokoly-whites = Count again: dark does not touch the milk on more sides than white.
lesson-schokoly-won = 5 sides to 4: all the milk is yours. Six points more!
lesson-schokoly-stack = New board: white is in your way. Tap the smartie, then cover white.
lesson-schokoly-in-two = Your area is in two parts. Only a card on top joins them.
lesson-schokoly-safe = Nobody can cover a stack card. Other cards need a smartie as a guard.
lesson-schokoly-guard = New board: guard the middle card. Tap the smartie, then that card.
lesson-schokoly-bare = White can still cover the middle card. Guard that one.
lesson-schokoly-guarded = Now nobody can cover it: your area stays in one piece.
lesson-schokoly-find = New board: white leads. Find a card that brings six points or more.
lesson-schokoly-few = Another place brings more: six points or more.
lesson-schokoly-end = 15 points: 9 in your largest area + 6 neutral. That is how you win!
lesson-schokoly-first-draw = First draw a card.
lesson-schokoly-first-place = First lay a card.
lesson-schokoly-first-stack = First take a smartie and cover white.
lesson-schokoly-first-guard = First guard the middle card.

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-schokoly-1 = Lay a card: at least two sides touch, one of them the same chocolate.
card-schokoly-2 = Your largest area counts: a point for each piece.
card-schokoly-3 = Neutral areas of six or more go to whoever touches more of their sides.
card-schokoly-4 = A smartie guards a card, or lets you lay yours on top of others.
