"""Somebody who watches a game again."""

from __future__ import annotations

from e2e.fingers import Fingers, Where, box_of
from playwright.sync_api import Locator, Page, expect

EDGE = 14
"""Half the thumb, in pixels: so far from the slider's ends its track begins."""


class Watched:
    """A replay on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fingers = Fingers(page)
        self.root = page.locator(".table.replay")
        self.slider = page.get_by_role("slider")

    @property
    def line(self) -> Locator:
        return self.page.locator(".story-line .last")

    def key(self, name: str) -> Locator:
        """One of the keys of the bar."""
        return self.page.locator(f".film-{name}")

    def at(self, ply: int) -> None:
        """The picture is that of this ply, and so is the slider."""
        expect(self.root).to_have_attribute("data-ply", str(ply))
        expect(self.slider).to_have_value(str(ply))

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or -1)

    def spot(self, part: float) -> Where:
        """A place on the slider's track."""
        box = box_of(self.slider)
        return box.x + EDGE + part * (box.width - 2 * EDGE), box.y + box.height * 0.7
