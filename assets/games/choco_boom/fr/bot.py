EYES = 4  # 0 à 10

def choose(table, actions, rng):
    # Deux images pareilles sont dessus : mes yeux le voient parfois.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.randrange(10) < EYES:
            return Slap()
    # Je dois annoncer la couleur de la carte, pas son image.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # attendre
