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
    wanted = best[0]
    least = 999  # más de lo que tiene cualquier puesto
    for action in best[:20]:
        points = table.after(action).points[1 - table.me]
        if points < least:
            wanted = action
            least = points
    return wanted
