EYES = 4  # 0 bis 10

def choose(table, actions, rng):
    # Eine Karte, die ich kenne, passt zur obersten: Meine Augen sehen es manchmal.
    for it in table.known:
        if it.rank == table.wanted:
            if Reveal(it.seat, it.place) in actions:
                return Reveal(it.seat, it.place)
            if Slap() in actions and rng.randrange(10) < EYES:
                return Slap()
    # Was meine Karten zählen: 6 für jede, die ich nicht gesehen habe.
    mine = {card.place: 6 for card in table.grids[table.me]}
    for it in table.known:
        if it.seat == table.me:
            mine[it.place] = it.points
    # Eine niedrigere Karte kommt an die Stelle meiner höchsten.
    highest = max(mine, key=mine.get, default=None)
    if table.worth and mine and table.worth.points < mine[highest]:
        return Replace(highest)
    # Zusammen sind sie niedrig: Kaboom!
    if Kaboom() in actions and sum(mine.values()) <= 5:
        return Kaboom()
    for action in [Peek(), Cover(), Flip(), Draw(), Discard(),
                   SkipPower(), Enough(), Keep(), GiveUp()]:
        if action in actions:
            return action
    return None  # warten
