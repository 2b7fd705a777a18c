"""Persons at a Kaboom! table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

from typing import Self, cast

from e2e.fingers import Where, box_of
from e2e.kaboom_games import Script
from e2e.live_table import LiveTable, go_on
from playwright.sync_api import Locator, Page

from chocobox.games.kaboom.state import State

FACES = """(where) => [...document.querySelectorAll(`${where} .print`)]
  .filter((one) => !one.closest(".discard-pile, .panel"))
  .map((one) => [one.querySelector("text.index"), one.querySelector("use")])
  .map(([rank, sign]) => (rank?.textContent ?? "") + sign.getAttribute("href").split("-")[1])"""
"""The faces in the page that do not lie open for all; a joker is X."""

BACKS = """() => Object.fromEntries([...document.querySelectorAll('[data-key^="back-"]')]
  .map((one) => [one.dataset.on, Number(one.dataset.key.slice("back-".length))]))"""
"""The mark of each card that lies face down, by its place."""


class KaboomTable(LiveTable[State]):
    """A Kaboom! table, upright or flat."""

    # What there is to see

    @property
    def nothing(self) -> Where:
        """The corner of the middle, where no card lies."""
        box = box_of(self.page.locator(".ground"))
        return box.x + 3, box.y + 3

    def eye(self, seat: int) -> Locator:
        """What a seat holds to look at what it alone may see."""
        return self.page.locator(f'[data-on="eye:{seat}"]')

    def card(self, seat: int, place: int) -> Locator:
        """A card of a grid."""
        return self.page.locator(f'[data-on="card:{seat}:{place}"]')

    def key(self, word: str, seat: int) -> Locator:
        """One of a seat's buttons."""
        return self.page.locator(f'.tools [data-on="{word}:{seat}"]')

    @property
    def stock(self) -> Locator:
        """The draw pile."""
        return self.page.locator('[data-on="stock"]')

    @property
    def round_sheet(self) -> Locator:
        """What tells of a finished round."""
        return self.page.locator(".round-sheet")

    def faces(self, where: str = "") -> list[str]:
        """The cards whose faces are in the page and do not lie open for all."""
        return sorted(cast("list[str]", self.page.evaluate(FACES, where)))

    def backs(self) -> dict[str, int]:
        """The mark of each card that lies face down, by the name of its place."""
        return cast("dict[str, int]", self.page.evaluate(BACKS))

    # What there is to do

    def ready(self) -> Self:
        """Wait until the table is laid, and time goes on."""
        self.page.locator(".table[data-live]:not([data-resting]) .grid .playing").first.wait_for()
        return self

    def slap(self, seat: int) -> State:
        """A hand on the discard; who was first is known after it."""
        self.press(self.pad(seat))
        return self.until(lambda state: state.slap)

    def peek(self, seat: int, finger: int = 0, hold: int = 700) -> list[str]:
        """Hold the eye and let go: the faces that are in the page meanwhile."""
        at = self.middle(self.eye(seat))
        self.fingers.down(at, finger)
        self.until(lambda state: state.peeks[seat] == "looking")
        self.page.wait_for_function(f"({FACES})('').length")
        seen = self.faces()
        self.page.wait_for_timeout(hold)
        self.fingers.up(at, finger)
        self.until(lambda state: state.peeks[seat] == "done" or not state.is_peeking)
        return seen

    def play_turn(self) -> None:
        """Draw, and throw the card away."""
        seat = self.until(lambda state: state.hold is None).turn
        self.fingers.tap(self.stock)
        self.until(lambda state: state.drawer == seat)
        self.fingers.tap(self.key("discard", seat))
        self.until(lambda state: state.drawer is None)


def open_at(page: Page, script: Script, name: str = "moment") -> KaboomTable:
    """A game goes on from where it was written to."""
    return go_on(page, script, KaboomTable, name)
