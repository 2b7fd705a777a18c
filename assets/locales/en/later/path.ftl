### One child's path: skills, levels, and what comes back.

practise-title = Practise your own moves
path-back = Your path
path-private = All stays on this device until you empty Chocobox.

path-today-line = The same for everybody today.
path-today-play = Play it
path-due = { $count ->
    [0] Nothing comes back today
   *[other] Back today: { $count }
  }
path-done = Puzzles solved for good: { $done }
path-more = { $count } more
path-learn-of = Learn by playing: { $game }
# Titles of today's task. $game: the name of a game.
daily-puzzle = Today: a puzzle of { $game }
daily-round = Today: practice for { $game }
daily-deal = Today: a deal of { $game }
path-puzzles = Puzzles of your own moves: { $count }
path-puzzles-practise = Practise your puzzles
path-nothing = What goes wrong comes back after 1, 3 and 7 days. “Look back” after a game makes puzzles.
# $later: how many things. $days: in how many days the next one comes.
path-later = { $days ->
    [1] Back later: { $later }, the next tomorrow.
   *[other] Back later: { $later }, the next in { $days } days.
  }
path-week = Board of week { $number }
path-week-line = One card. All have the same board.
path-week-play = Look for the place

path-level = Level { $level } of 3
path-all = All levels are done
# $name: of a skill, as "Largest area".
path-practise-of = Practise: { $name }, level { $level }

path-schokoly_count-largest = Largest area
path-schokoly_count-largest-line = Find it on the board.
path-schokoly_count-size = Size
path-schokoly_count-size-line = Count the pieces of an area.
path-schokoly_count-sides = Sides
path-schokoly_count-sides-line = Count the sides along a neutral area.
path-schokoly_count-who = Who gets it?
path-schokoly_count-who-line = Say whose a neutral area is.
path-schokoly_best-join = Join
path-schokoly_best-join-line = One card makes two areas one.
path-schokoly_best-corner = Corner trap
path-schokoly_best-corner-line = Corners do not join.
path-schokoly_best-neutral = Neutral majority
path-schokoly_best-neutral-line = One more side, and a neutral area is yours.
path-schokoly_best-stack = Stacking
path-schokoly_best-stack-line = A smartie lifts the card on top.
path-choco_practice-colours = Colours
path-choco_practice-colours-line = The colour counts, not the picture.
path-choco_practice-parrot = Parrot
path-choco_practice-parrot-line = It repeats the last call.
path-choco_practice-doubles = Doubles
path-choco_practice-doubles-line = The same thing twice: slap.
path-schokoly-puzzle = Best move
path-schokoly-puzzle-line = Where does the card bring most?
path-choco_challenge-puzzle = Best choice
path-choco_challenge-puzzle-line = Draw, stop, or buy what?
