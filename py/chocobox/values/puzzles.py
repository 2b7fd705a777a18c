"""Puzzles: a person's own mistakes, which come back until something better is found.

A puzzle is a record and a ply: the table before the mistake, which is the move that follows.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from chocobox.again import DONE, LATEST_DAY, is_whole, moved
from chocobox.codec import encode, index_of
from chocobox.core import TABLE, Action, Record
from chocobox.games import BOTS
from chocobox.puzzles import Solved, judged, position_of
from chocobox.records import start_of
from chocobox.replays.watch import Look, Watch, watch_of
from chocobox.request import (
    Request,
    RequestError,
    fault,
    flag_of,
    list_of,
    object_of,
    text_of,
    whole_of,
    wish_of,
)
from chocobox.session import Session
from chocobox.values.looking import Looking, value_in
from chocobox.values.told import Judged

OF_A_GAME: Final = 3
"""So many puzzles come from one game at most."""

MOST: Final = 60
"""So many puzzles are kept at most."""

FRESH: Final = -1
"""The box of a puzzle that nobody has tried; after any answer it comes back tomorrow."""

LONGEST: Final = 60
"""The name of a puzzle has at most so many characters."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A mistake worth practising: the ply before it, and a name that is the same every time."""

    id: str
    ply: int


@dataclass(frozen=True, slots=True)
class Posed:
    """What a table needs: what the seat saw then, and what it could do; say is what is asked.

    task: the same for one person, as a game without names; None where that cannot be.
    """

    seat: int
    look: Look
    actions: Sequence[Action]
    say: str
    task: Record | None


@dataclass(frozen=True, slots=True)
class Kept:
    """What a device keeps of a puzzle beside its record: its box, and the day it comes back."""

    id: str
    box: int
    day: int


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be kept, which of it is due now, and how many come on later days.

    done: how many are done with; days: until the next one comes back, None if none will.
    """

    kept: tuple[Kept, ...]
    now: tuple[str, ...]
    later: int
    days: int | None
    done: int


# --- which mistakes ---


def worst_of(looking: Looking) -> tuple[Puzzle, ...]:
    """The worst mistakes of persons in a game, the worst first; none in a game with live time."""
    session = looking.session
    if session.game.grace:
        return ()
    wrong = [it for seat in session.persons for it in _each_once(looking, seat)]
    wrong.sort(key=lambda it: (-it.lost, it.ply))
    return tuple(Puzzle(name_of(session, it.ply), it.ply) for it in wrong[:OF_A_GAME])


def _each_once(looking: Looking, seat: int) -> list[Judged]:
    """A seat's mistakes; of the same one made again and again without a break, the worst."""
    own = [it for it in looking.moments() if it.seat == seat]
    runs = [own[:1]]
    for before, it in pairwise(own):
        if _choice(looking.session, before) == _choice(looking.session, it):
            runs[-1].append(it)
        else:
            runs.append([it])
    worst = (max(run, key=lambda it: it.lost) for run in runs if run)
    return [it for it in worst if it.mistake]


def _choice(session: Session, it: Judged) -> tuple[Action, Action | None]:
    """What was chosen, and what would have been better."""
    seat, index, _ = session.moves[it.ply]
    return session.game.actions(session.states[it.ply], seat)[index], it.best


def name_of(session: Session, ply: int) -> str:
    """The name of the table at a ply: the same for the same deal and the same choices."""
    made = [(seat, index) for seat, index, _ in session.moves[: ply + 1]]
    deal = (session.position, session.seed, sorted(encode(session.options).items()))
    game = (session.game.name, session.game.edition, len(session.players))
    return f"{session.game.name}-{crc32(repr((game, deal, made)).encode()):08x}"


# --- one puzzle ---


def posed(request: Request) -> Posed:
    """A puzzle as its seat sees it; nothing here tells what was done or what is better."""
    watch, ply, seat, _ = _table_of(request)
    actions = watch.game.actions(watch.session.states[ply], seat)
    return Posed(seat, watch.look(ply, seat, False), actions, "better", _task_of(watch, ply, seat))


