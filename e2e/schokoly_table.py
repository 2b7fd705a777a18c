"""One action of Schokoly as a newcomer does it: by touch, or by keys alone."""

from __future__ import annotations

import math
from typing import Any

from e2e.fingers import Fingers, Where, at_rest
from e2e.page import DRAWN
from playwright.sync_api import Locator, Page

Action = dict[str, Any]

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
NEAR = 18.0
"""Two middles so near are the same place: a stack card is drawn a little higher."""
MOST_STEPS = 40


def mark_of(page: Page, action: Action) -> Locator:
    """What shows this place for the held card."""
    middle = f"translate({action['x'] + 1} {action['y'] + 1})"
    return page.locator(f'.spot[transform^="{middle}"]')


def lying(page: Page, card: int) -> Locator:
    return page.locator(f'.card.lying[data-key="card-{card}"] > use').first


def by_touch(page: Page, action: Action) -> None:
    """The card, its turns, its smartie, its place, the tick; or the smartie and a card; or draw."""
    fingers, kind = Fingers(page), action["type"]
    if kind == "Draw":
        return fingers.tap(page.locator('[data-on="end"]'))
    if kind in ("Guard", "Stack"):
        fingers.tap(page.locator('[data-on="smartie"]'))
    if kind == "Guard":
        return fingers.tap_at(at_rest(lying(page, action["card"])).middle)
    for _ in range(1 + action["turn"]):
        fingers.tap(page.locator(f'[data-on="hand:{action["card"]}"]'))
    fingers.tap_at(at_rest(mark_of(page, action)).middle)
    fingers.tap(page.locator('[data-on="lay"]'))
    return None


def by_keys(page: Page, action: Action) -> None:
    """The same: a number takes a card, R turns it, S takes a smartie, arrows look for a place."""
    keys, kind = page.keyboard, action["type"]
    if kind == "Draw":
        return keys.press("d")
    if kind == "Guard":
        keys.press("s")
        walk(page, ".cursor", at_rest(lying(page, action["card"])).middle)
    else:
        hand = page.locator(".card.own").evaluate_all("all => all.map((it) => it.dataset.key)")
        presses = [str(1 + hand.index(f"card-{action['card']}")), *"r" * action["turn"]]
        for key in [*presses, *(["s"] if kind == "Stack" else [])]:
            keys.press(key)
        walk(page, ".ghost .held-rim", at_rest(mark_of(page, action)).middle)
    return keys.press("Enter")


def along(key: str, far: Where) -> float:
    """How much of a way an arrow leads along."""
    x, y = ARROWS[key]
    return x * far[0] + y * far[1]


def walk(page: Page, what: str, to: Where) -> None:
    """Press arrow keys until the moved thing stands there; never one key twice at one place."""
    tried: set[tuple[Where, str]] = set()
    thing = page.locator(what)
    for _ in range(MOST_STEPS):
        page.evaluate(DRAWN)
        if not thing.count():  # the table may still be answering
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(100)
            continue
        here = at_rest(thing).middle
        far = to[0] - here[0], to[1] - here[1]
        if math.hypot(*far) < NEAR:
            return
        ahead = sorted(ARROWS, key=lambda key: -along(key, far))
        key = next(one for one in ahead if (here, one) not in tried)
        tried.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"{MOST_STEPS} arrow keys do not lead to {to}")
