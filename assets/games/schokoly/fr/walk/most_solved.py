def choose(table, actions, rng):
    best = actions[0]
    most = 0  # les points que rapporte best
    for action, points in zip(actions, table.gains):
        # Cette action est-elle meilleure que best ?
        if points > most:
            best = action
            most = points
    return best
