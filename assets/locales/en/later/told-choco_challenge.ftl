### Choco Challenge by ear: answers to a key, and what may be chosen. Each is one sentence of at most twelve words.
### $name may be “You”: it stands alone, before or after a colon. $card is what is on a card.

# $number of $cards: which of the drawn cards it is
challenge-told-card = Card { $number } of { $cards }: { $card }, crowns: { $crowns }.
# $deck is how many cards are left there
challenge-told-deck = Round { $round }. Deck: { $deck }{ $back ->
    [spice] , a spice on top
    [filling] , a filling on top
   *[other] {""}
  }.
# $cards is a list of cards
challenge-told-front = { $name }, in front: { $cards ->
    [none] nothing
   *[other] { $cards }
  }.
# $tools and $costs are lists of names
challenge-told-things = { $name }, tools: { $tools ->
    [none] none
   *[other] { $tools }
  }. Desserts: { $costs ->
    [none] none
   *[other] { $costs }
  }.
# $points are all crowns; $cards are those on cards, $desserts those on desserts
challenge-told-crowns = { $name }, crowns: { $points }. On cards: { $cards }, on desserts: { $desserts }.
challenge-told-market = Place { $place }: { $card }, crowns: { $crowns }.
# The deck lies at the left end of the market
challenge-told-beside = { $side ->
    [left] On the left
   *[right] On the right
  }: { $card }, place { $place }, crowns: { $crowns }.
# $lacks: so many cards have still to be drawn for it
challenge-told-priced = { $card }, place { $place }, crowns: { $crowns }. { $lacks ->
    [0] You may buy it.
    [none] Not in this turn.
   *[other] Cards still to draw: { $lacks }.
  }
# $dessert is the name of a dessert, $cost its crowns
challenge-told-dessert = { $dessert }, crowns: { $cost }, left: { $left }.
# $card is the name of a tool
challenge-told-tool = { $card }, left: { $left }.
# $cards is a list: each kind, how often
challenge-told-pile = { $who ->
    [you] In your pile
   *[other] In the pile of { $name }
  }: { $cards ->
    [none] nothing
   *[other] { $cards }
  }.

# $count is how many things there are to choose from
challenge-group-spend = Use a tool: { $count }
challenge-group-buy = Buy a card: { $count }
challenge-group-take = Take a dessert: { $count }
challenge-group-takemarket = Take an extra card: { $count }
challenge-group-taketool = Take a tool: { $count }
challenge-choice-buy = Buy: { $card }, place { $place }, crowns: { $crowns }.
challenge-choice-takemarket = Take: { $card }, place { $place }, crowns: { $crowns }.
# $dessert is the name of a dessert, $cost its crowns
challenge-choice-take = Take: { $dessert }, crowns: { $cost }.
