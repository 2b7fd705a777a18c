### What a class looks at together, on a projector.

together-title = Look together
together-not = The results cannot be read. Go back and try again.
together-board = The board
together-question = Question { $at } of { $all }
together-answers = Answers
# Heard only: how many pupils gave this answer, and whether it is right.
together-pupils = { $right ->
    [true] Right, given by { $count }.
   *[false] Given by { $count }.
  }
together-right = right
# $rightly: so many pupils found what is right.
together-rightly = Found by { $rightly } of { $count }.
together-nobody = Nobody has finished this task.
together-older = From an older Chocobox: its answers cannot be shown any more.
# $count: of pupils' results.
together-lost = Without the answers of { $count }, which cannot be replayed here.
together-leads = How far ahead of the best bot?
together-points = Points of { $most }
# Points, with a sign.
together-sign = { $how ->
    [ahead] +{ $points }
    [behind] −{ $points }
   *[plain] { $points }
  }
# Heard in place of a picture of dots.
together-lead-plot = Pupils: { $count }. Leads from { $least } to { $most }, the middle at { $half }.

## Words of the games
# A question over a picture. $colour: dark, milk or white, a kind of chocolate.
together-largest = Where is the largest { $colour ->
    [dark] dark
    [milk] milk
   *[white] white
  } area?
# One answer, short: an area of this chocolate. $count: of its pieces.
together-area = { $colour ->
    [dark] dark, { $count }
    [milk] milk, { $count }
   *[white] white, { $count }
  }
together-best-asked = You play { $colour ->
    [dark] dark
    [milk] milk
   *[white] white
  }. Which card is best, and where?
together-hand = Cards to choose from: { $count }
# $x and $y: numbers of a place on the board.
together-place = column { $x }, row { $y }
# After a place. $lead: a number with a sign.
together-place-worth = lead { $lead }, { $points } points
together-best-why = The best is the dashed card: lead { $lead }.

## The bar
together-step = Question and answers
together-steps = Steps
together-before = Back
together-names = Names
together-named = Names shown.
together-unnamed = Names hidden.
together-to-answers = Show the answers
together-to-why = What is right?
together-to-question = Next question
together-to-task = Next task
