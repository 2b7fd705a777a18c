def choose(table, actions, rng):
    # zip goes through two lists at once: an action, and its points.
    for action, points in zip(actions, table.gains):
        # If points is more than 0, return this action.
        pass
    return actions[0]
