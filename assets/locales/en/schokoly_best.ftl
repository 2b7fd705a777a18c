# The best place for one card.

game-schokoly_best = Find the best place

# The sheet to begin from
solo-best = Find the best place
boxes-how-best = Lay one card where it puts you furthest ahead.
boxes-best-1 = A few cards
boxes-best-1-line = 6 cards.
boxes-best-2 = Half the fun
boxes-best-2-line = 14 cards.
boxes-best-3 = Nearly full
boxes-best-3-line = 28 cards.

# While one looks
# $colour is a kind of chocolate
best-note = Lay one card in the best place. You play: { $colour }.

# What came of it
best-over = Your card is laid
best-points = { $points } of 100 points
best-found = Your lead: the best there is
best-own = Your lead here
best-other = In the best place, dashed
best-rank = Rank { $rank } of { $count } ways to lay a card.
best-here = Your card lies in the best place.
best-there = The best place: column { $x }, row { $y }

# Why a place is good
best-why = Before and after
best-show-before = Before
best-show-own = Your place
best-show-best = The best place
# $colour is a kind of chocolate; $before and $after are numbers of pieces
# $giver had and $taker has the area: “nobody”, “you” (the reader), or else a kind of chocolate
best-why-turns = Neutral area ({ $colour }). Before: { $giver ->
    [nobody] nobody
    [you] you
   *[other] { $giver }
  }. Now: { $taker ->
    [nobody] nobody
    [you] you
   *[other] { $taker }
  }.
best-why-own = Largest area ({ $colour }): from { $before } to { $after }.
best-why-kept = Neutral area ({ $colour }) for { $taker ->
    [you] you
   *[other] { $taker }
  }: from { $before } to { $after }.
best-why-nothing = No area that counts changes.
