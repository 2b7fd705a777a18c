"""A table where time matters: the screen is compared with the game as the rules play its record."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from e2e.fingers import PATIENCE, Where, at_rest, box_of
from e2e.games import Record, keep, replayed
from e2e.live_games import LiveScript, State
from e2e.table import DRAWN, AnyTable
from playwright.sync_api import Locator, Page

from chocobox.session import Session


class LiveTable(AnyTable, Generic[State]):
    """A live table, upright or flat."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._session: Session | None = None

    # What there is to see

    def pad(self, seat: int) -> Locator:
        """A seat's slap pad."""
        return self.page.locator(f'[data-on="slap:{seat}"]')

    @property
    def hands(self) -> Locator:
        """The hands that lie on the pile."""
        return self.page.locator(".slap-hand")

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

    def press(self, thing: Locator) -> None:
        """Tap a thing, whatever may lie over it or move."""
        self.fingers.tap_at(box_of(thing).middle)


AnyLive = TypeVar("AnyLive", bound=LiveTable[Any])


def log_of(record: Record) -> list[tuple[int, str, int]]:
    """Who did what, and when."""
    session = replayed({**record, "moves": []})
    told = []
    for seat, index, at in record["moves"]:
        offered = list(session.offered(seat))
        told.append((seat, type(offered[index]).__name__, at))
        session.replay([(seat, index, at)])
    return told


def go_on(page: Page, script: LiveScript[Any], table: type[AnyLive], name: str) -> AnyLive:
    """A game goes on from where it was written to; how many are persons says how it lies."""
    keep(page, name, script.session)
    start = page.url.partition("#")[0]
    page.goto(f"{start}#/settings")  # so that the next address is always a change
    page.locator(".table").wait_for(state="detached")  # and no table is taken for the next
    page.goto(f"{start}#/game/{name}")
    return table(page).ready()
