LUCK = 9  # 0 – 10
SMARTIE = 0  # 0 – 9

def choose(table, actions, rng):
    if rng.randrange(10) < LUCK:
        return rng.choice(actions)
    # הקלף שמביא לי הכי הרבה נקודות, ואם אין, סוף התור שלי.
    best, most = actions[-1], -99  # פחות ממה שמביא כל קלף
    # zip עובר על שתי רשימות יחד: פעולה והנקודות שלה.
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):  # מהסוג הזה: היא עולה עדשה
            points = points - SMARTIE
        if points > most:
            best, most = action, points
    return best
