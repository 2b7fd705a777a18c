PRICE = 4  # 0 a 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # los puntos que da best
    for action, points in zip(actions, table.gains):
        # isinstance pregunta de qué clase es una acción:
        # ¿es un Stack? Entonces resta PRICE de sus puntos.
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = action
            most = points
    return best
