"""The start of a game as a part of one number: all settings before its first move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from chocobox.classes.older import Older, Start, task_of
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import Record
from chocobox.core.session import DEALS, Session
from chocobox.games import GAMES
from chocobox.links.folding import read_moves, write_moves
from chocobox.links.number import Reader, Writer
from chocobox.records import start_of
from chocobox.request import (
    MOST_NAME,
    MOST_POSITION,
    Request,
    RequestError,
    list_of,
    whole_of,
)
from chocobox.tasks.kinds import PUZZLE, kind_of
from chocobox.tasks.puzzle import PuzzleGame, position_of, read
from chocobox.tasks.stand_in import StandIn
from chocobox.tasks.writing import WritingGame

MOST_PLAYERS = 8
MOST_OPTIONS = 16
MOST_BEFORE = MOST_POSITION // len("0.0,")
"""So many moves lead to a puzzle at most: its position has no room for more."""

BYTES = 4
"""The most bytes of one character in UTF-8."""

Kind = TypeVar("Kind", bound=Start)

UNREADABLE = "A puzzle of an older box cannot be read: its moves are those of other rules."

# --- what is written ---


def write_start(out: Writer, record: Request) -> Session:
    """Write everything but the moves."""
    session = start_of(_checked(record))
    _write(out, session)
    return session


def write_task(out: Writer, record: Request) -> Start:
    """The same of a task; one of an older edition is written as it stands."""
    start = task_of(_checked(record))
    _write(out, start)
    return start


def unnamed(record: Any) -> Any:
    """The record without the names of persons."""
    if not isinstance(record, Mapping):
        return record
    players = [
        {**one, "name": ""} if isinstance(one, dict) and "name" in one else one
        for one in list_of(record, "players")
    ]
    return {**record, "players": players}


def _checked(record: Request) -> Request:
    if not isinstance(record, Mapping):
        raise RequestError("bad-request", "A record is a JSON object.")
    whole_of(record, "seed", 0, DEALS - 1)
    return record


def _write(out: Writer, start: Start) -> None:
    written = start.record
    out.text(written.game + _mark(start))
    out.whole(written.edition)
    options = list(_options_of(start))
    out.below(MOST_OPTIONS, len(options))
    for name, value in options:
        out.text(name)
        out.whole(value)
    out.below(MOST_PLAYERS, len(written.players) - 1)
    for player in written.players:
        is_bot = player["kind"] == "bot"
        out.below(2, int(is_bot))
        out.text(player["bot"] if is_bot else player["name"])
    out.whole(written.seed)
    if isinstance(start, Session) and isinstance(start.game, PuzzleGame):
        _write_before(out, written)
    else:
        out.text(written.position)


def _mark(start: Start) -> str:
    """The mark after the game's name, for tasks unknown to the oldest boxes."""
    if isinstance(start, Session):
        return start.game.mark if isinstance(start.game, StandIn) else ""
    if kind_of(start.record.position) is PUZZLE:
        raise RequestError("older-box", UNREADABLE)
    return ""


def _write_before(out: Writer, written: Record) -> None:
    """Write the moves that led to a puzzle as those of the game itself, without their times."""
    moves, begun = read(written.position)
    out.text(begun)
    before = start_of({**encode(written), "position": begun})
    write_moves(out, before, [(seat, index, 0) for seat, index in moves])


def _options_of(start: Start) -> Iterator[tuple[str, int]]:
    """The changed house rules by name, so that a later version may add new ones."""
    if isinstance(start, Older):
        return ((name, int(value)) for name, value in start.record.options.items())
    names = [choice.name for choice in start.game.choices]
    return _changed(start.game, {name: getattr(start.options, name) for name in names})


def _changed(game: Game[Any, Any], values: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """The house rules without their default values, in the game's order."""
    for choice in game.choices:
        if values.get(choice.name, choice.default) != choice.default:
            yield choice.name, int(values[choice.name])


# --- what is read ---


def read_start(given: Reader) -> Session:
    """Read a game before its first move; ValueError or RequestError for a fault."""
    return _read(given, start_of)


def read_task(given: Reader) -> Start:
    """The same of a task, which may be of an older edition; a puzzle of such an edition may not."""
    return _read(given, task_of)


def _read(given: Reader, of: Callable[[Request], Kind]) -> Kind:
    named, edition = given.text(MOST_NAME), given.whole()
    name = named.rstrip(PuzzleGame.mark + WritingGame.mark)
    game = GAMES.get(name)
    if game is None or edition > game.edition:
        raise RequestError("newer-box", "This link is from a newer box.")
    pairs = [(given.text(MOST_NAME), given.whole()) for _ in range(given.below(MOST_OPTIONS))]
    switches = {choice.name for choice in game.choices if isinstance(choice.default, bool)}
    options = {name: bool(value) if name in switches else value for name, value in pairs}
    players = [_read_player(given) for _ in range(1 + given.below(MOST_PLAYERS))]
    seed, position = given.whole(), given.text(MOST_POSITION)
    fields = {
        "game": name,
        "edition": edition,
        "options": options,
        "players": players,
        "seed": seed,
    }
    whole_of(fields, "seed", 0, DEALS - 1)
    if named.endswith(PuzzleGame.mark):
        position = _read_before(given, start_of({**fields, "position": position}))
    start = of({**fields, "position": position})
    if named != name + _mark(start) or pairs != list(_options_of(start)):
        raise ValueError("this is written in another way than ours")
    return start


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
