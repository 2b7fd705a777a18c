"""What the list of saved games costs as they gather, and what an evening leaves in a page."""

from __future__ import annotations

import statistics
from typing import Any, Final

from e2e.games import PUT
from e2e.page import AWAY, GO
from playwright.sync_api import CDPSession, Page

from bench.figures import Found, Row, Setting
from bench.growth import growth, played
from bench.painting import visiting
from support.moments import record_of

SAVED: Final = (10, 100, 1000)
GAMES: Final = 200
EARLY: Final = 20
"""After so many games all that is loaded once has been."""

READINGS: Final = 5

LISTED = """async (count) => {
  const begun = performance.now();
  location.hash = "#/saves";
  while (document.querySelectorAll(".saves > li").length < count)
    await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""
"""From the address to the frame in which all saved games are listed, in ms."""

ENDED = """async () => {
  while (!document.querySelector(".end-sheet")) await new Promise(requestAnimationFrame);
}"""
"""Asked within the page, for what a test holds of it is never given back."""


def measure(setting: Setting) -> Found:
    """Chromium alone tells what a page's objects take."""
    with visiting(setting) as (browser, site):
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.set_default_timeout(60_000)
        page.goto(site.address)
        page.locator("html[data-engine=ready]").wait_for()
        game = record_of(played("Choco-Boom"))
        game["players"][0] = {"kind": "person", "name": "Ada"}
        return {"evening": evening(page, game), "listed": listed(page, game)}


def listed(page: Page, game: Found) -> dict[int, float]:
    """How long the list of so many saved games takes."""
    found, there = dict[int, float](), 0
    for count in SAVED:
        for nth in range(there, count):
            page.evaluate(PUT, [f"saved-{nth:04}", game, True, False])
        there, times = count, list[float]()
        for _ in range(READINGS):
            page.evaluate(GO, AWAY)
            times.append(page.evaluate(LISTED, count))
        found[count] = round(statistics.median(times), 1)
    return found


def evening(page: Page, game: Found) -> dict[int, Found]:
    """What a page holds after some and after many games were opened at their end, and left."""
    tools = page.context.new_cdp_session(page)
    found = dict[int, Found]()
    for nth in range(1, GAMES + 1):
        page.evaluate(PUT, ["evening", game, True, False])
        page.evaluate(GO, "#/game/evening")
        page.evaluate(ENDED)
        page.evaluate(GO, AWAY)
        if nth in (EARLY, GAMES):
            found[nth] = held(tools)
    page.evaluate("chocobox.saves.remove('evening')")
    return found


def held(tools: CDPSession) -> Found:
    """What is left after all rubbish is gone: megabytes, nodes and listeners."""
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    heap: dict[str, Any] = tools.send("Runtime.getHeapUsage")
    counted: dict[str, Any] = tools.send("Memory.getDOMCounters")
    things = {name: counted[name] for name in ("nodes", "jsEventListeners")}
    return {"MB": round(heap["usedSize"] / 1e6, 2), **things}


def rows(found: Found) -> list[Row]:
    """The list, and the page before and after most of an evening."""
    costs = ", ".join(f"{count}: {ms} ms" for count, ms in found["listed"].items())
    early, late = found["evening"][EARLY], found["evening"][GAMES]
    held = [
        (
            f"{name} held by a page after {EARLY} and {GAMES} games",
            f"{early[name]}, {late[name]}",
            f"{100 * late[name] / early[name] - 100:+.1f} %",
        )
        for name in early
    ]
    return [
        ("saved games listed", costs, f"grows as size to the {growth(found['listed']):.2f}"),
        *held,
    ]
