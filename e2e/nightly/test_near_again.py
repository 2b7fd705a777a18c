"""A phone and a tablet that are loaded anew find each other again, and play another game."""

from __future__ import annotations

from e2e.conftest import PHONE
from e2e.table import Table
from e2e.test_near import Meets, are_one, assert_apart, give, join, looks, meets, reads, sit_down
from e2e.test_near import device as device
from playwright.sync_api import expect

from support.moments import played
from support.serving import Site

LAST = 108
"""So many moves are made; the last one is the second seat's."""
DEALT = """async () => {
  const save = await chocobox.saves.get(location.hash.split("/").at(-1));
  return save && save.record.seed !== chocobox.engine.record.seed;
}"""
"""The deal that the tablet began with is no longer the one that is played: all have made it."""


def test_a_phone_comes_back_by_one_look_and_to_a_tablet_that_came_back_by_two(
    site: Site, device: Meets
) -> None:
    tablet, phone = sit_down(site, device, "person:Ada,person:Ben")
    tablet.play_turn()
    phone.page.reload()
    give(tablet, "Meet again")
    expect(meets(phone.page)).to_contain_text("Hold this device over the tablet")
    looks(tablet.page, phone.page)
    are_one(tablet.page, phone.page)
    tablet.close_by_key()
    assert_apart(tablet, phone)
    tablet.page.reload()
    expect(phone.page.locator("main")).to_contain_text("Your seat waits there")
    give(tablet, "Meet again")
    looks(tablet.page, phone.page)
    told = meets(tablet.page).locator(".meet-told")
    expect(told).to_contain_text("waits for another code")
    reads(phone.page, tablet.page)
    expect(meets(phone.page).locator(".meet-told")).to_contain_text("I see you!")
    looks(tablet.page, phone.page)  # the phone shows another code now
    are_one(tablet.page, phone.page)
    tablet.close_by_key()
    phone.play_turn()
    expect(tablet.lying).to_have_count(2)
    assert_apart(tablet, phone)


def come_to_the_end(*tables: Table) -> None:
    """What is told before it takes its time."""
    for table in tables:
        expect(table.page.locator(".end-sheet:not([inert])")).to_be_visible(timeout=20_000)


def test_any_device_watches_the_game_and_begins_another_one_for_all(
    site: Site, device: Meets
) -> None:
    friends = ("person:Ada", "person:Ben")
    tablet = Table.at(device(site, "#/settings"), played(1, LAST, friends))
    phone = Table(device(site, "#/near", viewport=PHONE))
    give(tablet, "Give to a phone", 1)
    join(tablet.page, phone.page)
    tablet.close_by_key()
    phone.play_turn()
    come_to_the_end(tablet, phone)
    phone.fingers.tap(phone.end.get_by_role("button", name="More"))
    phone.fingers.tap(phone.sheet.get_by_role("button", name="Watch it again"))
    phone.page.locator(".watched").first.wait_for()
    phone.page.go_back()
    come_to_the_end(phone)
    phone.fingers.tap(phone.end.get_by_role("button", name="Play again"))
    for table in (tablet, phone):
        expect(table.end).to_have_count(0)
        expect(table.lying).to_have_count(0)
    tablet.page.wait_for_function(DEALT)
    tablet.play_turn()
    expect(phone.lying).to_have_count(1)
    assert_apart(tablet, phone)
