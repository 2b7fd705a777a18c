"""Who can look for the best place: a hint asks the one that finds it."""

from __future__ import annotations

from typing import Any

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.bots.players import Nibbler
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.solo.best.game import State, best_of, weighed
from chocobox.games.schokoly.told import reasons

PACE = 1200
"""So long it looks at the table, in ms."""


class Taster(Bot):
    """Lays what brings the largest lead at once."""

    name = "taster"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The best place."""
        best: State = state
        if best.outcome is not None:
            return None
        return Move(seat, best_of(best.table, weighed(best.table)), now + PACE)

    def reasons(
        self, game: Game[Any, Any], state: Any, seat: int, action: Action
    ) -> tuple[str, ...]:
        """The codes of what speaks for a place, as in the whole game."""
        return reasons.reasons(Schokoly(), state.table, 0, action)


BOTS = (Nibbler(), Taster())
