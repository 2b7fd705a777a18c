### What the table answers to whoever listens or plays by few keys, and what keys do.

table-told-turn = { $who ->
    [you] It is your turn.
   *[name] It is the turn of { $name }.
  }
table-told-over = The game is over.
table-told-nothing = Nothing to tell.
# The answer is secret, and all round the table would hear it.
table-told-own = Only on a screen of your own: all would hear it.
# $choices: short sentences. P is the key P.
table-told-can = You can: { $choices } P leads through them.
# Back to the whole list
table-choices-back = Back
table-go-on = Go on

# A piece of a row: a colour and how many, or a gap and how wide
schokoly-run = { $gap ->
    [yes] gap { $count }
   *[no] { $colour } { $count }
  }
schokoly-told-card = Card { $number } of { $cards }: { $card }. Ways to lay it: { $ways }.
schokoly-told-cards = On the board: { $lying } cards. In the stock: { $stock }. In your hand: { $hand }. Your colour: { $own ->
    [none] none yet
   *[other] { $own }
  }. Neutral: { $neutral ->
    [none] none
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] You
   *[name] { $name }
  }: { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }smarties: { $smarties }.
schokoly-told-points = { $colour }: { $points }. Largest area: { $largest }. Neutral: { $neutral_pieces }.
schokoly-told-pieces = Area { $number } of { $areas }: { $colour }, { $size }; column { $x }, row { $y }.
schokoly-told-neutral = Neutral area { $number } of { $areas }: { $size }; column { $x }, row { $y }. { $leader ->
    [none] Nobody leads.
   *[other] { $leader } leads by { $lead }.
  }{ $counts ->
    [no] {" "}Too small to count.
   *[yes] {""}
  }
# $runs: colours and gaps, from left to right
schokoly-told-row = Row { $y }, from column { $x }: { $runs }.
schokoly-told-beside = { $side ->
    [above] Above
    [right] Right
    [below] Below
   *[left] Left
  }: { $runs }.
# $gain: points, with a sign. $card: its pieces as they would lie
schokoly-choice-place = Place { $at } of { $count }: column { $x }, row { $y }, { $gain }. { $card }.
schokoly-choice-stack = On top, { $at } of { $count }: column { $x }, row { $y }, { $gain }. { $card }.
schokoly-choice-guard = Guard: { $card }.
schokoly-choice-offer = Offer to { $other }: { $card }.
schokoly-choice-answer = Answer with: { $card }.
schokoly-group-place = Lay: { $card }. Places: { $count }, best: { $gain }.
schokoly-group-stack = Lay with a smartie: { $card }. Places: { $count }, best: { $gain }.
schokoly-group-guard = Guard a card: { $count }.
schokoly-group-offer = Offer a swap: { $count }.

# What a key does
table-key-can = what you can do
table-key-choice = the next thing you can do; with Shift the one before
table-key-do = do it
table-key-card = one of your cards
table-key-table = what lies there
table-key-score = how all stand
table-key-turn = whose turn it is
table-key-last = what happened last
table-key-beside = what lies beside it
table-key-rows = row by row
schokoly-key-listed = areas, the largest first
schokoly-key-further = neutral areas, and who leads
challenge-key-end = stop, end the turn
challenge-key-listed = the market by price
challenge-key-further = what is in each pile
kaboom-key-listed = what you have seen, and when
kaboom-key-further = the discard
boom-key-listed = the pile
boom-key-further = piles won and fines
# Space is the long key. With it alone, or with Enter too, somebody plays who can press no other key.
table-key-switch = play with this key alone; with Enter too, it leads on and Enter does it

boom-key-slap = slap
boom-key-flip = flip
boom-key-call = call banana, strawberry, choco, elephant
boom-key-ready = ready
boom-key-object = object
boom-key-guilty = vote: a mistake
boom-key-innocent = vote: no mistake

challenge-key-draw = draw
challenge-key-take = take the extra card, or the best dessert
challenge-key-decline = no extra card
challenge-key-inside = look into your pile
challenge-key-arrows = from card to card
challenge-key-enter = take or buy it
challenge-key-back = close

kaboom-key-slap = slap, by seat
kaboom-key-slap-own = slap, when alone
kaboom-key-eye = look, cover
kaboom-key-flip = flip
kaboom-key-draw = draw
kaboom-key-discard = discard
kaboom-key-kaboom = say Kaboom!
kaboom-key-yes = swap
kaboom-key-no = leave, skip, give nothing, that’s all
kaboom-key-giveup = give up
kaboom-key-arrows = from card to card
kaboom-key-enter = choose
kaboom-key-back = let go, close

schokoly-key-take = take a card
schokoly-key-turn = turn it; with Shift the other way
schokoly-key-smartie = take a smartie
schokoly-key-arrows = to the next place or card
schokoly-key-lay = lay the card
schokoly-key-end = draw, end the turn
schokoly-key-back = take everything back

count-key-digit = type a number
count-key-who = choose who gets it
count-key-arrows = from piece to piece
count-key-say = answer, or go on
count-key-back = choose nothing

table-key-undo = take back
table-key-hint = hint
table-key-count = count
table-key-menu = menu
