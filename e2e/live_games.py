"""Games in which time matters, as they are written: who does what, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Generic, Self, TypeVar

from e2e.games import player

from chocobox.core import TABLE, Action
from chocobox.games import GAMES
from chocobox.session import Session

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida")
FRIENDS = tuple(f"person:{name}" for name in NAMES)

STEP = 1000
"""From one move to the next, in ms."""

State = TypeVar("State")


class LiveScript(Generic[State]):
    """A game without a browser; what the table had to do before a move comes before it."""

    def __init__(self, game: str, seed: int, players: Sequence[str], **options: Any) -> None:
        rules = GAMES[game]
        who = [player(name) for name in players]
        self.session = Session(rules, rules.options(**options), who, seed)

    @property
    def state(self) -> State:
        """The whole truth."""
        state: State = self.session.state
        return state

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.session.players))

    def do(self, seat: int, action: Action, after: int = STEP) -> Self:
        """One move, so many ms after the last one."""
        at = self.session.clock + after
        while (move := self.session.game.table(self.state)) is not None and move.at <= at:
            self.session.replay([(TABLE, 0, move.at)])
        index = list(self.session.game.actions(self.state, seat)).index(action)
        self.session.replay([(seat, index, at)])
        return self

    def wait(self) -> Self:
        """The table does what it has to do next."""
        move = self.session.game.table(self.state)
        assert move
        self.session.replay([(TABLE, 0, move.at)])
        return self


AnyScript = TypeVar("AnyScript", bound=LiveScript[Any])


def seek(
    make: Callable[[int], AnyScript],
    fits: Callable[[AnyScript], object] = lambda script: True,
    first: int = 1,
) -> AnyScript:
    """The script with the first seed for which it comes to what is wanted."""
    return next(script for script in map(make, count(first)) if fits(script))
