### Practise: puzzles of one's own mistakes.

practise-leave = Leave the puzzles
practise-lost = This puzzle cannot be shown. It may be from an older Chocobox.

# At the table
practise-number = { $number } of { $count }
# $name: of the player who made this mistake. "you" is the reader.
practise-say-better = { $who ->
    [you] You once made a mistake here. Find something better.
   *[name] { $name } once made a mistake here. Find something better.
}
practise-task = This table is from a game. Find the best choice; you have one.
practise-task-right = Solved
practise-task-wrong = Not solved
practise-not-here = That is not possible here.
practise-show = Show me
practise-next = Next
practise-end = Done
# $advice, here and below: a whole sentence, as "Draw a card."
practise-right = Right! { $advice }
practise-good = Good: nearly as strong as the best. The best: { $advice }
practise-wrong = Not yet: this costs { $percent } of 100 games. Better: { $advice }
practise-shown = Better: { $advice }
