"""A page in Firefox is a guest at a table in Chromium."""

from __future__ import annotations

import time

import pytest
from e2e.engines import READY, Profile
from e2e.engines import profile as profile
from e2e.page import GO
from e2e.person import Person
from e2e.table import Table
from e2e.test_near import FILM, Meets, give, meets
from e2e.test_near import device as device
from e2e.test_secrets import leaks
from e2e.visitor import Visitor
from playwright.sync_api import Page, expect

from support.serving import Site

LONG = 6000
"""So long one waits for the other, in ms: Firefox alone would give up sooner."""

KEPT = """() => Object.values(localStorage).some((text) => /"spare":"[^"]/.test(text))"""
"""The guest has the ticket by which it may come back."""


def join(first: Page, second: Page) -> float:
    """Each reads the other's ticket, as text, one long after the other; how long both then need."""
    sheets = [meets(page) for page in (first, second)]
    for sheet in sheets:
        sheet.get_by_text("Without a camera").click()
    tickets = [sheet.locator(".meet-ticket").input_value() for sheet in sheets]
    for sheet, ticket in zip(sheets, tickets[::-1], strict=True):
        sheet.get_by_label("The text of the other device").fill(ticket)
        since = time.monotonic()
        sheet.get_by_role("button", name="Join").click()
        if sheet is sheets[0]:
            expect(sheet.locator(".meet-told")).to_contain_text("I see you")
            first.wait_for_timeout(LONG)
    for sheet in sheets:
        expect(sheet).to_have_count(0)
    return time.monotonic() - since


def side_by_side(site: Site, device: Meets, profile: Profile) -> tuple[Table, Visitor]:
    """A tablet in Chromium and a guest in Firefox, each with its code."""
    tablet = Table(device(site, "#/new/schokoly?seed=7&players=person:Ada,person:Ben"))
    guest = profile.open(site.address)
    guest.wait_for(READY)
    profile.page.evaluate(f"({FILM})()")
    profile.page.evaluate(GO, "#/near")
    give(tablet.ready(), "Give to a phone")
    return tablet, guest


@pytest.mark.parametrize("profile", ["firefox"], indirect=True)
@pytest.mark.parametrize("first", ["tablet", "guest"])
def test_a_guest_in_firefox_plays_a_turn(
    site: Site, device: Meets, profile: Profile, first: str
) -> None:
    tablet, guest = side_by_side(site, device, profile)
    pages = (tablet.page, profile.page)
    took = join(*(pages if first == "tablet" else pages[::-1]))
    print(f"{first} read first; after the second both need {took:.2f} s")
    tablet.close_by_key()
    for laid, person in enumerate((Person(guest), tablet), 1):
        person.play_turn()
        expect(profile.page.locator(".card.lying")).to_have_count(laid)
        expect(tablet.lying).to_have_count(laid)
        truth = tablet.session.state
        known = [*(it.card for it in truth.board.laid), *truth.hands[0]]
        assert leaks(profile.page, known) == []
    profile.close(site.address)


@pytest.mark.parametrize("profile", ["firefox"], indirect=True)
def test_a_guest_in_firefox_comes_back_by_one_look_though_its_addresses_are_hidden(
    site: Site, device: Meets, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("e2e.engines.PLAIN", {})
    tablet, guest = side_by_side(site, device, profile)
    join(tablet.page, profile.page)
    tablet.close_by_key()
    profile.page.wait_for_function(KEPT)
    profile.page.reload()
    guest.wait_for(READY)
    give(tablet, "Meet again")
    sheets = meets(tablet.page), meets(profile.page)
    expect(sheets[1]).to_contain_text("Hold this device over the tablet")
    sheets[0].get_by_text("Without a camera").click()
    ticket = sheets[1].locator(".meet-ticket").input_value()
    sheets[0].get_by_label("The text of the other device").fill(ticket)
    sheets[0].get_by_role("button", name="Join").click()
    for sheet in sheets:
        expect(sheet).to_have_count(0)
    own = tablet.session.state.hands[0]
    expect(profile.page.locator(".card.own")).to_have_count(len(own))
    profile.close(site.address)
