"""No server: the site is kept as one version, and changes to the next one only when asked."""

from __future__ import annotations

import re
import shutil
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import BrowserContext, Page, expect

GAME = "#/new/schokoly?seed=11&players=person,nibbler"


def test_after_one_visit_a_whole_game_is_played_without_a_server(
    dist: Path, start_browser: Callable[[Site], BrowserContext]
) -> None:
    with serving(dist) as site:
        first = start_browser(site)
        page = first.new_page()
        page.goto(site.address)
        expect(page.get_by_text("Plays without internet")).to_be_visible(timeout=60_000)
        page.close()
        first.close()

        site.kill()
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(site.address)

        page = start_browser(site).new_page()
        page.goto(site.address)
        table = play_from_the_shelf(page)
        dealt = sorted(table.numbers(table.hand))
        table.play_to_end()
        expect(table.end.get_by_role("heading")).to_contain_text(re.compile("You|Nibbler|Taster"))
        expect(table.end.get_by_role("listitem")).to_have_text(
            [re.compile(r"largest area \d+, neutral \d+\s*\d+")] * 2
        )
        expect(table.lying).to_have_count(48)
        table.fingers.tap(page.get_by_role("button", name="Same deal"))
        expect(table.lying).to_have_count(0)
        assert sorted(table.numbers(table.ready().hand)) == dealt


def play_from_the_shelf(page: Page) -> Table:
    """The lid, then Play: nothing else needs to be set."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Schokoly"))
    fingers.tap(page.get_by_role("link", name="Play", exact=True))
    return Table(page).ready()


def test_a_newer_version_is_offered_on_the_shelf_and_never_in_a_game(
    dist: Path, tmp_path: Path, visit: Visit
) -> None:
    shutil.copytree(dist, tmp_path / "site")
    with serving(tmp_path / "site") as site:
        page = visit(site=site)
        expect(page.locator(".offline")).to_have_text(re.compile("Plays without internet"))
        newer = page.locator(".newer")

        publish_a_newer_version(tmp_path / "site")
        page.goto(f"{site.address}{GAME}")
        page.reload()  # a new visit in mid-game: the browser looks for a newer version
        table = Table(page).ready()
        await_waiting(page)
        table.play_turn()
        table.await_turn()
        expect(newer).to_have_count(0)
        other = Table(other_window(page, site)).ready()

        table.fingers.tap(page.get_by_role("button", name="Menu"))
        table.fingers.tap(page.get_by_role("button", name="Back to the shelf"))
        expect(newer).to_contain_text("newer Chocobox")
        assert build(page) == "1"
        with page.expect_navigation():
            table.fingers.tap(newer.get_by_role("button"))
        expect(page.locator("html[data-build='2']")).to_be_attached()

        other.play_turn()  # the other window's game was not disturbed
        assert build(other.page) == "1"
        expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()


def publish_a_newer_version(folder: Path) -> None:
    """Page and service worker become what a build of changed files would have made."""
    index, worker = folder / "index.html", folder / "sw.js"
    index.write_text(index.read_text().replace("<html ", '<html data-build="2" ', 1))
    text, count = re.subn(
        r'("revision":")\w+(","url":"index\.html")',
        r"\g<1>0123456789abcdef\g<2>",
        worker.read_text(),
    )
    assert count == 1
    worker.write_text(text)


def await_waiting(page: Page) -> None:
    """Until the browser has fetched the newer version and holds it back."""
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.ready;
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    }""")


def other_window(page: Page, site: Site) -> Page:
    """A game of its own in a second window."""
    other = page.context.new_page()
    other.goto(f"{site.address}{GAME}")
    return other


def build(page: Page) -> str:
    """Which of the two versions this window shows."""
    return page.locator("html").get_attribute("data-build") or "1"
