"""Where the monkey plays: every screen that is walked, and each game's tables.

Wherever it stops, the table must go on, and a way must lead back to the shelf.
"""

from __future__ import annotations

import re
import time
from collections import defaultdict

from e2e.person import STATE
from e2e.screens import WALKS
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from chocobox.games import BOTS, GAMES
from chocobox.pages import PAGES
from support.serving import ROOT

ROUTER = re.compile(r"^const PAGES = \{(.*?),\s*\};$", re.MULTILINE | re.DOTALL)
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
    "dialog[open].near > .over-page > header button",
    "dialog[open] li:last-child .menu-entry",
    "dialog[open] .over-page > header button",
    "dialog[open] .answers .quiet",
    "dialog[open]",
    'a[href="#/"]',
    ".end-sheet .answers button:last-child",
    ".film-leave",
    "a.back",
    ".bench-head a",
    ".menu-key",
)
"""What leads away from anything that a page may show, the nearest first."""


def places() -> dict[str, list[str]]:
    """Addresses by the page that shows them; each game's tables are a place of their own."""
    found = defaultdict(list)
    for screens in WALKS.values():
        for to, *_ in screens.values():
            found[to.partition("/")[0].partition("?")[0]].append(to)
    for name, game in GAMES.items():
        if not game.solo:
            found[f"new/{name}"] = [f"new/{name}?players={who}" for who in tables(name)]
    return {place: sorted(set(addresses)) for place, addresses in found.items()}


def tables(name: str) -> list[str]:
    """One person with bots, several persons who pass the screen or lie round it, bots alone."""
    few, many = GAMES[name].seats[0], GAMES[name].seats[-1]
    bots = ([bot.name for bot in BOTS[name]] * few)[:few]
    lists = (["person", *bots[1:]], ["person"] * few, bots, ["person"] * many)
    found = [",".join(who) for who in lists]
    return [*found, f"{found[-1]}&flat=1"]


def pages() -> set[str]:
    """The first words of all addresses that the router knows, from its own list."""
    found = ROUTER.search((ROOT / "js" / "app" / "pages.js").read_text("utf-8"))
    assert found, "the router's list of pages is not where it was"
    own = {game.solo.page for game in GAMES.values() if game.solo}
    told = {address.path.partition("/")[0] for address in PAGES.values()}
    return own | told | set(re.findall(r'^  "?([\w-]*)"?[:,]', found[1], re.MULTILINE))


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
    passed, way = list[str](), ""
    while not is_home(page):
        assert len(passed) < STEPS, f"a dead end: {passed}"
        way = leave(page, way)
        passed.append(f"{page.url.partition('#')[2][:60]}: {way}")


def is_home(page: Page) -> bool:
    page.wait_for_timeout(150)
    return page.locator("main.shelf").count() > 0


def leave(page: Page, before: str) -> str:
    """One step nearer to the shelf, not by the same way again; how is returned."""
    for way in WAYS:
        if way != before and tapped(page, way):
            return way
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
