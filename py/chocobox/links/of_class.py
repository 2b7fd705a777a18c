"""Class sets and results in a link: their tasks, what the set settles, and a pupil's tries.

A result of an older box has one try of each task, without a number. Newer ones have every try
that fits, with its number, and whether the solution had been shown before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.classes.task_set import MOST_TASKS, check_tasks, name_of, old_name_of, title_of
from chocobox.classes.terms import COUNTS, KINDS, MOST_PICKS, Help, Picks, Terms, terms_of
from chocobox.classes.tries import MOST_TRIES, Played, check_played, is_shown_after
from chocobox.codec import encode
from chocobox.links.folding import BYTES, read_moves, read_start, write_moves, write_start
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import read_code, write_code
from chocobox.records import start_of
from chocobox.request import (
    MOST_NAME,
    Request,
    RequestError,
    list_of,
    moves_of,
    object_of,
    text_of,
    whole_of,
)
from chocobox.session import Session
from chocobox.writing import WritingGame

OF_CLASS = ("set", "result")
PLAIN, HELPED, SETTLED = 5, 7, 8
"""The kinds of a link: a set or the result after it as usual, with other help, with other terms.

A result with its tries is always of the last kind.
"""

LATEST = 1 << 27
"""The last minute since 1970 that a result may name, some 250 years after it."""

ORIGINS = 1 << 24
"""So many origins are there. A device draws one for each pupil who opens a set; 0 is none."""


@dataclass(frozen=True, slots=True)
class Task:
    """One task of a result: how many tries were begun, and those that the link holds."""

    begun: int
    tries: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """A set, or a result of it.

    sessions: the tasks; in an older result with the moves of its only try. tasks: each task's
    tries in a newer result. origin: tells two pupils of one name apart.
    """

    title: str
    terms: Terms
    sessions: tuple[Session, ...]
    name: str = ""
    when: int = 0
    origin: int = 0
    tasks: tuple[Task, ...] = ()


# --- what is written ---


def write_work(out: Writer, use: str, part: Request) -> int:
    """Write a set or a result; the number of its moves."""
    given = part if use == "set" else object_of(part, "set")
    terms, with_tries = terms_of(given), "tries" in part
    _write_terms(out, use, terms, with_tries)
    sessions = _write_set(out, given)
    if use == "set":
        return 0
    _write_name(out, text_of(part, "name"), terms.picks)
    out.whole(whole_of(part, "when", 0, LATEST))
    if with_tries:
        out.below(ORIGINS, whole_of(part, "origin", 0, ORIGINS - 1))
        tasks = check_played(part["tries"], len(sessions))
        return sum(_write_task(out, *one) for one in zip(sessions, tasks, strict=True))
    if _is_settled(terms):
        raise RequestError("bad-request", "A result of this set has tries.")
    moves = list_of(part, "moves")
    if len(moves) != len(sessions):
        raise RequestError("bad-request", "A result has moves for each task.")
    for session, made in zip(sessions, moves, strict=True):
        write_moves(out, session, moves_of({"moves": made}))
    return sum(map(len, moves))


def _is_settled(terms: Terms) -> bool:
    """Whether older boxes would not understand them."""
    return terms != Terms(terms.help)


def _write_terms(out: Writer, use: str, terms: Terms, with_tries: bool) -> None:
    """The kind and the terms; what is usual is not written, so older links are as they were."""
    is_settled = with_tries or _is_settled(terms)
    if terms == Terms() and not is_settled:
        out.below(16, PLAIN + OF_CLASS.index(use))
        return
    out.below(16, SETTLED if is_settled else HELPED)
    for choice in (OF_CLASS.index(use), terms.help.tips, terms.help.hints):
        out.below(2, int(choice))
    if is_settled:
        picks = terms.picks
        out.below(len(COUNTS), COUNTS.index(terms.counts))
        out.below(1 + len(KINDS), 1 + KINDS.index(picks.kind) if picks else 0)
        if picks:
            out.below(MOST_PICKS, picks.count - 1)


def _write_set(out: Writer, tasks: Request) -> list[Session]:
    title, records = title_of(text_of(tasks, "title")), list_of(tasks, "tasks")
    if not 1 <= len(records) <= MOST_TASKS:
        raise RequestError("bad-request", f"A set has 1 to {MOST_TASKS} tasks.")
    out.text(title)
    out.below(MOST_TASKS, len(records) - 1)
    sessions = [write_start(out, unnamed(record)) for record in records]
    check_tasks(sessions)
    return sessions


def unnamed(record: Any) -> Any:
    """The record without the names of persons."""
    if not isinstance(record, Mapping):
        return record
    players = [
        {**one, "name": ""} if isinstance(one, dict) and "name" in one else one
        for one in list_of(record, "players")
    ]
    return {**record, "players": players}


def _write_name(out: Writer, name: str, picks: Picks | None) -> None:
    name = name_of(name)
    if not picks:
        out.text(name)
    elif name in picks.names:
        out.below(picks.count, picks.names.index(name))
    else:
        raise RequestError("bad-request", "A name must be one of those that the set gives.")


def _write_task(out: Writer, start: Session, task: Request) -> int:
    """One bit for each try that was begun: whether it is here; then what it was."""
    out.whole(task["begun"])
    kept, record = {one["number"]: one for one in task["tries"]}, encode(start.record)
    played = []
    for number in range(1, task["begun"] + 1):
        one = kept.get(number)
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


def told_task(begun: int, played: Sequence[Played]) -> dict[str, Any]:
    """A task's tries as JSON, as they are written."""
    return {"begun": begun, "tries": [one.told for one in played]}


