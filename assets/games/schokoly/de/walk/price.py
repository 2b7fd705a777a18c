PRICE = 0  # 0 bis 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # so viele Punkte bringt best
    for action, points in zip(actions, table.gains):
        # isinstance fragt, von welcher Art eine Aktion ist:
        # Ist sie ein Stack? Dann zieh PRICE von ihren Punkten ab.
        if points > most:
            best = action
            most = points
    return best
