"""A lesson as data, step by step; and what it offers and tells beside the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chocobox.core.record import Action, Event

Table = Callable[[Any, int], Any]
"""The state from which a step begins, from the state before it and the time."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the person reads a sentence, acts, or watches another seat act.

    say: its sentence, the message `lesson-<game>-<say>`; empty: it belongs to the step before.
    may: the kinds of actions that are offered; none: the person only reads, and goes on.
    wants: the actions that are right; none: each of those kinds. The first one is the answer.
    worth: the least standing of the person's seat after a right action.
    seat: who acts; the actions of other seats are named by wants, and come after pause ms.
    shows: what is lit on the table, by its name in the drawing.
    table: a new table on which the step begins; None: the table as it is.
    then: its sentence if it has no say; empty: the sentence before stays.
    wrong: the sentence of what happened if the action was not right; empty: the game tells it.
    """

    say: str = ""
    may: tuple[type[Action], ...] = ()
    wants: tuple[Action, ...] = ()
    worth: int | None = None
    seat: int = 0
    shows: tuple[str, ...] = ()
    table: Table | None = None
    pause: int = 1200
    then: str = ""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game that teaches itself to the person at seat 0; bots are the names at the other seats.

    A change of its steps that would read old records differently raises its edition. Records of
    all editions from the oldest one on have the same steps; those before it are of earlier.
    """

    edition: int
    oldest: int
    bots: tuple[str, ...]
    options: Any
    seed: int
    steps: tuple[Step, ...]
    earlier: Lesson | None = None

    def as_of(self, edition: int) -> Lesson | None:
        """The lesson with the steps of that edition; None for one that this box does not teach."""
        if edition < self.oldest:
            return self.earlier and self.earlier.as_of(edition)
        return self if edition <= self.edition else None

    @property
    def first(self) -> int:
        """The first edition that still goes on."""
        return self.earlier.first if self.earlier else self.oldest

    def sentences(self) -> list[int]:
        """The steps that begin with a sentence of their own."""
        return [number for number, step in enumerate(self.steps) if step.say]

    def sentence(self, number: int) -> int:
        """The step whose task is done at that step."""
        return max(sentence for sentence in self.sentences() if sentence <= number)

    def said(self, number: int) -> str:
        """The sentence that was told last at that step."""
        told = [step.say or step.then for step in self.steps[: number + 1]]
        return next(filter(None, reversed(told)))

    def asks(self, sentence: int) -> bool:
        """Whether a sentence asks the person to do something."""
        after = [other for other in self.sentences() if other > sentence]
        steps = self.steps[sentence : after[0] if after else None]
        return any(step.may and not step.seat for step in steps)


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """The sentence has been read."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show me what is right; this costs the star."""


@dataclass(frozen=True, slots=True)
class Again(Action):
    """Back to where this step began."""


@dataclass(frozen=True, slots=True)
class Told(Event):
    """The lesson's sentence; as an event, so that readers hear it and the story holds it."""

    say: str


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """That was allowed, but not what was asked for; what happened, or "" if the game tells it."""

    say: str


@dataclass(frozen=True, slots=True)
class Helped(Event):
    """The answer is shown."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """A lesson's own part of a view.

    say: its sentence; number and count: which of how many. stars: found at once and without help
    so far, of most. is_missed: the last action was not the right one, and say tells what happened,
    unless the game does. answer: the right one, once asked for.
    shows: what is lit on the table.
    """

    say: str
    number: int
    count: int
    stars: int
    most: int
    is_missed: bool
    answer: Action | None
    shows: tuple[str, ...]
