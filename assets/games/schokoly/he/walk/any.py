def choose(table, actions, rng):
    # actions היא רשימה של כל מה שמותר לי לעשות עכשיו.
    print(len(actions))
    # כאן מחזירים אחת מהן.
