"""A game as one number: its start, and of each move only what the rules do not fix."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from chocobox.codec import encode
from chocobox.core import TABLE, Action, Game, Record
from chocobox.links.number import STEPS, Reader, Writer
from chocobox.puzzles import PuzzleGame, position_of, read
from chocobox.records import game_of, start_of
from chocobox.request import (
    MOST_MOVES,
    MOST_NAME,
    MOST_POSITION,
    Request,
    RequestError,
    whole_of,
)
from chocobox.session import DEALS, Session
from chocobox.stand_in import StandIn
from chocobox.writing import WritingGame

MOST_PLAYERS = 8
MOST_OPTIONS = 16
MOST_BEFORE = MOST_POSITION // len("0.0,")
"""So many moves lead to a puzzle at most: its position has no room for more."""

BYTES = 4
"""The most bytes of one character in UTF-8."""

SLOW = 100
"""If only the order of moves counts, a link holds times in tenths of a second, in ms."""

DUE, AGAIN, SEAT = 8, 1, 2
"""The first weights: the table's due move, the table after a break, and each seat."""

USUAL = 8
"""How much the weight of a place grows each time it moves after the same kind of action."""

# --- how a game starts ---


def write_start(out: Writer, record: Request) -> Session:
    """Write everything but the moves."""
    if not isinstance(record, Mapping):
        raise RequestError("bad-request", "A record is a JSON object.")
    whole_of(record, "seed", 0, DEALS - 1)
    session = start_of(record)
    written = session.record
    out.text(written.game + _mark(session))
    out.whole(written.edition)
    _write_options(out, session)
    out.below(MOST_PLAYERS, len(written.players) - 1)
    for player in written.players:
        is_bot = player["kind"] == "bot"
        out.below(2, int(is_bot))
        out.text(player["bot"] if is_bot else player["name"])
    out.whole(written.seed)
    if isinstance(session.game, PuzzleGame):
        _write_before(out, written)
    else:
        out.text(written.position)
    return session


def _mark(session: Session) -> str:
    """What follows the game's name if older boxes know no such task."""
    return session.game.mark if isinstance(session.game, StandIn) else ""


def _write_before(out: Writer, written: Record) -> None:
    """Write the moves that led to a puzzle as those of the game itself, without their times."""
    moves, begun = read(written.position)
    out.text(begun)
    before = start_of({**encode(written), "position": begun})
    write_moves(out, before, [(seat, index, 0) for seat, index in moves])


def _write_options(out: Writer, session: Session) -> None:
    """Write the changed house rules by name, so that a later version may add new ones."""
    choices = session.game.choices
    values = {choice.name: getattr(session.options, choice.name) for choice in choices}
    changed = list(_changed(session.game, values))
    out.below(MOST_OPTIONS, len(changed))
    for name, value in changed:
        out.text(name)
        out.whole(value)


def _changed(game: Game[Any, Any], values: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """The house rules without their default values, in the game's order."""
    for choice in game.choices:
        if values.get(choice.name, choice.default) != choice.default:
            yield choice.name, int(values[choice.name])


def read_start(given: Reader) -> Session:
    """Read a game before its first move; ValueError or RequestError for a fault."""
    named, edition = given.text(MOST_NAME), given.whole()
    name = named.rstrip(PuzzleGame.mark + WritingGame.mark)
    try:
        game = game_of({"game": name, "edition": edition})
    except RequestError as fault:
        if fault.kind == "bad-request":  # an unknown game
            raise RequestError("newer-box", "This link is from a newer box.") from fault
        raise
    switches = {choice.name for choice in game.choices if isinstance(choice.default, bool)}
    pairs = [(given.text(MOST_NAME), given.whole()) for _ in range(given.below(MOST_OPTIONS))]
    options = {name: bool(value) if name in switches else value for name, value in pairs}
    if pairs != list(_changed(game, options)):
        raise ValueError("house rules are written in another way than ours")
    players = [_read_player(given) for _ in range(1 + given.below(MOST_PLAYERS))]
    seed, position = given.whole(), given.text(MOST_POSITION)
    start = {"game": name, "options": options, "players": players, "seed": seed}
    whole_of(start, "seed", 0, DEALS - 1)
    if named.endswith(PuzzleGame.mark):
        position = _read_before(given, start_of({**start, "position": position}))
    session = start_of({**start, "position": position})
    if named != name + _mark(session):
        raise ValueError("a puzzle or a bot to write is written in another way")
    return session


def _read_before(given: Reader, before: Session) -> str:
    """The position of a puzzle: the moves that led there."""
    read_moves(given, before, MOST_BEFORE)
    if before.clock:
        raise ValueError("the moves before a puzzle have no times")
    return position_of([(seat, index) for seat, index, _ in before.moves], before.position)


def _read_player(given: Reader) -> dict[str, str]:
    if given.below(2):
        return {"kind": "bot", "bot": given.text(MOST_NAME)}
    return {"kind": "person", "name": given.text(MOST_NAME * BYTES)}


# --- its moves ---


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
