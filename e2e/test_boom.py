"""Choco-Boom with four round a tablet: whose hand was first."""

from __future__ import annotations

from e2e.boom_table import BoomTable
from e2e.conftest import Visit
from e2e.fingers import at_rest
from playwright.sync_api import expect

from support.moments import boom, is_double

ALL = range(4)
ABOUT_3 = range(2, 5)
"""The browser tells of a touch to 0.1 ms, and the game counts whole ms."""


def hands(table: BoomTable) -> list[tuple[int, int]]:
    """Whose fingers the record tells of last, and when: as many as hands won the pile."""
    won = table.until(lambda state: state.won).won
    assert won
    moves = [(seat, at) for seat, _, at in table.record()["moves"] if seat >= 0]
    return moves[-1 - len(won.others) :]


def test_whose_hand_was_first_whatever_was_heard_first(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_double))
    at = [at_rest(table.pad(seat)).middle for seat in ALL]  # nothing moves in a tray
    with table.fingers.time_stands() as now:  # so that no next card comes
        table.together(at, now)
    assert sorted(seat for seat, _ in hands(table)) == [*ALL]
    assert len({instant for _, instant in hands(table)}) == 1, "one frame, one instant"
    expect(page.locator(".margin")).to_have_text("Photo finish")
    expect(page.locator(".slap-hand:visible")).to_have_count(4)

    table = BoomTable.playing(page, boom(is_double))
    with table.fingers.time_stands() as now:  # each message takes its time
        for seat, later in ((3, 0.003), (1, 0.0)):
            table.fingers.down(at[seat], seat, now + later)
    (three, later_at), (one, sooner) = hands(table)
    table.fingers.send("touchEnd", {})
    assert (three, one, later_at - sooner in ABOUT_3) == (3, 1, True)
    expect(page.locator(".margin")).to_contain_text(f"{later_at - sooner} ms")
    expect(page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand: Ben")
