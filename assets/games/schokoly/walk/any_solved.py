def choose(table, actions, rng):
    # actions is a list of all that I may do now.
    print(len(actions))
    # Give one of them back here.
    return actions[0]
