"""A person at a Kaboom! table with nothing but a keyboard, who hears what happens."""

from __future__ import annotations

import re

from e2e.kaboom_table import DRAWN, KaboomTable
from e2e.keys import Keys
from playwright.sync_api import Page

from chocobox.games.kaboom.state import Spot

HEAR = """() => {
  window.heard = [];
  const said = document.querySelector("#said");
  const note = () => {
    const { textContent: text } = said;
    if (text && heard.at(-1) !== text) heard.push(text);
  };
  new MutationObserver(note).observe(said, { childList: true, characterData: true, subtree: true });
  note();
}"""
"""Notes all that the page says, for at a live table one sentence soon follows another."""

STEPS = 20
"""So many arrows lead anywhere."""


class KaboomKeys(Keys):
    """One keyboard at one table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.desk = KaboomTable(page)

    def listen(self) -> None:
        """From now on every sentence is noted."""
        self.page.evaluate(HEAR)

    def hit(self, key: str, *words: str) -> None:
        """Press a key; these words, patterns, are said after it, in any order."""
        self.page.evaluate("heard.length = 0")
        self.press(key)
        for pattern in words:
            self.hears(pattern)

    def hears(self, pattern: str) -> None:
        """Wait until this has been said since the last key, whatever came after it."""
        wanted = re.compile(pattern)
        for _ in range(400):
            said: list[str] = self.page.evaluate("heard")
            if any(wanted.search(sentence) for sentence in said):
                self.page.evaluate(DRAWN)
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{pattern!r} is not said, but {said}")

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
