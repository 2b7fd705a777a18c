EYES = 4  # 0 – 10

def choose(table, actions, rng):
    # שתי תמונות זהות למעלה: העיניים שלי רואות את זה לפעמים.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.randrange(10) < EYES:
            return Slap()
    # מכריזים את הצבע של הקלף, לא את התמונה.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # לחכות
