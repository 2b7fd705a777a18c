PRICE = 4  # 0 a 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # todas las que me dan más
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # Todas las de best me dan lo mismo.
    # ¿Cuál deja menos puntos al otro puesto?
    return best[0]
