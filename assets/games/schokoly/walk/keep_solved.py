def choose(table, actions, rng):
    # Draw() takes a card and ends my turn.
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # so many points does best bring
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
