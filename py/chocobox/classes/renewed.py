"""Tasks of older boxes, brought under today's rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chocobox.classes.older import Older, task_of
from chocobox.classes.task_set import MOST_TASKS, check_tasks
from chocobox.classes.tries import check_task
from chocobox.core.record import RecordData
from chocobox.games import GAMES, lesson_of
from chocobox.request import Request, RequestError, fault, list_of
from chocobox.tasks.kinds import LESSON, PUZZLE, kind_of
from chocobox.tasks.lesson import position_of

MOST = 4 * MOST_TASKS
"""So many tasks may be asked about at once: one link can become several."""


@dataclass(frozen=True, slots=True)
class Renewed:
    """Whether a task is of an older box, and the same task of today; None where there is none."""

    older: bool
    task: RecordData | None


def renewed_of(request: Request) -> tuple[Renewed, ...]:
    """Of each task whether it is `older`, and the same `task` of today.

    It is null where there can be none.
    """
    tasks = [check_task(one) for one in list_of(request, "tasks")]
    if len(tasks) > MOST:
        raise fault(f"tasks must be a list of at most {MOST}.")
    return tuple(map(renewed, tasks))


def renewed(task: Request) -> Renewed:
    """A task as it can be given today."""
    return told(json.dumps(task))


@lru_cache(maxsize=MOST)
def told(task: str) -> Renewed:
    """The same of a task as text, remembered: a page is told anew after each answer."""
    return _renewed(json.loads(task))


def _renewed(task: Request) -> Renewed:
    is_older = False
    try:
        is_older = isinstance(task_of(task), Older)
        today = _today(task) if is_older else task
        check_tasks([task_of(today)])
    except RequestError:
        return Renewed(is_older, None)
    return Renewed(is_older, today)


def _today(task: Request) -> dict[str, Any]:
    """The same start under today's rules, where it can be one.

    The moves that led to a puzzle would now lead elsewhere.
    """
    game, position = GAMES[task["game"]], task.get("position", "")
    lesson = lesson_of(game.name)
    kind = kind_of(position)
    if kind is PUZZLE:
        raise fault("A puzzle of an older box is not shown again.")
    if kind is LESSON and lesson:
        position = position_of(lesson)
    return {**task, "edition": game.edition, "position": position}
