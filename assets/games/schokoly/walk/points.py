def choose(table, actions, rng):
    for action, points in zip(actions, table.gains):
        # How many points are enough for me?
        if points > 99:
            return action
    return actions[0]
