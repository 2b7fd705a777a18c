### Practise: puzzles of one's own mistakes.

practise-today = { $count ->
    [0] No puzzle waits today
    [one] One puzzle waits today
   *[other] { $count } puzzles wait today
}
practise-none = Here will be puzzles of your own moves
practise-how = Finish a game and choose “Look back”. Up to three of your own mistakes become puzzles: find something better. They come back after 1, 3 and 7 days.
practise-ask = Each is a table from one of your games, just before a mistake. Find something better.
practise-rounds = { $count ->
    [one] One thing more waits on your path
   *[other] { $count } things more wait on your path
}
practise-done = { $done ->
    [one] One puzzle is solved for good.
   *[other] { $done } puzzles are solved for good.
}
practise-begin = Begin
practise-games = To the saved games
practise-leave = Leave the puzzles
practise-lost = This puzzle cannot be shown. It may be from an older Chocobox.

# At the table
practise-number = { $number } of { $count }
practise-say-better = { $who ->
    [you] You once made a mistake here. Find something better.
   *[name] { $name } once made a mistake here. Find something better.
}
practise-task = This table is from a real game, just before a mistake. Find something better. You can choose once.
practise-task-right = Solved
practise-task-wrong = Not solved
practise-not-here = That is not possible here.
practise-show = Show me
practise-next = Next
practise-end = Done
practise-right = Right! { $advice }
practise-good = Good: nearly as strong as the best. The best: { $advice }
practise-wrong = Not yet: this costs { $percent } of 100 games. Better: { $advice }
practise-shown = Better: { $advice }
