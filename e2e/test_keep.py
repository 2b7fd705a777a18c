"""What stays on a device: the promise, the room, a place of its own, a screen that stays on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from e2e.conftest import Visit, settings_of
from e2e.fingers import Fingers, at_rest
from e2e.games import damage, keep, played, put_away
from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.first_visit
NOTED = """if (isSecureContext) {
window.noted = [];
const note = (name) => (...args) => { noted.push(name); return Promise.resolve(false); };
navigator.storage.persist = note("persist");
navigator.wakeLock.request = () => {
  noted.push("awake");
  return Promise.resolve({ released: false, release: note("asleep") });
};
}"""
"""A browser that refuses every promise and notes what it is asked."""

LACKING = """if (isSecureContext) {
delete Navigator.prototype.wakeLock;
delete StorageManager.prototype.persist;
delete StorageManager.prototype.persisted;
delete StorageManager.prototype.estimate;
}"""
"""An older browser."""

HELD = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [registrations.length, (await caches.keys()).length, localStorage.length];
}"""
"""Service workers, caches and settings that this browser holds."""

STAYS_DEAF = """() => addEventListener("animationstart", function stay({ target, animationName }) {
  if (animationName !== "deaf") return;
  removeEventListener("animationstart", stay);
  for (const one of target.getAnimations()) one.pause();
})"""
"""For one question, the moment does not pass in which an answer would be an echo."""


def noted(page: Page) -> list[str]:
    """What the browser was asked since the last time."""
    return cast("list[str]", page.evaluate("noted.splice(0)"))


def near_end(page: Page, name: str) -> Table:
    """A game with a card to lay for each."""
    whole = len(played(seed=3).moves)
    keep(page, name, played(seed=3, moves=whole - 3))
    put_away(page)
    page.goto(f"{page.url.partition('#')[0]}#/game/{name}")
    return Table(page).ready()


def test_the_browser_is_asked_to_keep_everything_when_the_first_game_ends(visit: Visit) -> None:
    page = visit(script=NOTED)
    table = near_end(page, "first")
    assert noted(page) == ["awake"]
    table.play_to_end()
    assert noted(page) == ["asleep", "persist"]
    page.reload()  # a game that is over is looked at
    expect(table.end).to_be_visible()
    near_end(page, "second").play_to_end()
    assert noted(page) == ["awake", "asleep"]


def test_the_screen_stays_on_only_while_there_is_something_to_play(visit: Visit) -> None:
    page = visit("#/new/schokoly?seed=7&players=person,nibbler", script=NOTED)
    table = Table(page).ready()
    assert noted(page) == ["awake"]
    table.choose_in_menu("Back to the shelf")
    expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()
    assert noted(page) == ["asleep"]
    table.fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    table.ready()
    assert noted(page) == ["awake"]


def test_a_browser_that_knows_none_of_this_plays_all_the_same(visit: Visit) -> None:
    page = visit(script=LACKING)
    near_end(page, "first").play_to_end()
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    facts = page.locator(".room-facts li")
    expect(facts).to_have_text(["1 saved game", re.compile("offline|internet")])


