"""A new game is its folders: Pig is moved into a copy of the project, built and played by touch."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.conftest import CALM, Watch
from e2e.table import BaseTable
from playwright.sync_api import Page, expect

from support.serving import ROOT, serving

NOT_COPIED = (
    *(".git", ".venv", "node_modules", "dist", "e2e", "example_game", "public"),
    *("__pycache__", ".*_cache"),
    "engine.json",  # packed before there was one game more; times of files do not tell
)
LINKED = (".venv", "node_modules")
ENOUGH = 20


class PigTable(BaseTable):
    """A table of Pig."""

    def play_turn(self) -> None:
        """Roll up to twenty, or to a one; then hold."""
        points = self.page.locator(".pig-points")
        while self.page.locator(".dock[data-own-turn]").count():
            is_enough = int(points.text_content() or 0) >= ENOUGH
            self.act("hold" if is_enough else "roll")
            self.answered()
            if is_enough:
                return


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one game more, built anew; what was installed is used again."""
    folder = tmp_path_factory.mktemp("project") / "chocobox"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
    shutil.copytree(ROOT / "tests" / "example_game", folder, dirs_exist_ok=True)
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    subprocess.run(["make", "dist/index.html"], cwd=folder, check=True)
    return folder


def test_a_new_game_is_played_from_the_shelf_to_its_replay(
    copy: Path, stranger: Callable[..., Page], watch: Watch
) -> None:
    with serving(copy / "dist") as site:
        page = stranger(**CALM)
        watch.over(page.context)
        page.goto(site.address)
        table = PigTable(page)
        tap = table.fingers.tap
        expect(page.locator(".lids > .box")).to_have_count(5)
        tap(page.get_by_role("link", name="Play Pig"))
        tap(page.get_by_role("link", name="Pig: the rules"))
        expect(page.locator(".rules")).to_contain_text("Whoever first has a hundred points wins.")
        for _ in ("from the rules", "from the set-up"):
            tap(page.get_by_role("link", name="Play", exact=True))
        table.play_to_end()
        expect(table.end).to_contain_text("a hundred!")
        tap(table.end.get_by_role("button", name="More"))
        tap(page.get_by_role("button", name="Watch it again"))
        expect(page.locator(".film-slider")).to_be_visible()
        expect(page.locator(".pig-die").first).to_be_visible()
