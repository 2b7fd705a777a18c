"""The tests of a walk's tasks: tables for a bot in the sandbox, and how its choice is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.analysis.watch import Look
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games import GAMES, walk_of
from chocobox.kit.exercises import Task, Walk
from chocobox.request import Request, fault, text_of, whole_of
from chocobox.sandbox.packing import packed


@dataclass(frozen=True, slots=True)
class Done:
    """An action, and the facts for a sentence about it."""

    action: Action
    told: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Posed:
    """One test of a task: its name, its table for the sandbox, and its look.

    wanted is a right choice there; chosen is that of the bot, None if it did not choose.
    """

    name: str
    count: int
    table: str
    look: Look
    wanted: Done
    chosen: Done | None
    right: bool


def posed(request: Request) -> Posed:
    """One test of so many (`count`) of a small task, and how the action at that place would be.

    Its `name`, its `table` for `choose`, how it looks (`look`), a choice that is `wanted`; and
    whether the action at that place, which was `chosen`, is `right`.
    """
    walk, task = _task(request)
    test = task.tests[whole_of(request, "number", 0, len(task.tests) - 1)]
    game, state = GAMES[text_of(request, "game")], test.table()
    actions, right = list(game.actions(state, 0)), test.right(state)
    chosen = None
    if request.get("place") is not None:
        chosen = actions[whole_of(request, "place", 0, len(actions) - 1)]
    return Posed(
        name=test.name,
        count=len(task.tests),
        table=packed((game.name, state, 0, 0, Rng(1).word)),
        look=Look(0, 0, game.view(state, 0), (), None, {}),
        wanted=_done(walk, state, right[0]),
        chosen=None if chosen is None else _done(walk, state, chosen),
        right=chosen in right,
    )


def _task(request: Request) -> tuple[Walk, Task]:
    name = text_of(request, "game")
    walk, wanted = walk_of(name) if name in GAMES else None, text_of(request, "task")
    if walk is None:
        raise fault("game must be a game with small tasks.")
    for task in walk.tasks:
        if task.name == wanted:
            return walk, task
    raise fault(f"The tasks are {', '.join(task.name for task in walk.tasks)}.")


def _done(walk: Walk, state: Any, action: Action) -> Done:
    return Done(action, walk.facts(state, action))
