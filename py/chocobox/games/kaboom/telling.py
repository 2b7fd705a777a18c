"""A written bot's extra knowledge of Kaboom!, and the times at which it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from chocobox.games.kaboom.rules.pieces import CARDS, rank, value
from chocobox.games.kaboom.rules.state import State
from chocobox.kit import telling


@dataclass(frozen=True, slots=True)
class Known:
    """A card face down that a seat has seen, and where it lies now."""

    seat: int
    place: int
    card: str
    rank: str
    points: int


class Telling(telling.Telling[State]):
    """It is asked about each card on the discard, and remembers what its seat has seen."""

    def plan_key(self, state: State, seat: int) -> Any:
        """The round, and since when a card may be slapped."""
        return state.round, state.window and state.window.opened

    def more(self, state: State, seat: int) -> Mapping[str, Any]:
        """`known`: the cards that lie face down and that this seat has seen."""
        seen = state.knows(seat)
        lying = (
            (owner, place, it.card)
            for owner, grid in enumerate(state.grids)
            for place, it in enumerate(grid)
            if it and it.card in seen
        )
        return {
            "known": tuple(
                Known(owner, place, CARDS[card], rank(card), value(card))
                for owner, place, card in lying
            )
        }


TELLING: Final = Telling()
