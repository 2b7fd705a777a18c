"""When something breaks: a dead worker is replaced, and a browser that cannot play is told so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import Visit, settings_of
from e2e.secrets import truth_of
from e2e.serving import serving_badly
from e2e.table import Table
from playwright.sync_api import Page, expect

KILL = "chocobox.engine.worker.terminate()"


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(visit: Visit) -> None:
    table = Table(visit("#/new/schokoly?seed=9&players=person,nibbler")).ready()
    page = table.page
    table.play_turn()
    table.await_turn()

    page.evaluate(KILL)  # while the person thinks
    table.play_turn()
    page.evaluate(KILL)  # while the bot thinks
    table.await_turn()
    expect(table.lying).to_have_count(4)

    table.take_fitting()
    page.evaluate(KILL)  # with a card in the fingers
    table.fingers.tap_at(table.spots()[0])
    expect(page.locator(".ghost")).to_be_visible()
    table.act("lay")
    expect(table.lying).to_have_count(5)
    table.end_turn()
    table.await_turn()
    truth = truth_of(table.record())
    assert sorted(table.numbers(table.lying)) == sorted(truth.board)
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[0])
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


FAULTS: dict[str, dict[str, Any]] = {
    "no-webassembly": {
        "headers": {"Content-Security-Policy": "script-src 'self'; worker-src 'self'"}
    },
    "no-start": {"missing": ".wasm"},
}


@pytest.mark.parametrize("code", FAULTS)
def test_without_webassembly_a_message_comes_at_once(
    code: str, dist: Path, new_context: Any
) -> None:
    with serving_badly(dist, **FAULTS[code]) as address:
        page: Page = new_context(locale="en-GB").new_page()
        page.goto(address)
        failed = page.get_by_role("alert")
        expect(failed).to_contain_text("The game engine did not start.")
        assert page.evaluate("chocobox.engine.failure.code") == code, "only after a long wait"
        expect(page.locator("html")).to_have_attribute("data-engine", "failed")
        expect(page.locator("html[data-offline=none]")).to_be_attached()  # whatever is kept
        expect(failed.get_by_role("button", name="Try again")).to_be_visible()
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("rules")
        expect(failed).to_be_visible()


def test_a_page_whose_script_does_not_arrive_says_so_and_tries_again(
    dist: Path, new_context: Any
) -> None:
    script = next(dist.glob("assets/main-*.js")).name
    with serving_badly(dist, missing=script) as address:
        page: Page = new_context(locale="en-GB").new_page()
        page.goto(f"{address}#/saves")
        expect(page.get_by_role("alert")).to_contain_text("Not all of Chocobox has arrived.")
        page.route(f"**/{script}", lambda route: route.fulfill(path=dist / "assets" / script))
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Saved games")


def test_a_host_that_sends_webassembly_under_a_wrong_type_is_played_on_all_the_same(
    dist: Path, new_context: Any
) -> None:
    with serving_badly(dist, types={".wasm": "text/plain"}) as address:
        page: Page = new_context(**settings_of({})).new_page()
        page.goto(f"{address}#/new/schokoly?seed=7&players=person,nibbler")
        table = Table(page).ready()
        table.play_turn()
        table.await_turn()
        expect(table.lying).to_have_count(2)


KEEPS_NOTHING = """
delete Navigator.prototype.serviceWorker;
for (const name of ["indexedDB", "localStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}"""


def test_a_window_that_may_keep_nothing_plays_all_the_same(visit: Visit) -> None:
    page = visit(script=KEEPS_NOTHING)
    expect(page.get_by_text("This window keeps nothing for later")).to_be_visible()
    page.get_by_role("link", name="Play Schokoly").click()
    page.get_by_role("link", name="Play", exact=True).click()
    table = Table(page).ready()
    table.play_turn()
    table.await_turn()
    expect(table.lying).to_have_count(2)
    table.choose_in_menu("Back to the shelf")
    page.get_by_role("link", name="Continue Schokoly").click()
    table.ready()
    expect(table.lying).to_have_count(2)
