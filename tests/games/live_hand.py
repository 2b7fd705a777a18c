"""A live table's position made by hand: what time it is, and all that the table has seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Action, Event, Move

Kind = TypeVar("Kind", bound=Event)
StateT = TypeVar("StateT")


class LiveHand(Generic[StateT]):
    """A position of a live game, which its table carries on as time passes."""

    game: ClassVar[Game[Any, Any]]

    def __init__(self, state: StateT, now: int = 0) -> None:
        self.state, self.now = state, now
        self.told: list[Event] = []

    def does(self, seat: int, *actions: Action, at: int | None = None) -> tuple[Event, ...]:
        """A seat does an offered action, after the moves of the table that were due before."""
        told: tuple[Event, ...] = ()
        for action in actions:
            when = self.now if at is None else at
            self.waits(until=when)
            assert action in self.offered(seat)
            told = self.step(Move(seat, action, when))
        return told

    def waits(self, pause: int = 0, until: int | None = None) -> tuple[Event, ...]:
        """Time passes, and the table does what is due."""
        end, told = self.now + pause if until is None else until, list[Event]()
        while (move := self.game.table(self.state)) is not None and move.at <= end:
            told += self.step(replace(move, at=max(move.at, self.now)))
        self.now = max(self.now, end)
        return tuple(told)

    def step(self, move: Move) -> tuple[Event, ...]:
        """A move is made."""
        self.now = max(self.now, move.at)
        self.state, events = self.game.step(self.state, move)
        self.told += events
        return events

    def offered(self, seat: int) -> list[Action]:
        """What a seat may do."""
        return list(self.game.actions(self.state, seat))

    def view(self, seat: int = 0) -> Any:
        """What a seat sees, as JSON."""
        return encode(self.game.view(self.state, seat))

    def saw(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind so far."""
        return [event for event in self.told if isinstance(event, kind)]

    def codes(self, seat: int, action: Action) -> tuple[str, ...]:
        """Why a seat may not do that; what it may do, nobody asks about."""
        assert action not in self.offered(seat)
        return self.game.why(self.state, seat, encode(action))

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Scores and winners once the game is over."""
        found = self.game.outcome(self.state)
        return None if found is None else (tuple(found.scores), tuple(found.winners))

    def due(self) -> tuple[str, int] | None:
        """The next move of the table itself, and its time."""
        move = self.game.table(self.state)
        if move is not None:
            assert move.seat == TABLE
        return None if move is None else (type(move.action).__name__, move.at)
