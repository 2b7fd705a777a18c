"""A pupil at play, as the teacher's tablet is shown it meanwhile: a name, a task, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chocobox.classes.task_set import name_of
from chocobox.classes.terms import Picks
from chocobox.classes.tries import MOST_TRIES
from chocobox.request import RequestError, text_of, whole_of

MOST_TOLD = 500
"""A device tells all of this in so many letters at most."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A pupil among the tasks of a set.

    task: the number of the one that is open, or was last, from 1; 0 before any. wrong: so many of
    its finished tries were not right, or not won. done: so many of all tasks that can be played.
    """

    name: str
    task: int
    wrong: int
    done: int
    of: int


def shown_of(given: object, picks: Picks | None, tasks: int) -> Shown | None:
    """What a pupil's device has told of a set with so many tasks; None if no pupil can be so."""
    if not isinstance(given, Mapping):
        return None
    try:
        name = name_of(text_of(given, "name"))
        task, done, of = (whole_of(given, it, 0, tasks) for it in ("task", "done", "of"))
        wrong = whole_of(given, "wrong", 0, MOST_TRIES)
    except RequestError:
        return None
    return None if picks and name not in picks.names else Shown(name, task, wrong, done, of)
