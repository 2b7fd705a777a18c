### The words of class sets: for teachers, and for their pupils.

class-title = For teachers
class-tasks = Tasks
class-result = Result
class-set = A set of tasks
class-new = New set
class-untitled = Without a title

## Addresses that open a game
addresses-title = Addresses of games
addresses-how = Each game opens by an address. Put the address of this page in front, up to the # sign, and send it to your class.
addresses-seed = With seed=7, or any other whole number, everyone gets the same cards. Without a seed the cards are new each time. With flat=1 the tablet lies flat between several players, where the game allows it.
addresses-players = { $least } to { $most } seats, clockwise from the near edge: person, person:Anna, or a bot.
addresses-first = Who begins: { $values }, counted from the near edge, where 0 is the first seat.
addresses-values = { $values }; usually { $usual }.
addresses-each = The other seats have { $name } and so on.

## The teacher's first page
class-hello = Put together a few tasks. Everyone gets the same cards, and you see how it went.
class-step-make = You choose one to eight tasks and get a code.
class-step-scan = Your pupils scan it with their tablet’s own camera, type a name, and play.
class-step-back = In the end each of them shows you a code. You scan it, and your table grows.
class-private = Nothing is sent anywhere: everything travels in the codes and stays on your devices.
class-ios = On an iPad or iPhone the camera opens Safari, so keep your sets in Safari, not in the app on the home screen.
class-not-kept = This browser keeps nothing: sets and results last only until this page is closed.
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
class-damaged-line = It cannot be shown, and is kept until you delete it.
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
class-tasks-none = The tray is still empty.
class-number = Task { $number }:
class-task-added = { $count ->
    [one] Added. There is { $count } task now.
   *[other] Added. There are { $count } tasks now.
  }
class-task-removed = { $count ->
    [0] Taken out. The tray is empty.
    [one] Taken out. There is { $count } task now.
   *[other] Taken out. There are { $count } tasks now.
  }
class-task-remove = Take out task { $number }
class-add-task = Add a task
class-add-this = Add this task
class-full = { $count } tasks are as many as fit.
class-make = Make the code
class-only-here = Pupils’ tablets cannot open this page’s address, which only this device knows: make the set at an address that they reach, for example on your school’s web server.
class-make-not = This cannot be made into a code. Take out the task that was added last, and try again.
class-look = See it as your pupils will
class-kind-game = A game
class-kind-game-line = Against a bot, the same deal for all
class-kind-count = Counting
class-kind-count-line = A Schokoly board to count
class-kind-best = The best place
class-kind-best-line = One card, one good place
class-kind-lesson = Learn by playing
class-kind-lesson-line = A lesson of three minutes that teaches itself; its stars count.
class-kind-link = From a link
class-kind-link-line = A board or a deal of your own
class-which = Which game
class-whom = Against whom
class-deal-line = Everyone gets the same cards in the same order.
class-deal-long = Everyone gets the same cards. This game has so many moves that its result may not fit into a code: it then comes back as a file or as copied text.
class-option-grade = How hard
class-option-grade-line = How many cards lie there, and how many questions.
class-option-grade-value = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-option-cards = Cards that lie there
class-option-cards-line = The more there are, the more there is to weigh.
class-option-cards-value = { $value }
class-option-rounds = Rounds
class-option-rounds-line = A round takes about four minutes.
class-option-rounds-value = { $value }
class-deal = Another board
class-paste-link = Paste a link from Chocobox
class-paste-none = This link cannot become a task.

## Tasks in words
class-task-schokoly_count = Count the board
class-task-schokoly_best = Find the best place
class-grade = { $value ->
    [1] easy
    [2] middle
   *[3] hard
  }
class-cards = { $value ->
    [one] { $value } card lies there
   *[other] { $value } cards lie there
  }
class-from-board = from a given board
class-against = { $kinds ->
    [one] { $count ->
        [one] against { $bots }
       *[other] against { $count } × { $bots }
      }
   *[other] against { $bots }
  }
class-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
  }
class-score = { $how ->
    [none] not finished
    [alone] { $points } of { $most } points
    [won] won by { $points }
    [lost] lost by { $points }
   *[draw] a draw
  }
class-sign = { $how ->
    [none] –
    [alone] { $points }/{ $most }
    [won] +{ $points }
    [lost] −{ $points }
   *[draw] ±0
  }

