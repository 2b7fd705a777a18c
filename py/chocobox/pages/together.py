"""For the projector: how a class answered, step by step.

First the task, then the answers, then what was right. Nobody is named unless the teacher wants it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from chocobox.classes.terms import terms_of
from chocobox.classes.together import Given, Question, Task, Together
from chocobox.links.asked import together
from chocobox.pages.page import (
    Asked,
    Change,
    Group,
    Key,
    Page,
    Part,
    Picture,
    Press,
    Say,
    Several,
    Text,
    Tool,
    Words,
    go,
    say,
)
from chocobox.pages.plot_told import lead_plot, lead_sign, point_plot
from chocobox.pages.pupils_told import called
from chocobox.pages.remembered import remembered
from chocobox.pages.tasks_told import task_line, task_name
from chocobox.request import Request, RequestError

Shown = Literal["ask", "answers", "why", "spread"]

_PARTS: Final[tuple[Shown, ...]] = ("ask", "answers", "why")
"""First what was asked, then what was answered, then why."""

_NEWS: Final[Mapping[Shown, str]] = {
    "ask": "together-words",
    "spread": "together-words",
    "answers": "together-news",
    "why": "together-why",
}
"""The look of what is new in a step: it comes into view, and readers hear it."""

_ON, _BACK = (" ", "Enter", "ArrowRight", "PageDown"), ("ArrowLeft", "PageUp")
"""The keys that lead on and back; a clicker for slides sends PageUp and PageDown."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step on the way through all tasks; question: -1 where a task has none."""

    task: int
    question: int
    shown: Shown


@dataclass(frozen=True, slots=True)
class Where:
    """The open step of a class."""

    given: Mapping[str, Any]
    known: Together
    steps: tuple[Step, ...]
    at: int
    is_named: bool

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def task(self) -> Task:
        """What the class did at its task."""
        return self.known.tasks[self.step.task]

    @property
    def question(self) -> Question | None:
        """Its question, if its task has any."""
        return None if self.step.shown == "spread" else self.task.questions[self.step.question]

    @property
    def record(self) -> Mapping[str, Any]:
        """Its task."""
        return _tasks(self.given)[self.step.task]

    def to(self, at: int) -> Change:
        """Leads to another step; beyond the first and the last one nothing changes."""
        next_ = max(0, min(len(self.steps) - 1, at))
        if next_ == self.at:
            return Change({"at": next_})
        shown = self.steps[next_].shown
        return Change({"at": next_}, shows=_NEWS[shown], top=shown == "ask")

    def names(self) -> Change:
        """Shows the names, or hides them."""
        tells = say("together-unnamed") if self.is_named else say("together-named")
        return Change({"names": not self.is_named}, tells=tells)

    def of(self, who: Sequence[int]) -> Words:
        """The names of some pupils."""
        picks = terms_of(self.given["set"]).picks
        return Several(tuple(called(self.known.pupils[it], picks) for it in who), "unit")


