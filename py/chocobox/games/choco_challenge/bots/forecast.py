"""How the rest of a game will go: how many turns it has, and what they will bring to whom.

Crowns are told in thousandths and turns in hundredths. The house values here were found by playing
many games; only how the next turn may go is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import factorial
from typing import Final

from chocobox.games.choco_challenge.bots.drawing import Drawing, PileCounts, Worths
from chocobox.games.choco_challenge.bots.picking import on_offer
from chocobox.games.choco_challenge.rules.pieces import COSTS, CROWNS, EMPTY_PILES, TOOLS
from chocobox.games.choco_challenge.rules.scoring import count
from chocobox.games.choco_challenge.rules.state import State

CROWN: Final = 1000
TURN: Final = 100

CARD: Final = 1300
"""The worth of an unseen ingredient."""

TOOL: Final = 1500
"""The worth of a tool with enough turns left for its use."""

GROWTH: Final = (13, 10)
"""By how much a later turn brings more than one with the pile and the tools of today."""

STOPS: Final = {1: 16, 2: 4, 3: 2, 4: 10, 5: 15, 6: 11, 7: 6, 8: 1}
"""In how many of a hundred turns somebody stops with so many cards; the others bust."""

POWERS: Final = range(len(CROWNS) + 1)
"""All the numbers of different cards that one could have drawn."""

_PER_CARD: Final = 72
_PER_DESSERT: Final = 400
"""The turns until a card leaves the deck, and a dessert the scarcest piles, in hundredths."""


def turns_left(deck: int, desserts: Sequence[int]) -> int:
    """The turns still to follow, in hundredths; 0 only if the game ends with this turn."""
    if deck <= 0 or desserts.count(0) >= EMPTY_PILES:
        return 0
    scarce = sum(sorted(desserts)[:EMPTY_PILES])
    return max(TURN, min(_PER_CARD * deck - TURN, _PER_DESSERT * scarce))


@lru_cache(maxsize=4096)
def turn_worth(fresh: tuple[int, ...], desserts: tuple[int, ...]) -> int:
    """The expected worth of a turn with such a pile, one tool and these desserts on offer."""
    pile, tool_worths = PileCounts(fresh), [TOOL * tools for tools in range(len(TOOLS) + 1)]
    best = [max((cost for cost in desserts if cost <= power), default=0) for power in POWERS]
    gains = [CROWN * cost + CARD * (power > 0) for power, cost in enumerate(best)]
    worths = Worths(
        [[gain + tools for tools in tool_worths] for gain in gains], [tool_worths] * len(gains)
    )
    return Drawing(worths, sum(fresh)).best(pile, 1) // factorial(pile.size) - TOOL


class Forecast:
    """What every seat will have in the end, as far as one can tell from what lies on the table."""

    def __init__(self, state: State) -> None:
        self.state, self.now = state, count(state).scores
        self._turns: dict[tuple[int, int | None, int | None], int] = {}

    def total(self, seat: int, turns: int, card: int | None = None, cost: int | None = None) -> int:
        """Its crowns now and in its part of the turns left, with one more card in its pile.

        That dessert is taken by then, and if it was the last of its pile, nobody can have it.
        """
        own = self._own_turns(seat, turns)
        later = self.turn(seat, card, cost) * own // TURN if own else 0
        return CROWN * self.now[seat] + later

    def _own_turns(self, seat: int, turns: int) -> int:
        """A seat's share of the remaining turns; seats that play soon may have one more."""
        seats = len(self.state.seats)
        waits = (seat - self.state.turn - 1) % seats
        return max(0, (turns - waits * TURN + (seats - 1) * TURN // 2) // seats) if turns else 0

    def turn(self, seat: int, card: int | None, cost: int | None) -> int:
        """The worth of a later turn with that card added to the pile and that dessert gone."""
        key = seat, card, cost
        if key not in self._turns:
            state = self.state
            own = state.seats[seat].cards
            waiting = () if state.match is None or seat != state.turn else (state.match,)
            more = () if card is None else (card,)
            pile = PileCounts.of((*own, *waiting, *more))
            desserts = tuple(it for it in on_offer(state, state.seats[seat]) if it != cost)
            self._turns[key] = turn_worth(pile.fresh, desserts) * GROWTH[0] // GROWTH[1]
        return self._turns[key]

    def gone(self, cost: int | None) -> int | None:
        """The same dessert, if taking it leaves none for the others."""
        return cost if cost and self.state.desserts[COSTS.index(cost)] == 1 else None
