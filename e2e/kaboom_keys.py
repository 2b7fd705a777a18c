"""A person at a Kaboom! table with nothing but a keyboard, who hears what happens."""

from __future__ import annotations

from e2e.kaboom_table import KaboomTable
from e2e.live_keys import LiveKeys
from playwright.sync_api import Page

from chocobox.games.kaboom.state import Spot

STEPS = 20
"""So many arrows lead anywhere."""


class KaboomKeys(LiveKeys):
    """One keyboard at one table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.desk = KaboomTable(page)

    def to_table(self) -> None:
        """Walk to the middle, where arrows go from card to card."""
        self.tab_to(self.page.locator(".ground"))

    def walk_to(self, spot: Spot) -> None:
        """By arrows to a card: on to its grid, then to its row, then along it."""
        for _ in range(STEPS):
            if (here := self.here()) == spot:
                return
            self.press(self.way(here, spot))
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError(f"no arrows lead to {spot}")

    def here(self) -> Spot | None:
        """The card on which the keys stand."""
        marked = self.page.locator('.here[data-on^="card:"]')
        if not marked.count():
            return None
        _, owner, place = (marked.get_attribute("data-on") or "").split(":")
        return int(owner), int(place)

    def way(self, here: Spot | None, to: Spot) -> str:
        """The arrow that leads nearer, in a grid of the first four places."""
        if here is None or here[0] != to[0]:
            return "ArrowRight"
        (row, _), (wanted, _) = divmod(here[1], 2), divmod(to[1], 2)
        if row != wanted:
            return "ArrowDown" if row < wanted else "ArrowUp"
        return "ArrowRight" if here[1] < to[1] else "ArrowLeft"
