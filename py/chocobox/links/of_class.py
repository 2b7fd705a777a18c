"""Class sets and results in a link: their tasks, what the set settles, and a pupil's tries.

A result of an older box has one try of each task, without a number. Newer ones have every try
that fits, with its number, and whether the solution had been shown before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chocobox.classes.here import ORIGINS
from chocobox.classes.older import Older, Start
from chocobox.classes.task_set import MOST_TASKS, check_tasks, name_of, old_name_of, title_of
from chocobox.classes.terms import (
    COUNTS,
    KINDS,
    MOST_PICKS,
    MOST_SHARING,
    SWITCHES,
    Help,
    Picks,
    Terms,
    terms_of,
)
from chocobox.classes.tries import check_played
from chocobox.core.session import Session
from chocobox.links.folding import read_moves, write_moves
from chocobox.links.number import Reader, Writer
from chocobox.links.of_tries import Task, read_tries, write_tries
from chocobox.links.starting import BYTES, read_task, unnamed, write_task
from chocobox.request import (
    MOST_NAME,
    SEEDS,
    Request,
    RequestError,
    list_of,
    moves_of,
    object_of,
    text_of,
    whole_of,
)

OF_CLASS = ("set", "result")
PLAIN, HELPED, SETTLED, SHARED, SWITCHED = 5, 7, 8, 11, 12
"""The kinds of a link: a set or the result after it as usual, with other help, with other terms.

