LUCK = 9  # 0 to 10
SMARTIE = 0  # 0 to 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # The card that brings me most points, or else the end of my turn.
    best, most = actions[-1], -99  # less than any card brings
    # zip goes through two lists at once: an action, and its points.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # of this kind: it takes a smartie
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
