"""No server: the site is kept as one version, and changes to the next one only when asked."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e import setting_up
from e2e.conftest import CALM, Visit, Watch
from e2e.fingers import Fingers
from e2e.newer import publish
from e2e.serving import Site, serving
from e2e.table import Table
from e2e.visitor import await_stored, await_true
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.first_visit
GAME = "#/new/schokoly?seed=11&players=person,nibbler"


def test_after_one_visit_a_whole_game_is_played_without_a_server(
    dist: Path, start_browser: Callable[..., BrowserContext]
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

        page = start_browser(site, **CALM).new_page()
        page.goto(site.address)
        table = play_from_the_shelf(page, seats=4)
        dealt = sorted(table.numbers(table.hand))
        table.play_to_end()
        expect(table.end.get_by_role("heading")).to_contain_text(re.compile("You|Nibbler|Taster"))
        expect(table.end.get_by_role("listitem")).to_have_text(
            [re.compile(r"largest area \d+, neutral \d+\s*\d+")] * 2
        )
        expect(table.lying).to_have_count(48)
        over = table.record()
        await_stored(page)
        page.reload()
        expect(table.end).to_be_visible()
        assert table.record() == over
        table.fingers.tap(page.get_by_role("button", name="Same deal"))
        expect(table.lying).to_have_count(0)
        assert sorted(table.numbers(table.ready().hand)) == dealt


def play_from_the_shelf(page: Page, seats: int = 2) -> Table:
    """The lid, then Play: nothing else needs to be set, but how many play may be."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Schokoly"))
    setting_up.seats(page, seats)
    fingers.tap(page.get_by_role("link", name="Play", exact=True))
    return Table(page).ready()


READY = "html[data-engine=ready]"
KEPT = "html[data-offline=ready]"


def test_a_line_lost_in_the_first_load_is_told_and_found_again(
    dist: Path, visit: Visit, watch: Watch
) -> None:
    with serving(dist) as site:
        broken = site.hold(".wasm", 3_000_000)
        page = visit(site=site)
        broken.await_reached()
        site.kill()
        failed = page.get_by_role("alert")
        expect(failed).to_contain_text("Perhaps the connection broke off")
        expect(page.locator(KEPT)).to_have_count(0)
        site.start()
        watch.forgive("An unknown error occurred when fetching the script.")
        watch.forgive("net::ERR_CONNECTION_REFUSED")
        failed.get_by_role("button", name="Try again").click()
        expect(page.locator(KEPT)).to_be_attached()
        site.kill()
        page.reload()
        play_from_the_shelf(page).play_turn()


def test_a_line_lost_while_the_rest_is_kept_never_shows_the_mark(dist: Path, visit: Visit) -> None:
    with serving(dist) as site:
        broken = site.hold("licences.txt", 1)
        page = visit(site=site)
        broken.await_reached()
        site.kill()
        expect(page.locator(READY)).to_be_attached()
        expect(page.locator("html[data-offline=none]")).to_be_attached()
        expect(page.locator(".offline")).to_have_text(re.compile("Needs internet"))
        site.start()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(KEPT)).to_be_attached()


SPOIL = """async (name) => {
  const cache = await caches.open((await caches.keys()).find((one) => one.includes("-site ")));
  const key = (await cache.keys()).find(({ url }) => url.includes(name));
  await cache.put(key, new Response("spoiled", { headers: { "Content-Type": "text/plain" } }));
}"""


def test_a_kept_file_that_was_spoiled_is_noticed_and_mended(dist: Path, visit: Visit) -> None:
    with serving(dist) as site:
        page = visit("#/about", site=site)
        expect(page.locator(KEPT)).to_be_attached()
        for name in ("pyodide.asm.wasm", "library-", "engine-"):
            page.evaluate(SPOIL, name)
            site.kill()
            page.reload()
            expect(page.locator("html[data-offline=none]"), name).to_be_attached()
            site.start()
            page.evaluate("dispatchEvent(new Event('online'))")
            expect(page.locator(KEPT), name).to_be_attached()
            expect(page.locator(READY), name).to_be_attached()

            site.kill()
            page.reload()
            expect(page.locator(KEPT), name).to_be_attached()
            expect(page.locator(READY), name).to_be_attached()
            site.start()


