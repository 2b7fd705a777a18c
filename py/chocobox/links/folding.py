"""The moves of a game as a part of one number: of each only what the rules do not fix."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from chocobox.core.record import TABLE, Action
from chocobox.core.session import Session
from chocobox.links.number import STEPS, Reader, Writer
from chocobox.request import MOST_MOVES

SLOW = 100
"""If only the order of moves counts, a link holds times in tenths of a second, in ms."""

DUE, AGAIN, SEAT = 8, 1, 2
"""The first weights: the table's due move, the table after a break, and each seat."""

USUAL = 8
"""The growth of a place's weight with each of its moves after the same kind of action."""


def write_moves(out: Writer, session: Session, moves: Sequence[tuple[int, int, int]]) -> None:
    """Write the moves and make them in the session; ValueError if one does not fit."""
    out.whole(len(moves))
    session.replay(_noted(out, session, moves))


def _noted(
    out: Writer, session: Session, moves: Iterable[tuple[int, int, int]]
) -> Iterator[tuple[int, int, int]]:
    """Give each move to the session after writing it."""
    habits = Habits(session)
    for seat, index, at in moves:
        if not 0 <= index < len(session.offered(seat)):
            raise ValueError("a move was not offered")
        place, offers = habits.place_of(seat, index), habits.offers()
        out.choose(place, habits.movers(offers))
        if place > 1:
            out.below(len(offers[seat]), index)
        pause = at // habits.unit - habits.earliest(place)
        if pause < 0:
            raise ValueError("a move comes too early")
        habits.note(place, session.offered(seat)[index])
        out.span(pause, habits.pauses)
        yield seat, index, at


def read_moves(given: Reader, session: Session, most: int = MOST_MOVES) -> int:
    """Read the moves, at most so many, make them in the session, and return their number."""
    count = given.whole()
    if count > most:
        raise ValueError(f"there are at most {most} moves")
    session.replay(_unfolded(given, session, count))
    return count


def _unfolded(given: Reader, session: Session, count: int) -> Iterator[tuple[int, int, int]]:
    """Read each move after the one before it has been made."""
    habits = Habits(session)
    for _ in range(count):
        offers = habits.offers()
        place = given.choose(habits.movers(offers))
        seat = habits.seat_of(place)
        if place > 1:
            index = given.below(len(offers[seat]))
        else:
            index = min(place, len(session.offered(TABLE)) - 1)
        earliest = habits.earliest(place)
        habits.note(place, session.offered(seat)[index])
        yield seat, index, (earliest + given.span(habits.pauses)) * habits.unit


class Habits:
    """Weights that grow with the moves of a game, so that frequent things are short in a link.

    Each mover has a place: 0 the table's due move, 1 the table after a break, then the
    seats from the one that moved last. The last action chooses the weights of the next mover.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.unit = 1 if session.game.grace else SLOW
        self.seats = len(session.players)
        self._last, self._done = 0, ""
        self._moved: defaultdict[str, list[int]] = defaultdict(
            lambda: [DUE, AGAIN] + [SEAT] * self.seats
        )
        self._paused: defaultdict[str, list[int]] = defaultdict(lambda: [1] * STEPS)

    @property
    def pauses(self) -> list[int]:
        """The weights of the next pause."""
        return self._paused[self._done]

    @property
    def _places(self) -> list[int]:
        return self._moved[self._done]

    def offers(self) -> list[Sequence[Action]]:
        """The actions of each seat now."""
        return [self.session.offered(seat) for seat in range(self.seats)]

    def movers(self, offers: Sequence[Sequence[Action]]) -> list[int]:
        """The weight of each place; 0 for one that can do nothing."""
        game, state = self.session.game, self.session.state
        able = [bool(offers[self.seat_of(place)]) for place in range(2, self.seats + 2)]
        table = [game.table(state) is not None, game.resume(state) is not None]
        return [weight * can for weight, can in zip(self._places, table + able, strict=True)]

    def place_of(self, seat: int, index: int) -> int:
        """The place of a seat, or of the table for its action with that index."""
        if seat == TABLE:
            return 0 if index == 0 and self.session.game.table(self.session.state) else 1
        return 2 + (seat - self._last) % self.seats

    def seat_of(self, place: int) -> int:
        """The seat at a place."""
        return TABLE if place < 2 else (place - 2 + self._last) % self.seats

    def note(self, place: int, action: Action) -> None:
        """Count the move that will be made now."""
        self._places[place] += USUAL
        if place > 1:
            self._last = self.seat_of(place)
        self._done = type(action).__name__

    def earliest(self, place: int) -> int:
        """The first time at which that place can move, in the link's unit."""
        session = self.session
        if place > 1:
            return max(0, session.clock - session.game.grace) // self.unit
        due = session.game.table(session.state) if place == 0 else None
        return max(session.clock, due.at if due else 0) // self.unit
