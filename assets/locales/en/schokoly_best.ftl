# The best place for one card.

game-schokoly_best = Find the best place
line-schokoly_best = One card, one place: which wins most?
credit-schokoly_best = After Schokoly, by Steffen Mühlhäuser.

# The sheet to begin from
solo-best = Find the best place
boxes-how-best = It is your turn in the middle of a game. Lay one card where it puts you furthest ahead. Then the board shows the best place there was.
boxes-best-1 = A few cards
boxes-best-1-line = 6 cards on the board. Good to begin with.
boxes-best-2 = Half the fun
boxes-best-2-line = 14 cards on the board. Look at the neutral areas too.
boxes-best-3 = Nearly full
boxes-best-3-line = 28 cards on the board. Stacking may be worth a smartie.

# While one looks
best-note = You play { $colour }. Lay one card where it puts you furthest ahead.

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
best-there = The best place, in a dashed line: column { $x }, row { $y }

# Why a place is good
best-why = Before and after
best-show-before = Before
best-show-own = Your place
best-show-best = The best place
best-why-of = { $place ->
    [own] What your card changes:
   *[best] What the best place changes:
  }
best-why-grows = The largest area of { $colour } grows from { $before } to { $after } pieces.
best-why-joins = The card joins areas of { $colour }. The largest grows from { $before } to { $after } pieces.
best-why-shrinks = The largest area of { $colour } shrinks from { $before } to { $after } pieces.
best-why-turns = Neutral { $colour }, { $taker ->
    [nobody] { $before } pieces
   *[other] { $after } pieces
  }: { $giver ->
    [nobody] nobody had it
    [you] you had it
   *[other] { $from } had it
  }, now { $taker ->
    [nobody] nobody has it
    [you] it is yours
   *[other] { $to } has it
  }.
best-why-swells = Neutral { $colour }, { $taker ->
    [you] yours
   *[other] which { $to } has
  }, grows from { $before } to { $after } pieces.
best-why-crumbles = Neutral { $colour }, { $taker ->
    [you] yours
   *[other] which { $to } has
  }, shrinks from { $before } to { $after } pieces.
best-why-nothing = No area that counts is changed.
