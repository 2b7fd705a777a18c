def choose(table, actions, rng):
    best, most = actions[0], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            # Now most must become points.
    return best
