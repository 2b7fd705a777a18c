"""By keys and ear alone: Schokoly from the shelf to its end."""

from __future__ import annotations

import time

from e2e.conftest import CALM, Visit
from e2e.keys import Keys
from e2e.person import HASTE, STATE
from e2e.table import Table
from playwright.sync_api import expect

from support.moments import last_card, played


def test_from_the_shelf_to_the_end(visit: Visit) -> None:
    page = visit(**CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Play Schokoly"))
    keys.tab_to(page.locator(".seat-count input").first)
    for _ in range(2):
        keys.press("ArrowRight")
    expect(page.locator(".place")).to_have_count(4)
    keys.enter(page.get_by_role("link", name="Just play"))
    table = Table(page).ready()
    expect(page.locator(".plate")).to_have_count(4)
    for _ in range(2):  # the same answer twice is heard twice
        keys.hit("z", "cannot be taken back")
    play_turn(keys, table)

    table = Table.at(page, played(3, until=last_card))
    play_turn(keys, table)
    keys.hears(r"Winner|[Tt]ie|wins?\b")
    keys.enter(page.get_by_role("button", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()


def play_turn(keys: Keys, table: Table) -> None:
    """One whole turn, and the bots' turns."""
    if table.on("colour:").count():
        keys.enter(table.on("colour:").first)
        expect(table.on("colour:")).to_have_count(0)
    before = table.lying.count()
    table.hand.first.wait_for()
    take_fitting(keys, table.hand.count())
    keys.hit("ArrowRight", r"Place \d+ of \d+")
    keys.press("Enter")
    expect(table.lying).to_have_count(before + 1)
    expect(table.on("end").or_(table.skip).or_(table.end).first).to_be_visible()
    if table.on("end").count():
        keys.press("d")
        expect(table.on("end")).to_have_count(0)
    while not table.hands.count(STATE):
        keys.press("Enter")  # shows each bot's move at once
        time.sleep(HASTE)


def take_fitting(keys: Keys, count: int) -> None:
    """Take the hand's cards in order, and turn them, until one is said to fit somewhere."""
    for place in range(1, count + 1):
        for key in (str(place), "f", "f", "f"):
            keys.hit(key)
            if "nowhere" not in keys.hears(r"fits nowhere|Places: \d+"):
                return
    raise AssertionError("no card is said to fit anywhere")
