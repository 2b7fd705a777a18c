"""A browser that cannot play is told so, and one that keeps nothing plays all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.serving import serving_badly
from e2e.table import Table
from playwright.sync_api import Page, expect

POLICY = {"Content-Security-Policy": "script-src 'self'; worker-src 'self'"}


def test_what_cannot_start_says_so_at_once_and_can_be_tried_again(
    dist: Path, new_context: Any
) -> None:
    with serving_badly(dist, headers=POLICY) as address:
        assert_is_told(new_context(locale="en-GB").new_page(), address, "no-webassembly")
    with serving_badly(dist, missing=".wasm") as address:
        assert_is_told(new_context(locale="en-GB").new_page(), address, "no-start")
    page: Page = new_context(locale="en-GB").new_page()
    script = next(dist.glob("assets/main-*.js")).name
    with serving_badly(dist, missing=script) as address:
        page.goto(f"{address}#/saves")
        expect(page.get_by_role("alert")).to_contain_text("Not all of Chocobox has arrived.")
        page.route(f"**/{script}", lambda route: route.fulfill(path=dist / "assets" / script))
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
