"""A pupil's tries at one task, in a link: how many were begun, and those that are there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.classes.older import Older, Start
from chocobox.classes.tries import MOST_TRIES, Played, is_shown_after
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.links.folding import read_moves, write_moves
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import read_code, write_code
from chocobox.records import start_of
from chocobox.request import Request, moves_of, whole_of
from chocobox.tasks.writing import WritingGame


@dataclass(frozen=True, slots=True)
class Task:
    """One task of a result: how many tries were begun, and those that the link holds.

    is_lost: they cannot be read, nor what follows: to find its end, the old game must be played.
    """

    begun: int
    tries: tuple[Played, ...]
    is_lost: bool = False


def write_tries(out: Writer, start: Start, task: Request) -> int:
    """A bit for each begun try, set where the try follows; then the tries."""
    out.whole(task["begun"])
    by_number, record = {one["number"]: one for one in task["tries"]}, encode(start.record)
    played = []
    for number in range(1, task["begun"] + 1):
        one = by_number.get(number)
        out.below(2, int(one is not None))
        if one is not None:
            out.below(2, int(one.get("shown") is True))
            session = write_try(out, record, one)
            played.append(Played(number, one.get("shown") is True, session))
    _check(played)
    return sum(len(one.session.moves) for one in played)


def write_try(out: Writer, record: Request, made: Request) -> Session:
    """Write the code that was handed in, where a bot was to be written, and the moves."""
    session = start_of({**record, "code": made.get("code", "")})
    if isinstance(session.game, WritingGame):
        write_code(out, session.game.code)
    write_moves(out, session, moves_of(made))
    return session


def _check(played: Sequence[Played]) -> None:
    """ValueError unless each try is finished, and says truly whether it is practice."""
    seen = False
    for one in played:
        game = one.session.game
        if game.outcome(one.session.state) is None:
            raise ValueError("a try is not finished")
        if one.shown not in (seen, game.reveals and one.number > 1):
            raise ValueError("a try is practice where the solution had been shown, not elsewhere")
        seen = seen or one.shown or is_shown_after(one.session)


def task_as_json(begun: int, played: Sequence[Played]) -> dict[str, Any]:
    """A task's tries as JSON, as they are written."""
    return {"begun": begun, "tries": [one.as_json for one in played]}


def read_tries(given: Reader, start: Start, most: int) -> Task:
    """The tries at a task, which have at most so many moves together."""
    begun, played = given.whole(), list[Played]()
    whole_of({"begun": begun}, "begun", 0, MOST_TRIES)
    for number in range(1, begun + 1):
        if given.below(2):
            if isinstance(start, Older):
                return Task(begun, (), is_lost=True)
            shown = given.below(2) == 1
            session = _read_try(given, start, most)
            most -= len(session.moves)
            played.append(Played(number, shown, session))
    _check(played)
    return Task(begun, tuple(played))


def _read_try(given: Reader, start: Session, most: int) -> Session:
    code = read_code(given) if isinstance(start.game, WritingGame) else ""
    session = start_of({**encode(start.record), "code": code})
    read_moves(given, session, most)
    return session
