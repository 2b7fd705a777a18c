"""The steps of a class looking back together: the task, the answers, the right one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from chocobox.classes.terms import terms_of
from chocobox.classes.together import Question, Task, Together
from chocobox.pages.parts.pupils import called
from chocobox.pages.press import Change
from chocobox.pages.words import Several, Words, say

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
