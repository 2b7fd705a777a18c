"""A table where time matters: the screen is compared with the game as the rules play its record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar

from e2e.fingers import PATIENCE, Where, at_rest, box_of
from e2e.games import replayed
from e2e.page import DRAWN
from e2e.table import BaseTable
from playwright.sync_api import Locator, Page

from chocobox.session import Session

State = TypeVar("State")


class LiveTable(BaseTable, Generic[State]):
    """A live table, upright or flat."""

    first = ""
    """What is there once the table is laid."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._session: Session | None = None

    def named(self, *parts: object) -> Locator:
        """What can be touched, by its whole name: `named("call", 0, "banana")`."""
        return self.page.locator(f'[data-on="{":".join(map(str, parts))}"]')

    def pad(self, seat: int) -> Locator:
        return self.named("slap", seat)

    def key(self, *parts: object) -> Locator:
        """A key of a seat that comes when it is needed: `key("vote", 0, "yes")`."""
        return self.page.locator(".tools").locator(self.named(*parts))

    def middle(self, thing: Locator) -> Where:
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
        log = []
        for seat, index, at in record["moves"]:
            offered = list(session.offered(seat))
            log.append((seat, type(offered[index]).__name__, at))
            session.replay([(seat, index, at)])
        return log

    def slaps(self) -> list[tuple[int, int]]:
        """Whose hands were recorded since the table came up, and when."""
        log = self.log()
        start = max((n for n, (_, what, _) in enumerate(log) if what == "Reopen"), default=0)
        return [(seat, at) for seat, what, at in log[start:] if what == "Slap"]

    def until(self, holds: Callable[[State], object]) -> State:
        """Wait until something is so, and the screen shows it."""
        end = time.monotonic() + PATIENCE
        while not holds(state := self.state):
            assert time.monotonic() < end, f"it never comes to that: {self.log()[-6:]}"
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
