PRICE = 4  # 0 a 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # tutte quelle che mi portano di più
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # Tutte quelle in best mi portano lo stesso.
    # Dopo quale l’altro posto ha meno punti?
    wanted = best[0]
    least = 999  # più di quanti ne ha ogni posto
    for action in best[:20]:
        points = table.after(action).points[1 - table.me]
        if points < least:
            wanted = action
            least = points
    return wanted
