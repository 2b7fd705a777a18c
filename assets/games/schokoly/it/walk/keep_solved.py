def choose(table, actions, rng):
    # Draw() pesca una carta e finisce il mio turno.
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # tanti punti porta best
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
