LUCK = 9  # 0 a 10
SMARTIE = 0  # 0 a 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # La carta que me da más puntos; si no hay, el final de mi turno.
    best, most = actions[-1], -99  # menos que cualquier carta
    # zip recorre dos listas a la vez: una acción y sus puntos.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # de esta clase: gasta una gragea
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
