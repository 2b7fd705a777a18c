"""The bots of Pig, weak to strong."""

from __future__ import annotations

from typing import Any, ClassVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.pig.rules.game import GOAL, Hold

PAUSE = 700


class Piglet(Bot):
    """Holds early."""

    name = "piglet"
    enough: ClassVar[int] = 8

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """Hold with enough points, or where they win; else roll."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        is_enough = state.points >= self.enough or state.scores[seat] + state.points >= GOAL
        action: Action = actions[-1] if is_enough else actions[0]
        return Move(seat, action, now + PAUSE)

    def reasons(
        self, game: Game[Any, Any], state: Any, seat: int, action: Action
    ) -> tuple[str, ...]:
        """Why it would hold or roll."""
        return ("enough",) if isinstance(action, Hold) else ("more",)


class Boar(Piglet):
    """Rolls up to twenty, where the next roll costs on average as much as it brings."""

    name = "boar"
    enough = 20


BOTS: tuple[Bot, ...] = (Piglet(), Boar())
