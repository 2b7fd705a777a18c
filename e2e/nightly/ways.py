"""What must be so wherever a monkey stops: the table goes on, and a way leads back to the shelf."""

from __future__ import annotations

import time

from e2e.person import STATE
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

STUCK = 60.0
"""A table at which nothing can be done or happens for so long is stuck, in seconds."""
STEPS = 12
"""So many steps lead to the shelf from anywhere."""
SOON = 5_000
"""What is offered can be tapped within that, in ms."""

NO_HARM = """
window.print = () => {};
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (link && new URL(link.href).origin !== location.origin) event.preventDefault();
}, true);
"""
"""What a person chooses to do outside of the box is no part of it: other sites, printed pages."""

MAY_ACT = f"""{STATE}, .offered, .deck-key.open, .call-key.open, .round-sheet, .count-bar,
  .table :is(.tools, .panel) [data-on], .table .pads [data-on].open"""

GOING = """async (selector) => {
  const table = document.querySelector(".table:not(.replay)");
  if (!table) return "nothing is played";
  if (table.matches(".waiting")) return "it is being opened";
  const late = new Promise((give) => setTimeout(give, 2000, "late"));
  const answer = await Promise.race([chocobox.engine.ask({ op: "games" }), late]);
  if (answer === "late") return "the engine does not answer";
  const isBare = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const isAsked = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const keys = [...table.querySelectorAll("button:enabled, [data-on]")]
    .filter((one) => one.checkVisibility() && !one.closest(".plates, .story-line"));
  if (isAsked && keys.some(isBare)) return "somebody can act";
  return `${chocobox.engine.record?.moves.length} moves`;
}"""
"""How it stands with the table: what may be done lies bare, and the engine hears of it."""

WAYS = (
    "dialog[open] .over-page > header button",
    "dialog[open] .answers .quiet",
    "dialog[open]",
    'a[href="#/"]',
    ".end-sheet .answers button:last-child",
    ".practice-head button:enabled",
    ".practice-wait .answers button:last-child",
    ".film-leave",
    "a.back",
)
"""What leads away from anything that a page may show, the nearest first."""


def check_table(page: Page) -> None:
    """Where a game is played somebody can act, or something happens, or it is over."""
    end, lengths = time.monotonic() + STUCK, set[str]()
    while (now := page.evaluate(GOING, MAY_ACT)) not in ("nothing is played", "somebody can act"):
        lengths |= {now} if now.endswith("moves") else set()
        if len(lengths) > 1:
            return
        assert time.monotonic() < end, f"the table is stuck: {now}"
        page.keyboard.press("Escape")  # a sheet or a card in the fingers holds everything
        page.wait_for_timeout(250)


def check_way_back(page: Page) -> None:
    """The shelf is reached by what each page of the box offers; from bare texts by the browser."""
    passed = []
    for _ in range(STEPS):
        if is_home(page):
            return
        passed.append(f"{page.url.partition('#')[2][:60]}: {leave(page)}")
    assert is_home(page), f"a dead end: {passed}"


def is_home(page: Page) -> bool:
    page.wait_for_timeout(150)
    found: bool = page.evaluate("() => document.querySelector('main.shelf') !== null")
    return found


def leave(page: Page) -> str:
    """One step nearer to the shelf; how is returned."""
    for way in WAYS:
        if tapped(page, way):
            return way
    if tapped(page, ".menu-key"):
        page.locator("dialog[open] li:last-child .menu-entry").tap()
        return "the menu"
    if page.locator("#page").count():
        return "nothing is offered"
    page.go_back()
    return "the browser's way back"


def tapped(page: Page, way: str) -> bool:
    thing = page.locator(way).filter(visible=True).last
    if not thing.count():
        return False
    try:
        thing.tap(timeout=SOON)
    except PlaywrightTimeout:
        return False
    return True
