RISK = 3  # 0 a 10

def choose(table, actions, rng):
    # Quante carte del mio mazzo farebbero un doppione?
    mine = table.seats[table.me]
    bad = [card for card in mine.inside if card in mine.drawn]
    if Draw() in actions and len(bad) * 10 <= len(mine.inside) * RISK:
        return Draw()
    if Stop() in actions:
        return Stop()
    # I Dolci valgono di più. Poi quello che può fare uno Strumento o una carta.
    for kind in [Spend, Take, TakeTool, Buy, TakeIngredient]:
        wanted = [it for it in actions if isinstance(it, kind)]
        if wanted:
            return wanted[-1]
    return actions[-1]
