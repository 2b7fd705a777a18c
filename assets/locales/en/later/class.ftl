### The words of class sets: for teachers, and for their pupils.

class-title = For teachers
class-tasks = Tasks
class-result = Result
class-set = A set of tasks
class-new = New set
class-workshop = Bot workshop
class-untitled = Untitled

## The teacher's first page
class-step-make = Choose one to eight tasks, the same for all. You get a code.
class-step-scan = Your pupils scan it in the page (“More”, “Links”, “Scan”), give a name, and play.
class-step-back = In the end you scan the code of each, and your table grows.
class-private = Nothing goes to a server: all is in the codes and stays on your devices.
class-private-platform = The learning platform’s own tasks go to it. Nothing else goes to a server: the rest stays in the codes and on your devices.
class-ios = On an iPad or iPhone scan in this page: the camera app opens Safari, which does not know what the app on the home screen keeps.
class-not-kept = This browser saves nothing: all is gone when you close this page.
class-sets = Your sets
# In a list of sets. Short.
class-set-line = Tasks: { $tasks } · results: { $results }
class-open = Open
# $title: the title of a set, as it was typed.
class-open-of = Open { $title }
class-damaged = Damaged
class-damaged-line = You can only delete it.
class-damaged-sure = Delete it for good?
class-removed = Deleted.

## A new set
class-title-field = Title
class-title-empty = Counting, Monday
class-set-tasks = Tasks: { $count }
class-terms = Names, tries and help
class-help = Help in these tasks
class-help-tips = What is new is told in one line
class-help-hints = The bulb gives a hint with its reason
class-help-given = Here the bulb gives a hint.
class-tasks-none = No tasks yet.
# Stands before the name of a task.
class-number = Task { $number }:
class-task-added = Added. Tasks: { $count }
class-task-removed = Taken out. Tasks: { $count }
class-task-remove = Take out task { $number }
class-task-up = Move task { $number } up
class-task-down = Move task { $number } down
class-task-moved = Task { $from } is task { $to } now.
# Stands after other words in one line: small letter.
class-minutes = about { $minutes } min
class-minutes-all = About { $minutes } min in all.
class-lessons-not = The ready lessons did not load. Try again online.
class-add-task = Add a task
class-add-this = Add this task
# Heard: a task, and what tells it from the others.
class-add-of = Add this task: { $name }, { $line }
class-full = A set has at most { $count } tasks.
class-make = Make the code
class-only-here = Only this device knows the address of this page. Make the set where your pupils can open it, for example on your school’s web server.
class-make-not = Too much for a code. Take out the last task.
class-look = See it as your pupils will
class-kinds-more = More kinds of tasks
class-kind-game = A game
class-kind-game-line = Against a bot
class-kind-count = Counting
class-kind-count-line = A Schokoly board to count
class-kind-best = The best place
class-kind-best-line = One card, one good place
class-kind-lesson = Learn by playing
class-kind-lesson-line = Three minutes; stars count.
class-kind-bot = Write a bot
class-kind-bot-line = A program that plays, for a tournament
class-kind-puzzle = A puzzle
class-kind-puzzle-line = Find something better. One choice, one point.
class-kind-link = From a link
class-kind-link-line = A board or a deal of your own
class-which = Which game
class-whom = Against whom
class-deal-long = The game is long: a result too big for a code comes back as a file or as text.
class-option-grade = How hard
class-option-grade-value = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-option-cards = Cards on the board
class-option-cards-value = { $value }
class-option-rounds = Rounds
class-option-rounds-value = { $value }
class-deal = Another board
class-paste-link = Paste a link from Chocobox
class-puzzle-of = { $name }, move { $move }
class-puzzle-ready = Level { $level } of 3, puzzle { $number }
class-paste-none = This link cannot become a task.

