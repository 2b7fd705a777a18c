"""What the page's types say of a game is what the engine really tells."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games import GAMES
from support.places import ROOT

PY = ROOT / "py"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the types of all games."""
    folder = tmp_path_factory.mktemp("types")
    command = [sys.executable, str(PY / "runtime" / "engine_types.py"), str(folder)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(PY)})
    return folder


def interfaces(text: str) -> dict[str, set[str]]:
    """Each interface of a module, with the names of the fields that it must have."""
    found = re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL)
    return {name: set(re.findall(r"^  (\w+):", body, re.MULTILINE)) for name, body in found}


@pytest.mark.parametrize("name", GAMES)
def test_types_name_all_that_a_game_tells(name: str, written: Path) -> None:
    game: Any = GAMES[name]
    state = game.start(game.options(), game.seats[0], Rng(1))
    text = (written / f"{name}.d.ts").read_text(encoding="utf-8")
    kinds = interfaces(text)
    assert {*encode(game.view(state, 0))} == kinds["View"] | {"type"}
    offered = [encode(one) for seat in range(game.seats[0]) for one in game.actions(state, seat)]
    assert offered
    for action in offered:
        assert {*action} == kinds[action["type"]]
        assert f"  | {action['type']}\n" in text
