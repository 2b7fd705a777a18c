EYES = 4  # 0 a 10

def choose(table, actions, rng):
    # Una carta che conosco è uguale a quella in cima: i miei occhi ogni tanto lo vedono.
    for it in table.known:
        if it.rank == table.wanted:
            if Reveal(it.seat, it.place) in actions:
                return Reveal(it.seat, it.place)
            if Slap() in actions and rng.randrange(10) < EYES:
                return Slap()
    # Quanto valgono le mie carte: 6 per ognuna che non ho visto.
    mine = {card.place: 6 for card in table.grids[table.me]}
    for it in table.known:
        if it.seat == table.me:
            mine[it.place] = it.points
    # Una carta più bassa va al posto della mia più alta.
    highest = max(mine, key=mine.get, default=None)
    if table.worth and mine and table.worth.points < mine[highest]:
        return Replace(highest)
    # Insieme valgono poco: Kaboom!
    if Kaboom() in actions and sum(mine.values()) <= 5:
        return Kaboom()
    for action in [Peek(), Cover(), Flip(), Draw(), Discard(),
                   SkipPower(), Enough(), Keep(), GiveUp()]:
        if action in actions:
            return action
    return None  # aspetta
