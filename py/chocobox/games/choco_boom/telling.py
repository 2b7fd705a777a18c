"""A written bot's extra knowledge of Choco-Boom, and the times at which it is asked."""

from __future__ import annotations

from typing import Any, Final

from chocobox.games.choco_boom.rules.state import State
from chocobox.kit import telling


class Telling(telling.Telling[State]):
    """It is asked about each card on top, and again once that card may be slapped."""

    def plan_key(self, state: State, seat: int) -> Any:
        """The card on top, and since when it may be slapped."""
        return state.laid, state.top and state.top.since


TELLING: Final = Telling()