## Tasks in words
# $game here and below: the name of a game, the same in all languages.
class-task-lesson = { $game }: the lesson
class-task-puzzle = { $game }: a puzzle
class-task-bot = { $game }: a bot
# A task with its number, as "2 Kaboom!".
class-task-numbered = { $number } { $name }
# These stand in one line, each a few words: "against Dog · rounds: 3 · easy".
class-played-grade = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-played-cards = cards: { $value }
class-puzzle = find something better
class-from-board = on a given board
# A line about a task. $bots: names of bots, as "Kitten and Dog"; $times: how many of one kind.
class-against = { $times ->
    [1] against { $bots }
   *[other] against { $times } × { $bots }
  }
class-played-rounds = rounds: { $value }
# What came of one task, a few words in a small letter.
class-score = { $how ->
    [none] not finished
    [alone] { $points } of { $most } points
    [bot] handed in
    [won] won by { $points }
    [lost] lost by { $points }
   *[draw] a draw
  }
# In a cell of a table: figures only.
class-sign = { $how ->
    [none] –
    [alone] { $points }/{ $most }
    [bot] ✓
    [won] +{ $points }
    [lost] −{ $points }
   *[draw] ±0
  }

## What pupils see
class-name = Your name, or a nickname
class-name-line = Only on this device and in the code that you show.
class-name-asked = Type your name first.
class-next = Somebody else plays now
class-task-of = Task { $number }
class-play = Play
class-again = Play again
class-write = Write
class-go-on = Continue
# Stands beside a task that is done. One word.
class-reckoning = done
class-done = Tasks done: { $done } of { $all }
class-platform-goes = Your points and moves go to your learning platform.
class-platform-has = Your learning platform has your result: { $points } of 100 points.
class-platform-none = No learning platform here: show your result at the end.
class-show = Show my result
class-show-not = That did not work. Try again.
# $name: of a pupil, a number or an animal.
class-shown = The result of { $name }
class-shown-line = Hold this up to your teacher’s tablet, or hand over the link or the file.
class-no-code = This Chocobox is a file: only “Scan” in Chocobox reads its codes. Or hand over the link, to be pasted under “Links”.

## A result that was scanned
# $title: of the set. $when: day and time.
class-result-of = { $title } · { $when }
class-not-done = not finished
class-watch = Watch
class-watch-of = Watch { $name }, task { $number }
class-sum = { $total } of { $most } points
class-checked = Checked: every move follows the rules.
class-add-line = You have its tasks here.
class-add-new-line = Its tasks are saved with it.
class-add = Add to my table
class-add-new = Keep both
class-added = { $name } is in your table.
class-added-count = Results in your table: { $count }
class-here = It is in your table already.
class-to-table = To the table
class-scan-next = “Scan” at your table is quicker.

