"""A table where time matters: the screen is compared with the game as the rules play its record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

from e2e.fingers import PATIENCE, Where, at_rest, box_of
from e2e.games import keep, replayed
from e2e.table import DRAWN, AnyTable
from playwright.sync_api import Locator, Page

from chocobox.session import Session

State = TypeVar("State")

ZOOMS = """() => [...document.querySelectorAll("[data-on], .tray, .ground, header")]
  .filter((one) => {
    for (let it = one; it; it = it.parentElement) {
      if (["none", "manipulation"].includes(getComputedStyle(it).touchAction)) return false;
    }
    return true;
  }).map((one) => one.outerHTML.slice(0, 80))"""
"""What a double tap would enlarge, in browsers that do so."""


class LiveTable(AnyTable, Generic[State]):
    """A live table, upright or flat."""

    first = ""
    """What is there once the table is laid."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._session: Session | None = None

    # What there is to see

    @property
    def nothing(self) -> Where:
        """The corner of the middle, where no card lies."""
        box = box_of(self.page.locator(".ground"))
        return box.x + 3, box.y + 3

    def pad(self, seat: int) -> Locator:
        """A seat's slap pad."""
        return self.page.locator(f'[data-on="slap:{seat}"]')

    @property
    def hands(self) -> Locator:
        """The hands that lie on the pile."""
        return self.page.locator(".slap-hand").and_(self.page.locator(":visible"))

    def key(self, word: str, seat: int, more: str = "") -> Locator:
        """A key of a seat that comes when it is needed."""
        return self.page.locator(f'.tools [data-on="{word}:{seat}{more and ":" + more}"]')

    def middle(self, thing: Locator) -> Where:
        """Where a finger aims, once the thing is at rest."""
        return at_rest(thing).middle

    # What is so

    @property
    def session(self) -> Session:
        """The game as it is recorded, played again by the rules."""
        record = self.record()
        known = self._session
        done = len(known.moves) if known else 0
        if known is None or [list(move) for move in known.moves] != record["moves"][:done]:
            self._session = known = replayed({**record, "moves": []})
            done = 0
        known.replay([(seat, index, at) for seat, index, at in record["moves"][done:]])
        return known

    @property
    def state(self) -> State:
        """The whole truth."""
        state: State = self.session.state
        return state

    def log(self) -> list[tuple[int, str, int]]:
        """All moves so far: who did what, and when."""
        record = self.record()
        session = replayed({**record, "moves": []})
        told = []
        for seat, index, at in record["moves"]:
            offered = list(session.offered(seat))
            told.append((seat, type(offered[index]).__name__, at))
            session.replay([(seat, index, at)])
        return told

    def slaps(self) -> list[tuple[int, int]]:
        """Whose hands were recorded since the table was opened, and when."""
        log = self.log()
        opened = max((n for n, (_, what, _) in enumerate(log) if what == "Reopen"), default=0)
        return [(seat, at) for seat, what, at in log[opened:] if what == "Slap"]

    def until(self, holds: Callable[[State], object], why: str = "it never comes to that") -> State:
        """Wait until something is so, and the screen shows it."""
        end = time.monotonic() + PATIENCE
        while not holds(state := self.state):
            assert time.monotonic() < end, f"{why}: {self.log()[-6:]}"
            self.page.wait_for_timeout(15)
        self.page.evaluate(DRAWN)
        return state

    # What there is to do

    def ready(self) -> Self:
        """Wait until the table is laid, and time goes on."""
        laid = f".table[data-live]:not([data-resting]) {self.first}"
        self.page.locator(laid).first.wait_for()
        return self

    def press(self, thing: Locator) -> None:
        """Tap a thing, whatever may lie over it or move."""
        self.fingers.tap_at(box_of(thing).middle)
        self.acted = time.monotonic()

    def together(self, places: Sequence[Where], when: float | None = None) -> None:
        """So many fingers come in one frame, and leave in another; when, in Unix seconds."""
        self.fingers.send("touchStart", dict(enumerate(places)), when)
        self.fingers.send("touchEnd", {})
        self.acted = time.monotonic()


AnyLive = TypeVar("AnyLive", bound=LiveTable[Any])


def go_on(page: Page, game: Session, table: type[AnyLive], name: str) -> AnyLive:
    """A game goes on from where it was written to; how many are persons says how it lies."""
    keep(page, name, game)
    start = page.url.partition("#")[0]
    page.goto(f"{start}#/settings")  # so that the next address is always a change
    page.locator(".table").wait_for(state="detached")  # and no table is taken for the next
    page.goto(f"{start}#/game/{name}")
    return table(page).ready()
