"""`make dev`: from a clean tree, a saved line of any kind is soon seen in the page."""

from __future__ import annotations

import re
from pathlib import Path

from e2e.dev import READY, SEATS, change, clean_tree, serving_sources
from e2e.visitor import await_true
from playwright.sync_api import Browser, Page, expect


def test_a_saved_line_of_each_kind_is_seen_in_the_page(tmp_path: Path, browser: Browser) -> None:
    tree, page = clean_tree(tmp_path), browser.new_page(locale="en-GB")
    with serving_sources(tree) as address:
        page.goto(address)
        await_true(page, READY)
        change_all(tree, page)
        page.close()


def change_all(tree: Path, page: Page) -> None:
    """A style, a word, a script and a rule are changed, one after the other."""
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