# --- what is read ---


def read_work(given: Reader, kind: int, most: int) -> tuple[str, Work]:
    """The use and the content of a link of that kind, which has at most so many moves."""
    use, terms = _read_terms(given, kind)
    title = title_of(given.text(MOST_NAME * BYTES))
    sessions = tuple(read_start(given) for _ in range(1 + given.below(MOST_TASKS)))
    check_tasks(sessions)
    if use == "set":
        if kind == SETTLED and not _is_settled(terms):
            raise ValueError("what is usual is not written")
        return use, Work(title, terms, sessions)
    name, when = old_name_of(_read_name(given, terms.picks)), given.whole()
    whole_of({"when": when}, "when", 0, LATEST)
    if kind == SETTLED:
        origin = given.below(ORIGINS)
        tasks = tuple(_read_tasks(given, sessions, most))
        return use, Work(title, terms, sessions, name, when, origin, tasks)
    for session in sessions:
        most -= read_moves(given, session, most)
    return use, Work(title, terms, sessions, name, when)


def _read_terms(given: Reader, kind: int) -> tuple[str, Terms]:
    if kind not in (HELPED, SETTLED):
        return OF_CLASS[kind - PLAIN], Terms()
    use = OF_CLASS[given.below(2)]
    help_given = Help(*(given.below(2) == 1 for _ in range(2)))
    if kind == HELPED:
        if help_given == Terms().help:
            raise ValueError("the usual help is not written")
        return use, Terms(help_given)
    counts, picked = COUNTS[given.below(len(COUNTS))], given.below(1 + len(KINDS))
    picks = Picks(KINDS[picked - 1], 1 + given.below(MOST_PICKS)) if picked else None
    return use, Terms(help_given, counts, picks)


def _read_name(given: Reader, picks: Picks | None) -> str:
    return picks.names[given.below(picks.count)] if picks else given.text(MOST_NAME * BYTES)


def _read_tasks(given: Reader, starts: Sequence[Session], most: int) -> Iterator[Task]:
    for start in starts:
        begun = given.whole()
        whole_of({"begun": begun}, "begun", 0, MOST_TRIES)
        played = []
        for number in range(1, begun + 1):
            if given.below(2):
                shown = given.below(2) == 1
                session = _read_try(given, start, most)
                most -= len(session.moves)
                played.append(Played(number, shown, session))
        _check(played)
        yield Task(begun, tuple(played))


def _read_try(given: Reader, start: Session, most: int) -> Session:
    code = read_code(given) if isinstance(start.game, WritingGame) else ""
    session = start_of({**encode(start.record), "code": code})
    read_moves(given, session, most)
    return session
