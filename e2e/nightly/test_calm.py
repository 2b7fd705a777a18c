"""While Python comes, the box can be used, and nothing on the screen moves by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from e2e.conftest import PHONE, TABLET, UPRIGHT, Watch
from e2e.fingers import Fingers
from e2e.page import DRAWN, seats
from e2e.table import Table
from playwright.sync_api import Page, ViewportSize, expect

from support.serving import serving

MOST = 0.02
"""From about this value on, people notice a layout shift."""

WATCH = """window.shifts = [];
const told = ({ node }) => (node?.outerHTML ?? node?.data ?? "").slice(0, 80);
const note = (entries) => shifts.push(...entries.map(({ value, sources }) =>
  [value, sources.map(told)]));
const eye = new PerformanceObserver((list) => note(list.getEntries()));
eye.observe({ type: "layout-shift", buffered: true });
window.shifted = () => {
  note(eye.takeRecords());
  return shifts.splice(0);
};"""
"""Notes all that moves by itself, even just after a touch, when browsers would forgive it."""


def moved(page: Page) -> list[Any]:
    page.evaluate(DRAWN)
    return cast("list[Any]", page.evaluate("shifted()"))


def assert_calm(page: Page) -> None:
    """Nothing has moved, or so little that nobody sees it."""
    seen = moved(page)
    assert sum(value for value, _ in seen) < MOST, seen


@pytest.mark.parametrize(
    ("viewport", "locale"), [(TABLET, "en-GB"), (UPRIGHT, "de-DE"), (PHONE, "de-DE")]
)
def test_nothing_moves_while_letters_and_python_come_nor_where_one_goes_next(
    viewport: ViewportSize,
    locale: str,
    dist: Path,
    stranger: Callable[..., Page],
    watch: Watch,
) -> None:
    """A first visit, by somebody who waits for nothing; then one screen after the other."""
    page = stranger(viewport=viewport, locale=locale)
    page.add_init_script(WATCH)
    watch.over(page.context)
    with serving(dist) as site:
        letters, python = site.hold(".woff2"), site.hold(".wasm", after=500_000)
        page.goto(site.address, wait_until="commit")  # all is not loaded until the letters are
        letters.await_reached()
        python.await_reached()
        expect(page.get_by_role("progressbar")).to_be_visible()
        letters.let_go()
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        assert_calm(page)
        choose_a_game(page)
        python.let_go()
        Table(page).ready()
        expect(page.get_by_role("progressbar")).to_have_count(0)
        assert_calm(page)
        go_round(page, site.address)


def choose_a_game(page: Page) -> None:
    """From the lid to its set-up and on: how much has come is told in the reader's own numbers."""
    fingers = Fingers(page)
    fingers.tap(page.locator(".play").first)
    expect(page.locator(".place")).to_have_count(2)
    seats(page, 3)
    seats(page, 2)
    moved(page)  # by a finger
    assert page.evaluate("chocobox.engine.state") == "loading"
    fingers.tap(page.locator(".plan-go a").last)
    expect(page.locator(".waiting")).to_be_visible()
    part = r"\d+,\d von \d+,\d MB" if page.locator("html[lang=de]").count() else r"\d+\.\d of .* MB"
    expect(page.locator(".opening")).to_have_text(re.compile(part))


def go_round(page: Page, start: str) -> None:
    """The settings and the set-ups are drawn once, each as it stays; so is the shelf."""
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    for name in ("set-up/kaboom", "settings", "set-up/schokoly", "keep", "saves"):
        page.goto(f"{start}#/{name}")
        expect(page.locator("main.sheet, main.plan, main.saved")).to_be_visible()
        if name == "settings":
            expect(page.locator(".space-facts")).to_contain_text("MB")
        assert_calm(page)
    page.goto(f"{start}#/")
    page.locator("main.shelf").wait_for()
    moved(page)
    page.evaluate("() => { chocobox.offline.isNewer = true; chocobox.draw(); }")
    expect(page.locator(".newer")).to_be_visible()
    assert_calm(page)
