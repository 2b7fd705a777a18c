def choose(table, actions, rng):
    # Draw() roba una carta y termina mi turno.
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # los puntos que da best
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
