def choose(table, actions, rng):
    # When my card lies, the last action ends my turn.
    best, most = actions[0], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
