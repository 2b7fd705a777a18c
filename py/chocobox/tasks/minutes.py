"""About how long tasks take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.core.game import Game
from chocobox.games import GAMES
from chocobox.tasks.kinds import kind_of

Task = Mapping[str, Any]
"""A record before its first move, as JSON."""


def minutes_of(task: Task) -> int:
    """About how many minutes one person needs for a task; 0 where the box has no such game."""
    game = GAMES.get(task["game"])
    if game is None:
        return 0
    if minutes := kind_of(task.get("position")).minutes:
        return minutes
    work = game.classwork
    chosen = chosen_in(task, work.option, work.usual) if work else 0
    own = [long for least, long in work.minutes.items() if least <= chosen] if work else []
    return own[-1] if own else game_minutes(game, len(task["players"]), task["options"])


def game_minutes(game: Game[Any, Any], seats: int, options: Mapping[str, Any]) -> int:
    """About how many minutes a whole game takes, at so many seats and by these house rules."""
    shelf = game.shelf
    minutes = shelf.minutes.get(seats, 0) if shelf else 0
    usual = next((it.default for it in game.choices if shelf and it.name == shelf.paced), 0)
    if usual and shelf:  # rounded half up, for even numbers are no better here
        paced = chosen_in({"options": options}, shelf.paced, usual)
        minutes = (2 * minutes * paced + usual) // (2 * usual)
    return max(1, minutes)


def chosen_in(task: Task, option: str, usual: int) -> int:
    """The value of a house rule in a task, whatever stands there; or the usual one."""
    value = task["options"].get(option, usual)
    return value if isinstance(value, int) else usual
