"""A class's answers, task by task, for a teacher to show to all after everybody has played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from chocobox.classes.older import Older, task_of
from chocobox.classes.pupils import Pupil, Tried, table_of
from chocobox.classes.stored import Class, class_of
from chocobox.classes.tries import Played
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.records import bots_of
from chocobox.request import Request, RequestError, list_of, object_of, text_of

Opening = Callable[[str], Sequence[Sequence[Played]]]
"""Opens a result's link: its tries, task by task."""

Asked = tuple[Any, Any]
"""A view, and the answer that was given there."""

Finding = Callable[[Tried, int], Session | None]
"""Finds the finished game of a pupil's try at a task."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and the places of the pupils who gave it."""

    answer: Any
    who: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its view, its right answer, and the given answers, the most frequent first.

    count: how many have answered. rightly: how many of them were right.
    """

    view: Any
    right: Any
    given: tuple[Given, ...]
    count: int
    rightly: int


@dataclass(frozen=True, slots=True)
class Came:
    """The points of a pupil's try: right answers or points, or the lead over the best bot."""

    who: int
    points: int


@dataclass(frozen=True, slots=True)
class Task:
    """A class's results at one task; most: the most possible points, None against bots.

    questions: empty where no move has a solution. lost: the pupils whose moves cannot be read.
    older: this box cannot play it; what it came to was counted by an older one.
    """

    most: int | None
    came: tuple[Came, ...]
    questions: tuple[Question, ...]
    lost: tuple[int, ...]
    older: bool = False


@dataclass(frozen=True, slots=True)
class Together:
    """The pupils as in the table, and how they did each task."""

    pupils: tuple[Pupil, ...]
    tasks: tuple[Task, ...]


def together_of(request: Request, opening: Opening) -> Together:
    """A class's answers to its tasks; each result also has the text of its link."""
    given = class_of(request)
    links = [text_of(one, "text") for one in list_of(request, "results")]
    records = list_of(object_of(request, "set"), "tasks")
    pupils, find = table_of(given).pupils, _finder(links, opening)
    tasks = (_task(given, pupils, number, one, find) for number, one in enumerate(records))
    return Together(pupils, tuple(tasks))


def _finder(links: Sequence[str], opening: Opening) -> Finding:
    """Opens each link once, when it is wanted first; one that cannot be opened holds nothing."""
    opened: dict[int, Sequence[Sequence[Played]]] = {}

    def find(one: Tried, number: int) -> Session | None:
        if one.result not in opened:
            try:
                opened[one.result] = opening(links[one.result])
            except RequestError:
                opened[one.result] = ()
        tries = [it for task in opened[one.result][number : number + 1] for it in task]
        own = next((it.session for it in tries if it.number == one.number), None)
        return own if own and own.game.outcome(own.state) is not None else None

    return find


def _task(
    given: Class, pupils: Sequence[Pupil], number: int, record: Request, find: Finding
) -> Task:
    counted = [(who, one) for who, it in enumerate(pupils) if (one := it.tasks[number].counted)]
    came = tuple(Came(who, one.score.points) for who, one in counted)
    start = task_of(record)
    if isinstance(start, Older):
        most = next((one.score.most for _, one in counted), None)
        return Task(most, came, (), (), older=True)
    most = start.game.most(start.state)
    if not given.reveals[number]:
        return Task(most, came, (), ())
    games = [(who, find(one, number)) for who, one in counted]
    answers = [(who, _answers(it)) for who, it in games if it and _is_of(it, start)]
    questions = tuple(
        _question(asked, [(who, own[place]) for who, own in answers])
        for place, asked in enumerate(_answers(_solved(start)))
    )
    known = {who for who, _ in answers}
    return Task(most, came, questions, tuple(who for who, _ in counted if who not in known))


def _is_of(session: Session, start: Session) -> bool:
    """Whether a game is of the same deal."""
    one, other = session.record, start.record
    same = (one.game, one.options, one.seed) == (other.game, other.options, other.seed)
    return same and one.position == other.position


def _answers(session: Session) -> list[Asked]:
    """The views and answers of the person of a solo game, in order."""
    game, states = session.game, session.states
    found = ((before, game.answered(after)) for before, after in pairwise(states))
    return [(game.view(before, 0), answer) for before, answer in found if answer is not None]


def _solved(session: Session) -> Session:
    """The same game after the moves of its strongest bot, which knows the solution."""
    *_, strongest = bots_of(session.game).values()
    while (hint := session.hint(0, strongest)) is not None:
        session.play(0, encode(hint.action), session.clock)
    return session


def _question(asked: Asked, answers: Sequence[tuple[int, Asked]]) -> Question:
    """Equal answers together; what most have given comes first, then the lower number or name."""
    found: dict[Any, Given] = {}
    for who, (_, answer) in answers:
        own = found.get(answer.given, Given(answer, ()))
        found[answer.given] = Given(own.answer, (*own.who, who))
    given = sorted(found.values(), key=lambda it: (-len(it.who), it.answer.given))
    rightly = sum(len(it.who) for it in given if it.answer.right)
    return Question(*asked, tuple(given), len(answers), rightly)
