### What a class looks at together, on a projector.

together-do = Look together
together-title = Look together
# Leads back to the table of results.
together-back = To the table
together-not = The results could not be read. Go back and try again.
together-board = The board
together-question = Question { $at } of { $all }
together-answers = What was answered
# Heard only: how many gave this answer, and whether it is right.
together-pupils = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
  }{ $right ->
    [true] { " " }– right
   *[false] { "" }
  }.
together-right = right
together-rightly = { $count ->
    [0] Nobody has answered this yet.
   *[other] { $rightly ->
        [0] Nobody found it.
       *[other] { $rightly } of { $count } found it.
    }
  }
together-nobody = Nobody has finished this task yet.
together-older = The rules of this game have changed. Its points are from an older Chocobox, and its answers cannot be shown any more.
together-lost = { $count ->
    [one] { $count } result cannot be replayed here, so its answers are missing.
   *[other] { $count } results cannot be replayed here, so their answers are missing.
  }
together-leads = How far ahead of the best bot, or behind it?
together-points = Points of { $most }
# Points, with a sign.
together-sign = { $how ->
    [ahead] +{ $points }
    [behind] −{ $points }
   *[plain] { $points }
  }
# Heard in place of a picture of dots.
together-point-plot = { $count ->
    [one] The points of { $count } pupil: { $half } of { $all }.
   *[other] The points of { $count } pupils, from { $least } to { $most }, the middle at { $half } of { $all }.
  }
together-lead-plot = { $count ->
    [one] The lead of { $count } pupil: { $half }.
   *[other] The leads of { $count } pupils, from { $least } to { $most }, the middle at { $half }.
  }

## Words of the games
# A question over a picture. $colour: dark, milk or white, a kind of chocolate.
together-largest = { $colour ->
    [dark] Where is the largest dark area?
    [milk] Where is the largest milk area?
   *[white] Where is the largest white area?
  }
# One answer, short: an area of this chocolate.
together-area = { $colour ->
    [dark] dark
    [milk] milk
   *[white] white
  }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
together-best-asked = { $colour ->
    [dark] You play dark.
    [milk] You play milk.
   *[white] You play white.
  } Which card, and where, puts you furthest ahead?
together-hand = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
  }
# $x and $y: numbers of a place on the board.
together-place = column { $x }, row { $y }
# After a place. $lead: a number with a sign.
together-place-worth = lead { $lead }, { $points } points
together-best-why = With the card in the dashed line the lead is { $lead }. No place brings more.

## The bar
together-step = What was asked and answered
together-steps = Steps
together-before = Back
together-names = Names
together-named = The names are shown.
together-unnamed = The names are hidden.
together-to-answers = Show the answers
together-to-why = What is right?
together-to-question = Next question
together-to-task = Next task
