def choose(table, actions, rng):
    # zip עובר על שתי רשימות יחד: פעולה והנקודות שלה.
    for action, points in zip(actions, table.gains):
        # אם יש יותר מ־0 נקודות, מחזירים את הפעולה הזאת.
        if points > 0:
            return action
    return actions[0]
