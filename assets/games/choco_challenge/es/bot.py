RISK = 3  # 0 a 10

def choose(table, actions, rng):
    # ¿Cuántas cartas de mi mazo repetirían una de las que hay?
    mine = table.seats[table.me]
    bad = [card for card in mine.inside if card in mine.drawn]
    if Draw() in actions and len(bad) * 10 <= len(mine.inside) * RISK:
        return Draw()
    if Stop() in actions:
        return Stop()
    # Lo que más vale son los postres. Después, un utensilio o una carta.
    for kind in [Spend, Take, TakeTool, Buy, TakeIngredient]:
        wanted = [it for it in actions if isinstance(it, kind)]
        if wanted:
            return wanted[-1]
    return actions[-1]
