"""A person at a Choco Challenge table: sees what is on the screen, touches it, knows no rule."""

from __future__ import annotations

from typing import Any

from e2e.fingers import Fingers
from e2e.page import DRAWN
from e2e.table import BaseTable
from playwright.sync_api import Locator, Page

WAYS = {
    "Draw": "pile",
    "Stop": "stop",
    "Done": "done",
    "Spend": "spend:{tool}",
    "Buy": "market:{place}",
    "Take": "dessert:{cost}",
    "TakeIngredient": "deck",
    "TakeTool": "tool:{tool}",
}
"""What is touched for an action, by its name on the page."""


def by_touch(page: Page, action: dict[str, Any]) -> None:
    """Does an action with a finger; a question is answered on its own sheet."""
    name = WAYS[action["type"]].format(**action)
    offered = page.locator(
        f'.question [data-on="{name}"], [data-on="{name}"]:is(.offered, .main-key)'
    )
    Fingers(page).tap(offered.last)


class ChallengeTable(BaseTable):
    """A Choco Challenge table."""

    @property
    def question(self) -> Locator:
        return self.page.locator(".panel.question")

    @property
    def seat(self) -> int | None:
        """The seat that has something to do."""
        asked = self.page.locator(".dock[data-own-turn] .plate.own, .tray.acting")
        names = asked.evaluate_all("all => all.map((one) => one.dataset.anchor.slice(5))")
        return int(names[0]) if names else None

    # What there is to do

    def do(self, thing: Locator) -> None:
        """Tap a thing that changes the game; wait until it has, and the screen shows it."""
        before = len(self.record()["moves"])
        self.touch(thing)
        self.page.wait_for_function("(n) => chocobox.engine.record.moves.length > n", arg=before)
        self.page.evaluate(DRAWN)

    def play_turn(self) -> None:
        """Draw one card, then stop, buy, take; a question gets its first answer."""
        seat = self.seat
        while self.seat == seat:
            waiting = self.page.locator(".offered, button[data-on]:enabled")
            order = ("market:", "dessert:", "done", "stop", "pile")
            offered = [self.on(name).and_(waiting) for name in order]
            asked = self.question.locator("[data-on]")
            self.do(next(things for things in [asked, *offered] if things.count()).first)
