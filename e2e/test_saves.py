"""What is kept: games come back as they were, and none is deleted by mistake."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import damage, played, save_game
from e2e.page import STAYS_DEAF
from e2e.table import Table
from e2e.visitor import await_stored
from playwright.sync_api import Page, expect


def test_a_game_comes_back_after_its_tab_was_closed_in_the_middle(visit: Visit) -> None:
    page = visit("#/new/schokoly?seed=21&players=person,nibbler")
    table = Table(page).ready()
    table.play_turn()
    table.await_turn()
    table.lay_card()  # in the middle of a turn, before the draw
    before = table.record()
    table = back_in_a_new_tab(page).ready()
    assert table.record() == before
    table.end_turn()
    table = back_in_a_new_tab(table.page)  # now it is the bot that is in the middle of its turn
    table.await_turn()
    expect(table.lying).to_have_count(4)
    expect(table.hand).to_have_count(4)


def back_in_a_new_tab(page: Page) -> Table:
    await_stored(page)
    page.close()
    start, page = page.url.partition("#")[0], page.context.new_page()
    page.goto(start)
    Fingers(page).tap(page.get_by_role("link", name="Continue Schokoly"))
    return Table(page)


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
    fingers.tap(deletes.first)
    fingers.tap(question.get_by_role("button", name="Keep"))
    expect(deletes).to_have_count(4)
    fingers.tap(deletes.first)
    fingers.tap(question.get_by_role("button", name="Delete"))
    expect(deletes).to_have_count(3)
    delete_by_keys(page)
    page.reload()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Damaged.")


def delete_by_keys(page: Page) -> None:
    """After Keep the focus is on the button that asked; after Delete, on the next game's."""
    deletes = page.locator(".save").get_by_role("button", name="Delete")
    deletes.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Keep")
    page.keyboard.press("Enter")
    expect(deletes.nth(1)).to_be_focused()
    deletes.first.focus()
    for left in (2, 1):
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_have_text("Keep")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        expect(deletes).to_have_count(left)
        expect(deletes.first).to_be_focused()
