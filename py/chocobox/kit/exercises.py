"""A walk as data: small tasks, one after the other, in which somebody writes a first bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.core.record import Action


@dataclass(frozen=True, slots=True)
class TaskTest:
    """One prepared table of a task, at which seat 0 is to choose.

    name: its sentence is the message `walk-<game>-<name>`. table: makes the state. right: those of
    the seat's actions there that are right, the best example first.
    """

    name: str
    table: Callable[[], Any]
    right: Callable[[Any], Sequence[Action]]


@dataclass(frozen=True, slots=True)
class Task:
    """One task, solved by a bot that chooses rightly at all of its tables."""

    name: str
    tests: tuple[TaskTest, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """All tasks of a game, from easy to hard.

    told: numbers and codes for a sentence about an action of seat 0 in a state.
    """

    tasks: tuple[Task, ...]
    facts: Callable[[Any, Action], Mapping[str, int | str]]
