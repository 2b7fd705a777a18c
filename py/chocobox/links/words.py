"""The words of bots: what stands in them can be short in a link."""

from __future__ import annotations

from typing import Final

# Never change a letter of it: links that were given out are read with it. It is not the code of
# the first bots as they are now, but as they once were.
WORDS: Final = b"""
karte karten punkte gegner beste bester schlechte wert werte zug farbe anzahl stapel hand platz
oldest newest cheapest richest highest lowest biggest count counts score scores value values total
number colour colours pieces kinds place places other others neighbour opponent leader round
sorted(reversed(enumerate(range(set(list(dict(tuple(zip(abs(round(all(any(print(
import math
math.sqrt( math.inf
"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"
table.pile[-2:] table.pile[-1].item table.pile[-1].colour table.decks table.shows table.last_call
table.turn "colour" "parrot" "repeats" "nothing" Call(item) Ready() Vote(True) Vote(False) Slap()
table.grids[table.me] table.grids[seat] card.place card.card card.mark table.drawn table.worth
table.worth.points table.discard SkipPower() Cover() Peek() Replace(oldest.place) Discard() Kaboom()
table.seats[table.me] mine.drawn mine.inside mine.pile mine.tools mine.desserts table.market
table.costs table.match Spend(tool) Bust() Buy(place) TakeTool TakeIngredient TakeMarket Take(cost)
Stop() Decline() Done() Flip()
table.smarties[table.me] table.colours table.hands table.stock table.hand card.colours
table.board card.tier card.smartie card.x card.y card.seat "dark" "white" "milk" "pink"
Choose(colour) Stack(card, x, y, turn) Guard(card) Pass() Offer(card, to) Answer(card) Accept()
Place(card, x, y, turn) Draw()
# If the table is the card that I can lay, take the first one of my points. Else wait, and pass.
WEIGHTS = {
    }
    while True:
        try:
        except IndexError:
            pass
            continue
            break
    elif not found:
    else:
lambda it: it[0]
lambda card: card.points, default=None)
    wanted = [it for it in actions if isinstance(it, Place)]
        return wanted[-1]
    if Draw() in actions and len(wanted) > 0:
        return Draw()
    for kind in [Stack, Place, Guard]:
        for action in actions:
            if isinstance(action, kind):
                return action
    for action, points in zip(actions, table.gains):
        if points > best_points:
            best, best_points = action, points
    mine = table.points[table.me]
    most = max(points for seat, points in enumerate(table.points) if seat != table.me)
    best = None
    best_value = -1000
    for action in actions:
        after = table.after(action)
        value = after.points[table.me]
        value += 1
        value -= 2
        if value > best_value:
            best = action
            best_value = value
    return best
    return sum(len(it) for it in cards)
def value_of(table, action):
    return max(actions, key=lambda action: table.after(action).points[table.me])
    if rng.random() < 0.5:
        return actions[0]
    return rng.choice(actions)
    return None
def choose(table, actions, rng):
def choose(table, actions, rng):
    # Two equal pictures on top: I see it one time in ten.
    top = table.pile[-2:]
    if len(top) == 2 and top[0].item == top[1].item:
        if Slap() in actions and rng.random() < 0.1:
            return Slap()
    # Call the colour of the card, not its picture.
    calls = {"yellow": "banana", "red": "strawberry",
             "brown": "choco", "blue": "elephant"}
    for action in actions:
        if isinstance(action, Call) and action.item == calls[top[-1].colour]:
            return action
        if isinstance(action, (Flip, Ready, Vote)):
            return action
    return None  # wait
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
def choose(table, actions, rng):
    # How many cards of my pile would match one that lies there?
    mine = table.seats[table.me]
    bad = [card for card in mine.inside if card in mine.drawn]
    # Draw on while at most one card in three is bad.
    if Draw() in actions and len(bad) * 3 <= len(mine.inside):
        return Draw()
    if Stop() in actions:
        return Stop()
    # Desserts are worth most. Then what a tool or a card can do.
    for kind in [Spend, Take, TakeTool, Buy, TakeIngredient]:
        wanted = [it for it in actions if isinstance(it, kind)]
        if wanted:
            return wanted[-1]
    return actions[-1]
def choose(table, actions, rng):
    # Lay the first card that brings me points.
    for action, points in zip(actions, table.gains):
        if points > 1:
            return action
    # None does, so let chance choose.
    return rng.choice(actions)
"""
"""Words near the end take the least room."""
