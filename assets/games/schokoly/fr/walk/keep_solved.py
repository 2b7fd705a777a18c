def choose(table, actions, rng):
    # Draw() pioche une carte et finit mon tour.
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # les points que rapporte best
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
