"""A phone and a tablet that are loaded anew find each other again."""

from __future__ import annotations

from e2e.test_near import Meets, are_one, assert_apart, give, looks, meets, reads, sit_down
from e2e.test_near import device as device
from playwright.sync_api import expect

from support.serving import Site


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
