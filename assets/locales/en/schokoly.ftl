### Schokoly at the table.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
### $way is “keys” for who plays by keys or only listens, else “touch”.

## On the shelf
game-schokoly = Schokoly
line-schokoly = Join your chocolates
credit-schokoly = Game by Steffen Mühlhäuser, with elements of “Malu” by Andreas Kuhnekath. Graphics: Steffen Mühlhäuser, Bernhard Kümmelmann. Steffen-Spiele, 2011.
# Names of bots stand on plates: at most some twelve letters
bot-nibbler = Nibbler
bot-nibbler-line = lays anything that fits
bot-hamster = Hamster
bot-hamster-line = takes a good place, seldom the best
bot-taster = Taster
bot-taster-line = looks one card ahead
bot-chocolatier = Choco{"\u00AD"}latier
bot-chocolatier-line = thinks ahead, hard to beat
bot-master = Master
bot-master-line = sees early what will count

## At the table
# Kinds of chocolate, on plates: short. In sentences they stand alone: after a colon, in brackets, in a list.
schokoly-dark = dark
schokoly-milk = milk
schokoly-white = white
# $a to $d are kinds of chocolate, row by row
schokoly-card = { $a }, { $b }; below: { $c }, { $d }
# $card is a card in words
schokoly-card-lying = { $card }; column { $x }, row { $y }{ $tier ->
    [2] , stacked
   *[other] {""}
  }{ $smartie ->
    [yes] , with a smartie
   *[other] {""}
  }
schokoly-board = Board
schokoly-board-picture = Cards on the board: { $count }
schokoly-board-keys = Cards on the board: { $count }. Arrow keys move, Enter lays.
schokoly-hand = Your cards: { $count }
schokoly-hand-of = Hand: { $name }
schokoly-ghost = { $way ->
    [keys] { $card }; Enter lays it
   *[touch] { $card }; tap to turn
  }
schokoly-back = Back to your hand
schokoly-cards = Cards: { $count }
schokoly-smarties = Smarties: { $count }
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
schokoly-only-so = It only fits this way round.

# Choosing
schokoly-choose = Choose your chocolate
schokoly-choose-why = Your largest joined area counts.

# What to do: one line over the table
schokoly-note-take = { $way ->
    [keys] Your turn: choose a card from your hand.
   *[touch] Your turn: drag a card onto the board, or tap it.
  }
schokoly-note-place = { $way ->
    [keys] Arrow keys choose a place. Or turn the card.
   *[touch] Tap a place, or the card to turn it.
  }
schokoly-note-stack = { $way ->
    [keys] Arrow keys choose a place on top of other cards.
   *[touch] Tap a place on top of other cards.
  }
schokoly-note-turn = It does not fit this way round. Turn it, or take another.
schokoly-note-lay = { $way ->
    [keys] Lay it here? Enter lays it.
   *[touch] Lay it here? A tap turns it.
  }
schokoly-note-placed = { $end ->
    [draw] Draw to end your turn.
   *[other] No stock left: end your turn.
  }
schokoly-note-placed-guard = Guard a card with a smartie, or { $end ->
    [draw] draw.
   *[other] end your turn.
  }
schokoly-note-guard = { $way ->
    [keys] Arrow keys choose the card to guard.
   *[touch] Tap the card to guard.
  }
schokoly-note-stuck = No card fits: draw new ones, or pass.

# $colour and $area are kinds of chocolate; $card is a card in words
schokoly-say-places = In your hand: { $card }. { $count ->
    [0] It fits nowhere so; F turns it.
   *[other] Places: { $count }; use the arrow keys.
  }
schokoly-say-spot = Place { $at } of { $count }, column { $x }, row { $y }.
schokoly-say-joins = Joined: { $colour }, { $count }.
schokoly-say-change = { $colour }: { $same ->
    [yes] still { $after }
   *[other] from { $before } to { $after }
  }.
schokoly-say-turned = Neutral area ({ $area }), { $count } pieces, now for: { $whose ->
    [nobody] nobody
   *[other] { $colour }
  }.
schokoly-say-guards = Cards to guard: { $count }; use the arrow keys.

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
  } a card.
schokoly-event-drew = { $who ->
    [you] You drew
   *[other] { $name } drew
  } a card.
schokoly-event-redrew = { $who ->
    [you] You drew
   *[other] { $name } drew
  } new cards: none fitted.
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
  }: { $count } × { $colour }.
schokoly-event-answered = { $who ->
    [you] You answer
   *[other] { $name } answers
  }: { $count } × { $colour }.
schokoly-event-swapped = { $who ->
    [you] You and { $other }
    [to-you] { $name } and you
   *[other] { $name } and { $other }
  } swapped.

# Why not
schokoly-why-choose-first = Choose your chocolate first.
schokoly-why-place-first = Lay a card first.
schokoly-why-swap-first = Finish the swap first.
schokoly-why-not-in-hand = It is not in your hand.
schokoly-why-first-at-centre = The first card goes in the middle.
schokoly-why-not-free = Only a stack card may lie on others.
schokoly-why-too-few-contacts = At least two sides must touch.
schokoly-why-no-equal-colour = One chocolate must meet its own kind.
schokoly-why-no-smartie = You have no smartie left.
schokoly-why-not-all-covered = A stack card must lie wholly on others.
schokoly-why-one-card-only = It must lie on two cards or more.
schokoly-why-guarded = A smartie guards that card.
schokoly-why-already-placed = You laid a card: draw, or take it back.
schokoly-why-covered = Part of it is covered.
schokoly-why-already-guarded = Only one smartie a turn.
schokoly-why-after-stack = One smartie a turn: it is on the stack card.
schokoly-why-not-laid = That card is not on the table.
schokoly-why-not-offered = It does not fit there.

