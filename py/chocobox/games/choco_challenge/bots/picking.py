"""Plain choices that need no plan: the best card, the dearest dessert, any extra card."""

from __future__ import annotations

from collections.abc import Sequence

from chocobox.core.record import Action
from chocobox.games.choco_challenge.rules.actions import Buy, Take, TakeMarket
from chocobox.games.choco_challenge.rules.pieces import ANY, COSTS, CROWNS, NAMES
from chocobox.games.choco_challenge.rules.state import Seat, State


def crowns(card: int) -> int:
    """The worth of a card at the end."""
    return CROWNS[NAMES[card]]


def for_sale(state: State, drawn: int) -> tuple[int, ...]:
    """The cards of the market among which so many drawn cards may choose (RULINGS C6)."""
    return state.market if drawn >= ANY else state.market[:drawn][-1:]


def on_offer(state: State, own: Seat) -> tuple[int, ...]:
    """The desserts that a seat could still take, if it drew enough."""
    left = zip(COSTS, state.desserts, strict=True)
    return tuple(cost for cost, n in left if n and cost not in own.desserts)


def shopping(state: State, actions: Sequence[Action]) -> Action:
    """The dearest dessert first, then the best card; Done comes last."""
    desserts = [it for it in actions if isinstance(it, Take)]
    if desserts:
        return max(desserts, key=lambda it: it.cost)
    cards = [it for it in actions if isinstance(it, Buy)]
    return max(cards, key=lambda it: _appeal(state, state.turn, it.place), default=actions[-1])


def extra_card(state: State, seat: int, actions: Sequence[Action]) -> Action:
    """The best card of the market where it may choose; else the first thing offered."""
    cards = [it for it in actions if isinstance(it, TakeMarket)]
    return max(cards, key=lambda it: _appeal(state, seat, it.place), default=actions[0])


def _appeal(state: State, seat: int, place: int) -> tuple[int, bool]:
    """Crowns count first, then a name that the seat does not have."""
    card = state.market[place - 1]
    held = {NAMES[other] for other in state.seats[seat].cards}
    return crowns(card), NAMES[card] not in held