def _tasks(given: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    tasks: Sequence[Mapping[str, Any]] = given["set"]["tasks"]
    return tasks


def steps_of(tasks: Sequence[Task]) -> tuple[Step, ...]:
    """All steps, task by task."""
    return tuple(step for at, task in enumerate(tasks) for step in _steps(at, len(task.questions)))


def _steps(task: int, questions: int) -> tuple[Step, ...]:
    if not questions:
        return (Step(task, -1, "spread"),)
    return tuple(Step(task, one, shown) for one in range(questions) for shown in _PARTS)


@remembered
def _known(given: Request) -> Together:
    """What the moves of all results come to, which takes a while."""
    return together(given)


def page(asked: Asked) -> Page:
    """The page of a step."""
    given = asked.given["class"]
    if given is None:
        return Page(title=say("not-found-title"), parts=(), look="sheet", is_missing=True)
    back = f"#/class/{asked.params[0]}"
    try:
        known = _known({name: given[name] for name in ("set", "results", "people", "expected")})
    except RequestError:
        return _unread(back)
    steps = steps_of(known.tasks)
    at = max(0, min(len(steps) - 1, asked.fields.get("at", 0)))
    where = Where(given, known, steps, at, bool(asked.fields.get("names")))
    return Page(
        title=given["set"]["title"] or say("class-untitled"),
        look=f"together part-{where.step.shown}",
        back=back,
        back_says="together-back",
        parts=(_board(where), _words(where), _bar(where, back)),
        keys=_keys(where),
    )


def _unread(back: str) -> Page:
    """Where no moves can be played again."""
    key = Key(says=say("together-back"), does=go(back), look="main-key")
    parts = (Text(says=say("together-not")), Group(kind="row", parts=(key,)))
    return Page(title=say("together-title"), look="sheet", parts=parts, back=back)


def _keys(where: Where) -> dict[str, Press]:
    """The meaning of each key of a keyboard, and of a clicker."""
    steps = dict.fromkeys(_ON, where.at + 1) | dict.fromkeys(_BACK, where.at - 1)
    steps |= {"Home": 0, "End": len(where.steps) - 1}
    moves: dict[str, Press] = {key: where.to(at) for key, at in steps.items()}
    return moves | dict.fromkeys(("n", "N"), where.names())


# --- the board, and the words beside it ---


def _board(where: Where) -> Part:
    """The board of a question, as its game draws it; without one its place stays empty."""
    if where.question is None:
        return Text(says="", look="unseen")
    game, shown = where.record["game"], where.step.shown
    given = {"shows": "board", "game": game, "question": where.question, "part": shown}
    tool = Tool(kind="question", given=given)
    look, name = "together-board", say("together-board")
    return Group(kind="section", look=look, game=game, name=name, parts=(tool,))


def _words(where: Where) -> Part:
    """What was asked and answered, or how far the pupils came."""
    task, question = where.task, where.question
    small = []
    if task.older:
        small.append(Text(says=say("together-older"), look="small"))
    if task.lost:
        small.append(Text(says=say("together-lost", count=len(task.lost)), look="small"))
    shown = _spread(where) if question is None else _question(where, question)
    return Group(
        kind="scroll",
        look="together-words",
        name=say("together-step"),
        parts=(_task(where), *shown, *small),
    )


def _task(where: Where) -> Part:
    """The task, and which of its questions it is."""
    number, questions = where.step.task + 1, len(where.task.questions)
    heading = (
        Picture(kind="number", given={"number": number}),
        Text(says=say("class-number", number=number), kind="words", look="unseen"),
        Text(says=task_name(where.record), kind="words"),
    )
    line = (
        say("together-question", at=where.step.question + 1, all=questions)
        if questions > 1
        else task_line(where.record)
    )
    parts = (Group(kind="title", parts=heading), Text(says=line))
    return Group(kind="row", look="together-task", parts=parts)


def _question(where: Where, question: Question) -> tuple[Part, ...]:
    """A question; then its answers; then what is right, and why."""
    asked = Group(kind="text", look="together-asked", parts=(_drawn("asked"),))
    if where.step.shown == "ask":
        return (asked,)
    answers = _answers(where, question)
    if where.step.shown == "answers":
        return (asked, answers)
    right = say("together-rightly", count=question.count, rightly=question.rightly)
    why = (
        Group(kind="text", parts=(Text(says=right, kind="strong"),)),
        Group(kind="text", parts=(_drawn("why"),)),
    )
    return (asked, answers, Group(kind="row", look="together-why", parts=why))


def _drawn(shows: str, place: int = 0) -> Part:
    """Something that the question's game draws or puts in words."""
    return Tool(kind="question", given={"shows": shows, "place": place})


def _answers(where: Where, question: Question) -> Part:
    """All answers, the most frequent first."""
    if not question.count:
        return Text(says=say("together-nobody"), look="calm together-news")
    return Group(
        kind="numbered",
        look="together-answers together-news",
        name=say("together-answers"),
        parts=tuple(_answer(where, question, i, one) for i, one in enumerate(question.given)),
    )


def _answer(where: Where, question: Question, place: int, one: Given) -> Part:
    """One answer, a bar of chocolate as long as many gave it, and how many these are."""
    is_right = where.step.shown == "why" and one.answer.right
    count = len(one.who)
    share: dict[str, Any] = {"count": count, "of": question.count}
    right: tuple[Words, ...] = (say("together-right"),) if is_right else ()
    heard = Several((say("together-pupils", count=count), *right), " \u2013 ")
    names = Text(says=where.of(one.who), kind="words", look="answer-names")
    return Group(
        kind="item",
        look="is-right" if is_right else "",
        parts=(
            _drawn("answer", place),
            Text(says=Several((heard, "."), ""), kind="words", look="unseen"),
            Picture(kind="share", given=share | {"right": right[0] if right else None}),
            *((names,) if where.is_named else ()),
        ),
    )


def _spread(where: Where) -> tuple[Part, ...]:
    """How far ahead, or how many points, where a task has no questions."""
    most, came = where.task.most, where.task.came
    if not came:
        return (Text(says=say("together-nobody"), look="calm"),)
    points = [one.points for one in came]
    asked = say("together-leads") if most is None else say("together-points", most=most)
    plot = lead_plot(points) if most is None else point_plot(points, most)
    text = Text(says=asked, look="together-asked")
    if not where.is_named:
        return (text, plot)
    rows = tuple(
        Group(
            kind="item",
            parts=(
                Text(says=where.of((one.who,)), kind="words"),
                Text(says=_sign(one.points, most), kind="strong"),
            ),
        )
        for one in sorted(came, key=lambda it: -it.points)
    )
    return (text, plot, Group(kind="list", look="spread-names", parts=rows))


def _sign(points: int, most: int | None) -> Words:
    return lead_sign(points) if most is None else say("together-sign", points=points, how="plain")


# --- the bar ---


def _bar(where: Where, back: str) -> Part:
    """Back, the tasks, the names, and on."""
    before = say("together-before")
    tasks = tuple(_to_task(where, i) for i in range(len(where.known.tasks)))
    names = Key(
        says=say("together-names"),
        does=where.names(),
        sign="tick" if where.is_named else "",
        pressed=where.is_named,
        look="quiet",
    )
    return Group(
        kind="nav",
        look="together-bar",
        name=say("together-steps"),
        parts=(
            Key(
                says=before,
                name=before,
                does=where.to(where.at - 1),
                sign="previous",
                off=where.at == 0,
                look="quiet",
            ),
            Group(kind="numbered", look="together-tasks", parts=tasks),
            names,
            _on(where, back),
        ),
    )


def _to_task(where: Where, task: int) -> Part:
    """Leads to the first step of a task."""
    first = next(at for at, step in enumerate(where.steps) if step.task == task)
    return Key(
        says=f"{task + 1}",
        name=say("class-head-task", number=task + 1),
        does=where.to(first),
        kind="tool",
        current=task == where.step.task,
    )


def _on(where: Where, back: str) -> Part:
    """Leads to the next step, and after the last one to the table."""
    if where.at + 1 == len(where.steps):
        return Key(says=say("together-back"), does=go(back), look="together-on")
    says = _to(where.step, where.steps[where.at + 1])
    return Key(says=says, does=where.to(where.at + 1), sign="next", look="together-on")


def _to(step: Step, following: Step) -> Say:
    """What the next step is."""
    if following.task != step.task:
        return say("together-to-task")
    if following.question != step.question:
        return say("together-to-question")
    return say("together-to-why") if following.shown == "why" else say("together-to-answers")
