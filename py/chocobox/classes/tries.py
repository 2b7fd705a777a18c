"""A pupil's tries at a task: numbers, practice, and the counting try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from chocobox.classes.task_set import Score, score
from chocobox.classes.terms import counts_at, terms_of
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.records import session_of
from chocobox.request import Request, RequestError, fault, list_of, object_of, whole_of
from chocobox.tasks.writing import WritingGame

MOST_TRIES = 999


@dataclass(frozen=True, slots=True)
class Played:
    """A finished try.

    number: from 1, of all that the pupil has begun. shown: whether the solution had been shown
    before it.
    """

    number: int
    shown: bool
    session: Session

    @property
    def as_json(self) -> dict[str, Any]:
        """The same as JSON, with the code of a bot that was handed in."""
        moves = encode(self.session.moves)
        return {"number": self.number, "shown": self.shown, "moves": moves, **_code(self.session)}


def _code(session: Session) -> dict[str, str]:
    game = session.game
    return {"code": game.code} if isinstance(game, WritingGame) else {}


@dataclass(frozen=True, slots=True)
class Try:
    """The result of a try.

    number: 0 in an older result, which tells none. practice: its solution had been shown before.
    """

    number: int
    practice: bool
    counts: bool
    score: Score


@dataclass(frozen=True, slots=True)
class Tries:
    """One pupil's tries at one task: the number begun, and the finished ones.

    skipped: where the first counts, so many before it were not finished, or are gone.
    """

    begun: int
    tries: tuple[Try, ...]
    skipped: int = 0


class Weighable(Protocol):
    """A try that may count, on the pupil's device and in the teacher's table."""

    @property
    def practice(self) -> bool:
        """Whether its solution had been shown before."""

    @property
    def score(self) -> Score:
        """The score of the try."""


def counting(counts: str, tries: Sequence[Weighable]) -> int | None:
    """The place of the try that counts; None if none is finished, or all are practice."""
    able = [place for place, one in enumerate(tries) if one.score.done and not one.practice]
    if not able:
        return None
    if counts == "best":
        return min(able, key=lambda place: _rank(tries[place].score))
    return able[0 if counts == "first" else -1]


def skipped(counts: str, number: int) -> int:
    """The number of tries before the first known one that were not finished, or are gone."""
    return max(number - 1, 0) if counts == "first" else 0


def _rank(score: Score) -> tuple[int, int, int]:
    """More marks, then more points, then less time, in tenths of a second as links keep it."""
    return -score.marks, -score.points, score.span // 100


def judged(counts: str, tries: Sequence[Try]) -> tuple[Try, ...]:
    """The same tries, with the counting one marked."""
    own = counting(counts, tries)
    return tuple(replace(one, counts=place == own) for place, one in enumerate(tries))


def weighed(counts: str, begun: int, played: Sequence[Played]) -> Tries:
    """A pupil's tries at one task, scored; bots' moves are computed again where a try counts."""
    tries = judged(counts, [_scored(one) for one in played])
    whole = (
        replace(one, score=score(own.session)) if one.counts else one
        for one, own in zip(tries, played, strict=True)
    )
    number = next((one.number for one in tries if one.counts), 0)
    return Tries(begun, tuple(whole), skipped(counts, number))


def counted(counts: str, played: Sequence[Played]) -> list[Played]:
    """The try that counts, as the only one of a list; an empty list if none does."""
    own = counting(counts, [_scored(one) for one in played])
    return [] if own is None else [played[own]]


def _scored(one: Played) -> Try:
    return Try(one.number, one.shown, False, score(one.session, checks=False))


def is_shown_after(session: Session) -> bool:
    """Whether a game has shown its solution."""
    return session.game.reveals and bool(session.moves)


def check_task(record: object) -> Request:
    """A task as JSON; RequestError for anything else."""
    if not isinstance(record, Mapping):
        raise fault("A task is a record.")
    return record


def played_of(record: Request, given: Request) -> tuple[Played, ...]:
    """The finished tries, of all that a device has of a task.

    A try that is gone, or cannot be replayed any more, may have shown the solution.
    """
    played, last, shown = list[Played](), 0, False
    for one in given["tries"]:
        try:
            code = one.get("code", "")
            session = session_of({**record, "moves": one.get("moves"), "code": code})
        except RequestError:
            continue
        shown = shown or (session.game.reveals and one["number"] > last + 1)
        if session.game.outcome(session.state) is not None:
            played.append(Played(one["number"], shown, session))
        shown, last = shown or is_shown_after(session), one["number"]
    return tuple(played)


def check_played(given: object, tasks: int) -> list[Request]:
    """Each task's tries as JSON, in the order of their numbers, or a RequestError."""
    if not isinstance(given, list) or len(given) != tasks:
        raise fault("Each task has its tries.")
    for task in given:
        if not isinstance(task, Mapping) or not isinstance(task.get("tries"), list):
            raise fault("A task's tries are begun, a number, and tries, a list.")
        begun, last = whole_of(task, "begun", 0, MOST_TRIES), 0
        for one in task["tries"]:
            if not isinstance(one, Mapping):
                raise fault("A try is a JSON object.")
            last = whole_of(one, "number", last + 1, begun)
    return given


def tries_of(request: Request) -> tuple[Tries, ...]:
    """A pupil's tries at a set, task by task.

    Each task has the number of tries `begun`, and its finished `tries`, each with its score,
    whether it is `practice`, and whether it `counts`. `played` is, for each task,
    `{begun, tries:[{number, moves}…]}`.
    """
    given = object_of(request, "set")
    terms, tasks = terms_of(given), [check_task(one) for one in list_of(given, "tasks")]
    played = check_played(request.get("played"), len(tasks))
    return tuple(
        weighed(counts_at(terms, task.get("position")), one["begun"], played_of(task, one))
        for task, one in zip(tasks, played, strict=True)
    )
