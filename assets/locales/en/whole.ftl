### All that this device keeps, as one file.

whole-title = Keep and move
whole-line = One file holds all saved games, class sets, results, puzzles and settings. On another device they are added to what is there.
whole-save = Keep everything in a file
whole-take = Take from a file
# While a file is read.
whole-working = Reading { $done } of { $all }
# Before it: nothing. Numbers of things of each kind in the file.
whole-saved = Saved: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $sets ->
    [one] { $sets } class set
   *[other] { $sets } class sets
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  }, { $practices ->
    [one] { $practices } practice
   *[other] { $practices } practices
  } and the settings. Names in it are readable, so keep the file as you keep a class list.
whole-saved-not = The file could not be saved. Please try again.
# Whole sentences, one after the other; those with 0 are left out.
whole-taken = { $added ->
    [0] Nothing new was in the file.
    [one] { $added } new thing was added.
   *[other] { $added } new things were added.
  }{ $newer ->
    [0] { "" }
    [one] { " " }{ $newer } that was here became newer.
   *[other] { " " }{ $newer } that were here became newer.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } was here already and stays as it is.
   *[other] { " " }{ $same } were here already and stay as they are.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }{ $damaged } in the file is damaged and was left out.
   *[other] { " " }{ $damaged } in the file are damaged and were left out.
  }{ $refused ->
    [0] { "" }
    [one] { " " }{ $refused } set or result was left out: no link of this box bears it out.
   *[other] { " " }{ $refused } sets or results were left out: no link of this box bears them out.
  }{ $unchecked ->
    [0] { "" }
    [one] { " " }{ $unchecked } result is marked as not checked: its moves could not be played again here.
   *[other] { " " }{ $unchecked } results are marked as not checked: their moves could not be played again here.
  }
whole-fault-foreign = This file is damaged, or it is not from “Keep everything in a file”. Nothing here was changed.
whole-fault-newer-box = This file is from a newer Chocobox. Reload the shelf while you are online, take the newer one, and try again.
whole-fault-broken = The file could not be taken to its end. What came stays, and nothing here is lost. Please try again.
whole-differs = { $count ->
    [one] { $count } game is here already, but not as it is in the file. Which one should stay?
   *[other] { $count } games are here already, but not as they are in the file. Which should stay?
  }
whole-both = { $count ->
    [one] Both
   *[other] Always both
  }
whole-mine = { $count ->
    [one] Only the one here
   *[other] Only those here
  }
whole-theirs = { $count ->
    [one] Only the one in the file
   *[other] Only those in the file
  }
whole-both-done = { $count ->
    [one] Both are among the saved games now.
   *[other] All are among the saved games now.
  }
whole-mine-done = { $count ->
    [one] The game here stays as it is.
   *[other] The games here stay as they are.
  }
whole-theirs-done = { $count ->
    [one] The game from the file is here now.
   *[other] The games from the file are here now.
  }
