PRICE = 4  # 0 bis 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # alle, die mir am meisten bringen
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # Alle in best bringen mir gleich viel.
    # Nach welcher hat der andere Platz die wenigsten Punkte?
    wanted = best[0]
    least = 999  # mehr, als irgendein Platz hat
    for action in best[:20]:
        points = table.after(action).points[1 - table.me]
        if points < least:
            wanted = action
            least = points
    return wanted
