### All that this device keeps, as one file.

whole-title = Keep and move
whole-line = On another device the file is added to what is there.
# Stands after it where several children share the device. $name: a child’s name, or an animal.
whole-whose = A file of only one child goes to whoever plays now: { $name }.
whole-save = Keep everything in a file
whole-take = Take from a file
# While a file is read.
whole-working = Reading { $done } of { $all }
# Numbers of things of each kind in the file.
whole-saved = Saved. Games: { $games }, class sets: { $sets }, results: { $results }, practices: { $practices }. Names in the file are readable: keep it like a class list.
whole-saved-not = The file could not be saved. Please try again.
# Whole sentences, one after the other; those with 0 are left out.
whole-taken = { $added ->
    [0] Nothing new was in the file.
   *[other] New: { $added }.
  }{ $newer ->
    [0] { "" }
   *[other] { " " }Newer now: { $newer }.
  }{ $same ->
    [0] { "" }
   *[other] { " " }Here already: { $same }.
  }{ $damaged ->
    [0] { "" }
   *[other] { " " }Damaged, left out: { $damaged }.
  }{ $refused ->
    [0] { "" }
   *[other] { " " }Sets and results that no link bears out, left out: { $refused }.
  }{ $unchecked ->
    [0] { "" }
   *[other] { " " }Results whose moves could not be played again, not checked: { $unchecked }.
  }
whole-fault-foreign = This file is damaged, or not from “Keep everything in a file”.
whole-fault-newer-box = This file is from a newer Chocobox. While online, reload the shelf, take the newer one, and try again.
whole-fault-broken = The file could not be taken to its end. What came stays. Please try again.
# $most: so many children. “…” as the key is called in shelf-who.
whole-fault-full = Nothing was taken: one device has room for { $most } children at most. Delete one under “Who plays?” on the shelf, and try again.
whole-differs = Games that are not here as in the file: { $count }. Which should stay?
whole-both = Both
whole-mine = Those from here
whole-theirs = Those from the file
whole-both-done = Both are saved now.
whole-mine-done = Those from here stay.
whole-theirs-done = Those from the file are here now.
