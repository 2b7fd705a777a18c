"""Players made of code: what every bot is, and the one that plays anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from chocobox.core import Action, Game, Move, Rng


class Bot(ABC):
    """Somebody who plans a move from what its seat knows."""

    name: ClassVar[str]

    @abstractmethod
    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The move it means to make, at now or later; None while it waits.

        The state is redealt: whatever the seat cannot see in it is a guess.
        """

    def advise(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """What it would do for a person who asks: as planned, but without any slip it may make."""
        return self.plan(game, state, seat, now, rng)

    def reasons(
        self, game: Game[Any, Any], state: Any, seat: int, action: Action
    ) -> tuple[str, ...]:
        """The codes of what speaks for an action, for a hint."""
        return ()


class RandomBot(Bot):
    """Takes any of its actions, each equally likely."""

    name = "random"
    pauses: ClassVar[tuple[int, ...]] = (600, 700, 800, 900, 1000)
    """How long it waits, in ms; one of them, each equally likely."""

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """Any of the actions, after a short pause."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        action, rng = rng.pick(actions)
        pause, _ = rng.pick(self.pauses)
        return Move(seat, action, now + pause)
