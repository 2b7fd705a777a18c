"""Choco-Boom's pads: alike, as far from the pile for everybody; nothing in a tray ever moves."""

from __future__ import annotations

from math import dist
from typing import cast

import pytest
from e2e.boom_table import BoomTable, wrong_for
from e2e.conftest import PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, box_of
from e2e.moments import FOUR, FRIENDS, boom, is_plain
from e2e.room import assert_alike, assert_apart, assert_touchable
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize, expect

SCREENS: dict[str, ViewportSize] = {
    "phone on its side": {"width": 844, "height": 390},
    "phone": PHONE,
    "small tablet": {"width": 1024, "height": 768},
    "small tablet, upright": {"width": 768, "height": 1024},
    "upright": UPRIGHT,
    "tablet": TABLET,
}
PAD, KEY = 120, 64
"""The least breadth and height of what fingers lie on, in pixels."""
EVEN = 2.0
"""So much farther from the pile's middle a pad may lie than another, in pixels."""
APART = 100
"""From the middle of a pad to that of any key that comes and goes, at least, in pixels."""
TABLES = (
    FRIENDS[:2],
    FRIENDS[:3],
    FOUR,
    (*FRIENDS[:2], "awake", "sleepy"),
    (FRIENDS[0], "awake", FRIENDS[1]),
)

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


def test_all_pads_are_alike_and_as_far_from_the_pile(visit: Visit) -> None:
    page = visit()
    for players in TABLES:
        BoomTable.at(page, boom(who=players, most=0))
        persons = [seat for seat, name in enumerate(players) if name in FRIENDS]
        for size in SCREENS.values():
            lay(page, size)
            things = lying(page)
            assert len(things) == len(persons) * 5 + len(players), sorted(things)
            assert sorted(pads_of(things)) == persons
            ways = assert_alike(page, pads_of(things), ".pile-bed")
            assert max(ways) - min(ways) <= EVEN, ways
            for name, box in things.items():
                assert_touchable(box, size, PAD if name.startswith("slap:") else KEY)
            assert_apart(things.values())
    BoomTable.at(page, boom(is_plain))
    for name in ("small tablet", "small tablet, upright"):  # where a break is told to four seats
        lay(page, SCREENS[name])
        assert page.locator(".tray .tools").count() == 4
        words = page.locator(".tray .tools, .menu-key, .count-key")
        assert_apart(box_of(one) for one in words.all())


@pytest.mark.parametrize("screen", ["tablet", "phone"])
def test_nothing_in_a_tray_moves_when_things_become_possible(visit: Visit, screen: str) -> None:
    page = visit(viewport=SCREENS[screen])
    table = BoomTable.playing(page, boom(is_plain))
    first = lying(page)
    expect(page.locator(".call-key.open")).to_have_count(4)
    table.call(wrong_for(table.top))
    state = table.until(lambda state: state.pause)  # it is fined, and the others are to be ready
    assert_still(page, first)
    keys = [box for name, box in first.items() if name.startswith(("call:", "slap:"))]
    for seat in set(range(4)) - {fine.seat for fine in state.paid}:
        ready = box_of(table.key("ready", seat))
        assert dist(ready.middle, first[f"slap:{seat}"].middle) > APART
        assert_apart([ready, *keys])
    table.all_ready()
    table.flip()
    table.slap(0, 2)
    assert_still(page, first)

    table = BoomTable.playing(page, boom(is_plain, aloud=True))
    first = lying(page)
    assert len([name for name in first if name.startswith("object:")]) == 4
    assert_alike(page, pads_of(first), ".pile-bed")
    table.press(table.named("object", (table.top.seat + 1) % 4))
    table.until(lambda state: state.case)
    assert_still(page, first)
    for key in page.locator(".vote-yes-key, .vote-no-key").all():
        assert_touchable(box_of(key), SCREENS[screen], 44)
        assert_apart([box_of(key), *pads_of(first).values()])


def assert_still(page: Page, first: dict[str, Box]) -> None:
    """All is where it was; what is just pressed may yield a little."""
    page.wait_for_timeout(300)
    now = lying(page)
    assert now.keys() == first.keys()
    for name, box in first.items():
        assert dist(now[name].middle, box.middle) < 4, name
