"""Kaboom! on a tablet that lies flat: who sees which face, whose hand counts, where all lies."""

from __future__ import annotations

from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import at_rest, box_of
from e2e.kaboom_table import KaboomTable, text_of
from e2e.keys import Keys
from e2e.moments import FRIENDS, NAMES, Fits, holds, kaboom
from e2e.room import assert_alike, assert_apart, assert_in_tray, assert_touchable, tray
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize, expect

from chocobox.games.kaboom.pieces import CARDS, NEAR

MOMENTS: tuple[Fits, ...] = (lambda it: True, holds("23456789"))


def near(table: KaboomTable, *seats: int) -> list[str]:
    state = table.state
    return [text_of(state, (seat, place)) for seat in seats for place in NEAR]


def test_faces_are_in_the_page_only_while_their_seats_hold_their_eyes(visit: Visit) -> None:
    page = visit()
    table = KaboomTable.at(page, kaboom(most=0))
    eyes = [table.middle(table.eye(seat)) for seat in range(4)]
    table.shows_only()
    for seat in range(4):
        table.fingers.down(eyes[seat], seat)
        table.until(lambda state: state.peeks.count("looking") == seat + 1)  # noqa: B023
        assert_in_tray(page, seat, box_of(page.locator(".under-eye").nth(seat)))
    table.shows_only(*near(table, *range(4)))
    assert len(table.leaks()) >= 8  # so it would be found
    page.wait_for_timeout(700)
    table.fingers.up(eyes[0], 0)
    state = table.until(lambda state: state.peeks[0] == "done")
    table.shows_only(*near(table, 1, 2, 3))

    table.fingers.cancel()  # somebody's sleeve, or the system: it is nobody's fault
    expect(page.locator(".under-eye")).to_have_count(0)
    table.shows_only()
    assert table.state.peeks == state.peeks == ("done", "looking", "looking", "looking")
    for seat in (1, 2, 3):
        table.peek(seat)
    assert not table.state.is_peeking
    table.shows_only()


def test_what_a_king_shows_only_its_own_seat_sees_and_all_are_told_of_the_swap(
    visit: Visit,
) -> None:
    table = KaboomTable.at(visit(), kaboom(holds("K")))
    ears = Keys(table.page)
    with table.held(0):
        table.shows_only(CARDS[table.state.drawn or 0])
    table.fingers.tap(table.page.locator('[data-on="discard"]'))
    table.until(lambda state: state.power)
    spots = [[*table.state.spots(seat)][-1] for seat in (1, 3)]
    cards = [text_of(table.state, spot) for spot in spots]
    for spot in spots:
        table.fingers.tap(table.card(*spot))
    table.until(lambda state: state.sight)
    table.shows_only()
    for seat in (1, 2, 3):
        expect(table.eye(seat)).to_have_count(0)
    with table.held(0):
        table.shows_only(*cards)
        assert_in_tray(table.page, 0, box_of(table.page.locator(".under-eye")))
    assert table.state.sight  # to let go of the eye decides nothing
    before = table.backs()
    table.fingers.tap(table.key("yes", 0))
    table.until(lambda state: state.sight is None)
    one, two = (f"card:{seat}:{place}" for seat, place in spots)
    assert table.backs() == {**before, one: before[two], two: before[one]}
    ears.hears("Anna swapped two cards")
    table.shows_only()


def test_everybody_has_room_and_all_pads_are_alike_and_equally_far(visit: Visit) -> None:
    page = visit(**CALM)  # where a card lies is not where it is on its way to
    for seats in (2, 3, 4):
        places = set()
        for fits in MOMENTS:
            table = KaboomTable.at(page, kaboom(fits, FRIENDS[:seats]))
            pads = {seat: at_rest(table.pad(seat)) for seat in range(seats)}
            ways = assert_alike(page, pads, ".discard-pile .gap")
            assert max(ways) / min(ways) <= 1.3, ways
            for pad in pads.values():
                assert_touchable(pad, TABLET, 120)
            places.add(tuple(pad.middle for pad in pads.values()))
        assert len(places) == 1, "a pad has moved"
    for fits in MOMENTS:
        KaboomTable.at(page, kaboom(fits, FRIENDS))
        for size in (UPRIGHT, TABLET):
            lay(page, size)
            assert_has_room(page, size)


def assert_has_room(page: Page, size: ViewportSize) -> None:
    """Names, cards and buttons of all are on the screen, and no button lies over another."""
    for seat, name in enumerate(NAMES):
        expect(tray(page, seat)).to_contain_text(name)
    cards = page.locator('[data-on^="card:"] .body').all()
    assert len(cards) > 3 * len(NAMES)
    for card in cards:
        assert_touchable(box_of(card), size, 20)
    buttons = [box_of(one) for one in page.locator("button:visible").all()]
    assert len(buttons) > 6
    for box in buttons:
        assert_touchable(box, size, 44)
    assert_apart(buttons)
