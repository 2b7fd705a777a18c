RISK = 3  # 0 à 10

def choose(table, actions, rng):
    # Combien de cartes de ma pioche feraient un doublon ?
    mine = table.seats[table.me]
    bad = [card for card in mine.inside if card in mine.drawn]
    if Draw() in actions and len(bad) * 10 <= len(mine.inside) * RISK:
        return Draw()
    if Stop() in actions:
        return Stop()
    # Les desserts comptent le plus. Ensuite, ce que peut un ustensile ou une carte.
    for kind in [Spend, Take, TakeTool, Buy, TakeIngredient]:
        wanted = [it for it in actions if isinstance(it, kind)]
        if wanted:
            return wanted[-1]
    return actions[-1]
