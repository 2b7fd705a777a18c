"""Questions about a table for a sheet of paper, each with its key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action
from chocobox.core.rng import Rng

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence by its code; several numbers as one fact are counted up."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its sentence, the view that is drawn, and its key.

    marks are drawn on the board of the key, besides what the view tells; key are its sentences.
    room is how many lines there are to write on.
    """

    asks: Line
    view: Any
    marks: Any
    key: tuple[Line, ...]
    room: int = 3


class Paper(ABC, Generic[StateT]):
    """The questions of one game."""

    @abstractmethod
    def questions(
        self, game: Game[Any, Any], state: StateT, seat: int | None
    ) -> Sequence[Question]:
        """All questions that this table is good for, by that game's rules, the best first.

        Of seats only this one may be asked what it would do; None: whoever's turn it is.
        """


def advice(game: Game[Any, Any], bot: Bot, state: Any, seat: int) -> Action | None:
    """What a bot would do there, by all that this seat knows."""
    move = bot.advise(game, game.redeal(state, seat, Rng(0)), seat, 0, Rng(0))
    return move.action if move else None
