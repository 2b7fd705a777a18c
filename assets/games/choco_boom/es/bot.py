EYES = 4  # 0 a 10

def choose(table, actions, rng):
    # Dos dibujos iguales arriba: mis ojos lo ven a veces.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.randrange(10) < EYES:
            return Slap()
    # Se dice el color de la carta, no su dibujo.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # esperar
