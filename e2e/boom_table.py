"""Persons at a Choco-Boom table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

from collections.abc import Callable

from e2e.live_table import LiveTable, go_on
from playwright.sync_api import Locator, Page

from chocobox.games.choco_boom.state import State
from chocobox.session import Session

TOP = '.boom-card[data-key^="card-"]:not(.swept)'
"""The cards of the pile that are drawn; the last lies on top."""


class BoomTable(LiveTable[State]):
    """A Choco-Boom table, upright or flat."""

    first = ".pads .pad"

    # What there is to see

    def deck(self, seat: int) -> Locator:
        """What a seat presses to flip its next card."""
        return self.page.locator(f'[data-on="flip:{seat}"]')

    def call_key(self, seat: int, item: str) -> Locator:
        """What a seat presses to call that."""
        return self.page.locator(f'[data-on="call:{seat}:{item}"]')

    def objection(self, seat: int) -> Locator:
        """What a seat presses where calls are made aloud."""
        return self.page.locator(f'[data-on="object:{seat}"]')

    def verdict(self, seat: int) -> Locator:
        """The words that tell a seat why it pays."""
        return self.page.locator(f'.tray[data-seat="{seat}"] .verdict')

    # What there is to do

    def all_ready(self) -> State:
        """Whoever is waited for says that it is ready."""
        players = self.record()["players"]
        for seat in self.state.pause.waiting if self.state.pause else ():
            if players[seat]["kind"] == "person":
                self.pause()  # a key that has just come is not pressed by a finger still at another
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

    def call_wrongly(self) -> State:
        """The card on top is called by another card's word, and whoever did it pays."""
        top = self.state.top
        assert top
        self.call("banana" if top.due != "banana" else "choco")
        return self.until(lambda state: state.pause)

    def slap(self, *seats: int) -> None:
        """So many hands at the same instant."""
        self.together([self.middle(self.pad(seat)) for seat in seats])

    def play_turn(self) -> None:
        """Flip, and call rightly."""
        self.flip()
        self.call()

    def play(self, enough: Callable[[State], object], *, slaps: bool = True) -> State:
        """Persons flip and call as they should, and the first may slap, until it is enough."""
        while not (enough(state := self.state) or state.is_over):
            top, persons = state.top, self.session.persons
            if state.pause:
                self.all_ready()
            elif slaps and top and top.double and not (top.settled or top.window.seats):
                self.slap(persons[0])
            elif top and top.seat in persons and not (top.call or top.heard):
                self.press(self.call_key(top.seat, top.due))
            elif may_flip(state) and state.turn in persons:
                self.press(self.deck(state.turn))
            self.answered()
        return state


def may_flip(state: State) -> bool:
    """Whether the next card may come."""
    is_calm = state.pause is None and state.case is None and state.reach is None
    return is_calm and (state.top is None or state.top.settled)


def open_at(page: Page, game: Session, name: str = "moment") -> BoomTable:
    """A game goes on from where it was written to; all are ready."""
    table = go_on(page, game, BoomTable, name)
    table.all_ready()
    return table
