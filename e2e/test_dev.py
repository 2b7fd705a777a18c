"""`make dev`: from a clean tree, a saved line of any kind is soon seen in the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM
from subprocess import PIPE

import pytest
from e2e.serving import ROOT
from e2e.visitor import await_true
from playwright.sync_api import Browser, expect

ADDRESS = re.compile(r"Local: +(\S+)")
READY = "() => document.documentElement.dataset.engine === 'ready'"
SEATS = """async () => {
  const { games } = await window.chocobox.engine.ask({ op: "games" });
  return games.find(({ name }) => name === "schokoly").seats;
}"""
"""For how many Schokoly is, as Python in the page says."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The project as just cloned, with what `make` installs and nothing that it builds."""
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    subprocess.run(["cp", "-al", ROOT / "node_modules", tmp_path], check=True)
    for name in (".stamps", ".venv"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.fixture
def address(tree: Path) -> Iterator[str]:
    """Where the dev server shows that tree."""
    plain = {**os.environ, "NO_COLOR": "1"}
    server = subprocess.Popen(
        ["make", "dev"], cwd=tree, env=plain, stdout=PIPE, text=True, start_new_session=True
    )
    with server:
        assert server.stdout is not None
        told = iter(server.stdout.readline, "")
        yield next(found[1] for line in told if (found := ADDRESS.search(line)))
        os.killpg(server.pid, SIGTERM)


def change(file: Path, old: str, new: str) -> None:
    """Save the file with one place changed."""
    text = file.read_text()
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    file.write_text(text.replace(old, new))


def test_a_saved_line_of_each_kind_is_seen_in_the_page(
    tree: Path, address: str, browser: Browser
) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(address)
    await_true(page, READY)
    players = page.locator("[data-game=schokoly] .facts dd").first
    expect(players).to_have_text(re.compile("^2.4$"))

    change(tree / "assets/style/shell.css", "\n.shelf {", "\n.shelf { word-spacing: 9px;")
    expect(page.locator(".shelf")).to_have_css("word-spacing", "9px")
    change(tree / "assets/locales/en/shell.ftl", "shelf-hello = ", "shelf-hello = Hello! ")
    expect(page.locator(".shelf-start")).to_contain_text("Hello! ")
    change(tree / "js/app/shelf.js", "${lid.seats[0]}", "${lid.seats[0]} to")
    expect(players).to_have_text(re.compile("^2 to.4$"))
    change(tree / "py/chocobox/games/schokoly/rules/game.py", "seats = (2, 3, 4)", "seats = (2, 3)")
    expect(players).to_have_text(re.compile("^2 to.3$"))
    await_true(page, READY)
    assert page.evaluate(SEATS) == [2, 3]
    page.close()
