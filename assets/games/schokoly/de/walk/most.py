def choose(table, actions, rng):
    best = actions[0]
    most = 0  # so viele Punkte bringt best
    for action, points in zip(actions, table.gains):
        # Ist diese Aktion besser als best?
        if points > 0:
            best = action
    return best
