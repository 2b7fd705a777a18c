"""Persons at a Kaboom! table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Self, cast

from e2e.fingers import Where, box_of
from e2e.games import Record, keep, replayed
from e2e.kaboom_games import Script
from e2e.table import AnyTable
from playwright.sync_api import Locator, Page

from chocobox.games.kaboom.state import State
from chocobox.session import Session

PATIENCE = 15.0
"""What takes longer hangs, in seconds."""

DRAWN = """() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"""

FACES = """(where) => [...document.querySelectorAll(`${where} .print`)]
  .filter((one) => !one.closest(".discard-pile, .panel"))
  .map((one) => [one.querySelector("text.index"), one.querySelector("use")])
  .map(([rank, sign]) => (rank?.textContent ?? "") + sign.getAttribute("href").split("-")[1])"""
"""The faces in the page that do not lie open for all; a joker is X."""

BACKS = """() => Object.fromEntries([...document.querySelectorAll('[data-key^="back-"]')]
  .map((one) => [one.dataset.on, Number(one.dataset.key.slice("back-".length))]))"""
"""The mark of each card that lies face down, by its place."""


class KaboomTable(AnyTable):
    """A Kaboom! table, upright or flat."""

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
    def hands(self) -> Locator:
        """The hands that lie on the discard."""
        return self.page.locator(".slap-hand")

    @property
    def sheet(self) -> Locator:
        """What tells of a finished round."""
        return self.page.locator(".round-sheet")

    def faces(self, where: str = "") -> list[str]:
        """The cards whose faces are in the page and do not lie open for all."""
        return sorted(cast("list[str]", self.page.evaluate(FACES, where)))

    def backs(self) -> dict[str, int]:
        """The mark of each card that lies face down, by the name of its place."""
        return cast("dict[str, int]", self.page.evaluate(BACKS))

    def middle(self, thing: Locator) -> Where:
        """Where a finger aims, once the thing is at rest."""
        self.fingers.rest(thing)
        return box_of(thing).middle

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
        return log_of(self.record())

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
        self.page.locator(".table[data-live]:not([data-resting]) .grid .playing").first.wait_for()
        return self

    def press(self, thing: Locator) -> None:
        """Tap a thing, whatever may lie over it or move."""
        self.fingers.tap_at(box_of(thing).middle)

    def slap(self, seat: int) -> State:
        """A hand on the discard; who was first is known after it."""
        self.press(self.pad(seat))
        return self.until(lambda state: state.slap)

    def peek(self, seat: int, finger: int = 0, hold: int = 700) -> list[str]:
        """Hold the eye and let go: the faces that are in the page meanwhile."""
        at = self.middle(self.eye(seat))
        self.fingers.down(at, finger)
        self.until(lambda state: state.peeks[seat] == "looking")
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


def log_of(record: Record) -> list[tuple[int, str, int]]:
    """Who did what, and when."""
    session = replayed({**record, "moves": []})
    told = []
    for seat, index, at in record["moves"]:
        offered = list(session._offered(seat))
        told.append((seat, type(offered[index]).__name__, at))
        session.replay([(seat, index, at)])
    return told


def open_at(page: Page, script: Script, name: str = "moment") -> KaboomTable:
    """A game goes on from where it was written to."""
    keep(page, name, script.session)
    start = page.url.partition("#")[0]
    page.goto(f"{start}#/settings")  # so that the next address is always a change
    page.goto(f"{start}#/game/{name}")
    return KaboomTable(page).ready()
