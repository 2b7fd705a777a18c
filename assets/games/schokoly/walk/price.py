PRICE = 0  # 0 to 9

def choose(table, actions, rng):
    best, most = actions[-1], -99
    for action, points in zip(actions, table.gains):
        # A stack card takes a smartie: it must bring more.
        if isinstance(action, Stack):
            points = points
        if points > most:
            best = action
            most = points
    return best
