LUCK = 9  # 0 à 10
SMARTIE = 0  # 0 à 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # La carte qui me rapporte le plus de points, sinon la fin de mon tour.
    best, most = actions[-1], -99  # moins que n'importe quelle carte
    # zip parcourt deux listes à la fois : une action et ses points.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # de cette sorte : elle coûte une dragée
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
