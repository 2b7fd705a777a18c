PRICE = 4  # 0 – 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = [actions[0]]  # כל אלה שמביאות לי הכי הרבה
    most = 0
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # כל אלה שברשימה מביאות לי אותו דבר.
    # איזו מהן משאירה למקום השני הכי מעט נקודות?
    wanted = best[0]
    least = 999  # יותר ממה שיש לכל מקום
    for action in best[:20]:
        points = table.after(action).points[1 - table.me]
        if points < least:
            wanted = action
            least = points
    return wanted
