LUCK = 9  # 0 a 10
SMARTIE = 0  # 0 a 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # La carta che mi porta più punti, oppure la fine del mio turno.
    best, most = actions[-1], -99  # meno di quanto porta ogni carta
    # zip scorre due liste insieme: un’azione e i suoi punti.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # di questo tipo: costa un confetto
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
