### The words of class sets: for teachers, and for their pupils.

class-title = For teachers
class-tasks = Tasks
class-result = Result
class-set = A set of tasks
class-new = New set
class-workshop = Bot workshop
class-untitled = Without a title

## The teacher's first page
class-hello = Choose a few tasks. Everyone gets the same cards, and you see how it went.
class-step-make = Choose one to eight tasks. You get a code.
class-step-scan = Your pupils scan it in the page (“More”, “Links”, “Scan”), type or pick a name, and play.
class-step-back = In the end each shows you a code. You scan it, and your table grows.
class-private = Nothing is sent anywhere: all is in the codes and stays on your devices.
class-private-platform = What is played of the learning platform’s own tasks goes to that platform. Nothing else is sent: the rest stays in the codes and on your devices.
class-ios = On an iPad or iPhone scan in this page: the camera app opens Safari, which does not know what the app on the home screen keeps.
class-own = No result can prove that one child played alone.
class-not-kept = This browser saves nothing: all lasts only until you close this page.
class-sets = Your sets
# In a list of sets. Short.
class-set-line = { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  } · { $results ->
    [0] no results yet
    [one] { $results } result
   *[other] { $results } results
  }
class-open = Open
# $title: the title of a set, as it was typed.
class-open-of = Open { $title }
class-damaged = Damaged
class-damaged-line = You can only delete it.
class-damaged-sure = Delete it for good?
class-removed = Deleted.

## A new set
class-title-field = Title
class-title-empty = For example: Counting, Monday
class-set-tasks = { $count ->
    [0] Tasks
    [one] { $count } task
   *[other] { $count } tasks
  }
class-terms = Names, tries and help
class-help = Help in these tasks
class-help-tips = What is met for the first time is told in one line
class-help-hints = One touch gives a hint with its reason
class-help-given = Here the bulb gives a hint.
class-tasks-none = No tasks yet.
# Stands before the name of a task.
class-number = Task { $number }:
class-task-added = { $count ->
    [one] Added. { $count } task now.
   *[other] Added. { $count } tasks now.
  }
class-task-removed = { $count ->
    [0] Taken out. No tasks now.
    [one] Taken out. { $count } task now.
   *[other] Taken out. { $count } tasks now.
  }
class-task-remove = Take out task { $number }
class-task-up = Move task { $number } up
class-task-down = Move task { $number } down
class-task-moved = Task { $from } is task { $to } now.
# Stands after other words in one line: small letter.
class-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
  }
class-minutes-all = { $minutes ->
    [one] About { $minutes } minute in all.
   *[other] About { $minutes } minutes in all.
  }
class-lessons-not = The ready lessons could not be loaded. Try again while you are online.
class-add-task = Add a task
class-add-this = Add this task
class-full = A set has at most { $count } tasks.
class-make = Make the code
class-only-here = Your pupils cannot open this page: only this device knows its address. Make the set where they can reach it, for example on your school’s web server.
class-make-not = This is too much for a code. Take out the last task and try again.
class-look = See it as your pupils will
class-kinds-more = More kinds of tasks
class-kind-game = A game
class-kind-game-line = Against a bot, the same deal for all
class-kind-count = Counting
class-kind-count-line = A Schokoly board to count
class-kind-best = The best place
class-kind-best-line = One card, one good place
class-kind-lesson = Learn by playing
class-kind-lesson-line = Three minutes that teach themselves; stars count.
class-kind-bot = Write a bot
class-kind-bot-line = Everyone writes a program that plays. Then there is a tournament.
class-kind-puzzle = A puzzle
class-kind-puzzle-line = Ready-made, or one of this device: find something better. One choice, one point.
class-kind-link = From a link
class-kind-link-line = A board or a deal of your own
class-which = Which game
class-whom = Against whom
class-deal-line = Everyone gets the same cards.
class-deal-long = Everyone gets the same cards. The game is long: a result that does not fit into a code comes back as a file or as text.
class-option-grade = How hard
class-option-grade-line = How many cards and questions there are.
class-option-grade-value = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-option-cards = Cards on the board
class-option-cards-line = More cards make it harder.
class-option-cards-value = { $value }
class-option-rounds = Rounds
class-option-rounds-line = More rounds take longer.
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
class-task-schokoly_count = Count the board
class-task-schokoly_best = Find the best place
# These stand in one line, each a few words: "against Dog · 3 rounds · easy".
class-played-grade = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-played-cards = { $value ->
    [one] { $value } card on the board
   *[other] { $value } cards on the board
  }
