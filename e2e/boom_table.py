"""Persons at a Choco-Boom table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from e2e.boom_games import Script
from e2e.fingers import Where, box_of
from e2e.live_table import LiveTable, go_on
from playwright.sync_api import Locator, Page

from chocobox.games.choco_boom.state import State

TOP = '.boom-card[data-key^="card-"]:not(.swept)'
"""The cards of the pile that are drawn; the last lies on top."""


class BoomTable(LiveTable[State]):
    """A Choco-Boom table, upright or flat."""

    # What there is to see

    @property
    def nothing(self) -> Where:
        """The corner of the middle, where no card lies."""
        box = box_of(self.page.locator(".ground"))
        return box.x + 3, box.y + 3

    @property
    def top(self) -> Locator:
        """The card that lies open on the pile."""
        return self.page.locator(TOP).last

    def deck(self, seat: int) -> Locator:
        """What a seat presses to flip its next card."""
        return self.page.locator(f'[data-on="flip:{seat}"]')

    def call_key(self, seat: int, item: str) -> Locator:
        """What a seat presses to call that."""
        return self.page.locator(f'[data-on="call:{seat}:{item}"]')

    def key(self, word: str, seat: int, more: str = "") -> Locator:
        """A key that comes when it is needed: ready, vote (yes or no)."""
        return self.page.locator(f'.tools [data-on="{word}:{seat}{more and ":" + more}"]')

    def objection(self, seat: int) -> Locator:
        """What a seat presses where calls are made aloud."""
        return self.page.locator(f'[data-on="object:{seat}"]')

    def verdict(self, seat: int) -> Locator:
        """The words that tell a seat why it pays."""
        return self.page.locator(f'.tray[data-seat="{seat}"] .verdict')

    # What there is to do

    def ready(self) -> Self:
        """Wait until the table is laid, and time goes on."""
        self.page.locator(".table[data-live]:not([data-resting]) .pads .pad").first.wait_for()
        return self

    def all_ready(self) -> State:
        """Whoever is waited for says that it is ready."""
        players = self.record()["players"]
        for seat in self.state.pause.waiting if self.state.pause else ():
            if players[seat]["kind"] == "person":
                self.fingers.tap(self.key("ready", seat))
        return self.until(lambda state: state.pause is None, "they are not ready")

    def flip(self) -> State:
        """Whose turn it is flips; the card lies there."""
        state = self.until(may_flip, "nobody may flip")
        laid = len(state.pile)
        self.press(self.deck(state.turn))
        return self.until(lambda state: state.is_over or len(state.pile) > laid)

    def call(self, item: str = "") -> State:
        """The card on top is called: rightly, if nothing else is said."""
        top = self.state.top
        assert top
        self.press(self.call_key(top.seat, item or top.due))
        return self.until(lambda state: state.top is None or state.top.settled)

    def slap(self, *seats: int) -> None:
        """So many hands at the same instant."""
        self.together([self.middle(self.pad(seat)) for seat in seats])

    def together(self, places: Sequence[Where], when: float | None = None) -> None:
        """So many fingers come in one frame, and leave in another; when, in Unix seconds."""
        self.fingers.send("touchStart", dict(enumerate(places)), when)
        self.fingers.send("touchEnd", {})

    def play_turn(self) -> None:
        """Flip, and call rightly."""
        self.flip()
        self.call()


def may_flip(state: State) -> bool:
    """Whether the next card may come."""
    is_calm = state.pause is None and state.case is None and state.reach is None
    return is_calm and (state.top is None or state.top.settled)


def open_at(page: Page, script: Script, name: str = "moment") -> BoomTable:
    """A game goes on from where it was written to; all are ready."""
    table = go_on(page, script, BoomTable, name)
    table.all_ready()
    return table
