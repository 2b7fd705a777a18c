"""The first start on a slow line, the second without any, and addresses that lead nowhere."""

from __future__ import annotations

import urllib.request
from collections import Counter
from pathlib import Path

import pytest
from e2e.conftest import SUB_PATH, Visit
from e2e.engines import Door
from e2e.person import play_from_shelf
from e2e.serving import Site, serving
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
