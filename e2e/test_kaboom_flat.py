"""Kaboom! on a tablet that lies flat: who sees which face, whose hand counts, where all lies."""

from __future__ import annotations

from math import hypot

from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, at_rest, box_of
from e2e.kaboom_table import KaboomTable, open_at, text_of
from e2e.live_games import FRIENDS, NAMES, has_drawn, kaboom
from e2e.live_keys import LiveKeys
from e2e.moments import Fits
from e2e.table import lay
from e2e.test_boom_pads import assert_touchable, assert_within, overlapping
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.games.kaboom.pieces import CARDS, NEAR

MOMENTS: dict[str, Fits] = {"dealt": lambda it: True, "drew": has_drawn("23456789")}


def near(table: KaboomTable, *seats: int) -> list[str]:
    """The cards that those seats look at before the round begins."""
    state = table.state
    return [text_of(state, (seat, place)) for seat in seats for place in NEAR]


def test_faces_are_in_the_page_only_while_their_seats_hold_their_eyes(visit: Visit) -> None:
    page = visit()
    table = open_at(page, kaboom(most=0), "dealt")
    eyes = [table.middle(table.eye(seat)) for seat in range(4)]
    table.shows_only()
    for seat in range(4):
        table.fingers.down(eyes[seat], seat)
        table.until(lambda state: state.peeks.count("looking") == seat + 1)  # noqa: B023
        assert_in_tray(table, seat, page.locator(".under-eye").nth(seat))
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
    table = open_at(visit(), kaboom(has_drawn("K")))
    ears = LiveKeys(table.page)
    ears.listen()
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
        assert_in_tray(table, 0, table.page.locator(".under-eye"))
    assert table.state.sight  # to let go of the eye decides nothing
    before = table.backs()
    table.fingers.tap(table.key("yes", 0))
    table.until(lambda state: state.sight is None)
    one, two = (f"card:{seat}:{place}" for seat, place in spots)
    assert table.backs() == {**before, one: before[two], two: before[one]}
    ears.hears("Anna swapped two cards")
    table.shows_only()


def assert_in_tray(table: KaboomTable, seat: int, thing: Locator) -> None:
    """It lies in that seat's tray, under its own hand."""
    assert_within(box_of(thing), box_of(table.page.locator(f'.tray[data-seat="{seat}"]')))


def test_everybody_has_room_and_all_pads_are_alike_and_equally_far(visit: Visit) -> None:
    page = visit(**CALM)  # where a card lies is not where it is on its way to
    for seats in (2, 3, 4):
        places = set()
        for name, fits in MOMENTS.items():
            table = open_at(page, kaboom(fits, FRIENDS[:seats]), f"{name}{seats}")
            pads = [at_rest(table.pad(seat)) for seat in range(seats)]
            assert_alike(table, pads)
            places.add(tuple(pad.middle for pad in pads))
        assert len(places) == 1, "a pad has moved"
    for name, fits in MOMENTS.items():
        open_at(page, kaboom(fits, FRIENDS), name)
        for size in (UPRIGHT, TABLET):
            lay(page, size)
            assert_has_room(page, size)


def assert_alike(table: KaboomTable, pads: list[Box]) -> None:
    """The pads have one size, lie in their trays and have nearly the same way to the pile."""
    assert len({(round(pad.width), round(pad.height)) for pad in pads}) == 1
    pile = box_of(table.page.locator(".discard-pile .gap")).middle
    away = [hypot(pad.middle[0] - pile[0], pad.middle[1] - pile[1]) for pad in pads]
    assert max(away) / min(away) <= 1.3, away
    for seat, pad in enumerate(pads):
        assert_in_tray(table, seat, table.pad(seat))
        assert_touchable(pad, TABLET, 120)


def assert_has_room(page: Page, size: ViewportSize) -> None:
    """Names, cards and buttons of all are on the screen, and no button lies over another."""
    for seat, name in enumerate(NAMES):
        expect(page.locator(f'.tray[data-seat="{seat}"]')).to_contain_text(name)
    cards = page.locator('[data-on^="card:"] .body').all()
    assert len(cards) > 3 * len(NAMES)
    for card in cards:
        assert_touchable(box_of(card), size, 20)
    buttons = [box_of(one) for one in page.locator("button:visible").all()]
    assert len(buttons) > 6
    for box in buttons:
        assert_touchable(box, size, 44)
    assert not overlapping(buttons)
