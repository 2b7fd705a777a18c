"""What the laws know of each game: `SUBJECT` in `games/<name>_laws.py`."""

from __future__ import annotations

from importlib import import_module

from chocobox.games import GAMES
from laws import Subject

SUBJECTS: dict[str, Subject] = {name: import_module(f"games.{name}_laws").SUBJECT for name in GAMES}
