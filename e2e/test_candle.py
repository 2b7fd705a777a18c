"""A candle of two persons at one tablet: it burns, is out, and nothing else happens."""

from __future__ import annotations

import re
from collections.abc import Callable

from e2e.conftest import CALM
from e2e.fingers import Fingers
from e2e.page import DRAWN, step
from e2e.table import Table
from playwright.sync_api import Page, expect

from support.serving import Site

HALF = 150_000
"""Half of the longest candle, in ms: no machine is so slow that it burns down meanwhile."""
BURNS = re.compile(r"The candle burns for \d more minutes\.")


def test_a_candle_burns_down_and_nothing_else_happens(
    stranger: Callable[..., Page], site: Site
) -> None:
    page = stranger(**CALM)
    page.clock.install()  # so time passes when this journey says so, too
    page.goto(f"{site.address}#/set-up/schokoly?players=person:Anna,person:Ben")
    fingers = Fingers(page)
    fingers.tap(page.locator(".house summary"))
    step(page, "Candle", "1 min", "2 min", "3 min", "5 min")
    fingers.tap(page.locator(".plan-go a").last)
    table = Table(page)
    table.curtain.wait_for()
    candle = page.locator(".candle")
    expect(candle).to_have_count(0)
    table.uncover()
    record = table.record()
    page.clock.run_for(HALF)
    table.open_menu()
    left = candle.get_attribute("aria-label") or ""
    assert BURNS.match(left)
    page.clock.run_for(2 * HALF)
    table.close_by_key()
    expect(candle).to_have_attribute("aria-label", left)  # it stands still below a sheet
    page.clock.run_for(2 * HALF)
    expect(candle).to_have_attribute("aria-label", "The candle is out.")
    expect(table.line).to_contain_text("time to choose")
    expect(page.locator("#announcer")).to_contain_text("The candle is out: time to choose.")
    assert table.record() == record
    page.evaluate(DRAWN)
    table.play_turn()
    table.curtain.wait_for()
    expect(candle).to_have_count(0)
    table.uncover()
    expect(candle).to_have_attribute("aria-label", BURNS)