# What a beginner meets for the first time
schokoly-first-guard = A smartie guards a card: nobody can cover it.
schokoly-first-stack = { $way ->
    [keys] Take the smartie: your card may lie on others.
   *[touch] Tap the smartie: your card may lie on others.
  }

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
schokoly-hint-wins-neutral = It helps win a neutral area.
schokoly-hint-blocks-other = It blocks the others.
schokoly-hint-guards-own = Your area is safe there.
schokoly-hint-saves-smartie = Your smarties are worth more later.
schokoly-hint-guards-nothing = A smartie saves nothing now.
schokoly-hint-most-in-hand = You have most of it.
schokoly-hint-enough-in-hand = You have enough of it.
schokoly-hint-better-later = Other places gain more now, but less later.
schokoly-hint-little-to-gain = No place gains anything now.
schokoly-hint-good-swap = A good swap for you.
schokoly-hint-bad-swap = Not a good swap for you.

# Swaps
schokoly-offer-card = { $way ->
    [keys] Choose a card and a player.
   *[touch] Tap a card and a player.
  }
# How many pieces of which chocolate the card has
schokoly-offer-told = { $name } will hear: { $count } × { $colour }.
schokoly-offer-not = Not now
schokoly-offer = Offer
schokoly-asked = { $name } offers: { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] Choose a card to give for it.
   *[touch] Tap a card to give for it.
  }
schokoly-answer = Answer
schokoly-answered = { $name } answers: { $count } × { $colour }
schokoly-answered-for = For your card:
schokoly-accept = Swap
schokoly-decline = Keep my card
schokoly-waiting = { $name } is thinking …

# The count: $colour is a kind of chocolate, $most and $fewer are numbers of sides
schokoly-count-own = Largest area ({ $colour }): { $count }.
schokoly-count-neutral = Neutral area ({ $colour }): { $count }.
schokoly-count-small = Neutral areas too small ({ $colour }): { $count }.
schokoly-count-winner = Sides: { $most } to { $fewer }. { $count } points for: { $colour }.
schokoly-count-nobody = Sides: { $most } each. For nobody.

# The end
schokoly-praise-card = Best card: +{ $value }
schokoly-praise-area = Largest area: { $value }
# $names are one or two persons, $colour their chocolate
schokoly-end-line = { $names }, { $colour }: largest area { $largest } + neutral { $neutral }
schokoly-end-line-three = { $names }, { $colour }: largest area { $largest }
# $at: the largest area is 1; $most and $fewer are numbers of pieces
schokoly-end-tie = A tie. Area { $at } by size decides: { $most } to { $fewer } ({ $colour }).
schokoly-end-shared = A tie to the last area: you share the win.

# Help
schokoly-help-touch = Drag a card to a place, or tap both; the number is your gain. Tap the card to turn it, then press Lay.
schokoly-help-board = One finger moves the board, two zoom it.

## The lesson: one or two short sentences each, in a line over the table
lesson-schokoly-lay = You play dark. Take a card to a place, then press Lay.
lesson-schokoly-draw = It fits: two pieces touch, and one tastes the same. Draw!
lesson-schokoly-white = White lays a card.
lesson-schokoly-join = { $way ->
    [keys] New board: join your areas. Turn the card; find +5.
   *[touch] New board: join your areas. Tap the card to turn it; find +5.
  }
lesson-schokoly-apart = Still apart. +5 shows where they join.
lesson-schokoly-neutral = Your largest area counts: eight points. Neutral milk can be won too.
lesson-schokoly-win = New board: white touches the milk on 4 sides, dark on 2. Touch more!
lesson-schokoly-whites = Count again: dark needs more sides than white.
lesson-schokoly-won = 5 sides to 4: the milk is yours. Six points more!
lesson-schokoly-stack = { $way ->
    [keys] New board: white is in your way. Take the smartie, then cover white.
   *[touch] New board: white is in your way. Tap the smartie, then cover white.
  }
lesson-schokoly-in-two = Still two parts. Only a card on top joins them.
lesson-schokoly-safe = Nobody can cover a stack card. A smartie guards other cards.
lesson-schokoly-guard = { $way ->
    [keys] New board: guard the middle card. Take the smartie, then choose that card.
   *[touch] New board: guard the middle card. Tap the smartie, then that card.
  }
lesson-schokoly-bare = White can still cover the middle card: guard it.
lesson-schokoly-guarded = Nobody can cover it now: your area stays whole.
lesson-schokoly-find = New board: white leads. Find a place for six points or more.
lesson-schokoly-few = Another place brings six points or more.
lesson-schokoly-end = 9 in your largest area + 6 neutral = 15 points. You win!
lesson-schokoly-first-draw = First draw a card.
lesson-schokoly-first-place = First lay a card.
lesson-schokoly-first-stack = First cover white, with a smartie.
lesson-schokoly-first-guard = First guard the middle card.

## The rules on a card
# Four sentences, at most sixty words together: they are printed on a card
card-schokoly-1 = Lay a card: at least two sides touch, one with the same chocolate.
card-schokoly-2 = Your largest area counts: a point for each piece.
card-schokoly-3 = Neutral areas of six or more go to whoever touches more sides.
card-schokoly-4 = A smartie guards a card, or lets yours lie on others.
