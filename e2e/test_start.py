"""The start: from any folder of any host, straight into a game, and the marks for measuring."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.conftest import SUB_PATH, Visit
from e2e.secrets import truth_of
from e2e.serving import ROOT, Site, serving
from e2e.table import Table
from e2e.visitor import await_true
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.first_visit
SEVEN = "#/new/schokoly?seed=7&players=person,taster"


@pytest.fixture
def deep_site(dist: Path) -> Iterator[Site]:
    """The site in a folder of a host that has other folders too."""
    with serving(dist, under=SUB_PATH) as site:
        yield site


def mark(page: Page, name: str) -> float:
    """When the page set that mark, in ms."""
    found: list[float] = page.evaluate(
        "(name) => performance.getEntriesByName(name).map((mark) => mark.startTime)", name
    )
    assert len(found) == 1, f"{len(found)} marks named {name}"
    return found[0]


def test_under_a_sub_path_an_address_leads_straight_into_that_game(
    visit: Visit, deep_site: Site
) -> None:
    page = visit(SEVEN, site=deep_site)
    table = Table(page).ready()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    mark(page, "engine-ready")
    record = table.record()
    assert record["seed"] == 7
    assert [player["kind"] for player in record["players"]] == ["person", "bot"]
    assert sorted(table.numbers(table.hand)) == sorted(truth_of(record).hands[0])
    expect(page.locator(".plate", has_text="Taster")).to_be_visible()

    page.reload()  # the game is saved: the address is now its own
    assert table.ready().record() == record
    table.play_turn()


def test_the_shelf_is_drawn_before_python_is_there(visit: Visit, deep_site: Site) -> None:
    page = visit(site=deep_site)
    expect(page.locator("html[data-engine=ready]")).to_be_attached()
    assert mark(page, "shelf-drawn") < mark(page, "engine-ready")
    expect(page.get_by_role("heading", level=2)).to_have_text(
        ["Schokoly", "Choco-Boom", "Choco Challenge", "Kaboom!"]
    )
    expect(page.get_by_text("Coming", exact=True)).to_have_count(0)
    worker = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert worker == deep_site.address


BAR = """window.shown = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const bar = document.querySelector("[role=progressbar]");
  const now = bar && `${bar.getAttribute("aria-valuenow")} ${bar.getAttribute("aria-valuetext")}`;
  if (now && now !== window.shown.at(-1)) window.shown.push(now);
}).observe(document, { attributes: true, childList: true, subtree: true }));"""


FURTHER = """(before) => {
  const now = Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow"));
  return now > before && now;
}"""
"""How far the bar is when it has gone on from there, in percent."""

HALTS = range(250_000, 3_000_001, 250_000)
"""Where a line that falters comes to a halt, in zipped bytes."""


def test_on_a_slow_line_the_bar_goes_on_byte_by_byte_and_then_step_by_step(
    dist: Path, visit: Visit
) -> None:
    with serving(dist, zips=True) as site:
        site.twin(next(dist.rglob("*.wasm")))  # zipped before anybody waits for it
        halts = [site.hold(".wasm", after) for after in HALTS]
        page = visit(site=site, script=BAR)
        now = 0
        for halt in halts:
            halt.await_reached()
            now = await_true(page, FURTHER, now)
            halt.let_go()
        expect(page.locator("html[data-engine=ready]")).to_be_attached()
        shown = [line.split(" ", 1) for line in page.evaluate("window.shown")]
        values = [int(value) for value, _ in shown]
        assert values == sorted(values)
        assert len(set(values)) >= len(HALTS)
        told = [text for _, text in shown]
        fetching = [text for text in told if text.startswith("Fetching the game, ")]
        assert len(fetching) >= len(HALTS)
        megabytes = json.loads((ROOT / "build" / "engine.json").read_text())["fetched"] / 1e6
        assert fetching[-1].endswith(f"of {megabytes:.1f} MB")
        opening = told[: told.index(fetching[0])]
        assert opening in (["Opening the box"], [])  # bytes may come before anything is drawn
        assert told == [*opening, *fetching, "Starting Python"]


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
