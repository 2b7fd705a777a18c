EYES = 4  # 0 to 10

def choose(table, actions, rng):
    # A card that I know is like the top one: my eyes see it now and then.
    for it in table.known:
        if it.rank == table.wanted:
            if Reveal(it.seat, it.place) in actions:
                return Reveal(it.seat, it.place)
            if Slap() in actions and rng.randrange(10) < EYES:
                return Slap()
    # What my cards count: 6 for each that I have not seen.
    mine = {card.place: 6 for card in table.grids[table.me]}
    for it in table.known:
        if it.seat == table.me:
            mine[it.place] = it.points
    # A lower card takes the place of my highest one.
    highest = max(mine, key=mine.get, default=None)
    if table.worth and mine and table.worth.points < mine[highest]:
        return Replace(highest)
    # Together they are low: Kaboom!
    if Kaboom() in actions and sum(mine.values()) <= 5:
        return Kaboom()
    for action in [Peek(), Cover(), Flip(), Draw(), Discard(),
                   SkipPower(), Enough(), Keep(), GiveUp()]:
        if action in actions:
            return action
    return None  # wait
