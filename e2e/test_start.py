"""The start: from any folder of any host, straight into a game, and the marks for measuring."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from e2e.conftest import SUB_PATH, Visit, Watch, settings_of
from e2e.secrets import truth_of
from e2e.serving import ROOT, Site, serving
from e2e.table import Table
from playwright.sync_api import BrowserContext, Page, expect

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
    expect(page.get_by_text("Coming", exact=True)).to_have_count(3)
    worker = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert worker == deep_site.address


def test_the_bar_hears_of_every_byte_that_python_needs(
    new_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    context = new_context(**settings_of({}))
    watch.over(context, site.origin)
    context.add_init_script("""window.heard = 0;
      navigator.serviceWorker?.addEventListener("message", ({ data }) => {
        window.heard += data.bytes ?? 0;
      });""")
    page = context.new_page()
    page.goto(site.address)
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    kept = json.loads((ROOT / "build" / "engine.json").read_text())["kept"]
    page.wait_for_function("(kept) => window.heard === kept", arg=kept, timeout=5_000)


PLAYERS = "The players or options in the address do not fit this game."
SEED = "The seed in the address is not a number that can be used."
WRONG = {
    "#/new/schokoly?seed=7&players=person,wizard": PLAYERS,
    "#/new/schokoly?seed=7&players=person": PLAYERS,
    "#/new/schokoly?seed=7&players=person,nibbler&first=900": PLAYERS,
    "#/new/schokoly?seed=minus&players=person,nibbler": SEED,
    "#/new/ludo?seed=7": "There is no such game in this box.",
    "#/nowhere/at/all": "This page could not be shown.",
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
