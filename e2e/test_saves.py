"""What is kept: games come back as they were, and a damaged one is neither lost nor in the way."""

from __future__ import annotations

from collections.abc import Callable

from e2e.conftest import Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import damage, keep, played, record_of
from e2e.serving import Site
from e2e.table import Table
from e2e.test_keep import STAYS_DEAF
from e2e.visitor import await_stored
from playwright.sync_api import BrowserContext, Page, expect

NEW = "#/new/schokoly?seed=21&players=person,nibbler"


def test_a_game_comes_back_after_its_tab_was_closed_in_the_middle(
    site: Site, start_browser: Callable[[Site], BrowserContext]
) -> None:
    first = start_browser(site)
    page = first.new_page()
    page.goto(f"{site.address}{NEW}")
    table = Table(page).ready()
    for _ in range(2):
        table.play_turn()
        table.await_turn()
    table.lay_card()  # in the middle of a turn, before the draw
    before, story = seen(table), table.line.inner_text()
    assert len(before[0]) == 5
    await_stored(page)
    page.close()
    first.close()

    page = start_browser(site).new_page()
    page.goto(site.address)
    table = Table(page)
    table.fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    table.ready()
    assert seen(table) == before
    assert table.line.inner_text() == story
    table.end_turn()
    await_stored(page)
    page.close()  # now it is the bot that is in the middle of its turn

    page = page.context.new_page()
    page.goto(site.address)
    table = Table(page)
    table.fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    table.await_turn()
    expect(table.lying).to_have_count(6)
    expect(table.hand).to_have_count(4)


def seen(table: Table) -> tuple[list[str], list[int], str]:
    """The board, the own hand and the plates as they are shown."""
    at_rest(table.lying.last)
    cards = table.lying.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return cards, table.numbers(table.hand), table.page.locator(".plates").inner_text()


def test_several_games_are_kept_and_deleting_asks_first(visit: Visit) -> None:
    page = visit()
    fingers = Fingers(page)
    keep(page, "one", played(seed=1, moves=7))
    keep(page, "two", played(seed=2))
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    rows = page.locator(".save")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="finished")).to_have_count(1)

    row = rows.filter(has_text="7 moves")
    ask = row.locator("[data-asks]")
    question = row.get_by_role("group", name="Delete this game for good?")
    at = at_rest(ask).middle
    page.evaluate(STAYS_DEAF)
    fingers.tap_at(at)
    expect(question).to_be_visible()
    fingers.tap_at(at)  # a double tap is no answer to the question
    page.reload()
    expect(rows).to_have_count(2)

    fingers.tap(ask)
    fingers.tap(question.get_by_role("button", name="Keep"))
    expect(question).to_have_count(0)
    expect(rows).to_have_count(2)
    fingers.tap(ask)
    fingers.tap(question.get_by_role("button", name="Delete"))
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    expect(row).to_have_count(0)

    fingers.tap(rows.get_by_role("link", name="Look"))
    expect(Table(page).end).to_be_visible()


def test_the_keys_stay_where_somebody_is_asked_before_a_game_is_deleted(visit: Visit) -> None:
    page = visit()
    for seed in (1, 2, 3):
        keep(page, f"game {seed}", played(seed=seed, moves=7))
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    rows = page.locator(".save")
    deletes = rows.get_by_role("button", name="Delete")
    expect(deletes).to_have_count(3)
    deletes.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Keep")
    page.keyboard.press("Enter")
    expect(deletes.nth(1)).to_be_focused()
    for left, at in ((2, 1), (1, 0)):  # the next one, or the last
        press_through(page)
        expect(rows).to_have_count(left)
        expect(deletes.nth(at)).to_be_focused()
    press_through(page)
    expect(rows).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def press_through(page: Page) -> None:
    """From the key that asks to the deed, by keys alone."""
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Keep")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")


def test_damaged_foreign_and_older_games_are_shown_as_such_and_kept(visit: Visit) -> None:
    page = visit()
    good = record_of(played(seed=1, moves=7))
    damage(page, "torn", {"record": {"game": "schokoly", "moves": "all"}})
    damage(page, "nothing", None)
    damage(page, "wrong", {**save_of("wrong", good), "record": {**good, "moves": [[0, 999, 0]]}})
    damage(page, "foreign", {**save_of("foreign", good), "record": {**good, "game": "ludo"}})
    damage(page, "older", {**save_of("older", good), "record": {**good, "edition": 0}})
    start = page.url.partition("#")[0]
    page.goto(f"{start}#/saves")
    rows = page.locator(".save")
    expect(rows).to_have_count(5)
    expect(rows.filter(has_text="Damaged.")).to_have_count(2)
    expect(rows.filter(has_text="not in the box")).to_have_count(1)
    expect(rows.filter(has_text="From an older box")).to_have_count(1)

    for name in ("torn", "nothing", "wrong", "foreign", "older", "never-was"):
        page.goto(f"{start}#/game/{name}")
        expect(page.get_by_role("heading", name="This game cannot be shown")).to_be_visible()
        expect(page.get_by_text("It has been left as it is.")).to_be_visible()
    page.goto(f"{start}#/saves")
    page.reload()
    expect(rows).to_have_count(5)
    page.goto(start)
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()


def save_of(name: str, record: dict[str, object]) -> dict[str, object]:
    """A saved game as the page writes it."""
    return {
        "id": name,
        "record": record,
        "names": ["", ""],
        "flat": False,
        "updated": 1.0,
        "done": False,
    }
