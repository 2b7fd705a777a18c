PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    best, most = [actions[-1]], -99
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # All in best bring me the same. Which one is bad for the other seat?
    other = 1 - table.me
    wanted, least = best[0], 999
    for action in best[:20]:
        points = table.after(action).points[other]
        if points < least:
            wanted = action
            least = points
    return wanted
