"""Persons at a Kaboom! table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import cast

from e2e.live_table import LiveTable
from e2e.page import DOM
from playwright.sync_api import Locator, expect

from chocobox.games.kaboom.pieces import CARDS
from chocobox.games.kaboom.state import Spot, State

FACES = """(where) => [...document.querySelectorAll(`${where} .print`)]
  .filter((one) => !one.closest(".discard-pile, .panel"))
  .map((one) => [one.querySelector("text.index"), one.querySelector("use")])
  .map(([rank, sign]) => (rank?.textContent ?? "") + sign.getAttribute("href").split("-")[1])"""
"""The faces in the page that do not lie open for all; a joker is X."""

BACKS = """() => Object.fromEntries([...document.querySelectorAll('[data-key^="back-"]')]
  .map((one) => [one.dataset.on, Number(one.dataset.key.slice("back-".length))]))"""
"""The mark of each card that lies face down, by its place."""

SAY = """(cards) => cards.map((card) => {
  const [rank, suit] = [card.slice(0, -1).toLowerCase(), card.slice(-1).toLowerCase()];
  if (rank === "x") return chocobox.t("kaboom-rank-x");
  if (rank === "k") return chocobox.t(`kaboom-king-${"hd".includes(suit) ? "red" : "black"}`);
  const said = { rank: chocobox.t(`kaboom-rank-${rank}`), suit: chocobox.t(`kaboom-suit-${suit}`) };
  return chocobox.t("kaboom-card", said);
})"""

PICTURED = re.compile(
    r"^(?:d|style|transform|viewbox|points|x|y|width|height|class|src|href)=", re.I
)
"""Attributes that are full of letters and numbers which mean no card."""


class KaboomTable(LiveTable[State]):
    """A Kaboom! table, upright or flat."""

    first = ".grid .playing"

    def eye(self, seat: int) -> Locator:
        """What a seat holds to look at what it alone may see."""
        return self.named("eye", seat)

    def card(self, seat: int, place: int) -> Locator:
        return self.named("card", seat, place)

    def faces(self, where: str = "") -> list[str]:
        """The cards whose faces are in the page and do not lie open for all."""
        return sorted(cast("list[str]", self.page.evaluate(FACES, where)))

    def backs(self) -> dict[str, int]:
        """The mark of each card that lies face down, by the name of its place."""
        return cast("dict[str, int]", self.page.evaluate(BACKS))

    def said(self, *cards: str) -> list[str]:
        return cast("list[str]", self.page.evaluate(SAY, list(cards)))

    def shows_only(self, *known: str) -> None:
        """These faces alone are there, and nothing in the page tells of another hidden card."""
        assert self.faces() == sorted("X" if card.startswith("X") else card for card in known)
        assert self.leaks(known) == []

    def leaks(self, known: Collection[str] = ()) -> list[str]:
        """Everything in the page that tells of a card that lies hidden."""
        told = {CARDS[card] for card in self.state.discard} | set(known)
        named = dict(zip(CARDS, self.said(*CARDS), strict=True))
        hidden = set(CARDS) - told
        names = {named[card] for card in hidden} - {named[card] for card in told}
        secret = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in (*hidden, *names)))
        words = [word for word in self.page.evaluate(DOM) if not PICTURED.match(word)]
        return [word for word in words if secret.search(word)]

    # What there is to do

    @contextmanager
    def held(self, seat: int) -> Iterator[None]:
        """A finger lies on that seat's eye meanwhile."""
        at = self.middle(self.eye(seat))
        self.fingers.down(at, seat)
        expect(self.page.locator(".under-eye .print").first).to_be_visible()
        yield
        self.fingers.up(at, seat)
        expect(self.page.locator(".under-eye")).to_have_count(0)

    def peek(self, seat: int) -> None:
        """Hold the eye for as long as a look takes, and let go."""
        at = self.middle(self.eye(seat))
        self.fingers.down(at, seat)
        self.until(lambda state: state.peeks[seat] == "looking")
        self.page.wait_for_timeout(700)
        self.fingers.up(at, seat)
        self.until(lambda state: state.peeks[seat] == "done" or not state.is_peeking)


def text_of(state: State, spot: Spot) -> str:
    it = state.at(spot)
    assert it
    return CARDS[it.card]
