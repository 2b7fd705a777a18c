def choose(table, actions, rng):
    # Lay the first card that brings me points.
    for action, points in zip(actions, table.gains):
        if points > 1:
            return action
    # None does, so let chance choose.
    return rng.choice(actions)
