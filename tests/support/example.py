"""Pig, the example of a new game, in the box of a test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from chocobox import games
from support.places import TESTS

EXAMPLE = TESTS / "example_game"


def put(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the games of another folder into the box, as if they stood in its own."""
    more = str(root / "py" / "chocobox" / "games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, more])
    forget()


def forget() -> None:
    """The box looks into its folders anew."""
    for find in (games._folders, games._places, games._opened):
        find.cache_clear()
    for name in [name for name in sys.modules if name.startswith("chocobox.games.pig")]:
        del sys.modules[name]
