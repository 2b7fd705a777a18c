PRICE = 0  # 0 à 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # les points que rapporte best
    for action, points in zip(actions, table.gains):
        # isinstance demande de quelle sorte est une action :
        # Est-ce un Stack ? Alors enlève PRICE de ses points.
        if points > most:
            best = action
            most = points
    return best
