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

    say: its sentence, the message `<game>-lesson-<say>`; empty: the sentence before stays.
    may: the kinds of actions that are offered; none: the person only reads, and goes on.
    wants: the actions that are right; none: each of those kinds. The first one is the answer.
    worth: the least standing of the person's seat after a right action.
    seat: who acts; the actions of other seats are named by wants, and come after pause ms.
    shows: what is lit on the table, by its name in the drawing.
    table: a new table on which the step begins; None: the table as it is.
    """

    say: str = ""
    may: tuple[type[Action], ...] = ()
    wants: tuple[Action, ...] = ()
    worth: int | None = None
    seat: int = 0
    shows: tuple[str, ...] = ()
    table: Table | None = None
    pause: int = 1200


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game that teaches itself to the person at seat 0; bots are the names at the other seats.

    A change of its steps that would read old records differently raises its edition.
    """

    edition: int
    bots: tuple[str, ...]
    options: Any
    seed: int
    steps: tuple[Step, ...]


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
    """That was allowed, but not what was asked for."""


@dataclass(frozen=True, slots=True)
class Helped(Event):
    """The answer is shown."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """A lesson's own part of a view.

    say: its sentence; number and count: which of how many. stars: found without help so far, of
    most. is_missed: the last action was not the right one. answer: the right one, once asked for.
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