## One set and its results
class-for-pupils = For your pupils
class-send = Send or print it
class-ways = Files, photos, links
class-files-fold = Save or print
class-points = What the points mean
class-for-line = In Chocobox: “More”, “Links”, “Scan”.
class-print-code = Print the code
class-results = Results: { $pupils }
class-no-results = No results yet.
class-paste = Paste results here
class-paste-line = One link or many, amid any text. Every move is checked.
class-read-do = Read them
class-files = Choose files or photos
class-drop = or drop them here
# What came of results that were pasted: three numbers. The causes of refusals stand below.
class-read = New: { $good }. Here already: { $same }. Refused: { $refused }.
class-read-none = There is no link in that.
class-read-partly = Read only in part, from an older Chocobox: { $count }.
# Stands before a cause, as "line 3: This is …". Small letter.
class-line = line { $line }:
class-more = and { $count } more
# These tell why a text that was pasted is no result.
class-why-bad-link = The link is damaged, or its moves break the rules.
class-why-older-box = It is from an older Chocobox with other rules.
class-why-newer-box = It is from a newer Chocobox. Reload the shelf online to get it.
class-why-other = It could not be read. Try again.
class-why-tasks = A link of tasks, not of a result.
class-why-bot = A link of a bot or a tournament, not of a result.
class-why-game = A link of a game, not of a result.
class-why-other-set = { $name }: a result of other tasks ({ $title }). Open it by itself.
class-why-no-link = There is no link in this file.
class-why-no-code = No code in this picture. Take it from the front, so near that the code fills it.
class-why-parts = A part of a longer link. Add pictures of all parts at once.
class-why-many = At most 500 links at once. The rest was not read.
class-table = Results
class-head-name = Name
class-head-when = When
class-head-task = Task { $number }
class-head-total = Points
class-head-span = Time
class-sorted = Sorted.
class-points-line = A task brings up to 100 points: alone, the share of right answers; against a bot, 50 for a draw, and half of the lead more or less.
class-delete-sure = Delete this result of { $name } for good?
# Heard in place of a picture of dots.
class-plot = Pupils: { $count }. Points from { $least } to { $most }, the middle at { $half } of { $all }.
# A label at the middle of a picture. Very short.
class-half = middle { $half }
class-tournament = Tournament: { $game }
class-csv = For a spreadsheet (CSV)
class-csv-done = The file is being saved.
class-csv-not = The file could not be made.
class-print = Print the table
class-remove = Delete this set
class-remove-sure = Delete this set for good? Results: { $count }
# A key that leads back from one pupil to the table.
class-looked = Back
class-copy-set = New set from these tasks
class-older-task = The rules have changed: it cannot be played any more.
# $tasks: numbers and names of tasks, as "2 Kaboom! and 3 Schokoly".
class-older-some = The rules have changed. These tasks cannot be played any more: { $tasks }. All points stay.
class-older-all = The rules have changed, so there is no code any more. Tasks: { $tasks }. All points stay.
class-older-anew = “New set from these tasks” makes them anew.
class-older-scores = Points from an older Chocobox: { $tasks }. These games cannot be watched any more.
# In a cell of a table. Very short.
class-unread-cell = older rules
class-unread-behind = Not read: it stands behind a game with older rules.
class-unread-line = An older result is read only up to a game whose rules have changed. Reload Chocobox on that tablet, open the tasks and show the result again.
class-damaged-results = Damaged results, kept but not in this table: { $count }
class-renewed = With the rules of today now: { $tasks }.
class-renewed-not = Left out, as they cannot be made anew: { $tasks }.
class-odd = This bot would play differently.
class-unproved = No link proves how long somebody thought, who held the tablet, what was tried elsewhere or before, or, in quick games, that the bot was quick enough.
class-unchecked = not checked
class-unchecked-line = it came in a file and could not be played again. Paste its link to have it checked.
class-odd-line = The bot would not have made these moves. Maybe it is another version: watch the game.

## The spreadsheet
# What stands between the cells of a spreadsheet's file: , or ; as spreadsheets in this language read them.
class-cell-separator = ,
class-cell-name = Name
class-cell-date = Date
class-cell-checked = checked
class-cell-players = players on the tablet
class-cell-skipped = earlier ones gone or unfinished
class-cell-done = finished
class-cell-points = result
# Heads of a spreadsheet, all short: "result", "of".
class-cell-most = of
class-cell-won = won
class-cell-marks = points
class-cell-moves = moves
class-cell-seconds = seconds
class-cell-try = try
class-cell-tries = tries
class-cell-task = Task
# A head of a spreadsheet: "2 Kaboom! (against Crab)".
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = counts
class-cell-practice = practice
class-cell-total = Points
class-cell-full = of
class-cell-yes = yes
class-cell-no = no

## Keep and move
class-child = Child
forget-names = How long names stay in results
forget-days = { $days ->
    [0] Always
    [365] A year
   *[other] { $days } days
  }
forget-line = Counted from the day when a result came here. Then the name becomes a number, such as “Child 3”. Scores and games stay.
forget-told = { $days ->
    [0] Names stay until you delete them.
   *[other] { $days ->
        [365] A year
       *[other] { $days } days
    } after a pupil’s last result the name becomes a number.
  }
forget-change = Change that
forget-done = Old names deleted: { $count }