A result with its tries is of the third kind, or of the fourth if several players began on its
tablet. The last kind has switches that are on, and its results have all that the others have.
"""

MOST_SWITCHES = 4
"""There is room for so many switches; a newer box may have those that this one does not know."""

LATEST = 1 << 27
"""The last minute since 1970 that a result may name, some 250 years after it."""


@dataclass(frozen=True, slots=True)
class Work:
    """A set, or a result of it.

    starts: the tasks; in an older result with the moves of its only try. tasks: each task's
    tries in a newer result. origin: tells two pupils of one name apart. players: so many began
    the set on its tablet, as far as that knows. unread: the places of the tasks whose moves cannot
    be read, since the rules of one of them have changed.
    """

    title: str
    terms: Terms
    starts: tuple[Start, ...]
    name: str = ""
    when: int = 0
    origin: int = 0
    tasks: tuple[Task, ...] = ()
    players: int = 1
    unread: tuple[int, ...] = ()

    @property
    def older(self) -> tuple[int, ...]:
        """The places of the tasks that this box cannot play, since their rules have changed."""
        return tuple(place for place, it in enumerate(self.starts) if isinstance(it, Older))


# --- what is written ---


def write_work(out: Writer, use: str, part: Request) -> int:
    """Write a set or a result; the number of its moves."""
    given = part if use == "set" else object_of(part, "set")
    terms, with_tries = terms_of(given), "tries" in part
    players = _players_of(part) if with_tries else 1
    _write_terms(out, use, terms, _kind_of(terms, with_tries, players))
    starts = _write_set(out, given)
    if use == "set":
        _check_today(starts)
        return 0
    _write_name(out, text_of(part, "name"), terms.picks)
    out.whole(whole_of(part, "when", 0, LATEST))
    if with_tries:
        out.below(ORIGINS, whole_of(part, "origin", 0, ORIGINS - 1))
        if _is_switched(terms):
            out.below(MOST_SHARING, players - 1)
        elif players > 1:
            out.below(MOST_SHARING - 1, players - 2)
        tasks = check_played(part["tries"], len(starts))
        return sum(write_tries(out, *one) for one in zip(starts, tasks, strict=True))
    if _is_settled(terms):
        raise RequestError("bad-request", "A result of this set has tries.")
    moves = list_of(part, "moves")
    if len(moves) != len(starts):
        raise RequestError("bad-request", "A result has moves for each task.")
    for start, made in zip(starts, moves, strict=True):
        _write_only(out, start, moves_of({"moves": made}))
    return sum(map(len, moves))


def write_key(out: Writer, given: Request) -> None:
    """Write a set unchanged, with older tasks that this box cannot play."""
    terms = terms_of(given)
    _write_terms(out, "set", terms, _kind_of(terms, False, 1))
    _write_set(out, given)


def _check_today(starts: Sequence[Start]) -> None:
    """RequestError for a new set with tasks that nobody could play."""
    for number, start in enumerate(starts, 1):
        if isinstance(start, Older):
            raise RequestError("older-box", f"Task {number} is from an older box: make it anew.")


def _write_only(out: Writer, start: Start, moves: Sequence[tuple[int, int, int]]) -> None:
    """Write the only try in an older result; of a task of other rules there is none to write."""
    if isinstance(start, Session):
        write_moves(out, start, moves)
    elif moves:
        raise RequestError("older-box", "Moves of an older box cannot be written.")
    else:
        out.whole(0)


def _is_settled(terms: Terms) -> bool:
    """Whether older boxes would not understand them."""
    return terms != Terms(terms.help)


def _is_switched(terms: Terms) -> bool:
    """Whether one of the switches is on, which even fewer boxes understand."""
    return any(getattr(terms, name) for name in SWITCHES)


def _players_of(part: Request) -> int:
    """The number of players on the tablet, or the largest number that can be written."""
    count = whole_of(part, "players", 1, SEEDS) if "players" in part else 1
    return min(count, MOST_SHARING)


def _kind_of(terms: Terms, with_tries: bool, players: int) -> int:
    """The kind of a class link: usual terms are not written, so older links stay the same."""
    if _is_switched(terms):
        return SWITCHED
    if players > 1:
        return SHARED
    if with_tries or _is_settled(terms):
        return SETTLED
    return PLAIN if terms == Terms() else HELPED


def _write_terms(out: Writer, use: str, terms: Terms, kind: int) -> None:
    """The kind and the terms; only results can be shared."""
    if kind == PLAIN:
        out.below(16, PLAIN + OF_CLASS.index(use))
        return
    out.below(16, kind)
    if kind != SHARED:
        out.below(2, OF_CLASS.index(use))
    for choice in (terms.help.tips, terms.help.hints):
        out.below(2, int(choice))
    if kind != HELPED:
        picks = terms.picks
        out.below(len(COUNTS), COUNTS.index(terms.counts))
        out.below(1 + len(KINDS), 1 + KINDS.index(picks.kind) if picks else 0)
        if picks:
            out.below(MOST_PICKS, picks.count - 1)
    if kind == SWITCHED:
        on = (getattr(terms, name) << place for place, name in enumerate(SWITCHES))
        out.below(1 << MOST_SWITCHES, sum(on))


def _write_set(out: Writer, tasks: Request) -> list[Start]:
    title, records = title_of(text_of(tasks, "title")), list_of(tasks, "tasks")
    if not 1 <= len(records) <= MOST_TASKS:
        raise RequestError("bad-request", f"A set has 1 to {MOST_TASKS} tasks.")
    out.text(title)
    out.below(MOST_TASKS, len(records) - 1)
    starts = [write_task(out, unnamed(record)) for record in records]
    check_tasks(starts)
    return starts


def _write_name(out: Writer, name: str, picks: Picks | None) -> None:
    name = name_of(name)
    if not picks:
        out.text(name)
    elif name in picks.names:
        out.below(picks.count, picks.names.index(name))
    else:
        raise RequestError("bad-request", "A name must be one of those that the set gives.")


# --- what is read ---


def read_work(given: Reader, kind: int, most: int) -> tuple[str, Work]:
    """The use and the content of a link of that kind, which has at most so many moves."""
    use, terms = _read_terms(given, kind)
    title = title_of(given.text(MOST_NAME * BYTES))
    starts = tuple(read_task(given) for _ in range(1 + given.below(MOST_TASKS)))
    check_tasks(starts)
    if use == "set":
        if kind == SETTLED and not _is_settled(terms):
            raise ValueError("what is usual is not written")
        return use, Work(title, terms, starts)
    name, when = old_name_of(_read_name(given, terms.picks)), given.whole()
    whole_of({"when": when}, "when", 0, LATEST)
    made = Work(title, terms, starts, name, when)
    if kind in (SETTLED, SHARED, SWITCHED):
        made = replace(made, origin=given.below(ORIGINS))
        players = _read_players(given, kind)
        return use, _with_tries(given, replace(made, players=players), most)
    return use, _with_moves(given, made, most)


def _with_moves(given: Reader, made: Work, most: int) -> Work:
    """An older result with the moves of its tries; after those of other rules nothing is found."""
    for place, start in enumerate(made.starts):
        if isinstance(start, Session):
            most -= read_moves(given, start, most)
        elif given.whole():
            return replace(made, unread=tuple(range(place, len(made.starts))))
    return made


def _with_tries(given: Reader, made: Work, most: int) -> Work:
    """A newer result with its tries, up to the first whose moves are those of other rules."""
    tasks = list[Task]()
    for start in made.starts:
        is_lost = bool(tasks) and tasks[-1].is_lost
        tasks.append(Task(0, (), is_lost=True) if is_lost else read_tries(given, start, most))
        most -= sum(len(one.session.moves) for one in tasks[-1].tries)
    unread = tuple(place for place, task in enumerate(tasks) if task.is_lost)
    return replace(made, tasks=tuple(tasks), unread=unread)


def _read_terms(given: Reader, kind: int) -> tuple[str, Terms]:
    if kind in (PLAIN, PLAIN + 1):
        return OF_CLASS[kind - PLAIN], Terms()
    use = "result" if kind == SHARED else OF_CLASS[given.below(2)]
    help_given = Help(*(given.below(2) == 1 for _ in range(2)))
    if kind == HELPED:
        if help_given == Terms().help:
            raise ValueError("the usual help is not written")
        return use, Terms(help_given)
    counts, picked = COUNTS[given.below(len(COUNTS))], given.below(1 + len(KINDS))
    picks = Picks(KINDS[picked - 1], 1 + given.below(MOST_PICKS)) if picked else None
    terms = Terms(help_given, counts, picks)
    return use, _read_switches(given, terms) if kind == SWITCHED else terms


def _read_switches(given: Reader, terms: Terms) -> Terms:
    """The terms with the switches that are on."""
    on = given.below(1 << MOST_SWITCHES)
    if on >> len(SWITCHES):
        raise RequestError("newer-box", "This link is from a newer box: load the page anew.")
    if not on:
        raise ValueError("what is usual is not written")
    glance, kiosk = (bool(on >> place & 1) for place in range(len(SWITCHES)))
    return replace(terms, glance=glance, kiosk=kiosk)


def _read_players(given: Reader, kind: int) -> int:
    if kind == SWITCHED:
        return 1 + given.below(MOST_SHARING)
    return 2 + given.below(MOST_SHARING - 1) if kind == SHARED else 1


def _read_name(given: Reader, picks: Picks | None) -> str:
    return picks.names[given.below(picks.count)] if picks else given.text(MOST_NAME * BYTES)
