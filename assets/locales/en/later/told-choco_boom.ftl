### Choco-Boom by ear: answers to a key. Each is one sentence of at most twelve words.
### $name may be “You”: it stands alone, before or after a colon.

# $cards is how many cards are left to that seat
boom-told-deck = { $name }, cards: { $cards }.
# $card is boom-card; $count cards lie there, and $under fines below them
boom-told-pile = { $card ->
    [none] New pile.
   *[other] On top: { $card }. Pile: { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}Fines under it: { $under }.
  }
# $item is the word on a key
boom-told-called = Last call: { $item }.
boom-told-won = Last pile: { $name }, cards: { $count }.
# $waiting is a list of names
boom-told-waits = Not ready yet: { $waiting }.
boom-told-votes = Still to vote: { $waiting }.
boom-told-answers = Still to answer: { $waiting }.
# $cards is how many cards are left to that seat
boom-told-sits = { $side ->
    [left] On the left
    [right] On the right
   *[across] Across
  }: { $name }, cards: { $cards }.
# So many piles won, so many fines paid
boom-told-tally = { $name }, piles: { $piles }, fines: { $fines }.
