"""What the screens of all live games begin with: who sits round the table, and the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from e2e import setting_up
from e2e.conftest import PHONE
from e2e.live_games import FRIENDS
from playwright.sync_api import Page

Arrange = Callable[[Page, str], object]


def friends_at(page: Page) -> Sequence[str]:
    """Four sit round a tablet, two at a phone."""
    size = page.viewport_size
    assert size
    return FRIENDS[: 4 if min(size["width"], size["height"]) > PHONE["width"] else 2]


def set_up(game: str, seats: int) -> Arrange:
    """The set-up with so many seats, two of them persons'."""

    def arrange(page: Page, start: str) -> None:
        page.goto(f"{start}#/set-up/{game}")
        setting_up.seats(page, seats)
        setting_up.sit(page, 1)
        page.locator(".lies-flat").wait_for()

    return arrange