## What pupils see
class-name = Your name, or a nickname
class-name-line = It stays on this device, and goes only into the code that you show.
class-name-asked = Please type a name first.
class-next = Somebody else plays now
class-next-done = A fresh start. Please type your name.
class-task-of = Task { $number }
class-play = Play
class-again = Play again
class-go-on = Continue
class-reckoning = done
class-last = best of { $count }; last: { $score }
class-done = { $done ->
    [one] { $done } of { $all } tasks is done.
   *[other] { $done } of { $all } tasks are done.
  }
class-show = Show my result
class-show-not = No code could be made of this. Please try again.
class-shown = The result of { $name }
class-shown-line = Hold this up to your teacher’s tablet. If there is no code, send the link or hand over the file.
class-shown-best = Of each task it holds your best try.
class-no-code = This page is a file and has no address that a camera could open. Hand over the link as text or as a file; it can be pasted under “Links”.
class-copy = Copy the link
class-copied = Copied.
class-copy-not = This browser does not copy by itself. Please use the file.
class-send = Send
class-send-not = It could not be sent.
class-file = Save as a file
class-filed = Saved as a file.

## A result that was scanned
class-result-of = { $title } · { $when }
class-not-done = not finished
class-watch = Watch
class-watch-of = Watch { $name }, task { $number }
class-sum = { $total } of { $most } points
class-checked = Checked: every move was played again by the rules.
class-add-line = The tasks of this result are among your sets.
class-add-new-line = The tasks of this result are not on this device yet. They are kept together with it.
class-add = Add to my table
class-add-new = Keep both
class-added = { $name } is in your table.
class-added-count = { $count ->
    [one] It is in your table now, as the first.
   *[other] It is in your table now, with { $count } results.
  }
class-here = This result is in your table already.
class-to-table = To the table
class-scan-next = Scan the next code with your tablet’s own camera.

## One set and its results
class-for-pupils = For your pupils
class-for-line = Let them scan this code with the tablet’s own camera. A tap shows it as large as the screen.
class-print-code = Print the code
class-results = { $count ->
    [0] Results
   *[other] { $pupils ->
        [one] Results of { $pupils } pupil
       *[other] Results of { $pupils } pupils
      }
  }
class-no-results = No results yet. Scan your pupils’ codes with your tablet’s own camera, one after the other, or paste their links above.
class-paste = Paste results here
class-paste-line = One link or many at once, with whatever stands between them. Each is checked: its moves are played again by the rules.
class-read-do = Read them
class-files = Choose files
class-drop = or drop them here
class-working = Reading
class-working-line = { $done } of { $all }
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
class-line = line { $line }:
class-more = and { $count } more
class-why-bad-link = The link is damaged or incomplete, or its moves break the rules.
class-why-older-box = It is from an older box, whose rules have changed since.
class-why-newer-box = It is from a newer Chocobox. Load the shelf anew while there is internet, and take the newer one there.
class-why-other = The engine could not read it. Please try again.
class-why-tasks = This is the link of the tasks, not of a result.
class-why-game = This is the link of a game, not of a result.
class-why-other-set = { $name }: a result of other tasks ({ $title }). Open it by itself to add it there.
class-why-no-link = There is no link in this file.
class-why-many = More than 500 links at once are too many. The rest was not read.
class-table = Results
class-head-name = Name
class-head-when = When
class-head-task = Task { $number }
class-head-total = Points
class-head-span = Time
class-head-delete = Delete
class-sorted = Sorted.
class-tag-best = best of { $tries }
class-tag-last = last of { $tries }
class-tag-both = best and last of { $tries }
class-tag-try = one of { $tries }
class-every = Show every try
class-points-line = Each task brings up to 100 points: alone by the share of right answers; against a bot a draw is 50, and half of the lead is added or taken away.
class-delete-of = Delete the result of { $name }
class-delete-sure = Delete this result of { $name } for good?
class-result-removed = The result is deleted.
class-plot = The best of { $count } pupils, from { $least } to { $most } points, the middle at { $half } of { $all }.
class-half = middle { $half }
class-csv = For a spreadsheet (CSV)
class-csv-done = The file is on its way.
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
class-for-print = Scan this code with the camera of your tablet or phone.
class-odd = The bot plays otherwise here.
class-unproved = What no link can prove: how long somebody thought, who held the tablet, and, where quickness counts, whether the bot was as quick as it is.
class-odd-line = Here the bot would not have moved so. It may be another version of it; if you wonder, watch the game.

## The spreadsheet
class-cell-separator = ,
class-cell-name = Name
class-cell-date = Date
class-cell-done = finished
class-cell-points = result
class-cell-most = of
class-cell-won = won
class-cell-marks = points
class-cell-moves = moves
class-cell-seconds = seconds
class-cell-total = Points
class-cell-full = of
class-cell-yes = yes
class-cell-no = no
