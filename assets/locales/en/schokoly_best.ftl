# The best place for one card.

game-schokoly_best = Find the best place
line-schokoly_best = One card, one place: which wins most?
credit-schokoly_best = After Schokoly, by Steffen Mühlhäuser.

# The sheet to begin from
solo-best = Find the best place
boxes-how-best = In the middle of a game, lay one card where it puts you furthest ahead. Then the board shows the best place there was.
boxes-best-1 = A few cards
boxes-best-1-line = 6 cards on the board. Good to begin with.
boxes-best-2 = Half the fun
boxes-best-2-line = 14 cards on the board. Mind the neutral areas.
boxes-best-3 = Nearly full
boxes-best-3-line = 28 cards on the board. Stacking may pay.

# While one looks
# $colour is a kind of chocolate
best-note = Lay one card where it puts you furthest ahead. You play: { $colour }.

# What came of it
best-over = Your card is laid
best-points = { $points } of 100 points
best-found = Your lead. There is no better place
best-own = Your lead with this place
best-other = With the best, in the dashed line
best-rank = { $count ->
    [one] There was only one place.
   *[other] { $rank ->
        [1] None of { $count } ways to lay a card is better.
       *[other] Place { $rank } of { $count } ways to lay a card.
    }
  }
best-here = Your card lies in the best place.
best-there = The best place: column { $x }, row { $y }

# Why a place is good
best-why = Before and after
best-show-before = Before
best-show-own = Your place
best-show-best = The best place
best-why-of = { $place ->
    [own] What your card changes:
   *[other] What the best place changes:
  }
# $colour is a kind of chocolate; $before and $after are numbers of pieces
best-why-grows = Largest area ({ $colour }): it grows from { $before } to { $after } pieces.
best-why-joins = Largest area ({ $colour }): joined, it grows from { $before } to { $after } pieces.
best-why-shrinks = Largest area ({ $colour }): it shrinks from { $before } to { $after } pieces.
# Who had and who has the area: nobody, the reader, or somebody by the chocolate
best-why-turns = Neutral area ({ $colour }), { $taker ->
    [nobody] { $before } pieces
   *[other] { $after } pieces
  }. Before: { $giver ->
    [nobody] nobody
    [you] you
    [dark] dark
    [milk] milk
   *[other] white
  }. Now: { $taker ->
    [nobody] nobody
    [you] you
    [dark] dark
    [milk] milk
   *[other] white
  }.
best-why-swells = Neutral area ({ $colour }) for { $taker ->
    [you] you
    [dark] dark
    [milk] milk
   *[other] white
  }: it grows from { $before } to { $after } pieces.
best-why-crumbles = Neutral area ({ $colour }) for { $taker ->
    [you] you
    [dark] dark
    [milk] milk
   *[other] white
  }: it shrinks from { $before } to { $after } pieces.
best-why-nothing = No area that counts changes.
