### Ready lessons for a class.

ready-title = Ready lessons
ready-lesson = A ready lesson
# Below a lesson. Short.
ready-line = { $minutes } minutes · from age { $age }
ready-goal = Goal
ready-material = You need
ready-material-all = A tablet for each child, or for two who take turns. The code of the tasks, on a projector or on paper.
ready-course = Course
# Before a step: so many minutes. Short.
ready-minutes = { $minutes } min
ready-tasks = Tasks
# Steps are for the teacher; what children are to be told stands after "Together:", "In pairs:" and "Task 1, alone:".
ready-step-open = Hand out the tablets. Everyone opens Chocobox, scans the code in the page and types a name.
ready-step-collect = Everyone presses “Show my result”. “Scan” at your table reads the codes.
ready-take = Take these tasks
ready-take-line = They become a class set. Change them there by “New set from these tasks”.
ready-code = The code for your pupils
ready-print = Print this lesson
ready-print-line = One page with the course and the code.
ready-on = To read and to practise

## Where a link leads
ready-to-learn = Learn by playing
ready-to-rules = The rules
ready-to-practice = Calling practice
ready-to-count = { $grade ->
    [1] Count a board, easy
    [2] Count a board, middle
   *[3] Count a board, hard
  }
ready-to-best = Find the best place, { $cards } cards

## 20 minutes: calling
ready-call-title = Call without a mistake
ready-call-line = Colour before picture: stay calm and be right.
ready-call-goal = The children name the colour although the picture says something else, and notice that calm calling is quicker in the end.
ready-call-material = If you like: a yellow, a red, a brown and a blue sheet of paper.
ready-call-step-1 = Together: hold up a colour. All call its word: yellow Banana, red Strawberry, brown Choco, blue Elephant. Then faster.
ready-call-step-2 = Task 1, alone: the lesson shows flipping, calling and slapping.
ready-call-step-3 = Task 2, alone: a game against the easy bot. Who is done practises calling.
ready-call-step-4 = Together: which card tricked you? What helped: to look longer, to say the colour softly first, to breathe?

## 20 minutes: remembering
ready-remember-title = What lay where?
ready-remember-line = Remember cards, and keep track when they move.
ready-remember-goal = The children find a way to remember several cards, also when one is swapped.
ready-remember-material = If you like: a few playing cards.
ready-remember-step-1 = Together: show four numbers, cover them, swap two. Who still knows all? How?
ready-remember-step-2 = Task 1, alone: the lesson shows looking, swapping and slapping.
ready-remember-step-3 = Task 2, alone: two rounds against the easy bot. The lowest sum wins.
ready-remember-step-4 = Together: collect ways to remember: a sentence, a picture, the places on the table. Which held longest?

## 30 minutes: counting areas
ready-count-title = Counting areas
ready-count-line = What hangs together side by side? Count it in groups.
ready-count-goal = The children find areas that hang together by sides, not by corners, and count them in groups.
ready-count-material = Squared paper and a pencil for each pair.
ready-count-step-1 = Together: draw a few squares on the board. Which hang together? Corners do not count. Which area is largest?
ready-count-step-2 = In pairs: one child draws two areas on squared paper, the other counts them.
ready-count-step-3 = Tasks 1 to 4, alone: find the largest area, then say how many pieces it has. Read the explanation after each answer.
ready-count-step-4 = Together: who counted in rows, who in twos or fours? Which board was hard, and why?

## 30 minutes: the best place
ready-place-title = The best place
ready-place-line = One card, many places: compare before you lay.
ready-place-goal = The children compare several places for a card and give a reason for their choice.
ready-place-material = Nothing else.
ready-place-step-1 = Together: show a board on the projector. Where may this card lie: at least two sides touch, one of them the same chocolate.
ready-place-step-2 = Task 1, alone: the lesson shows how cards are turned and laid.
ready-place-step-3 = Tasks 2 to 5, alone: look for at least three places before you lay. Each task has more cards.
ready-place-step-4 = Together: look at one task again. Where did you lay it, what did it bring, and why was another place better?

## 45 minutes: neutral areas
ready-neutral-title = Areas that belong to nobody
ready-neutral-line = Who touches more sides gets them all: plan ahead.
ready-neutral-goal = The children know when a neutral area counts and for whom, and weigh their own area against it.
ready-neutral-material = Squared paper, if you like.
ready-neutral-step-1 = Together: read the rule. A neutral area of six or more pieces goes to whoever touches more of its sides. Count one on the projector.
ready-neutral-step-2 = Tasks 1 and 2, in pairs with one tablet each: whose is the neutral area? Which place turns or guards it?
ready-neutral-step-3 = Task 3, alone: a whole game. The bulb gives a hint; the count button shows every area.
ready-neutral-step-4 = Together: when was the neutral area worth more than your own? Who lost one at the last moment?

## 45 minutes: chance
ready-chance-title = Dare or stop?
ready-chance-line = How likely is it? Chance and risk in Choco Challenge.
ready-chance-goal = The children estimate how likely a bust is, compare it with what the table says, and decide with a reason.
ready-chance-material = A bag with ten slips of paper: seven different ones, and three that are alike.
ready-chance-step-1 = Together: draw slips from the bag. Two alike, and all is lost. After each slip everybody shows: go on or stop. Why?
ready-chance-step-2 = Task 1, alone: the lesson shows drawing, stopping and buying.
ready-chance-step-3 = Task 2, alone: a whole game. Guess how likely a bust is, then look at the odds of the table.
ready-chance-step-4 = Together: was it ever right to go on and still wrong in the end? A good decision can have bad luck.
