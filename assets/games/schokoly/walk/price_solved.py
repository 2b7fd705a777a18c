PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # so many points does best bring
    for action, points in zip(actions, table.gains):
        # isinstance asks of which kind an action is:
        # is it a Stack? Then take PRICE off its points.
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = action
            most = points
    return best
