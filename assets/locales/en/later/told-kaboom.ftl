### Kaboom! by ear: answers to a key, and what may be chosen. Each is one sentence of at most twelve words.
### $name may be “You”: it stands alone, before or after a colon.
### $card is kaboom-card, $spot is kaboom-spot, $place is kaboom-place.

# $ago: so many turns ago the seat has seen that card; none: all see it now
kaboom-told-known = { $spot }: { $card }.{ $ago ->
    [none] {""}
    [0] {" "}Seen in this turn.
   *[other] {" "}Turns since you saw it: { $ago }.
  }
kaboom-told-hidden = { $spot }: not seen.
kaboom-told-gap = { $spot }: no card.
# $stock is how many cards are left to draw
kaboom-told-piles = Discard: { $card ->
    [none] empty
   *[other] { $card }
  }. Draw pile: { $stock }.
# $worth is what the card counts
kaboom-told-drawn = You drew: { $card }, worth { $worth }.
kaboom-told-caller = { $name }: Kaboom!
kaboom-told-cards = { $name }, cards: { $cards }.
kaboom-told-round = Round { $round } of { $rounds }.
# $sum are the points of all rounds
kaboom-told-sum = { $name }, points: { $sum }.
# $waiting is a list of names
kaboom-told-looks = Still to look: { $waiting }.
kaboom-told-flips = Next to flip: { $name }.
kaboom-told-first = First to slap: { $name }.
kaboom-told-sits = { $side ->
    [left] On the left
    [right] On the right
   *[across] Across
  }: { $name }.
# $lying is a list of places, some with a card in brackets
kaboom-told-grid = { $name }: { $lying ->
    [none] no cards
   *[other] { $lying }
  }.
# $number counts from the top
kaboom-told-thrown = Discard, { $number }: { $card }.

# $count is how many cards there are to choose from
kaboom-group-replace = Keep it, and throw one of yours: { $count }
kaboom-group-give = Give one of yours: { $count }
kaboom-group-look = { $who ->
    [you] Look at one of yours
   *[other] Look at a card, { $name }
  }: { $count }
kaboom-group-reveal = { $who ->
    [you] Turn up one of yours
   *[other] Turn up a card, { $name }
  }: { $count }
kaboom-group-swap = Swap ({ $spot }), with: { $count }
kaboom-group-lookboth = Look ({ $spot }), and at one of: { $count }
