### The words of class sets: for teachers, and for their pupils.

class-title = For teachers
class-tasks = Tasks
class-result = Result
class-set = A set of tasks
class-new = New set
class-workshop = Bot workshop
class-untitled = Without a title

## The teacher's first page
class-hello = Put together a few tasks. Everyone gets the same cards, and you see how it went.
class-step-make = You choose one to eight tasks and get a code.
class-step-scan = Your pupils open Chocobox, scan it in the page (“More”, “Links”, “Scan”), type or pick a name, and play.
class-step-back = In the end each of them shows you a code. You scan it, and your table grows.
class-private = Nothing is sent anywhere: everything is in the codes and stays on your devices.
class-private-platform = What is played of the learning platform’s own tasks goes to that platform. Nothing else is sent: everything is in the codes and stays on your devices.
class-ios = On an iPad or iPhone scan in this page: the camera app opens Safari, which shares nothing with an app on the home screen.
class-own = No result can prove that one child played alone.
class-not-kept = This browser saves nothing: sets and results last only until you close this page.
class-sets = Your sets
class-set-line = { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  } · { $results ->
    [0] no results yet
    [one] { $results } result
   *[other] { $results } results
  }
class-open = Open
class-open-of = Open { $title }
class-damaged = Damaged
class-damaged-line = It cannot be shown, but you can delete it.
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
class-help-tips = What a pupil meets for the first time is told in one line
class-help-hints = One touch gives a hint with its reason
class-help-given = In these tasks the bulb gives a hint.
class-tasks-none = No tasks yet.
class-number = Task { $number }:
class-task-added = { $count ->
    [one] Added. There is { $count } task now.
   *[other] Added. There are { $count } tasks now.
  }
class-task-removed = { $count ->
    [0] Taken out. There are no tasks now.
    [one] Taken out. There is { $count } task now.
   *[other] Taken out. There are { $count } tasks now.
  }
class-task-remove = Take out task { $number }
class-task-up = Move task { $number } up
class-task-down = Move task { $number } down
class-task-moved = Task { $from } is task { $to } now.
class-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
  }
class-minutes-all = { $minutes ->
    [one] About { $minutes } minute in all.
   *[other] About { $minutes } minutes in all.
  }
class-lessons-not = The ready lessons could not be loaded. Open this page again while you are online.
class-add-task = Add a task
class-add-this = Add this task
class-full = No more than { $count } tasks fit into a set.
class-make = Make the code
class-only-here = Your pupils’ tablets cannot open this page, because only this device knows its address. Make the set where they can reach it, for example on your school’s web server.
class-make-not = This cannot be made into a code. Take out the last task and try again.
class-look = See it as your pupils will
class-kinds-more = More kinds of tasks
class-kind-game = A game
class-kind-game-line = Against a bot, the same deal for all
class-kind-count = Counting
class-kind-count-line = A Schokoly board to count
class-kind-best = The best place
class-kind-best-line = One card, one good place
class-kind-lesson = Learn by playing
class-kind-lesson-line = A lesson of three minutes that teaches itself; its stars count.
class-kind-bot = Write a bot
class-kind-bot-line = Everyone writes a program that plays. Then the bots play a tournament.
class-kind-puzzle = A puzzle
class-kind-puzzle-line = A ready-made one, or one of this device: find something better. One choice, one point.
class-kind-link = From a link
class-kind-link-line = A board or a deal of your own
class-which = Which game
class-whom = Against whom
class-deal-line = Everyone gets the same cards in the same order.
class-deal-long = Everyone gets the same cards. This game has many moves, so a result may not fit into a code. It then comes back as a file or as copied text.
class-option-grade = How hard
class-option-grade-line = How many cards are on the board, and how many questions there are.
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
class-task-lesson = { $game }: the lesson
class-task-puzzle = { $game }: a puzzle
class-task-bot = { $game }: a bot
class-task-schokoly_count = Count the board
class-task-schokoly_best = Find the best place
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
class-score = { $how ->
    [none] not finished
    [alone] { $points } of { $most } points
    [bot] handed in
    [won] won by { $points }
    [lost] lost by { $points }
   *[draw] a draw
  }
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
class-name-line = It stays on this device and is only in the code that you show.
class-name-asked = Please type your name first.
class-next = Somebody else plays now
class-next-done = A fresh start. Please type your name.
class-task-of = Task { $number }
class-play = Play
class-again = Play again
class-write = Write
class-go-on = Continue
class-reckoning = done
class-done = { $done ->
    [one] { $done } of { $all } tasks is done.
   *[other] { $done } of { $all } tasks are done.
  }
class-platform-goes = What you play here goes to your learning platform by itself: your points and your moves.
class-platform-has = Your learning platform has your result: { $points } of 100 points.
class-platform-none = There is no learning platform here, so nothing is handed in by itself. Show your result at the end.
class-show = Show my result
class-show-not = That did not work. Please try again.
class-shown = The result of { $name }
class-shown-line = Hold this up to your teacher’s tablet. If there is no code, send the link or hand over the file.
class-no-code = This Chocobox is a file, so only “Scan” in Chocobox reads its codes. Or hand over the link as text or as a file; it can be pasted under “Links”.

## A result that was scanned
class-result-of = { $title } · { $when }
class-not-done = not finished
class-watch = Watch
class-watch-of = Watch { $name }, task { $number }
class-sum = { $total } of { $most } points
class-checked = Checked: every move follows the rules.
class-add-line = You already have the tasks of this result here.
class-add-new-line = You do not have the tasks of this result here yet. They are saved with it.
class-add = Add to my table
class-add-new = Keep both
class-added = { $name } is in your table.
class-added-count = { $count ->
    [one] It is in your table now, as the first.
   *[other] It is in your table now, with { $count } results.
  }
