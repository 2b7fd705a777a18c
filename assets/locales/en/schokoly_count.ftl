# A board to be counted.

# The game as the box knows it
game-schokoly_count = Count the board
line-schokoly_count = How large, how many sides, and whose?
credit-schokoly_count = After Schokoly, by Steffen Mühlhäuser.
option-grade = Box
option-grade-line = From a small plate to the whole party.
option-grade-value = { $value }
bot-careless = Careless
bot-careless-line = counts, and often misses one
bot-careful = Careful
bot-careful-line = counts twice

# The sheet to begin from
solo-count = Count the board
boxes-how-count = Find the largest areas, count them, and find out who gets the neutral chocolate. After each answer the board shows why.
count-choose = Which box?
boxes-count-1 = A small plate
boxes-count-1-line = About 8 cards: where is the largest area, and how large is it?
boxes-count-2 = A full plate
boxes-count-2-line = About 16 cards, and a neutral area.
boxes-count-3 = The whole party
boxes-count-3-line = About 30 cards, some stacked, and two neutral areas.

# What is asked
count-number = Question { $at } of { $most }
count-ask-largest = { $colour ->
    [dark] Where is the largest dark area?
    [milk] Where is the largest milk area?
   *[other] Where is the largest white area?
  } Tap a piece of it.
count-ask-size = How many pieces are in the dashed line?
count-ask-sides = Along how many sides does the { $neutral ->
    [dark] dark
    [milk] milk
   *[other] white
  } area touch { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  }?
count-ask-who = { $neutral ->
    [dark] Who gets the dark area?
    [milk] Who gets the milk area?
   *[other] Who gets the white area?
  }
count-tap = Areas join side by side, never at a corner.
count-chosen = This piece? Or tap another.
count-say = That’s it
count-next = Next
count-your-number = Your number
count-no-number = no number
count-digits = Digits
count-erase = Erase
count-takers = Who gets it
count-nobody = Nobody
count-neutral = neutral
count-too-many = That many do not fit on a table.
# Kinds of chocolate
count-legend = Players: { $a }, { $b }; neutral: { $neutral }
count-so-far = { $right } of { $asked } right so far, { $most } in all

# What it was
count-explained = The answer
count-right = Right
count-wrong = Not quite
count-told-largest = { $colour ->
    [dark] This is the largest dark area.
    [milk] This is the largest milk area.
   *[other] This is the largest white area.
  }
count-told-smaller = { $colour ->
    [dark] This dark area is larger.
    [milk] This milk area is larger.
   *[other] This white area is larger.
  } Yours has the dashed line.
count-told-other-colour = { $colour ->
    [dark] This is the largest dark area.
    [milk] This is the largest milk area.
   *[other] This is the largest white area.
  } You tapped another chocolate.
count-told-counted = { $count ->
    [one] It has one piece.
   *[other] It has { $count } pieces.
  }
count-told-sides = Sides that touch { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  }: { $count }.
count-told-more-sides = { $most } sides to { $fewer }: all { $count } pieces go to { $colour ->
    [dark] dark
    [milk] milk
   *[other] white
  }.
count-told-equal-sides = { $most } sides each: nobody gets it.
count-told-too-small = { $count } pieces are too few, it takes six: nobody gets it.
count-said = You said { $given }.
count-said-who = You said: { $who }.

# The end
count-over = That was the last question.
count-end-title = { $right } of { $most }
count-end-all = Every answer was right. Well counted.
count-end-many = Most of it was right. Another board?
count-end-few = Counting takes practice. Another board?

# Spoken, keys and help
count-board-keys = Board with { $count } cards. Arrow keys move, Enter answers.
count-piece = { $colour }, column { $x }, row { $y }
count-help-touch = Tap what is asked for, then That’s it. To count, tick off pieces or sides: that is no answer yet.
count-key-digit = type a number
count-key-who = choose who gets it
count-key-arrows = from piece to piece
count-key-say = answer, or go on
count-key-back = choose nothing
