"""Each game with a mouse and nothing else: no finger, no key."""

from __future__ import annotations

import pytest
from e2e.conftest import CALM, TABLET, Visit
from e2e.fingers import Fingers, Where
from e2e.test_games import WAYS, Way, play
from e2e.visitor import OnPage
from playwright.sync_api import Locator, Page


class Mouse(Fingers):
    """One pointer with one button, in place of fingers."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def down(self, at: Where, finger: int = 0, when: float | None = None) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, at: Where, finger: int = 0) -> None:
        self.page.mouse.move(*at)

    def up(self, at: Where, finger: int = 0, when: float | None = None) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.up()

    def tap_at(self, at: Where) -> None:
        self.page.mouse.click(*at)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.title)
def test_each_game_is_played_by_a_mouse_alone(
    visit: Visit, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("__init__", "down", "move", "up", "tap_at"):
        monkeypatch.setattr(Fingers, name, vars(Mouse)[name])
    monkeypatch.setattr(OnPage, "tap_at", Mouse.tap_at)
    monkeypatch.setattr(Locator, "tap", Locator.click)
    play(visit(viewport=TABLET, has_touch=False, **CALM), way)
