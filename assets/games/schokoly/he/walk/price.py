PRICE = 0  # 0 – 9

def choose(table, actions, rng):
    if Draw() in actions:
        return Draw()
    best = actions[0]
    most = 0  # כמה נקודות מביאה הפעולה הטובה ביותר
    for action, points in zip(actions, table.gains):
        # isinstance שואל מאיזה סוג הפעולה:
        # Stack? אז מורידים את המחיר מהנקודות שלה.
        if points > most:
            best = action
            most = points
    return best
