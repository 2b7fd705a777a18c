"""Children who share a tablet: two taps change who plays, and a guest leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.games import save_game
from e2e.page import GO
from playwright.sync_api import Page, expect

from support.moments import played

KEPT = """async () => {
  const things = {};
  for (const { name } of await indexedDB.databases()) {
    const opened = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = reject;
    });
    for (const store of opened.objectStoreNames) {
      const asked = opened.transaction(store).objectStore(store).getAll();
      const all = await new Promise((go) => { asked.onsuccess = () => go(asked.result); });
      if (all.length) things[`${name} ${store}`] = JSON.stringify(all);
    }
    opened.close();
  }
  return { things, local: { ...localStorage }, session: { ...sessionStorage } };
}"""
"""All that the browser keeps of whoever has played."""


def loaded(page: Page, act: Callable[[], object]) -> None:
    """Do what loads the page anew."""
    with page.expect_event("load"):
        act()
    page.locator("#page > *").first.wait_for()  # the main script comes after the load


def change(page: Page, name: str) -> None:
    """Two taps: the key on the shelf, and a face; the shelf comes anew."""
    fingers = Fingers(page)
    fingers.tap(page.locator(".shelf-who"))
    loaded(page, lambda: fingers.tap(page.locator(".profile", has_text=name)))
    expect(page.locator(".shelf-who")).to_have_text(name)


def come(page: Page, name: str, animal: str) -> None:
    """Somebody new plays."""
    fingers = Fingers(page)
    fingers.tap(page.locator(".shelf-who"))
    fingers.tap(page.locator(".profile", has_text="Somebody new"))
    page.get_by_role("textbox", name="Name").fill(name)
    fingers.tap(page.locator(".profile-form .animals label", has_text=animal))
    loaded(page, lambda: fingers.tap(page.get_by_role("button", name="Add")))
    expect(page.locator(".shelf-who")).to_have_text(name)


def saved(page: Page) -> int:
    page.evaluate(GO, "#/saves")
    count: int = page.evaluate("async () => (await chocobox.saves.list()).length")
    expect(page.locator(".save")).to_have_count(count)
    page.evaluate(GO, "#/")
    return count


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def test_two_taps_change_who_plays_and_nobody_sees_the_others_games(visit: Visit) -> None:
    page = visit()
    save_game(page, "hers", played(seed=1, moves=7))
    come(page, "Ben", "Panda")
    assert saved(page) == 0
    page.evaluate(GO, "#/game/hers")
    expect(page.get_by_text("It is not saved here, or it is damaged.")).to_be_visible()
    page.evaluate(GO, "#/")
    save_game(page, "his", played(seed=2, moves=7))
    change(page, "Hedgehog")
    assert saved(page) == 1
    page.evaluate(GO, "#/game/hers")
    expect(page.locator(".table:not(.waiting)")).to_be_visible()
    page.evaluate(GO, "#/")
    change(page, "Ben")
    page.evaluate(GO, "#/set-up/schokoly")
    expect(page.locator(".place").first).to_contain_text("Ben")


def test_a_guest_leaves_no_trace(visit: Visit) -> None:
    page = visit()
    come(page, "Ben", "Panda")
    save_game(page, "his", played(seed=2, moves=7))
    before = kept(page)
    change(page, "Guest")
    expect(page.get_by_text("Nothing stays when you close this page.")).to_be_visible()
    page.evaluate(GO, "#/new/schokoly?players=person:Eve,nibbler&seed=7")
    expect(page.locator(".table:not(.waiting)")).to_be_visible()
    page.evaluate(GO, "#/")
    assert saved(page) == 1
    page.evaluate("chocobox.store.set('path', { of: 'Eve' })")
    change(page, "Ben")
    assert kept(page) == before
    assert saved(page) == 1
