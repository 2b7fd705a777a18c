"""Choco-Boom's pads: alike, as far from the pile for everybody; nothing in a tray ever moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot
from typing import cast

import pytest
from e2e import boom_games as games
from e2e.boom_table import BoomTable, open_at
from e2e.conftest import PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, Where, box_of
from e2e.live_games import FRIENDS
from e2e.live_table import go_on
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize, expect

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SCREENS = {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE, "phone on its side": SIDEWAYS}
SMALL_TABLETS: dict[str, ViewportSize] = {
    "lying": {"width": 1024, "height": 768},
    "upright": {"width": 768, "height": 1024},
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


def overlap(a: Box, b: Box) -> bool:
    """Whether one lies over the other."""
    across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return across > 1 and down > 1


TABLES = {
    "two": FRIENDS[:2],
    "three": FRIENDS[:3],
    "four": FRIENDS[:4],
    "two among bots": (FRIENDS[0], FRIENDS[1], "awake", "sleepy"),
    "two opposite": (FRIENDS[0], "awake", FRIENDS[1]),
}


@pytest.mark.parametrize("who", TABLES)
def test_all_pads_are_alike_and_as_far_from_the_pile(visit: Visit, who: str) -> None:
    players = TABLES[who]
    table = open_at(visit(), games.dealt(players))
    persons = [seat for seat, name in enumerate(players) if name in FRIENDS]
    for size in SCREENS.values():
        lay(table.page, size)
        things = lying(table.page)
        assert_alike(table, things, persons)
        assert_handy(things, size, players)


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
        tray = box_of(table.page.locator(f'.tray[data-seat="{seat}"]'))
        assert tray.x < pad.middle[0] < tray.x + tray.width, seat
        assert tray.y < pad.middle[1] < tray.y + tray.height, seat


def assert_handy(things: dict[str, Box], size: ViewportSize, players: Sequence[str]) -> None:
    """Every key is large enough for a finger, on the screen, and no other lies over it."""
    calls = sum(name in FRIENDS for name in players) * 4
    assert len([name for name in things if name.startswith("call:")]) == calls
    assert len(things) == calls * 1.25 + sum(1 for _ in players), sorted(things)
    for name, box in things.items():
        assert min(box.width, box.height) > KEY - 0.5, (name, box)
        assert box.x > -1, (name, box)
        assert box.y > -1, (name, box)
        assert box.x + box.width < size["width"] + 1, (name, box)
        assert box.y + box.height < size["height"] + 1, (name, box)
    for (one, a), (other, b) in combinations(things.items(), 2):
        assert not overlap(a, b), (one, other)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_in_a_tray_moves_when_things_become_possible(visit: Visit, screen: str) -> None:
    page = visit(viewport=SCREENS[screen])
    table = open_at(page, games.turned(games.is_plain))
    lay(page, SCREENS[screen])
    first = lying(page)
    caller = table.state.top
    assert caller
    expect(page.locator(".call-key.open")).to_have_count(4)
    table.call(wrong(caller.due))  # it is fined, and the others are to be ready
    assert_still(page, first)
    for seat in set(range(4)) - {caller.seat}:
        ready = box_of(table.key("ready", seat))
        assert away(ready.middle, first[f"slap:{seat}"].middle) > APART
        calls = [box for name, box in first.items() if name.startswith("call:")]
        pads = [box for name, box in first.items() if name.startswith("slap:")]
        assert not any(overlap(ready, box) for box in (*calls, *pads))
    table.all_ready()
    assert_still(page, first)
    table.flip()
    table.slap(0, 2)
    assert_still(page, first)


def wrong(due: str) -> str:
    """What was not to be called."""
    return "banana" if due != "banana" else "choco"


def assert_still(page: Page, first: dict[str, Box]) -> None:
    """All is where it was; what is just pressed may yield a little."""
    page.wait_for_timeout(300)
    now = lying(page)
    assert now.keys() == first.keys()
    for name, box in first.items():
        assert away(now[name].middle, box.middle) < 4, name


@pytest.mark.parametrize("screen", SCREENS)
def test_where_calls_are_made_aloud_one_key_lies_in_their_place(visit: Visit, screen: str) -> None:
    page = visit(viewport=SCREENS[screen])
    table = open_at(page, games.turned(games.is_plain, aloud=True))
    lay(page, SCREENS[screen])
    first = lying(page)
    assert len([name for name in first if name.startswith("object:")]) == 4
    assert_alike(table, first, range(4))
    for name, box in first.items():
        assert min(box.width, box.height) > KEY - 0.5, (name, box)
    table.press(table.objection((laid(table) + 1) % 4))
    table.until(lambda state: state.case)
    assert_still(page, first)
    for key in page.locator(".vote-yes-key, .vote-no-key").all():
        box = box_of(key)
        assert min(box.width, box.height) >= 44
        pads = [one for name, one in first.items() if name.startswith("slap:")]
        assert not any(overlap(box, pad) for pad in pads)


@pytest.mark.parametrize("size", SMALL_TABLETS.values(), ids=list(SMALL_TABLETS))
def test_what_is_said_to_a_seat_leaves_the_keys_of_the_table_free(
    visit: Visit, size: ViewportSize
) -> None:
    page = visit(viewport=size)
    go_on(page, games.turned(games.is_plain), BoomTable, "break")
    lay(page, size)
    keys = [box_of(page.locator(name)) for name in (".menu-key", ".count-key")]
    told = page.locator(".tray .tools")
    expect(told).to_have_count(4)
    for box in map(box_of, told.all()):
        assert max(box.width, box.height) > KEY
        assert not any(overlap(box, key) for key in keys), (box, keys)


def laid(table: BoomTable) -> int:
    """Whose card lies on top."""
    top = table.state.top
    assert top
    return top.seat
