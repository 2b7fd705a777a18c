"""Tasks in words and as a tray: what the pages of a class show of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chocobox.core.game import Classwork, Game
from chocobox.games import GAMES
from chocobox.pages.page import Group, Part, Picture, Text, Tool
from chocobox.pages.words import Say, Several, Words, say
from chocobox.tasks.kinds import GAME, kind_of
from chocobox.tasks.minutes import Task, chosen_in, minutes_of

_RELIEFS = ("milk", "white")
"""The chocolates for games for one, in turn."""

_PIECES = 4
"""So many of them fit into a tray."""

_SIGNS = {"lesson": "teach", "puzzle": "hint", "bot": "code"}
"""The icon upon the lid of a game, by the kind of a task."""


def task_name(task: Task) -> Say:
    """The name of a task: of its game, with its kind, or of what is done in a game for one."""
    game, name = GAMES.get(task["game"]), say(f"game-{task['game']}")
    kind = kind_of(task.get("position"))
    is_named = kind is GAME or (game is not None and game.solo)
    return name if is_named else say(f"class-task-{kind.name}", game=name)


def numbered_names(tasks: Sequence[Task], places: Sequence[int]) -> Words:
    """Tasks by their numbers and names, counted up."""
    names = (
        say("class-task-numbered", number=i + 1, name=task_name(tasks[i]))
        for i in places
        if i < len(tasks)
    )
    return Several(tuple(names), "and")


def task_line(task: Task) -> Words:
    """The bots, the teacher's choice, and whether the board is given."""
    position, game = task.get("position", ""), GAMES.get(task["game"])
    if title := kind_of(position).title:
        return say(f"{title}")
    chosen = (say("class-from-board"),) if position else _chosen(game, task)
    against = () if game is not None and game.solo else (_against(task["players"]),)
    return Several((*against, *chosen), " · ")


def tasks_line(tasks: Sequence[Task]) -> Words:
    """All tasks in one line, as on paper."""
    lines = (
        Several((str(i), Several((task_name(one), task_line(one)), ", ")))
        for i, one in enumerate(tasks, 1)
    )
    return Several(tuple(lines), " \u00b7 ")


def _chosen(game: Game[Any, Any] | None, task: Task) -> tuple[Say, ...]:
    """The teacher's choice for a game that has one."""
    work = game.classwork if game else None
    if game is None or work is None:
        return ()
    usual = next(it.default for it in game.choices if it.name == work.option)
    return (say(f"class-played-{work.option}", value=chosen_in(task, work.option, usual)),)


def _against(players: Sequence[Mapping[str, Any]]) -> Say:
    """The bots of a task, each kind once."""
    bots = [player["bot"] for player in players if player.get("bot")]
    kinds = tuple(say(f"bot-{bot}") for bot in dict.fromkeys(bots))
    times = len(bots) if len(kinds) == 1 else 1
    return say("class-against", bots=Several(kinds, "and"), times=times)


def picture_of(task: Task) -> Mapping[str, str | int]:
    """The picture of a task: its game's lid with the sign of its kind; alone, chocolates.

    The more of these, the harder the task is.
    """
    game = GAMES.get(task["game"])
    if game is None or game.solo is None:
        sign = _SIGNS.get(kind_of(task.get("position")).name, "")
        return {"game": task["game"], "sign": sign}
    beside = game.solo.beside
    solos = [it.name for it in GAMES.values() if it.solo and it.solo.beside == beside]
    kind = _RELIEFS[solos.index(game.name) % len(_RELIEFS)]
    return {"kind": kind, "count": _level(game.classwork, task)}


def _level(work: Classwork | None, task: Task) -> int:
    """How hard a task for one is, from 1 to as many chocolates as fit into a tray."""
    if work is None:
        return 1
    chosen, hardest = chosen_in(task, work.option, work.usual), len(work.values) - 1
    easier = sum(value < chosen for value in work.values)
    return 1 + min(easier, hardest) * (_PIECES - 1) // hardest


def tray(tasks: Sequence[Task], more: Callable[[int], tuple[Part, ...]] = lambda _: ()) -> Part:
    """The tasks of a set: each with its picture, number, name and line; more: what follows."""
    items = (_piece(task, i, more(i)) for i, task in enumerate(tasks))
    return Group(kind="numbered", look="task-tray", parts=tuple(items))


def _piece(task: Task, i: int, more: tuple[Part, ...]) -> Part:
    """One task of a tray."""
    heading = (
        Text(says=say("class-number", number=i + 1), kind="words", look="unseen"),
        Picture(kind="number", given={"number": i + 1}),
        Text(says=task_name(task), kind="words"),
    )
    words = (Group(kind="heading", parts=heading), Text(says=task_line(task), look="small"))
    return Group(
        kind="item",
        look="task",
        parts=(
            Picture(kind="piece", given=picture_of(task)),
            Group(kind="row", look="task-words", parts=words),
            *more,
        ),
    )


def board(task: Task, waits: bool = False) -> Part:
    """The table of a task before the first move; waits: its place is kept until it is there."""
    return Tool(kind="board", given={"record": task, "waits": waits})


def older_task() -> Part:
    """At a task of a game whose rules have changed since."""
    return Text(says=say("class-older-task"), look="task-older small")


def task_minutes(task: Task) -> Part:
    """About how long a task takes."""
    words = say("class-minutes", minutes=minutes_of(task))
    return Text(says=words, kind="small", look="task-minutes")


def minutes_line(tasks: Sequence[Task]) -> Part:
    """About how long all take together."""
    return Text(says=say("class-minutes-all", minutes=sum(map(minutes_of, tasks))), look="small")


def help_line(tasks: Mapping[str, Any]) -> tuple[Part, ...]:
    """Of a set whose tasks give hints."""
    given = tasks.get("help")
    hints = isinstance(given, Mapping) and given.get("hints") is True
    return (Text(says=say("class-help-given"), look="small"),) if hints else ()


def only_here(device: Mapping[str, Any]) -> tuple[Part, ...]:
    """A warning before a code is made that no pupil could open."""
    text = Text(says=say("class-only-here"), kind="note", look="only-here")
    return () if device["shared"] else (text,)
