def choose(table, actions, rng):
    best = actions[0]
    most = 0  # so many points does best bring
    for action, points in zip(actions, table.gains):
        # Is this action better than best?
        if points > most:
            best = action
            most = points
    return best
