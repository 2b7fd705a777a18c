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
boxes-how-count = Here is a board. Find the largest areas, count them, and find out who gets the neutral chocolate. After each answer the board shows why.
count-choose = Which box?
boxes-count-1 = A small plate
boxes-count-1-line = About 8 cards: which area is the largest, and how large is it?
boxes-count-2 = A full plate
boxes-count-2-line = About 16 cards, and a neutral area to be won.
boxes-count-3 = The whole party
boxes-count-3-line = About 30 cards, some stacked, and two neutral areas.

# What is asked
count-number = Question { $at } of { $most }
count-ask-largest = Where is the largest { $colour } area? Tap any piece of it.
count-ask-size = How many pieces are in the dashed line?
count-ask-sides = Along how many sides does the { $neutral } area touch { $colour }?
count-ask-who = Who gets the { $neutral } area?
count-tap = Areas join side by side, never at a corner.
count-chosen = This piece? Or tap another one.
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
count-legend = { $a } against { $b }, { $neutral } is neutral
count-so-far = { $asked ->
    [0] No question answered yet, there are { $most }
   *[other] { $right } of { $asked } right so far, { $most } in all
  }

# What it was
count-explained = The answer
count-right = Right
count-wrong = Not quite
count-told-largest = This is the largest { $colour } area.
count-told-smaller = This { $colour } area is larger. Yours has the dashed line.
count-told-other-colour = This is the largest { $colour } area. You tapped another chocolate.
count-told-counted = { $count ->
    [one] It has one piece.
   *[other] It has { $count } pieces.
  }
count-told-sides = { $count ->
    [0] It touches { $colour } along no side.
    [one] It touches { $colour } along one side.
   *[other] It touches { $colour } along { $count } sides.
  }
count-told-more-sides = { $most } sides to { $fewer }: all { $count } pieces go to { $colour }.
count-told-equal-sides = { $most } sides each: nobody gets it.
count-told-too-small = { $count } pieces are too few, it takes six: nobody gets it.
count-said = You said { $given }.
count-said-who = Your answer was: { $who }.

# The end
count-over = That was the last question.
count-end-title = { $right } of { $most }
count-end-all = Every answer was right. Well counted.
count-end-many = Most of it was right. Another board?
count-end-few = Counting takes practice. Another board?

# Spoken, keys and help
count-board-keys = Board with { $count } cards. Arrow keys go from piece to piece, Enter gives the answer.
count-piece = { $colour }, column { $x }, row { $y }
count-help-touch = Tap what is asked for, then That’s it. While you count, tap pieces or sides to tick them off: that is no answer yet.
count-key-digit = type a number
count-key-who = choose who gets it
count-key-arrows = on the board: from piece to piece
count-key-say = give the answer, or go on
count-key-back = choose nothing
