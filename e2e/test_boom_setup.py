"""Before a game of Choco-Boom: house rules by touch, and what is for persons alone."""

from __future__ import annotations

import re
from typing import Any

from e2e.boom_table import BoomTable
from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.setting_up import choose, sit, step, tick
from playwright.sync_api import Page, expect


def test_house_rules_are_chosen_by_touch_and_reach_the_record(visit: Visit) -> None:
    page = visit("#/set-up/choco_boom")
    aloud = page.locator("label", has_text="Call aloud")
    expect(page.get_by_role("spinbutton", name="Time to call")).to_have_text("2 s")
    expect(aloud).to_have_count(0)  # a bot sits there, and hears nothing
    step(page, "Time to call", "3 s")
    choose(page, "Pace of the bots", "leisurely")
    tick(page, page.locator("label", has_text="For the experienced"))
    tick(page, page.locator("label", has_text="Kind bots"))
    step(page, "Handicap", "50 ms", "100 ms")

    sit(page, 1, "Person")
    expect(aloud).to_be_visible()
    tick(page, aloud)
    sit(page, 1, "Squirrel")
    expect(aloud).to_have_count(0)
    record = started(page)
    chosen = {"hesitation": 3000, "pace": 150, "advanced": True, "kind": True, "handicap_0": 100}
    assert record["options"] | chosen == record["options"]
    assert (record["options"]["aloud"], record["options"]["handicap_1"]) == (False, 0)


def started(page: Page) -> dict[str, Any]:
    """Play: the address tells of the choices, and so does the record."""
    link = page.get_by_role("link", name="Play", exact=True)
    for word in ("hesitation=3000", "pace=150", "advanced=1", "kind=1", "handicap_0=100"):
        expect(link).to_have_attribute("href", re.compile(word))
    address = link.get_attribute("href") or ""
    assert "aloud" not in address, address
    Fingers(page).tap(link)
    return BoomTable(page).ready().record()


def test_a_link_starts_the_game_that_it_describes(visit: Visit) -> None:
    page = visit("#/new/choco_boom?players=person,person,person&aloud=1&hesitation=1000&seed=5")
    table = BoomTable(page).ready()
    record = table.record()
    assert record["seed"] == 5
    assert record["options"] | {"aloud": True, "hesitation": 1000} == record["options"]
    expect(page.locator('.table[data-flat="3"]')).to_be_visible()
    expect(page.locator(".object-key")).to_have_count(3)
    expect(page.locator(".call-key")).to_have_count(0)
    start = page.url.partition("#")[0]
    for wrong in ("players=person,awake&aloud=1", "players=person,person&hesitation=1234"):
        page.goto(f"{start}#/settings")
        page.goto(f"{start}#/new/choco_boom?{wrong}")
        expect(page.locator("main")).to_contain_text("do not fit this game")