class-puzzle = find something better
class-from-board = on a given board
# A line about a task. $bots: names of bots, as "Kitten and Dog"; $kinds: how many names; $count: how many bots.
class-against = { $kinds ->
    [one] { $count ->
        [one] against { $bots }
       *[other] against { $count } × { $bots }
      }
   *[other] against { $bots }
  }
class-played-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
  }
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
class-name-line = It is only on this device and in the code that you show.
class-name-asked = Please type your name first.
class-next = Somebody else plays now
class-task-of = Task { $number }
class-play = Play
class-again = Play again
class-write = Write
class-go-on = Continue
# Stands beside a task that is done. One word.
class-reckoning = done
class-done = { $done ->
    [one] { $done } of { $all } tasks is done.
   *[other] { $done } of { $all } tasks are done.
  }
class-platform-goes = Your points and moves go to your learning platform by themselves.
class-platform-has = Your learning platform has your result: { $points } of 100 points.
class-platform-none = There is no learning platform here: show your result at the end.
class-show = Show my result
class-show-not = That did not work. Please try again.
# $name: of a pupil, a number or an animal.
class-shown = The result of { $name }
class-shown-line = Hold this up to your teacher’s tablet. Without a code, send the link or hand over the file.
class-no-code = This Chocobox is a file: only “Scan” in Chocobox reads its codes. Or hand over the link as text or a file, to be pasted under “Links”.

## A result that was scanned
# $title: of the set. $when: day and time.
class-result-of = { $title } · { $when }
class-not-done = not finished
class-watch = Watch
class-watch-of = Watch { $name }, task { $number }
class-sum = { $total } of { $most } points
class-checked = Checked: every move follows the rules.
class-add-line = You have the tasks of this result here.
class-add-new-line = The tasks of this result are saved with it.
class-add = Add to my table
class-add-new = Keep both
class-added = { $name } is in your table.
class-added-count = { $count ->
    [one] It is in your table, as the first.
   *[other] It is in your table, with { $count } results.
  }
class-here = This result is in your table already.
class-to-table = To the table
class-scan-next = “Scan” at your table is quicker: code after code.

## One set and its results
class-for-pupils = For your pupils
class-asked = { $count ->
    [one] The task
   *[other] The { $count } tasks
  }
class-send = Send or print it
class-ways = Files, photos, links
class-files-fold = Save or print
class-points = What the points mean
class-for-line = They scan it in the page: “More”, “Links”, “Scan”. A tap enlarges it.
class-print-code = Print the code
class-results = { $count ->
    [0] Results
   *[other] { $pupils ->
        [one] Results of { $pupils } pupil
       *[other] Results of { $pupils } pupils
      }
  }
class-no-results = No results yet. Press “Scan” and hold your pupils’ codes in front of the camera, or paste their links above.
class-paste = Paste results here
class-paste-line = One link or many at once; other text does no harm. Every move is checked.
class-read-do = Read them
class-files = Choose files or photos
class-drop = or drop them here
# Sentences that follow one another. The last one ends with a colon: the causes stand below.
class-read = { $good ->
    [0] Nothing new.
    [one] { $good } result added.
   *[other] { $good } results added.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } was here already.
   *[other] { " " }{ $same } were here already.
  }{ $refused ->
    [0] { "" }
    [one] { " " }{ $refused } was refused:
   *[other] { " " }{ $refused } were refused:
  }
class-read-none = There is no link in that.
class-read-partly = { $count ->
    [one] One was read only in part: it is from an older Chocobox.
   *[other] { $count } were read only in part: they are from an older Chocobox.
  }
