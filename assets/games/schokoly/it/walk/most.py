def choose(table, actions, rng):
    best = actions[0]
    most = 0  # tanti punti porta best
    for action, points in zip(actions, table.gains):
        # Questa azione è meglio di best?
        if points > 0:
            best = action
    return best
