LUCK = 9  # 0 bis 10
SMARTIE = 0  # 0 bis 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # Die Karte, die mir am meisten Punkte bringt, sonst das Ende meines Zugs.
    best, most = actions[-1], -99  # weniger, als jede Karte bringt
    # zip geht zwei Listen zugleich durch: eine Aktion und ihre Punkte.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # von dieser Art: Sie kostet eine Schokolinse
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
