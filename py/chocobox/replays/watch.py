"""A game watched again: every position of a record, as a seat saw it or with all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from chocobox.core import Event, Outcome, Record
from chocobox.records import start_of
from chocobox.replays.moments import Course, Moment, moments_of
from chocobox.request import RequestError, moves_of, short
from chocobox.session import Session

Made = tuple[int, int, int]
"""A move as a record holds it: seat, index into its actions, instant."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a bar needs: when each ply was reached, who made it, and which ones decided.

    times begins with ply 0, before the first move, and never falls; movers has one seat a move.
    """

    plies: int
    seats: int
    times: Sequence[int]
    movers: Sequence[int]
    moments: Sequence[Moment]


@dataclass(frozen=True, slots=True)
class Look:
    """The table after so many moves, as one seat sees it, and what happened in the last of them."""

    ply: int
    at: int
    view: Any
    events: tuple[Event, ...]
    outcome: Outcome | None


class Watch:
    """A record's moves, made again from the given start; ValueError names one that does not fit."""

    def __init__(self, session: Session, moves: Iterable[Made]) -> None:
        self.session, self.game = session, session.game
        self.times = [0]
        self.events: list[tuple[Event, ...]] = [()]
        session.replay(self._kept(moves))

    @property
    def plies(self) -> int:
        """How many moves there are."""
        return len(self.session.moves)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.session.players)

    def told(self) -> Told:
        """The whole game in numbers."""
        movers = [seat for seat, _, _ in self.session.moves]
        course = Course(self.game, self.session.states)
        moments = moments_of(course, self.events, movers)
        return Told(self.plies, self.seats, self.times, movers, moments)

    def look(self, ply: int, seat: int, is_open: bool) -> Look:
        """What that seat saw then, or what it would have seen with all cards lying open."""
        state, see = self.session.states[ply], self.game.open if is_open else self.game.view
        outcome = self.game.outcome(state)
        return Look(ply, self.times[ply], see(state, seat), self.events[ply], outcome)

    def ahead(self) -> Made | None:
        """Bots who play among themselves make one move more; None where the game is over.

        Raises ValueError where a person plays, or should: a game for one is no game of bots.
        """
        if self.session.persons or self.game.seats == (1,):
            raise ValueError("A game in which a person plays does not go on by itself")
        if not self.session.advance():
            return None
        self._keep()
        return self.session.moves[-1]

    def _kept(self, moves: Iterable[Made]) -> Iterator[Made]:
        """Gives each move to the session, and keeps what came of it."""
        for move in moves:
            yield move
            self._keep()

    def _keep(self) -> None:
        """When the ply that was just reached came, and what happened in it."""
        self.times.append(self.session.clock)
        self.events.append(self.session.news())


def watch_of(record: object) -> Watch:
    """A record as a save or a link holds it, to be watched; RequestError for a damaged one."""
    if not isinstance(record, dict):
        raise RequestError("bad-record", "record must be a JSON object.")
    unknown = [name for name in record if name not in _FIELDS]
    if unknown:
        raise RequestError("bad-record", f"A record has no field named {short(unknown[0])}.")
    try:
        return Watch(start_of(record), moves_of(record))
    except ValueError as error:
        raise RequestError("bad-record", f"The saved game is damaged: {error}.") from error
    except RequestError as fault:
        kind = "bad-record" if fault.kind == "bad-request" else fault.kind
        raise RequestError(kind, str(fault)) from fault


_FIELDS = ("type", *(field.name for field in fields(Record)))
