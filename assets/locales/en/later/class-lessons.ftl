### Ready lessons for a class.

ready-title = Ready lessons
# Below a lesson. Short.
ready-line = { $minutes } minutes · from age { $age }
ready-goal = Goal
ready-material = You need
ready-material-all = A tablet for each child or pair. The code, on a projector or on paper.
ready-course = Course
# Before a step: so many minutes. Short.
ready-minutes = { $minutes } min
ready-tasks = Tasks
# Steps are for the teacher; what children are to be told stands after "Together:", "In pairs:" and "Task 1, alone:".
ready-step-open = All open Chocobox, scan the code in the page and type a name.
ready-step-lesson = Task 1, alone: the lesson.
ready-step-collect = All press “Show my result”. “Scan” at your table reads the codes.
ready-take = Take these tasks
ready-code = The code for your pupils
ready-print = Print this lesson
ready-on = To read and to practise

## Where a link leads
ready-to-learn = Learn by playing
ready-to-rules = The rules
ready-to-practice = Calling practice
ready-to-count = Count a board, { $grade ->
    [1] easy
    [2] middle
   *[3] hard
  }
ready-to-best = Find the best place, { $cards } cards

## 20 minutes: calling
ready-call-title = Call without a mistake
ready-call-goal = The children name the colour, whatever the picture says. Calm is quicker.
ready-call-material = Sheets of paper: yellow, red, brown, blue.
ready-call-step-1 = Together: hold up a colour. All call its word: yellow Banana, red Strawberry, brown Choco, blue Elephant. Then faster.
ready-call-step-2 = Task 2, alone: a game. Who is done practises calling.
ready-call-step-3 = Together: which card tricked you? What helped?

## 20 minutes: remembering
ready-remember-title = What lay where?
ready-remember-goal = The children remember several cards, also when one is swapped.
ready-remember-step-1 = Together: show four numbers, cover them, swap two. Who still knows all? How?
ready-remember-step-2 = Task 2, alone: two rounds. The lowest sum wins.
ready-remember-step-3 = Together: how did you remember? A sentence, a picture, the places?

## 30 minutes: counting areas
ready-count-title = Counting areas
ready-count-goal = The children find areas that hang together by sides, and count them in groups.
ready-count-material = Squared paper and pencils.
ready-count-step-1 = Together: draw a few squares on the board. Which hang together? Corners do not count. Which area is largest?
ready-count-step-2 = In pairs: one child draws two areas, the other counts them.
ready-count-step-3 = Tasks 1 to 4, alone: find the largest area and its size. Read each explanation.
ready-count-step-4 = Together: who counted in rows, in twos or fours? Which board was hard, and why?

## 30 minutes: the best place
ready-place-title = The best place
ready-place-goal = The children compare places for a card and give a reason.
ready-place-step-1 = Together: show a board. Where may this card lie? At least two sides touch, one with the same chocolate.
ready-place-step-2 = Tasks 2 to 5, alone: look at three places before you lay.
ready-place-step-3 = Together: look at one task again. Which place was better, and why?

## 45 minutes: neutral areas
ready-neutral-title = Areas of nobody
ready-neutral-goal = The children know for whom a neutral area counts, and weigh it against their own.
ready-neutral-step-1 = Together: a neutral area of six or more pieces goes to whoever touches more of its sides. Count one.
ready-neutral-step-2 = Tasks 1 and 2, in pairs: whose is the neutral area? Which place turns or guards it?
ready-neutral-step-3 = Task 3, alone: a whole game.
ready-neutral-step-4 = Together: when was it worth more than your own area? Who lost one at the last moment?

## 45 minutes: chance
ready-chance-title = Dare or stop?
ready-chance-goal = The children estimate how likely a bust is, and decide with a reason.
ready-chance-material = A bag with ten slips of paper: seven different, three alike.
ready-chance-step-1 = Together: draw slips from the bag. Two alike, and all is lost. After each slip all show: go on or stop. Why?
ready-chance-step-2 = Task 2, alone: a whole game. Guess how likely a bust is, then look at the odds.
ready-chance-step-3 = Together: was it right to go on, and still wrong in the end?
