"""Whether fingers have room: how large things are, how far apart, and what lies over what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import dist

from e2e.fingers import Box, box_of
from playwright.sync_api import Locator, Page, ViewportSize


def tray(page: Page, seat: int) -> Locator:
    return page.locator(f'.tray[data-seat="{seat}"]')


def assert_apart(boxes: Iterable[Box]) -> None:
    """None of them lies over another."""
    for a, b in combinations(boxes, 2):
        across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        assert min(across, down) <= 1, (a, b)


def assert_touchable(box: Box, size: ViewportSize, least: float) -> None:
    """It is large enough for a finger, and nothing of it is cut off."""
    assert min(box.width, box.height) > least - 0.5, box
    assert_within(box, Box(0, 0, size["width"], size["height"]), 1)


def assert_within(inner: Box, outer: Box, slack: float) -> None:
    """A box lies in another, but for so many pixels."""
    assert inner.x >= outer.x - slack, (inner, outer)
    assert inner.y >= outer.y - slack, (inner, outer)
    assert inner.x + inner.width <= outer.x + outer.width + slack, (inner, outer)
    assert inner.y + inner.height <= outer.y + outer.height + slack, (inner, outer)


def assert_in_tray(page: Page, seat: int, box: Box) -> None:
    """Its middle lies in that seat's tray."""
    (x, y), around = box.middle, box_of(tray(page, seat))
    assert around.x < x < around.x + around.width, (box, around)
    assert around.y < y < around.y + around.height, (box, around)


def assert_alike(page: Page, pads: dict[int, Box], pile: str) -> Sequence[float]:
    """Pads of one size, each in its seat's tray; how far each is from the pile is returned."""
    assert len({(round(pad.width, 1), round(pad.height, 1)) for pad in pads.values()}) == 1
    for seat, pad in pads.items():
        assert_in_tray(page, seat, pad)
    middle = box_of(page.locator(pile)).middle
    return [dist(pad.middle, middle) for pad in pads.values()]
