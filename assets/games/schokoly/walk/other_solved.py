PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # all that bring me most
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # All in best bring me the same.
    # Which one leaves the other seat fewest points?
    wanted = best[0]
    least = 999  # more than any seat has
    for action in best[:20]:
        points = table.after(action).points[1 - table.me]
        if points < least:
            wanted = action
            least = points
    return wanted
