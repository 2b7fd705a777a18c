"""From a saved source file to the changed page, under `make dev`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.dev import READY, SEATS, change, clean_tree, serving_sources
from e2e.visitor import await_true
from playwright.sync_api import Error, Page

from bench.figures import Found, Row, Setting, spread, told
from bench.painting import visiting

TIMES = 9
"""So often each kind of file is saved."""
KINDS = ("a style", "a word", "a script", "a rule")
SEEN = """async (part) => {
  try { return (await VALUE).includes(part); } catch { return false; }
}"""
"""Whether a value of the page has a part; while the page is loaded anew it has none."""
PAUSE = 0.01
PATIENCE = 3000
"""The page is asked so often, with such pauses, in s."""
PLAYERS = "[data-game=schokoly] .facts dd"


def measure(setting: Setting) -> Found:
    """How long each kind of file takes, and the server itself until the page stands."""
    with TemporaryDirectory() as folder, visiting(setting) as (browser, _):
        tree, begun = clean_tree(Path(folder)), time.perf_counter()
        with serving_sources(tree) as address:
            page = browser.new_page(locale="en-GB")
            page.goto(address)
            await_true(page, READY)
            found: Found = {"start": round(time.perf_counter() - begun, 1)}
            spans = [[*changes(tree, page, turn)] for turn in range(setting.pairs or TIMES)]
    for kind, own in zip(KINDS, zip(*spans, strict=True), strict=True):
        found[kind] = spread(own, 0)
    return found


def changes(tree: Path, page: Page, turn: int) -> Iterator[float]:
    """The times of one round, in ms, until each change is seen in the page."""
    style, word = tree / "assets/style/shell.css", tree / "assets/locales/en/shell.ftl"
    script, rule = tree / "js/app/shelf.js", tree / "py/chocobox/games/schokoly/rules/game.py"
    mark = f"{turn + 1}px"
    last = f" word-spacing: {turn}px;" if turn else ""
    yield timed(
        lambda: change(style, f"\n.shelf {{{last}", f"\n.shelf {{ word-spacing: {mark};"),
        lambda: seen(page, "getComputedStyle(document.querySelector('.shelf')).wordSpacing", mark),
    )
    yield timed(
        lambda: change(word, "shelf-saves = ", f"shelf-saves = {mark} "),
        lambda: seen(page, "document.querySelector('.shelf-ways').textContent", mark),
    )
    yield timed(
        lambda: change(script, "${lid.seats[0]}", f"${{lid.seats[0]}} {mark}"),
        lambda: seen(page, f"document.querySelector('{PLAYERS}').textContent", mark),
    )
    few, all_of_them = "seats = (2, 3)\n", "seats = (2, 3, 4)\n"
    old, new, count = (few, all_of_them, 3) if turn % 2 else (all_of_them, few, 2)
    yield timed(
        lambda: change(rule, old, new),
        lambda: seen(page, f"({SEATS})().then((seats) => `for ${{seats.length}}`)", f"for {count}"),
    )


def timed(save: Callable[[], None], until: Callable[[], None]) -> float:
    """How long it takes from a saved file to its sight, in ms."""
    begun = time.perf_counter()
    save()
    until()
    return (time.perf_counter() - begun) * 1000


def seen(page: Page, value: str, part: str) -> None:
    """Waits until that value of the page has this part; one that is loaded anew is asked again."""
    for _ in range(PATIENCE):
        with suppress(Error):
            if page.evaluate(SEEN.replace("VALUE", value), part):
                return
        time.sleep(PAUSE)
    raise TimeoutError(f"{part} was never seen")


def rows(found: Found) -> list[Row]:
    """A row for each kind of file."""
    start: Row = ("make dev: to the first page with Python", f"{found['start']} s", "once")
    return [start, *((f"make dev: {kind}, saved to seen", told(found[kind]), "") for kind in KINDS)]