def test_the_settings_tell_what_is_kept_and_how_much(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    keep(page, "one", played(seed=1, moves=7))
    damage(page, "torn", {"record": None})
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    facts = page.locator(".room-facts li")
    expect(facts.nth(1)).to_have_text(re.compile(r"^\d+,\d MB Platz belegt$"))
    assert megabytes(facts.nth(1).inner_text()) > 5
    expect(facts.nth(0)).to_have_text("2 gespeicherte Partien")
    expect(facts.nth(2)).to_have_text("Läuft ohne Internet")
    expect(facts.nth(3)).to_have_text("Wird der Platz knapp, darf der Browser aufräumen")


def megabytes(text: str) -> float:
    """The number in a German sentence."""
    return float(text.split()[0].replace(",", "."))


def open_settings(visit: Visit, **settings: Any) -> tuple[Page, Fingers]:
    """The settings of somebody who has played twice, with everything kept."""
    page = visit(**settings)
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    keep(page, "one", played(seed=1, moves=7))
    keep(page, "two", played(seed=2))
    page.evaluate("chocobox.store.set('theme', 'dark')")
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    return page, Fingers(page)


def test_the_box_alone_is_cleared_and_comes_again(visit: Visit) -> None:
    page, fingers = open_settings(visit)
    fingers.tap(page.get_by_role("button", name="Clear the box only"))
    question = page.get_by_role("dialog", name="Clear the box only?")
    expect(question.get_by_role("button", name="Keep it")).to_be_focused()
    expect(question).not_to_contain_text("no internet just now")
    fingers.tap(question.get_by_role("button", name="Clear the box"))
    told = "The box is cleared. Saved games and settings are still here"
    expect(page.get_by_role("main")).to_contain_text(told)
    expect(page.locator("#said")).to_contain_text(told)
    expect(page.get_by_role("heading", name="Cleared")).to_be_focused()
    assert page.evaluate(HELD) == [0, 0, 1]

    page.evaluate("document.documentElement.dataset.old = ''")
    fingers.tap(page.get_by_role("link", name="Open the box again"))
    expect(page.locator("html:not([data-old])")).to_be_attached()
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()


def test_everything_is_cleared_only_after_a_clear_yes(visit: Visit) -> None:
    page, fingers = open_settings(visit)
    clear = page.locator(".room-empty button").nth(1)
    at = at_rest(clear).middle
    page.evaluate(STAYS_DEAF)
    fingers.tap_at(at)
    question = page.get_by_role("dialog", name="Clear everything?")
    expect(question).to_contain_text("2 saved games go for good, and all settings")
    fingers.tap_at(at_rest(question.locator(".bad")).middle)  # a double tap is no answer
    page.wait_for_timeout(200)
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    fingers.tap(clear)
    fingers.tap(question.get_by_role("button", name="Keep it"))
    expect(question).to_have_count(0)
    expect(clear).to_be_focused()
    expect(page.locator(".room-facts li").first).to_have_text("2 saved games")

    fingers.tap(clear)
    fingers.tap(question.get_by_role("button", name="Clear everything"))
    expect(page.get_by_role("main")).to_contain_text("Nothing of Chocobox is left")
    assert page.evaluate(HELD) == [0, 0, 0]
    page.evaluate("document.documentElement.dataset.old = ''")
    page.go_back()  # whichever way one leaves, the box begins anew
    expect(page.locator("html:not([data-old])")).to_be_attached()
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    expect(page.get_by_text("No saved games yet.")).to_be_visible()


def test_whoever_clears_without_internet_is_warned(
    dist: Path, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(**settings_of({})).new_page()
    with serving(dist) as site:
        page.goto(f"{site.address}#/settings")
        expect(page.locator("html[data-offline=ready]")).to_be_attached()
        site.kill()
        Fingers(page).tap(page.get_by_role("button", name="Clear everything"))
        question = page.get_by_role("dialog")
        expect(question).to_contain_text("Until there is, the box cannot be opened again.")
        Fingers(page).tap(question.get_by_role("button", name="Keep it"))
        page.reload()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.prompted = true; dispatchEvent(new Event("appinstalled")); };
  dispatchEvent(offer);
}"""


def test_what_the_browser_offers_is_one_button_and_one_sentence(visit: Visit) -> None:
    page = visit()
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Keep it on this computer"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep it on this computer")
    expect(page.locator(".keep-steps li")).to_have_count(2)
    page.evaluate(OFFER)
    expect(page.locator(".keep-steps")).to_have_count(0)
    fingers.tap(page.get_by_role("button", name="Put it there"))
    expect(page.get_by_role("main")).to_contain_text("The box now has its place on this computer.")
    expect(page.locator("#said")).to_have_text("The box now has its place on this computer.")
    assert page.evaluate("prompted") is True
    fingers.tap(page.get_by_role("link", name="Shelf"))
    expect(page.get_by_role("link", name="Keep it")).to_have_count(0)


IPAD = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.5 Safari/605.1.15"
)
TOUCHES = "Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });"


def test_an_ipad_is_told_its_own_steps_and_of_its_gestures(visit: Visit) -> None:
    page = visit("#/keep", user_agent=IPAD, script=TOUCHES)
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep it on this tablet")
    steps = page.locator(".keep-steps li")
    expect(steps).to_have_count(4)
    expect(steps.nth(0)).to_contain_text("share sign")
    expect(steps.nth(1)).to_contain_text("“Add to Home Screen”")
    expect(page.get_by_role("main")).to_contain_text("four or five fingers")


def test_a_box_with_a_place_of_its_own_asks_for_none(visit: Visit) -> None:
    own = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });"
    page = visit(script=own)
    expect(page.get_by_role("link", name="About")).to_be_visible()
    expect(page.get_by_role("link", name="Keep it")).to_have_count(0)
    page.goto(f"{page.url}#/keep")
    expect(page.get_by_role("main")).to_contain_text("has its place on this computer already")


def test_a_window_that_keeps_nothing_says_so_and_offers_nothing(visit: Visit) -> None:
    private = "delete Navigator.prototype.serviceWorker; delete window.indexedDB;"
    page = visit(script=private)
    expect(page.locator(".offline")).to_have_text("This window keeps nothing for later")
    expect(page.get_by_role("link", name="Keep it")).to_have_count(0)
    page.goto(f"{page.url}#/keep")
    expect(page.get_by_role("main")).to_contain_text("This window does not keep the box.")


def test_a_window_without_a_service_worker_says_that_it_needs_internet(
    visit: Visit, site: Site
) -> None:
    page = visit(script="delete Navigator.prototype.serviceWorker;")
    expect(page.locator(".offline")).to_have_text("Needs internet in this window")
    page.goto(f"{site.address}#/settings")
    expect(page.locator(".room-facts li").nth(2)).to_have_text("Needs internet in this window")
