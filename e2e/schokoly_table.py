"""One action of Schokoly as a newcomer does it, by touch."""

from __future__ import annotations

from typing import Any

from e2e.fingers import Fingers, at_rest
from playwright.sync_api import Locator, Page

Action = dict[str, Any]


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