def _task_of(watch: Watch, ply: int, seat: int) -> Record | None:
    """The puzzle as a game of its own, where bots sit for all other persons."""
    session = watch.session
    made = [(who, index) for who, index, _ in session.moves[:ply]]
    bot = {"kind": "bot", "bot": BOTS[watch.game.name][0].name}
    players = [one if one["kind"] == "bot" else bot for one in session.players]
    players[seat] = {"kind": "person", "name": ""}
    position = position_of(made, session.position)
    own = {"players": players, "position": position, "moves": []}
    try:
        return start_of({**encode(session.record), **own}).record
    except RequestError:  # some house rules need persons at all seats; a text has its length
        return None


def solved(request: Request) -> Solved:
    """What a choice is worth there: an action as JSON, or its place; without one it is shown."""
    watch, ply, seat, made = _table_of(request)
    game, state = watch.game, watch.session.states[ply]
    index = _index_of(request, game.actions(state, seat))
    told = judged(game, state, seat, made if index is None else index, ply)
    return told if index is not None else replace(told, right=False, lost=0)


def _table_of(request: Request) -> tuple[Watch, int, int, int]:
    """The game of a puzzle, the ply, whose choice it is, and what was chosen then."""
    watch = watch_of(object_of(request, "record"))
    value_in(watch.session)
    if watch.plies == 0:
        raise fault("A puzzle's record has at least one move.")
    ply = whole_of(request, "ply", 0, watch.plies - 1)
    seat, index, _ = watch.session.moves[ply]
    if seat == TABLE or seat in watch.session.bots or watch.game.grace:
        raise fault("A puzzle is a person's own choice, with time to think.")
    return watch, ply, seat, index


def _index_of(request: Request, actions: Sequence[Action]) -> int | None:
    """Which of the actions was chosen; None if it is to be shown."""
    if request.get("action") is None:
        return None
    if type(request["action"]) is int:
        return whole_of(request, "action", 0, len(actions) - 1)
    index = index_of(actions, wish_of(request))
    if index is None:
        raise fault("action must be one of the actions that were offered.")
    return index


# --- when they come back ---


def due_of(request: Request) -> Due:
    """The kept puzzles on a day, after new ones `came` and one was `done`."""
    day = whole_of(request, "day", 0, LATEST_DAY - 1)
    kept = {it.id: it for it in map(_kept, list_of(request, "kept")) if it}
    for name in _names_in(request.get("came", [])):
        kept.setdefault(name, Kept(name, FRESH, day))
    if request.get("done") is not None:
        kept = _after(kept, object_of(request, "done"), day)
    return _told(_fitting(kept.values()), day)


def _kept(told: object) -> Kept | None:
    """A puzzle as it was kept; None where it is damaged."""
    match told:
        case {"id": str(name), "box": int(box), "day": int(day)}:
            is_good = is_whole(box, DONE + 1, FRESH) and is_whole(day, LATEST_DAY)
            return Kept(name, box, day) if is_good and _is_name(name) else None
    return None


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST


def _names_in(came: object) -> list[str]:
    if not isinstance(came, list) or not all(map(_is_name, came)):
        raise fault("came must be a list of the names of puzzles.")
    return came


def _after(kept: dict[str, Kept], done: Request, day: int) -> dict[str, Kept]:
    """The same after one answer."""
    name, right = text_of(done, "id"), flag_of(done, "right")
    it = kept.get(name)
    if it is None:
        raise fault("No puzzle of that name is kept.")
    box, back = moved(it.box, it.day, right, day)
    return {**kept, name: replace(it, box=box, day=back)}


def _fitting(kept: Iterable[Kept]) -> tuple[Kept, ...]:
    """As many as are kept: the oldest that are done with go first, then what is known best."""
    found = sorted(kept, key=lambda it: (-it.box, it.day, it.id))
    return tuple(found[max(0, len(found) - MOST) :])


def _told(kept: tuple[Kept, ...], day: int) -> Due:
    """What is due comes in the order in which it was: the oldest day first."""
    open_ = [it for it in kept if it.box != DONE]
    now = sorted((it for it in open_ if it.day <= day), key=lambda it: (it.day, it.id))
    later = [it.day - day for it in open_ if it.day > day]
    done = len(kept) - len(open_)
    return Due(kept, tuple(it.id for it in now), len(later), min(later, default=None), done)
