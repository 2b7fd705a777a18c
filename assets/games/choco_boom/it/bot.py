EYES = 4  # 0 a 10

def choose(table, actions, rng):
    # In cima ci sono due figure uguali: i miei occhi ogni tanto lo vedono.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.randrange(10) < EYES:
            return Slap()
    # Devo dire il colore della carta, non la figura.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # aspetta
