def choose(table, actions, rng):
    # The card that has been mine for longest has the lowest mark.
    mine = table.grids[table.me]
    oldest = min(mine, key=lambda card: card.mark, default=None)
    # A low card takes its place, a high card is thrown away.
    if table.worth and oldest and table.worth.points < 5:
        if Replace(oldest.place) in actions:
            return Replace(oldest.place)
    # All my cards are new ones? Then they are low: Kaboom!
    if Kaboom() in actions and oldest and oldest.mark >= 8:
        return Kaboom()
    for action in [Peek(), Cover(), Draw(), Discard(), SkipPower(), Flip()]:
        if action in actions:
            return action
    return None  # wait
