def choose(table, actions, rng):
    # Draw() zieht eine Karte und beendet meinen Zug.
    best = actions[0]
    most = 0  # so viele Punkte bringt best
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
