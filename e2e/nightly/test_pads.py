"""Round a flat tablet: pads alike, as far from the pile for everybody; nothing in a tray moves."""

from __future__ import annotations

from math import dist
from typing import cast

import pytest
from e2e.boom_table import BoomTable, wrong_for
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, at_rest, box_of
from e2e.kaboom_table import KaboomTable
from e2e.room import assert_alike, assert_apart, assert_touchable
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize, expect

from support.moments import FOUR, FRIENDS, boom, holds, is_plain, kaboom

SIDE: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 1024, "height": 768}
SMALL_UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
PAD, KEY = 120, 56
"""The least breadth and height of what fingers lie on, in pixels."""
EVEN = 2.0
"""So much farther from the pile's middle a pad may lie than another, in pixels."""
APART = 100
"""From the middle of a pad to that of any key that comes and goes, at least, in pixels."""
MIXED = (*FRIENDS[:2], "awake", "sleepy"), (FRIENDS[0], "awake", FRIENDS[1])

LYING = """() => Object.fromEntries(
  [...document.querySelectorAll(".tray :is(.deck-key, .call-keys > *, .pad)")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const seat = one.closest(".tray").dataset.seat;
    return [one.dataset.on ?? `deck:${seat}`, { x, y, width, height }];
  }))"""


def lying(page: Page) -> dict[str, Box]:
    """Where everything in the trays is, by its name."""
    boxes = cast("dict[str, dict[str, float]]", page.evaluate(LYING))
    return {name: Box(**box) for name, box in boxes.items()}


def pads_of(things: dict[str, Box]) -> dict[int, Box]:
    return {int(name[5:]): box for name, box in things.items() if name.startswith("slap:")}


def test_choco_booms_pads_are_alike_and_as_far_from_the_pile(visit: Visit) -> None:
    page = visit()
    for players in (FRIENDS[:2], FRIENDS[:3], FOUR, *MIXED):
        BoomTable.at(page, boom(who=players, most=0))
        persons = [seat for seat, name in enumerate(players) if name in FRIENDS]
        for size in (SIDE, PHONE, SMALL, SMALL_UPRIGHT, UPRIGHT, TABLET):
            lay(page, size)
            things = lying(page)
            assert len(things) == len(persons) * 5 + len(players), sorted(things)
            assert sorted(pads_of(things)) == persons
            ways = assert_alike(page, pads_of(things), ".pile-bed")
            assert max(ways) - min(ways) <= EVEN, ways
            for name, box in things.items():
                assert_touchable(box, size, PAD if name.startswith("slap:") else KEY)
            assert_apart(things.values())


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_nothing_in_a_tray_moves_when_things_become_possible(
    visit: Visit, size: ViewportSize
) -> None:
    page = visit(viewport=size)
    table = BoomTable.playing(page, boom(is_plain))
    first = lying(page)
    expect(page.locator(".call-key.open")).to_have_count(4)
    table.call(wrong_for(table.top))
    state = table.until(lambda state: state.pause)  # it is fined, and the others are to be ready
    assert_still(page, first)
    for seat in set(range(4)) - {fine.seat for fine in state.paid}:
        ready = box_of(table.key("ready", seat))
        assert dist(ready.middle, first[f"slap:{seat}"].middle) > APART
        keys = (box for name, box in first.items() if not name.startswith("flip:"))
        assert_apart([ready, *keys])
    table.all_ready()
    table.flip()
    table.together([at_rest(table.pad(seat)).middle for seat in (0, 2)])
    assert_still(page, first)


def assert_still(page: Page, first: dict[str, Box]) -> None:
    """All is where it was; what is just pressed may yield a little."""
    page.wait_for_timeout(300)
    now = lying(page)
    assert now.keys() == first.keys()
    for name, box in first.items():
        assert dist(now[name].middle, box.middle) < 4, name


def test_in_kaboom_everybody_has_room_and_no_pad_moves_nor_is_farther_than_another(
    visit: Visit,
) -> None:
    page = visit(**CALM)  # where a card lies is not where it is on its way to
    for friends in (FRIENDS[:2], FRIENDS[:3], FOUR):
        places = set()
        for fits in (lambda it: True, holds("23456789")):
            table = KaboomTable.at(page, kaboom(fits, friends))
            pads = {seat: at_rest(table.pad(seat)) for seat in range(len(friends))}
            places.add(tuple(pad.middle for pad in pads.values()))
            ways = assert_alike(page, pads, ".discard-pile .gap")
            assert max(ways) / min(ways) <= 1.3, ways
            for pad in pads.values():
                assert_touchable(pad, TABLET, PAD)
        assert len(places) == 1, "a pad has moved"