# Stands before a cause, as "line 3: This is …". Small letter.
class-line = line { $line }:
class-more = and { $count } more
# These tell why a text that was pasted is no result.
class-why-bad-link = The link is damaged or incomplete, or its moves break the rules.
class-why-older-box = It is from an older Chocobox, and the rules have changed since.
class-why-newer-box = It is from a newer Chocobox. Reload the shelf while you are online, and take the newer one.
class-why-other = It could not be read. Please try again.
class-why-tasks = This is a link of tasks, not of a result.
class-why-bot = This is a link of a bot or a tournament, not of a result.
class-why-game = This is a link of a game, not of a result.
class-why-other-set = { $name }: a result of other tasks ({ $title }). Open it by itself to add it there.
class-why-no-link = There is no link in this file.
class-why-no-code = No code was found in this picture. Take it straight from the front, so near that the code fills it.
class-why-parts = This is a part of a longer link. Add pictures of all parts at once.
class-why-many = More than 500 links are too many at once. The rest was not read.
class-table = Results
class-head-name = Name
class-head-when = When
class-head-task = Task { $number }
class-head-total = Points
class-head-span = Time
class-sorted = Sorted.
class-points-line = Each task brings up to 100 points: alone, your share of right answers; against a bot, 50 for a draw, and half of your lead more or less.
class-delete-sure = Delete this result of { $name } for good?
class-result-removed = The result is deleted.
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
class-remove-sure = { $count ->
    [0] Delete this set for good?
    [one] Delete this set and its { $count } result for good?
   *[other] Delete this set and its { $count } results for good?
  }
# A key that leads back from one pupil to the table.
class-looked = Back
class-copy-set = New set from these tasks
class-older-task = From an older Chocobox. The rules have changed, so it cannot be played any more.
# $tasks: numbers and names of tasks, as "2 Kaboom! and 3 Schokoly"; $count: how many.
class-older-some = { $count ->
    [one] The rules have changed: task { $tasks } is from an older Chocobox and cannot be played any more; the others can. All points in the table stay.
   *[other] The rules have changed: tasks { $tasks } are from an older Chocobox and cannot be played any more; the others can. All points in the table stay.
  }
class-older-all = { $count ->
    [one] The rules of task { $tasks } have changed, so there is no code any more. All points in the table stay.
   *[other] The rules of tasks { $tasks } have changed, so there is no code any more. All points in the table stay.
  }
class-older-anew = “New set from these tasks” makes them anew.
class-older-scores = { $count ->
    [one] The points in task { $tasks } are from an older Chocobox. Its games cannot be watched any more.
   *[other] The points in tasks { $tasks } are from an older Chocobox. Their games cannot be watched any more.
  }
# In a cell of a table. Very short.
class-unread-cell = older rules
class-unread-behind = It cannot be read: it stands behind a game with older rules.
class-unread-line = A result from an older Chocobox is read only up to the game whose rules have changed. Reload Chocobox on that tablet, open the tasks there and show the result again.
class-damaged-results = { $count ->
    [one] One result is damaged and not in this table. It stays here.
   *[other] { $count } results are damaged and not in this table. They stay here.
}
class-renewed = { $count ->
    [one] Task { $tasks } was from an older Chocobox. It has the rules of today now.
   *[other] Tasks { $tasks } were from an older Chocobox. They have the rules of today now.
  }
class-renewed-not = { $count ->
    [one] Task { $tasks } cannot be made anew and is left out.
   *[other] Tasks { $tasks } cannot be made anew and are left out.
  }
class-for-print = Open Chocobox, press “More”, “Links” and “Scan”, and hold this code in front of the camera.
class-odd = This bot would play differently.
class-unproved = No link can prove how long somebody thought, who held the tablet, what was tried elsewhere or before this tablet was emptied, or, in quick games, that the bot was quick enough. In other games some moves of the bot are computed again: that meets most tricks, not all.
class-unchecked = not checked
class-unchecked-line = it came in a file, and its moves could not be played again. Paste its link to have it checked.
class-odd-line = The bot would not have made these moves. It may be another version; if in doubt, watch the game.

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
forget-line = Counted from the day when a result came to this device. The name becomes a number, such as “Child 3”. Scores and games stay, but nobody can tell any more who it was.
forget-told = { $days ->
    [0] Names in these results stay until you delete them.
    [365] A year after a pupil’s last result the name becomes a number.
   *[other] { $days } days after a pupil’s last result the name becomes a number.
  }
forget-change = Change that
forget-done = { $count ->
    [one] The name in { $count } old result was deleted.
   *[other] The names in { $count } old results were deleted.
  }
