"""A class at play: a tile that is read from three metres, and a set that hides the whole box."""

from __future__ import annotations

import re

from e2e.conftest import CALM, PHONE, Visit
from e2e.fingers import Fingers, box_of
from e2e.person import SHEET, Person
from e2e.visitor import OnPage
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.links.link import write

ACROSS: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: ViewportSize = {"width": 800, "height": 1280}
SIX = 6 * 1280 / 21.5
"""Six centimetres in pixels, on a tablet of ten inches: its longer side measures 21.5."""

BEST = {"game": "schokoly_best", "players": [{"kind": "person"}], "seed": 5, "moves": []}


def tasks(**switches: bool) -> str:
    """The address of a set with one task."""
    return f"#/g/{write({'use': 'set', 'set': {'title': '', 'tasks': [BEST], **switches}})}"


def begin(page: Page) -> Person:
    Fingers(page).tap(page.get_by_role("button", name="Task 1: Play"))
    return Person(OnPage(page)).ready()


def test_a_tile_says_from_afar_how_a_task_goes_and_the_table_has_the_rest(visit: Visit) -> None:
    page = visit(tasks(glance=True), viewport=ACROSS, **CALM)
    person, tile = begin(page), page.locator(".glance-tile")
    says, table = tile.locator("strong"), page.locator("main.table")
    expect(says).to_have_text("Working")
    is_large(tile)
    assert box_of(table).width + box_of(tile).width <= ACROSS["width"] + 1
    Fingers(page).tap(tile)
    expect(says).to_have_text("Stuck")
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#announcer")).to_contain_text("Stuck")
    tile.press("Enter")
    expect(says).to_have_text("Working")

    page.set_viewport_size(UPRIGHT)
    expect(table).to_have_css("margin-top", re.compile(r"^3[5-9]\d"))
    is_large(tile)
    assert box_of(table).height + box_of(tile).height <= UPRIGHT["height"] + 1
    person.lay_card()  # fingers mean what lies under them, also below the tile
    expect(page.locator(SHEET)).to_be_visible()
    expect(says).to_have_text("Done")
    expect(tile).to_be_disabled()


def is_large(tile: Locator) -> None:
    box = box_of(tile)
    assert min(box.width, box.height) >= SIX, box


def test_a_set_hides_the_rest_of_the_box_until_it_is_done(visit: Visit) -> None:
    address = tasks(kiosk=True)
    page = visit(address, viewport=PHONE, **CALM)
    leads_back(page, address)
    page.reload()
    leads_back(page, address)
    Fingers(page).tap(page.get_by_role("link", name="Settings"))
    expect(page.locator(".space")).to_have_count(0)
    Fingers(page).tap(page.get_by_role("link", name="Back to the tasks"))
    person = begin(page)
    Fingers(page).tap(page.locator(".menu-key"))
    expect(page.get_by_role("button", name="Back to the shelf")).to_have_count(0)
    page.keyboard.press("Escape")
    person.lay_card()
    person.hands.tap(f"{SHEET} .main-key")
    expect(page.locator("main").get_by_text("All tasks are done")).to_be_visible()
    Fingers(page).tap(page.get_by_role("link", name="Shelf"))
    expect(page.locator("main.shelf")).to_be_visible()


def leads_back(page: Page, address: str) -> None:
    expect(page.locator("main").get_by_text("The rest of the box is hidden")).to_be_visible()
    expect(page.locator('a[href="#/"]:visible')).to_have_count(0)
    for other in ("#/", "#/class", "#/saves", "#/set-up/kaboom", "#/replay/none"):
        page.evaluate("(hash) => { location.hash = hash; }", other)
        expect(page).to_have_url(re.compile(re.escape(address) + "$"))
    expect(page.get_by_role("button", name="Task 1: Play")).to_be_visible()


def test_a_grown_up_opens_the_box_by_a_sum(visit: Visit) -> None:
    page = visit(tasks(kiosk=True), **CALM)
    fold = page.locator(".kiosk")
    fold.locator("summary").press("Enter")
    keys, right = fold.get_by_role("button"), answer(fold)
    wrong = next(it for it in keys.all_inner_texts() if it != right)
    before = fold.locator("strong").inner_text()
    Fingers(page).tap(keys.get_by_text(wrong, exact=True))
    expect(fold.locator("strong")).not_to_have_text(before)
    keys.get_by_text(answer(fold), exact=True).press("Enter")
    expect(page.locator(".task-done", has_text="A grown-up has opened the box")).to_be_visible()
    page.reload()
    Fingers(page).tap(page.get_by_role("link", name="Shelf"))
    expect(page.locator("main.shelf")).to_be_visible()


def answer(fold: Locator) -> str:
    less, more = map(int, re.findall(r"\d+", fold.locator("strong").inner_text()))
    return str(less * more)
