EYES = 4  # 0 a 10

def choose(table, actions, rng):
    # Una carta que conozco es igual que la de arriba: mis ojos lo ven a veces.
    for it in table.known:
        if it.rank == table.wanted:
            if Reveal(it.seat, it.place) in actions:
                return Reveal(it.seat, it.place)
            if Slap() in actions and rng.randrange(10) < EYES:
                return Slap()
    # Lo que suman mis cartas: 6 por cada una que no he visto.
    mine = {card.place: 6 for card in table.grids[table.me]}
    for it in table.known:
        if it.seat == table.me:
            mine[it.place] = it.points
    # Una carta más baja ocupa el lugar de la más alta.
    highest = max(mine, key=mine.get, default=None)
    if table.worth and mine and table.worth.points < mine[highest]:
        return Replace(highest)
    # Entre todas suman poco: ¡Kaboom!
    if Kaboom() in actions and sum(mine.values()) <= 5:
        return Kaboom()
    for action in [Peek(), Cover(), Flip(), Draw(), Discard(),
                   SkipPower(), Enough(), Keep(), GiveUp()]:
        if action in actions:
            return action
    return None  # esperar
