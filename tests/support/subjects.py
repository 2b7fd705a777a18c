"""The laws' knowledge of each game: `SUBJECT` in `games/<folder>/laws.py`.

That of a small game, `solo/<name>` in the folder, stands in `<name>_laws.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from chocobox.core.game import Game
from chocobox.games import GAMES
from support.laws import Subject


def subject_of(game: Game[Any, Any]) -> Subject:
    """The subject of a game, found by the place of its rules."""
    _, _, folder, room, name, *_ = type(game).__module__.split(".")
    laws = f"{name}_laws" if room == "solo" else "laws"
    subject: Subject = import_module(f"games.{folder}.{laws}").SUBJECT
    return subject


SUBJECTS: dict[str, Subject] = {name: subject_of(game) for name, game in GAMES.items()}
