### Several children share one device: who plays.

profiles-line = Each child has a path, puzzles, saved games and bots of its own. Of a guest nothing stays.
# A key beside the faces of all who play here: adds one more.
profiles-new = Somebody new
# $name, here and below: a child’s name, or an animal.
profiles-change = Change or delete { $name }
profiles-add = Add
profiles-keep = Save
# An addition, a change or a choice that the browser has refused.
profiles-not-kept = The browser could not save this. Everything is as it was.
profiles-sure = Delete { $name } for good, with saved games, path, puzzles, practices and bots? Class sets stay.
