def choose(table, actions, rng):
    best = actions[0]
    most = 0  # כמה נקודות מביאה הפעולה הטובה ביותר
    for action, points in zip(actions, table.gains):
        # האם הפעולה הזאת טובה מכל הקודמות?
        if points > 0:
            best = action
    return best