class-here = This result is in your table already.
class-to-table = To the table
class-scan-next = “Scan” at your table is quicker: it reads code after code.

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
class-for-line = Let them scan it in the page: “More”, “Links”, “Scan”. A tap enlarges it.
class-print-code = Print the code
class-results = { $count ->
    [0] Results
   *[other] { $pupils ->
        [one] Results of { $pupils } pupil
       *[other] Results of { $pupils } pupils
      }
  }
class-no-results = No results yet. Press “Scan” and hold your pupils’ codes in front of the camera, one after the other, or paste their links above.
class-paste = Paste results here
class-paste-line = One link or many at once; other text between them does no harm. Each result is checked, move by move.
class-read-do = Read them
class-files = Choose files or photos
class-drop = or drop them here
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
    [one] A part of it could not be read: it is from an older Chocobox.
   *[other] { $count } could be read only in part: they are from an older Chocobox.
  }
class-line = line { $line }:
class-more = and { $count } more
class-why-bad-link = The link is damaged or incomplete, or its moves break the rules.
class-why-older-box = It is from an older Chocobox, and the rules have changed since.
class-why-newer-box = It is from a newer Chocobox. Reload the shelf while you are online, and take the newer one there.
class-why-other = It could not be read. Please try again.
class-why-tasks = This is the link of the tasks, not of a result.
class-why-bot = This is the link of a bot or a tournament, not of a result.
class-why-game = This is the link of a game, not of a result.
class-why-other-set = { $name }: a result of other tasks ({ $title }). Open it by itself to add it there.
class-why-no-link = There is no link in this file.
class-why-no-code = No code was found in this picture. Take it straight from the front, and so near that the code fills it.
class-why-parts = This is a part of a longer link, and other parts are missing. Add pictures of all parts at once.
class-why-many = More than 500 links at once are too many. The rest was not read.
class-table = Results
class-head-name = Name
class-head-when = When
class-head-task = Task { $number }
class-head-total = Points
class-head-span = Time
class-sorted = Sorted.
class-points-line = Each task brings up to 100 points. Alone, your share of right answers counts. Against a bot a draw brings 50, and half of your lead is added or taken away.
class-delete-sure = Delete this result of { $name } for good?
class-result-removed = The result is deleted.
class-plot = The best of { $count } pupils, from { $least } to { $most } points, the middle at { $half } of { $all }.
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
class-looked = Back
class-copy-set = New set from these tasks
class-older-task = From an older Chocobox. The rules of this game have changed since, so it cannot be played any more.
class-older-some = { $count ->
    [one] Task { $tasks } is from an older Chocobox and cannot be played any more, for the rules of its game have changed. The others can be played with this code, and all points in the table stay.
   *[other] Tasks { $tasks } are from an older Chocobox and cannot be played any more, for the rules of their games have changed. The others can be played with this code, and all points in the table stay.
  }
class-older-all = { $count ->
    [one] This set cannot be opened any more, so there is no code: the rules of task { $tasks } have changed since. All points in the table stay.
   *[other] This set cannot be opened any more, so there is no code: the rules of tasks { $tasks } have changed since. All points in the table stay.
  }
class-older-anew = “New set from these tasks” makes them anew with the rules of today.
class-older-scores = { $count ->
    [one] The points in task { $tasks } were counted by an older Chocobox. Its games cannot be watched any more.
   *[other] The points in tasks { $tasks } were counted by an older Chocobox. Their games cannot be watched any more.
  }
class-unread-cell = older rules
class-unread-behind = It cannot be read here: it stands behind a game with older rules.
class-unread-line = A result from an older Chocobox can be read only up to the game whose rules have changed. Load Chocobox anew on that tablet, open the tasks there and show the result again: then the other tasks are in it.
class-damaged-results = { $count ->
    [one] One result is damaged and not in this table. It stays on this device.
   *[other] { $count } results are damaged and not in this table. They stay on this device.
}
class-renewed = { $count ->
    [one] Task { $tasks } was from an older Chocobox. It is here with the rules of today.
   *[other] Tasks { $tasks } were from an older Chocobox. They are here with the rules of today.
  }
class-renewed-not = { $count ->
    [one] Task { $tasks } cannot be made anew in this Chocobox and is left out.
   *[other] Tasks { $tasks } cannot be made anew in this Chocobox and are left out.
  }
class-for-print = Open Chocobox, press “More”, “Links” and “Scan”, and hold this code in front of the camera.
class-odd = This bot would play differently.
class-unproved = No link can prove how long somebody thought, who held the tablet, or what was tried on another tablet or before this one was emptied; nor, in quick games, that the bot was as quick as it should be. In other games a few of the bot’s moves are computed again: that meets most tricks, but who tries long enough gets past.
class-unchecked = not checked
class-unchecked-line = it came in a file, and its moves could not be played again here. Paste its link to have it checked.
class-odd-line = The bot would not have made these moves. It may be from another version; if in doubt, watch the game.

## The spreadsheet
class-cell-separator = ,
class-cell-name = Name
class-cell-date = Date
class-cell-checked = checked
class-cell-players = players on the tablet
class-cell-skipped = earlier ones gone or unfinished
class-cell-done = finished
class-cell-points = result
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
forget-line = Counted from the day when a result came to this device. The name becomes a number, such as “Child 3”. Scores and games stay, but nobody can be told any more who it was.
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
