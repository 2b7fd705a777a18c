"""What stays on a device: the promise, the screen that stays on, a place of its own, the room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from e2e.engines import Door
from e2e.fingers import Fingers, at_rest
from e2e.games import played, save_game
from e2e.page import STAYS_DEAF
from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import Page, expect

KEPT = "html[data-offline=ready]"
NOTED = """window.noted = [];
const note = (name) => (...args) => { noted.push(name); return Promise.resolve(false); };
if (isSecureContext) {
  navigator.storage.persist = note("persist");
  navigator.wakeLock.request = () => {
    noted.push("awake");
    return Promise.resolve({ released: false, release: note("asleep") });
  };
}"""
"""A browser that refuses every promise and notes what it is asked."""

HELD = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [registrations.length, (await caches.keys()).length, localStorage.length];
}"""
"""Service workers, caches and settings that this browser holds."""


def test_what_is_kept_is_promised_told_of_and_cleared_in_two_steps(door: Door, dist: Path) -> None:
    with serving(dist) as site:
        visitor = door.open(site.address, NOTED)
        page = door.page
        expect(page.locator(KEPT)).to_be_attached()
        whole = len(played(seed=3).moves)
        save_game(page, "near", played(seed=3, moves=whole - 3))
        save_game(page, "begun", played(seed=1, moves=7))
        page.evaluate("chocobox.store.set('theme', 'dark')")
        page.goto(f"{site.address}#/game/near")
        table = Table(page).ready()
        assert noted(page) == ["awake"]
        table.play_to_end()
        assert noted(page) == ["asleep", "persist"]
        page.goto(f"{site.address}#/game/begun")
        expect(table.end).to_have_count(0)
        table.ready().choose_in_menu("Back to the shelf")
        expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()
        assert noted(page) == ["awake", "asleep"], "it is asked for a promise only once"

        clear_the_box(page, site)
        with visitor.comes_anew():
            Fingers(page).tap(page.get_by_role("link", name="Open the box again"))
        expect(page.locator(f"{KEPT}[data-theme=dark]")).to_be_attached()
        expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()
        clear_everything(page, site)
        with visitor.comes_anew():
            page.evaluate("history.back()")  # whichever way one leaves, the box begins anew
        page.goto(f"{site.address}#/saves")
        expect(page.get_by_text("No saved games yet.")).to_be_visible()
        door.part(site.address, "net::ERR_")


def noted(page: Page) -> list[str]:
    return cast("list[str]", page.evaluate("noted.splice(0)"))


def clear_the_box(page: Page, site: Site) -> None:
    """What can be fetched again goes; games and settings stay."""
    fingers = Fingers(page)
    page.goto(f"{site.address}#/settings")
    facts = page.locator(".room-facts li")
    size, promise = re.compile(r"^\d+\.\d MB of room taken$"), re.compile("may tidy it away")
    expect(facts).to_have_text(["2 saved games", size, "Plays without internet", promise])
    assert float(facts.nth(1).inner_text().split()[0]) > 5

    fingers.tap(page.get_by_role("button", name="Clear the box only"))
    question = page.get_by_role("dialog", name="Clear the box only?")
    expect(question.get_by_role("button", name="Keep it")).to_be_focused()
    expect(question).not_to_contain_text("no internet just now")
    fingers.tap(question.get_by_role("button", name="Clear the box"))
    expect(page.locator("#said")).to_contain_text("Saved games and settings are still here")
    expect(page.get_by_role("heading", name="Cleared")).to_be_focused()
    assert page.evaluate(HELD) == [0, 0, 1]


def clear_everything(page: Page, site: Site) -> None:
    """Games and settings go too, after a clear yes."""
    fingers = Fingers(page)
    page.goto(f"{site.address}#/settings")
    site.kill()
    clear = page.get_by_role("button", name="Clear everything").first
    page.evaluate(STAYS_DEAF)
    fingers.tap(clear)
    question = page.get_by_role("dialog", name="Clear everything?")
    expect(question).to_contain_text("2 saved games go for good, and all settings")
    expect(question).to_contain_text("Until there is, the box cannot be opened again.")
    fingers.tap_at(at_rest(question.locator(".bad")).middle)  # a double tap is no answer
    fingers.tap(question.get_by_role("heading"))
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(clear).to_be_focused()
    expect(page.locator(".room-facts li").first).to_have_text("2 saved games")

    site.start()
    fingers.tap(clear)
    fingers.tap(question.get_by_role("button", name="Clear everything"))
    expect(page.get_by_role("main")).to_contain_text("Nothing of Chocobox is left")
    assert page.evaluate(HELD) == [0, 0, 0]
