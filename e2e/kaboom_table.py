"""Persons at a Kaboom! table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

import re
from typing import Any, cast

from e2e.fingers import at_rest, middles
from e2e.page import DOM
from e2e.person import ECHO
from e2e.table import LiveTable
from playwright.sync_api import Locator, Page

from chocobox.games.kaboom.rules.pieces import CARDS
from chocobox.games.kaboom.rules.state import State

FACES = """() => [...document.querySelectorAll(".print")]
  .filter((one) => !one.closest(".discard-pile, .panel"))
  .map((one) => [one.querySelector("text.index"), one.querySelector("use")])
  .map(([rank, sign]) => (rank?.textContent ?? "") + sign.getAttribute("href").split("-")[1])"""
"""The faces in the page that do not lie open for all; a joker is X."""

SAY = """(cards) => cards.map((card) => {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const number = { X: 0, A: 1, J: 11, Q: 12, K: 13 }[rank.toUpperCase()] ?? Number(rank);
  return chocobox.t("kaboom-card", { rank: number, suit });
})"""
"""Each card's name as the page would say it."""


LOOK = 700
"""So long a finger holds the eye, in ms."""
KEYS = ("Flip", "Draw", "Discard", "Enough", "Kaboom")
"""Actions that have a key of their name."""


class KaboomTable(LiveTable[State]):
    """A Kaboom! table, upright or flat."""

    first = ".grid .playing"

    def eye(self, seat: int) -> Locator:
        """What a seat holds to look at what it alone may see."""
        return self.named("eye", seat)

    def card(self, seat: int, place: int) -> Locator:
        return self.named("card", seat, place)

    def shows_only(self, *known: str) -> None:
        """Only these faces are in the page, beside those that lie open; no other card is named."""
        faces = cast("list[str]", self.page.evaluate(FACES))
        assert sorted(faces) == sorted("X" if card.startswith("X") else card for card in known)
        lies_open = [CARDS[card] for card in self.state.discard]
        assert self.named_in_words() <= set(self.page.evaluate(SAY, [*known, *lies_open]))

    def named_in_words(self) -> set[str]:
        """The names of cards that stand anywhere in the page."""
        words = "\n".join(self.page.evaluate(DOM))
        names = self.page.evaluate(SAY, CARDS)
        return {name for name in names if re.search(rf"\b{re.escape(name)}\b", words)}

    # What there is to do

    def play_turn(self) -> None:
        """Look at the first two cards; then press the first key that there is."""
        if self.state.peeks[0] != "done":
            self.peek(0)
        for at in middles(self.page.locator('.tools [data-on$=":0"]'))[:1]:
            self.fingers.tap_at(at)
            self.page.wait_for_timeout(ECHO * 1000)
        self.answered()

    def peek(self, seat: int) -> None:
        """Hold the eye for as long as a look takes, and let go."""
        at = at_rest(self.eye(seat)).middle
        self.fingers.down(at, seat)
        self.until(lambda state: state.peeks[seat] == "looking")
        self.page.wait_for_timeout(LOOK)
        self.fingers.up(at, seat)
        self.until(lambda state: state.peeks[seat] == "done" or not state.is_peeking)


def by_touch(page: Page, action: dict[str, Any]) -> None:
    """One action of a single person's, by touch."""
    table, kind = KaboomTable(page), action["type"]
    if kind == "Peek":
        at = at_rest(table.eye(0)).middle
        table.fingers.down(at)
        page.wait_for_timeout(LOOK)
        table.fingers.up(at)
        table.eye(0).wait_for(state="detached")  # letting go covers
    elif kind == "Slap":
        table.fingers.tap(table.pad(0))
    elif kind == "Cover":
        table.fingers.tap(page.locator(".grid .lifted"))
    elif kind in KEYS:
        table.fingers.tap(table.key(kind.lower(), 0))
    else:
        table.fingers.tap(table.card(action.get("seat", 0), action["place"]))
