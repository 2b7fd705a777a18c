### $way is “keys” for who plays by keys or only listens, else “touch”.
# A board to be counted.

# The game as the box knows it
game-schokoly_count = Count the board
option-grade = Box
option-grade-line = From a small plate to the whole party.
option-grade-value = { $value }
bot-careless = Careless
bot-careless-line = counts, and often misses one
bot-careful = Careful
bot-careful-line = counts twice

# The sheet to begin from
solo-count = Count the board
boxes-how-count = Count the largest areas, and find out who gets the neutral chocolate.
count-choose = Which box?
boxes-count-1 = A small plate
boxes-count-1-line = About 8 cards.
boxes-count-2 = A full plate
boxes-count-2-line = About 16 cards, one neutral area.
boxes-count-3 = The whole party
boxes-count-3-line = About 30 cards, some stacked, two neutral areas.

# What is asked; $colour and $neutral are kinds of chocolate
count-number = Question { $at } of { $most }
count-ask-largest = { $way ->
    [keys] Choose the largest area ({ $colour }).
   *[touch] Tap the largest area ({ $colour }).
  }
count-ask-size = How many pieces are in the dashed line?
count-ask-sides = Neutral area ({ $neutral }): how many sides touch { $colour }?
count-ask-who = Who gets the neutral area ({ $neutral })?
count-tap = Corners do not join areas.
count-chosen = { $way ->
    [keys] This piece? Or choose another.
   *[touch] This piece? Or tap another.
  }
count-say = That’s it
count-next = Next
count-your-number = Your number
count-no-number = no number
count-digits = Digits
count-erase = Erase
count-takers = Who gets it
count-nobody = Nobody
count-neutral = neutral
count-too-many = So many do not fit.
# Kinds of chocolate
count-legend = Players: { $a }, { $b }; neutral: { $neutral }
count-so-far = Right: { $right } of { $asked }, { $most } in all

# What it was; $most and $fewer are numbers of sides; $given is a number, or who gets it
count-explained = The answer
count-right = Right
count-wrong = Not quite
count-told-largest = This is the largest area ({ $colour }).
count-told-smaller = This area is larger. Yours is dashed.
count-told-other-colour = This is the largest area ({ $colour }). You chose another chocolate.
count-told-counted = Pieces: { $count }.
count-told-sides = Sides that touch { $colour }: { $count }.
count-told-more-sides = Sides: { $most } to { $fewer }. The area goes to: { $colour }.
count-told-equal-sides = Sides: { $most } each. Nobody gets it.
count-told-too-small = Fewer than six pieces: nobody gets it.
count-said = You said: { $given }.

# The end
count-over = That was the last question.
count-end-title = { $right } of { $most }
count-end-all = Every answer was right.
count-end-many = Most were right.
count-end-few = Counting takes practice.

# Spoken, keys and help
count-board-keys = Cards on the board: { $count }. Arrow keys move, Enter answers.
count-piece = { $colour }, column { $x }, row { $y }
count-help-touch = Tap what is asked for, then That’s it. Pieces and sides can be ticked off.