def test_a_line_lost_in_a_game_is_not_noticed(dist: Path, visit: Visit) -> None:
    with serving(dist) as site:
        page = visit(GAME, site=site)
        table = Table(page).ready()
        expect(page.locator(KEPT)).to_be_attached()
        site.kill()
        table.play_turn()
        table.await_turn()
        page.evaluate("chocobox.engine.worker.terminate()")  # the next one has only what is kept
        table.play_turn()
        table.await_turn()
        expect(table.lying).to_have_count(4)


GIVEN_UP = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}"""
"""Whether the browser no longer tries to fetch a newer version, and has none."""


def test_a_line_lost_in_an_update_leaves_the_old_version_whole(
    dist: Path, tmp_path: Path, visit: Visit
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        page = visit(site=site)
        expect(page.locator(KEPT)).to_be_attached()
        publish(dist, tmp_path / "site", 3)
        broken = site.hold("main-Newer003.js", 50_000)
        page.goto("about:blank")
        page.goto(site.address)
        broken.await_reached()
        site.kill()
        await_true(page, GIVEN_UP)
        page.reload()
        assert build(page) == "2"
        expect(page.locator(KEPT)).to_be_attached()
        expect(page.locator(".newer")).to_have_count(0)
        play_from_the_shelf(page).play_turn()

        site.start()
        page.goto(site.address)
        take_the_newer(page, "3")


def test_a_newer_version_is_offered_on_the_shelf_and_never_in_a_game(
    dist: Path, tmp_path: Path, visit: Visit
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        page = visit(site=site)
        expect(page.locator(".offline")).to_have_text(re.compile("Plays without internet"))
        newer = page.locator(".newer")

        publish(dist, tmp_path / "site", 3)
        page.goto(f"{site.address}{GAME}")
        page.reload()  # a new visit in mid-game: the browser looks for a newer version
        table = Table(page).ready()
        await_waiting(page)
        table.play_turn()
        table.await_turn()
        expect(newer).to_have_count(0)
        other = Table(other_window(page, site)).ready()

        table.choose_in_menu("Back to the shelf")
        assert build(page) == "2"
        take_the_newer(page, "3")
        expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()

        # The other window's game goes on in the old version, whose files only the box has now.
        other.play_turn()
        assert build(other.page) == "2"
        other.page.evaluate("chocobox.engine.worker.terminate()")
        other.await_turn()
        other.play_turn()
        expect(page.locator(KEPT)).to_be_attached()
        assert versions(page) == {"2", "3"}

        other.page.close()
        page.reload()
        expect(page.locator(KEPT)).to_be_attached()
        await_true(page, f"async () => String(await ({VERSIONS})()) === '3'")


def take_the_newer(page: Page, number: str) -> None:
    """Say yes, and come back as that version."""
    newer = page.locator(".newer")
    expect(newer).to_contain_text("newer Chocobox")
    with page.expect_navigation():
        Fingers(page).tap(newer.get_by_role("button"))
    expect(page.locator(f"html[data-build='{number}']")).to_be_attached()


VERSIONS = """async () => {
  const name = (await caches.keys()).find((one) => one.includes("-site "));
  const keys = await (await caches.open(name)).keys();
  return [...new Set(keys.flatMap(({ url }) => url.match(/Newer00(\\d)/)?.[1] ?? []))];
}"""


def versions(page: Page) -> set[str]:
    """Of which versions the box holds files."""
    return set(page.evaluate(VERSIONS))


def await_waiting(page: Page) -> None:
    """Until the browser has fetched the newer version and holds it back."""
    await_true(page, "async () => (await navigator.serviceWorker.ready).waiting !== null")


def other_window(page: Page, site: Site) -> Page:
    """A game of its own in a second window."""
    other = page.context.new_page()
    other.goto(f"{site.address}{GAME}")
    return other


def build(page: Page) -> str:
    """Which of the versions this window shows."""
    return page.locator("html").get_attribute("data-build") or "1"
