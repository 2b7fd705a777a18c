"""The maps beside the code name what is there, all of it, and nothing that is gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chocobox.games import GAMES
from support.places import ROOT

GAMES_THERE = sorted(
    path for path in (ROOT / "py/chocobox/games").iterdir() if path.name in GAMES and path.is_dir()
)
FOLDERS = ("py", "js", "tests")
MAPS = [
    *(path for path in sorted(ROOT.glob("*.md")) if path.name != "CHANGELOG.md"),
    *(path for top in FOLDERS for path in sorted((ROOT / top).rglob("*.md"))),
]
MOST_OF_CONTRIBUTING = 8192
"""Bytes: whoever comes new reads all of it."""
MOST_OF_README = 110
"""Lines."""


@pytest.mark.parametrize("folder", GAMES_THERE, ids=lambda folder: folder.name)
def test_a_games_map_names_each_of_its_files_and_no_other(folder: Path) -> None:
    told = set(re.findall(r"`([\w/]+\.py)`", (folder / "README.md").read_text(encoding="utf-8")))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    assert told == {path for path in there if not path.endswith("__init__.py")}


def test_all_games_have_a_map() -> None:
    assert len(GAMES_THERE) == 4


@pytest.mark.parametrize("page", MAPS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_page_that_a_page_links_to_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [to for to in re.findall(r"\]\(([^)#\s]+)\)", text) if "://" not in to]
    assert [to for to in links if not (page.parent / to).exists()] == []


def test_pages_for_newcomers_are_short() -> None:
    assert len((ROOT / "CONTRIBUTING.md").read_bytes()) <= MOST_OF_CONTRIBUTING
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= MOST_OF_README
