"""Starts: on a slow line, without any, from memory, and where something is missing."""

from __future__ import annotations

import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import SUB_PATH, Visit
from e2e.engines import Door
from e2e.fingers import Fingers
from e2e.person import play_from_shelf
from e2e.serving import Site, serving
from e2e.table import Table
from e2e.visitor import STORED, Visitor, await_true
from playwright.sync_api import Page, expect

from bench import size

KEPT = "html[data-engine=ready][data-offline=ready]"
MOST_SITE = 5_200_000
NOT_KEPT = "chocobox.html"
"""What the site offers, but does not need."""

LIDS = "() => [...document.querySelectorAll('h2')].map((one) => one.textContent.trim())"
MARKS = """() => ["shelf-drawn", "engine-ready"].map((name) =>
  performance.getEntriesByName(name)[0].startTime)"""
SCOPE = "() => navigator.serviceWorker.ready.then(({ scope }) => scope)"

FURTHER = """(before) => {
  const now = Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow"));
  return now > before && now;
}"""
"""How far the bar is when it has gone on from there, in percent."""

HALTS = range(500_000, 3_000_001, 500_000)
"""Where a line that falters comes to a halt, in zipped bytes."""


def test_the_whole_site_is_light(dist: Path) -> None:
    assert 0 < size.weigh(dist)["gzip"] <= MOST_SITE


def test_a_first_visit_on_a_slow_line_and_a_second_without_any(door: Door, dist: Path) -> None:
    with serving(dist, SUB_PATH, zips=True) as site:
        site.twin(next(dist.rglob("*.wasm")))  # zipped before anybody waits for it
        halts = [site.hold(".wasm", after) for after in HALTS]
        visitor, now = door.open(site.address), 0
        for halt in halts:
            halt.await_reached()
            now = await_true(door.page, FURTHER, now)
            halt.let_go()
        visitor.wait_for(KEPT)
        assert_shelf_came_first(visitor)
        assert_can_be_installed(door.page, site)
        door.part(site.address)
        assert_all_fetched_once(site, dist)

        site.kill()
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(site.address)
        visitor = door.open(site.address)
        visitor.wait_for(KEPT)
        assert_shelf_came_first(visitor)
        person = play_from_shelf(visitor)
        before = person.record()
        visitor.wait(STORED)
        visitor.reload()
        person.play_on(before)
        door.part(site.address)


def assert_shelf_came_first(visitor: Visitor) -> None:
    """The boxes are there before Python is."""
    assert visitor.evaluate(LIDS) == ["Schokoly", "Choco-Boom", "Choco Challenge", "Kaboom!"]
    drawn, ready = visitor.evaluate(MARKS)
    assert drawn < ready


def assert_can_be_installed(page: Page, site: Site) -> None:
    """The service worker is there for this folder alone, and the browser reads the manifest."""
    assert page.evaluate(SCOPE) == site.address
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"] == f"{site.address}manifest.webmanifest"
    assert told["errors"] == []


def assert_all_fetched_once(site: Site, dist: Path) -> None:
    """Everything is kept, and no file's body was sent twice."""
    found = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert found - {NOT_KEPT} <= {one.path or "index.html" for one in site.answers}
    bodies = site.bodies()
    bodies["index.html"] += bodies.pop("", 0)  # the front page has two addresses
    assert Counter({path: count for path, count in bodies.items() if count > 1}) == {}


PLAYERS = "The players or options in the address do not fit this game."
SEED = "The seed in the address is not a number that can be used."
WRONG = {
    "#/new/schokoly?seed=7&players=person,wizard": PLAYERS,
    "#/new/schokoly?seed=7&players=person": PLAYERS,
    "#/new/schokoly?seed=7&players=person,nibbler&first=900": PLAYERS,
    "#/new/schokoly?seed=minus&players=person,nibbler": SEED,
    "#/new/ludo?seed=7": "There is no such game in this box.",
    "#/nowhere/at/all": "This page could not be shown.",
    "#/constructor": "This page could not be shown.",
    "#/game/%E0%A4%A": "There is no saved game here",
}


def test_a_wrong_address_is_answered_by_a_sentence_and_a_way_back(visit: Visit) -> None:
    page = visit()
    start = page.url
    for address, sentence in WRONG.items():
        page.goto(f"{start}{address}")
        expect(page.get_by_text(sentence)).to_be_visible()
        page.get_by_role("main").get_by_role("link").first.click()
        expect(page.get_by_role("link", name="Play").last).to_be_visible()


