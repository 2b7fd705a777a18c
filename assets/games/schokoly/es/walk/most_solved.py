def choose(table, actions, rng):
    best = actions[0]
    most = 0  # los puntos que da best
    for action, points in zip(actions, table.gains):
        # ¿Es esta acción mejor que best?
        if points > most:
            best = action
            most = points
    return best
