PRICE = 4  # 0 à 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # toutes celles qui me rapportent le plus
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # Toutes celles de best me rapportent autant.
    # Après laquelle l'autre place a-t-elle le moins de points ?
    return best[0]
