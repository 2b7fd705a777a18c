"""Puzzles: a person's own mistakes, which come back until something better is found.

A puzzle is a record and a ply: the table before the mistake, which is the move that follows.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from chocobox.analysis.looking import Looking, value_in
from chocobox.analysis.told import Judged
from chocobox.analysis.watch import Look, Watch, watch_of
from chocobox.core.codec import encode, index_of
from chocobox.core.record import TABLE, Action, Record
from chocobox.core.session import Session
from chocobox.games import BOTS
from chocobox.records import start_of
from chocobox.request import (
    Request,
    RequestError,
    fault,
    object_of,
    whole_of,
    wish_of,
)
from chocobox.tasks.puzzle import Solved, judged, position_of

OF_A_GAME: Final = 3
"""So many puzzles come from one game at most."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A mistake worth practising: the ply before it, and a name that is the same every time."""

    id: str
    ply: int


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle's table: the seat's view and actions then; say is the code of the question.

    task: the same for one person, as a game without names; None where that cannot be.
    """

    seat: int
    look: Look
    actions: Sequence[Action]
    say: str
    task: Record | None


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
    """The choice made, and the better choice."""
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
    """A puzzle as its seat sees it, without the choice made and the better choice.

    The table before that move, the seat's actions, the code of the question, and the puzzle as a
    `task` for a class, if possible.
    """
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
    """Whether a choice solves a puzzle, and the best choice, with reason codes.

    The choice is an action as JSON, or its place. It is `right` if it `lost` less than 2 of 100.
    Without a choice the answer is only shown.
    """
    watch, ply, seat, made = _table_of(request)
    game, state = watch.game, watch.session.states[ply]
    index = _index_of(request, game.actions(state, seat))
    judgement = judged(game, state, seat, made if index is None else index, ply)
    return judgement if index is not None else replace(judgement, right=False, lost=0)


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
    """The place of the chosen action; None to show the answer."""
    if request.get("action") is None:
        return None
    if type(request["action"]) is int:
        return whole_of(request, "action", 0, len(actions) - 1)
    index = index_of(actions, wish_of(request))
    if index is None:
        raise fault("action must be one of the actions that were offered.")
    return index