GAME = "#/new/schokoly?players=person,nibbler"
WATCH_STARTS = """addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;
  const look = () => { if (root.dataset.engine === "failed") sessionStorage.failed = "yes"; };
  new MutationObserver(look).observe(root, { attributes: true });
});
window.signs = 0;
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => { signs += data.alive ? 1 : 0; });
  }
};"""
"""Remembers that a start was seen to fail, and counts how often it says that it goes on."""

CHANGE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chocobox-snapshot"));
  const cache = await caches.open(names[0]);
  const [key] = await cache.keys();
  const found = await cache.match(key);
  const bytes = new Uint8Array(await found.arrayBuffer());
  bytes[bytes.length >> 1] ^= 255;
  await cache.put(key, new Response(bytes, { headers: found.headers }));
}"""
"""Changes the memory that is kept in one place."""


def start(page: Page) -> bool:
    """Start once more, to the end; whether Python woke from its memory."""
    page.reload()
    page.locator(KEPT).wait_for()
    assert page.evaluate("sessionStorage.failed") is None
    found: bool = page.evaluate("chocobox.engine.isAwoken")
    return found


LEAVE = """() => {
  const { put } = chocobox.saves;
  chocobox.saves.put = async (save) => {
    await put(save);
    location.hash = "#/";
    chocobox.saves.put = put;
  };
}"""
"""Somebody goes back to the shelf in the very moment in which the page would go to the new game."""


def seed(page: Page) -> int:
    """What the page draws for a game of its own; the shelf is left for it, and gone back to."""
    page.evaluate(LEAVE)
    page.evaluate("(to) => { location.hash = to; }", GAME)
    found: int = await_true(page, "() => chocobox.engine.record?.seed")
    page.locator(".shelf").wait_for()
    return found


def test_python_wakes_from_its_memory_deals_anew_and_trusts_no_memory_that_was_changed(
    visit: Visit,
) -> None:
    page = visit(script=WATCH_STARTS)
    page.locator(KEPT).wait_for()
    seeds = set()
    for _ in range(2):
        assert start(page)
        assert page.evaluate("signs") == 2, "on a slow device the start is given up"
        seeds.add(seed(page))
    assert len(seeds) == 2
    page.evaluate(CHANGE)
    assert not start(page), "a memory is used that was changed"
    assert start(page), "the memory that was changed is not replaced"


POLICY = {"Content-Security-Policy": "script-src 'self'; worker-src 'self'"}


def test_what_cannot_start_says_so_at_once_and_can_be_tried_again(
    dist: Path, new_context: Any
) -> None:
    with serving(dist, headers=POLICY) as site:
        assert_is_told(new_context(locale="en-GB").new_page(), site.address, "no-webassembly")
    with serving(dist, missing=".wasm") as site:
        assert_is_told(new_context(locale="en-GB").new_page(), site.address, "no-start")
    page: Page = new_context(locale="en-GB").new_page()
    script = next(dist.glob("assets/main-*.js")).name
    with serving(dist, missing=script) as site:
        page.goto(f"{site.address}#/saves")
        expect(page.get_by_role("alert")).to_contain_text("Not all of Chocobox has arrived.")
        site.missing = ""
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Saved games")


def assert_is_told(page: Page, address: str, code: str) -> None:
    """The engine did not start; the rules can be read all the same."""
    page.goto(address)
    failed = page.get_by_role("alert")
    expect(failed).to_contain_text("The game engine did not start.")
    assert page.evaluate("chocobox.engine.failure.code") == code, "only after a long wait"
    expect(page.locator("html[data-engine=failed][data-offline=none]")).to_be_attached()
    expect(failed.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("rules")
    expect(failed).to_be_visible()


KEEPS_NOTHING = """
delete Navigator.prototype.serviceWorker;
for (const name of ["indexedDB", "localStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}"""


def test_a_window_that_may_keep_nothing_plays_all_the_same(visit: Visit) -> None:
    page = visit(script=KEEPS_NOTHING)
    fingers, table = Fingers(page), Table(page)
    expect(page.get_by_text("This window keeps nothing for later")).to_be_visible()
    fingers.tap(page.get_by_role("link", name="Play Schokoly"))
    fingers.tap(page.get_by_role("link", name="Play", exact=True))
    table.ready()
    table.play_turn()
    table.await_turn()
    table.choose_in_menu("Back to the shelf")
    fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    table.ready()
    expect(table.lying).to_have_count(2)
