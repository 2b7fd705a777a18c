"""Choco-Boom's pads: alike, as far from the pile for everybody; nothing in a tray ever moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot
from typing import cast

import pytest
from e2e.boom_table import BoomTable, open_at
from e2e.conftest import PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, Where, box_of
from e2e.live_games import FRIENDS, boom, is_plain
from e2e.live_table import go_on
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

LYING = """() => Object.fromEntries(
  [...document.querySelectorAll(".tray :is(.deck-key, .call-keys > *, .pad)")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const seat = one.closest(".tray").dataset.seat;
    return [one.dataset.on ?? `deck:${seat}`, { x, y, width, height }];
  }))"""
"""All that lies in trays, by its name."""


def lying(page: Page) -> dict[str, Box]:
    """Where everything in the trays is, by its name."""
    boxes = cast("dict[str, dict[str, float]]", page.evaluate(LYING))
    return {name: Box(**box) for name, box in boxes.items()}


def away(a: Where, b: Where) -> float:
    """How far two points are apart."""
    return hypot(a[0] - b[0], a[1] - b[1])


def overlapping(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    """Those of which one lies over the other."""
    return [
        (a, b)
        for a, b in combinations(boxes, 2)
        if min(a.x + a.width, b.x + b.width) - max(a.x, b.x) > 1
        and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 1
    ]


def assert_touchable(box: Box, size: ViewportSize, least: float) -> None:
    """It is large enough for a finger, and nothing of it is cut off."""
    assert min(box.width, box.height) > least - 0.5, box
    assert min(box.x, box.y) > -1, box
    assert box.x + box.width < size["width"] + 1, box
    assert box.y + box.height < size["height"] + 1, box


def assert_within(box: Box, tray: Box) -> None:
    """Its middle lies within that."""
    x, y = box.middle
    assert tray.x < x < tray.x + tray.width, (box, tray)
    assert tray.y < y < tray.y + tray.height, (box, tray)


TABLES = (
    FRIENDS[:2],
    FRIENDS[:3],
    FRIENDS[:4],
    (FRIENDS[0], FRIENDS[1], "awake", "sleepy"),
    (FRIENDS[0], "awake", FRIENDS[1]),
)


def test_all_pads_are_alike_and_as_far_from_the_pile(visit: Visit) -> None:
    page = visit()
    for number, players in enumerate(TABLES):
        table = go_on(page, boom(who=players, most=0), BoomTable, f"table {number}")
        persons = [seat for seat, name in enumerate(players) if name in FRIENDS]
        for size in SCREENS.values():
            lay(page, size)
            things = lying(page)
            assert_alike(table, things, persons)
            assert len(things) == len(persons) * 5 + len(players), sorted(things)
            for box in things.values():
                assert_touchable(box, size, KEY)
            assert not overlapping([*things.values()])
    go_on(page, boom(is_plain), BoomTable, "break")
    for name in ("small tablet", "small tablet, upright"):
        lay(page, SCREENS[name])
        keys = [box_of(page.locator(key)) for key in (".menu-key", ".count-key")]
        told = [box_of(one) for one in page.locator(".tray .tools").all()]
        assert len(told) == 4
        assert not overlapping([*told, *keys]), "what is said to a seat lies over a key"


def assert_alike(table: BoomTable, things: dict[str, Box], persons: Sequence[int]) -> None:
    """The pads have one size and one way to the pile; each lies in its own seat's tray."""
    pads = {seat: things[f"slap:{seat}"] for seat in persons}
    assert len([name for name in things if name.startswith("slap:")]) == len(persons)
    assert len({(round(pad.width, 1), round(pad.height, 1)) for pad in pads.values()}) == 1
    assert min(min(pad.width, pad.height) for pad in pads.values()) > PAD - 0.5
    pile = box_of(table.page.locator(".pile-bed")).middle
    ways = [away(pad.middle, pile) for pad in pads.values()]
    assert max(ways) - min(ways) <= EVEN, ways
    for seat, pad in pads.items():
        assert_within(pad, box_of(table.page.locator(f'.tray[data-seat="{seat}"]')))


@pytest.mark.parametrize("screen", ["tablet", "phone"])
def test_nothing_in_a_tray_moves_when_things_become_possible(visit: Visit, screen: str) -> None:
    page = visit(viewport=SCREENS[screen])
    table = open_at(page, boom(is_plain))
    first = lying(page)
    expect(page.locator(".call-key.open")).to_have_count(4)
    state = table.call_wrongly()  # it is fined, and the others are to be ready
    assert_still(page, first)
    keys = [box for name, box in first.items() if name.startswith(("call:", "slap:"))]
    for seat in set(range(4)) - {fine.seat for fine in state.paid}:
        ready = box_of(table.key("ready", seat))
        assert away(ready.middle, first[f"slap:{seat}"].middle) > APART
        assert not overlapping([ready, *keys])
    table.all_ready()
    table.flip()
    table.slap(0, 2)
    assert_still(page, first)

    table = open_at(page, boom(is_plain, aloud=True), "aloud")
    first = lying(page)
    assert len([name for name in first if name.startswith("object:")]) == 4
    assert_alike(table, first, range(4))
    top = table.state.top
    assert top
    table.press(table.objection((top.seat + 1) % 4))
    table.until(lambda state: state.case)
    assert_still(page, first)
    pads = [first[f"slap:{seat}"] for seat in range(4)]
    for key in page.locator(".vote-yes-key, .vote-no-key").all():
        assert_touchable(box_of(key), SCREENS[screen], 44)
        assert not overlapping([box_of(key), *pads])


def assert_still(page: Page, first: dict[str, Box]) -> None:
    """All is where it was; what is just pressed may yield a little."""
    page.wait_for_timeout(300)
    now = lying(page)
    assert now.keys() == first.keys()
    for name, box in first.items():
        assert away(now[name].middle, box.middle) < 4, name
