"""No game is deleted by mistake: a double tap is no answer, and the focus stays where one is."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import damage, save_game
from e2e.page import STAYS_DEAF
from playwright.sync_api import expect

from support.moments import played


def test_deleting_asks_first_and_what_is_damaged_stays(visit: Visit) -> None:
    page = visit()
    damage(page, "torn", {"record": {"game": "schokoly", "moves": "all"}})
    for seed in (1, 2, 3):
        save_game(page, f"game {seed}", played(seed=seed, moves=7))
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    fingers, rows = Fingers(page), page.locator(".save")
    deletes = rows.get_by_role("button", name="Delete")
    question = page.get_by_role("group", name="Delete this game for good?")
    expect(deletes).to_have_count(4)
    at = at_rest(deletes.first).middle
    page.evaluate(STAYS_DEAF)
    fingers.tap_at(at)
    expect(question).to_be_visible()
    fingers.tap_at(at)  # a double tap is no answer to the question
    page.reload()
    expect(rows).to_have_count(4)
    deletes.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Keep")
    page.keyboard.press("Enter")
    expect(deletes.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Keep")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(deletes).to_have_count(3)
    expect(deletes.nth(1)).to_be_focused()
    page.reload()
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("Damaged.")
