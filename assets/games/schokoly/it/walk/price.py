PRICE = 0  # 0 a 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # tanti punti porta best
    for action, points in zip(actions, table.gains):
        # isinstance chiede di che tipo è un’azione:
        # è uno Stack? Allora togli PRICE dai suoi punti.
        if points > most:
            best = action
            most = points
    return best
