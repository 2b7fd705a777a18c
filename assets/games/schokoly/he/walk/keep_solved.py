def choose(table, actions, rng):
    # Draw() שולף קלף ומסיים את התור שלי.
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # כמה נקודות מביאה הפעולה הטובה ביותר
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
