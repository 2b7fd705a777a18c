EYES = 4  # 0 bis 10

def choose(table, actions, rng):
    # Zwei gleiche Bilder liegen oben: Meine Augen sehen es manchmal.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.randrange(10) < EYES:
            return Slap()
    # Ansagen muss ich die Farbe der Karte, nicht ihr Bild.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # warten
