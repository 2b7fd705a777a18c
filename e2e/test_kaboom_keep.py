"""What is kept of Kaboom! whatever breaks, and when its clock stands still."""

from __future__ import annotations

import re
import time

import pytest
from e2e import kaboom_games as games
from e2e.conftest import Visit
from e2e.kaboom_table import KaboomTable, open_at
from e2e.live_breaks import Break, closed, hidden, killed, menu
from playwright.sync_api import expect

PACE, PATIENCE = 5000, 10_000
"""How long a window is held after a flip, and how long a slap's cards are waited for, in ms."""


@pytest.mark.parametrize("broken", [closed, killed])
def test_a_slap_outlasts_it_and_whatever_ran_has_its_full_time_again(
    visit: Visit, broken: Break[KaboomTable]
) -> None:
    table = open_at(visit(), games.flipped())
    table.page.wait_for_timeout(500)  # of the 5 s
    before = table.state
    table = broken(table)
    after = table.state
    assert after.window
    assert table.log()[-1] == (-1, "Reopen", table.session.clock)
    assert (after.discard, after.stock, after.grids) == (before.discard, before.stock, before.grids)
    assert after.hold == table.session.clock + PACE
    expect(table.page.locator(".ring-run")).to_have_attribute("style", re.compile(f"{PACE}ms"))

    table.slap(2)
    table.page.wait_for_timeout(1000)
    before = table.state
    table = broken(table)
    after = table.state
    assert after.slap
    assert before.slap
    assert (after.slap.seat, after.slap.rank, after.slap.matches) == (2, before.slap.rank, 0)
    assert after.slap.until == table.session.clock + PATIENCE
    assert (after.discard, after.stock, after.grids) == (before.discard, before.stock, before.grids)
    expect(table.page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand of Cleo")
    spot = games.matching(after)[0]
    table.fingers.tap(table.card(*spot))
    after = table.until(lambda state: not state.slap or state.slap.matches)
    assert after.at(spot) is None
    assert len(after.discard) == len(before.discard) + 1
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")


def test_nothing_runs_under_a_sheet_or_in_a_page_that_nobody_sees(visit: Visit) -> None:
    page, script = visit(), games.flipped(pace=2000)
    began = time.monotonic()
    table = open_at(page, script)
    for rest in (menu, hidden):
        with rest(page):
            made = len(table.log())
            page.wait_for_timeout(1500)
            assert len(table.log()) == made
    table.until(lambda state: state.hold is None)
    assert time.monotonic() - began >= 2 + 1.5 + 1.5
    (_, _, opened), ended = table.log()[-2:]
    assert ended == (-1, "Elapse", opened + 2000)
