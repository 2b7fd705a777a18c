"""The base class of all bots, and a bot that plays any game at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Literal

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng

OWN: Final = "own"
"""The name of a bot that somebody wrote; of several in one match they begin so."""


Level = Literal["easy", "middle", "hard"]
"""How strong a bot is, in the words of every page."""


class WantedError(Exception):
    """A choice is wanted from the sandbox: question says of whom, and what is sent there."""

    def __init__(self, question: Any) -> None:
        super().__init__("a written bot is to choose")
        self.question = question


class Bot(ABC):
    """A player that plans a move from what its seat knows."""

    name: ClassVar[str]
    level: ClassVar[Level | None] = None
    """The level at which it is the one that is proposed, if there is such a level."""
    is_slow: ClassVar[bool] = False
    """Whether a choice may take seconds: then it enters no tournament of written bots."""

    @abstractmethod
    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The move that it will make, now or later; None while it waits.

        The state is redealt: all that the seat cannot see in it is a guess.
        """

    def plan_key(self, game: Game[Any, Any], state: Any, seat: int) -> Any:
        """The value that a plan is held for, besides the actions; None plans anew after moves."""
        return None

    def advise(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """Its move as a hint for a person: as planned, but without deliberate mistakes."""
        return self.plan(game, state, seat, now, rng)

    def reasons(
        self, game: Game[Any, Any], state: Any, seat: int, action: Action
    ) -> tuple[str, ...]:
        """The codes of the reasons for an action, for a hint."""
        return ()

    def plan_at(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """Its plan at the table itself: what its seat cannot see is dealt anew first."""
        deal, rng = rng.draw()
        return self.plan(game, game.redeal(state, seat, Rng(deal)), seat, now, rng)


class RandomBot(Bot):
    """Chooses one of its actions, each equally likely."""

    name = "random"
    pauses: ClassVar[tuple[int, ...]] = (600, 700, 800, 900, 1000)
    """Its waiting times in ms, each equally likely."""

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """One of the actions, after a short pause."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        action, rng = rng.pick(actions)
        pause, _ = rng.pick(self.pauses)
        return Move(seat, action, now + pause)
