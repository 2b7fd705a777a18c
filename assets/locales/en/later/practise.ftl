### Practise: puzzles of one's own mistakes.

practise-leave = Leave the puzzles
practise-lost = It may be from an older Chocobox.

# At the table
# $name: of the player who made this mistake. “you” is the reader.
practise-say-better = { $who ->
    [you] You once made a mistake here.
   *[name] { $name } once made a mistake here.
  } Find something better.
practise-task = Find the best choice; you have one.
practise-task-right = Solved
practise-task-wrong = Not solved
# $advice, here and below: a whole sentence, as "Draw a card."
practise-right = Right! { $advice }
practise-good = Nearly the best! Better still: { $advice }
practise-wrong = Not yet: this costs { $percent } of 100 games. Better: { $advice }
practise-shown = Better: { $advice }
