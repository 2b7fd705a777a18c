"""A replay: every position of a record, as one seat saw it or with all cards face up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from chocobox.analysis.moments import Course, Moment, moments_of
from chocobox.core.game import Outcome
from chocobox.core.moods import Moods, moods_after, moods_at_end
from chocobox.core.record import Event, Record
from chocobox.core.session import Session
from chocobox.records import start_of
from chocobox.request import RequestError, moves_of, short

Made = tuple[int, int, int]
"""A move as a record holds it: seat, index into its actions, time."""


@dataclass(frozen=True, slots=True)
class Told:
    """The overview of a replay: the time and mover of each ply, and the deciding moments.

    times starts with ply 0, before the first move, and never falls; movers has one seat a move.
    """

    plies: int
    seats: int
    times: Sequence[int]
    movers: Sequence[int]
    moments: Sequence[Moment]


@dataclass(frozen=True, slots=True)
class Look:
    """The table after so many moves, as one seat sees it, and the events of the last move.

    moods are those of the faces that do not just wait.
    """

    ply: int
    at: int
    view: Any
    events: tuple[Event, ...]
    outcome: Outcome | None
    moods: Moods


class Watch:
    """A game with the moves of a record; ValueError names a move that does not fit."""

    def __init__(self, session: Session, moves: Iterable[Made]) -> None:
        self.session, self.game = session, session.game
        self.times = [0]
        self.events: list[tuple[Event, ...]] = [()]
        session.replay(self._noted(moves))

    @property
    def plies(self) -> int:
        """The number of moves."""
        return len(self.session.moves)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.session.players)

    def overview(self) -> Told:
        """The overview of the whole game."""
        movers = [seat for seat, _, _ in self.session.moves]
        course = Course(self.game, self.session.states)
        moments = moments_of(course, self.events, movers)
        return Told(self.plies, self.seats, self.times, movers, moments)

    def look(self, ply: int, seat: int, is_open: bool) -> Look:
        """That seat's view at a ply, or its view with all cards face up."""
        state, see = self.session.states[ply], self.game.open if is_open else self.game.view
        outcome = self.game.outcome(state)
        faces = moods_at_end(outcome) or self._moods_at(ply)
        return Look(ply, self.times[ply], see(state, seat), self.events[ply], outcome, faces)

    def _moods_at(self, ply: int) -> Moods:
        """The faces after the last move so far that anybody minds."""
        found = (moods_after(events, {}) for events in reversed(self.events[: ply + 1]))
        return next(filter(None, found), {})

    def ahead(self) -> Made | None:
        """Make the next move of a game of bots; None if the game is over.

        Raises ValueError if a person plays, and in games for one person.
        """
        if self.session.persons or self.game.seats == (1,):
            raise ValueError("A game in which a person plays does not go on by itself")
        if not self.session.advance():
            return None
        self._note()
        return self.session.moves[-1]

    def _noted(self, moves: Iterable[Made]) -> Iterator[Made]:
        """Give each move to the session, then note its time and events."""
        for move in moves:
            yield move
            self._note()

    def _note(self) -> None:
        """Note the time and the events of the ply that was just reached."""
        self.times.append(self.session.clock)
        self.events.append(self.session.news())


def watch_of(record: object) -> Watch:
    """The replay of a record; RequestError for a damaged one."""
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
