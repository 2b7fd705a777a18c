"""Every kind of moment that Python can tell of has its sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chocobox.games import GAMES
from chocobox.replays.moments import AHEAD, LEAD

LOCALES = Path(__file__).parent.parent / "assets" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.glob("*"))
pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
WITHOUT_TABLE = {"choco_practice"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_sentence(language: str) -> None:
    text = (LOCALES / language / "replay.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^(replay-[\w-]+) =", text, re.M))
    wanted = {f"replay-moment-{code}" for code in (LEAD, AHEAD)}
    for name, game in GAMES.items():
        if name not in WITHOUT_TABLE:
            kinds = (kind.__name__.lower() for kind in game.moments)
            wanted |= {f"replay-{name.replace('_', '-')}-{kind}" for kind in kinds}
    assert not wanted - told
