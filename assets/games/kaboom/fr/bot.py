EYES = 4  # 0 à 10

def choose(table, actions, rng):
    # Une carte que je connais est identique à celle du dessus : mes yeux le voient parfois.
    for it in table.known:
        if it.rank == table.wanted:
            if Reveal(it.seat, it.place) in actions:
                return Reveal(it.seat, it.place)
            if Slap() in actions and rng.randrange(10) < EYES:
                return Slap()
    # Ce que comptent mes cartes : 6 pour chacune que je n'ai pas vue.
    mine = {card.place: 6 for card in table.grids[table.me]}
    for it in table.known:
        if it.seat == table.me:
            mine[it.place] = it.points
    # Une carte plus basse prend la place de ma plus haute.
    highest = max(mine, key=mine.get, default=None)
    if table.worth and mine and table.worth.points < mine[highest]:
        return Replace(highest)
    # Ensemble, elles sont basses : Kaboom!
    if Kaboom() in actions and sum(mine.values()) <= 5:
        return Kaboom()
    for action in [Peek(), Cover(), Flip(), Draw(), Discard(),
                   SkipPower(), Enough(), Keep(), GiveUp()]:
        if action in actions:
            return action
    return None  # attendre
