"""Persons at a Choco-Boom table: they see what is on the screen, touch it, and know no rule."""

from __future__ import annotations

from typing import Any, Self

from e2e.fingers import Fingers
from e2e.table import LiveTable
from playwright.sync_api import Locator, Page

from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.state import State, Top


class BoomTable(LiveTable[State]):
    """A Choco-Boom table, upright or flat."""

    first = ".pads .pad"

    @classmethod
    def playing(cls, page: Page, game: Session) -> Self:
        """The page shows this game, and all are ready."""
        table = cls.at(page, game)
        table.all_ready()
        return table

    def deck(self, seat: int) -> Locator:
        return self.named("flip", seat)

    @property
    def top(self) -> Top:
        """The card on top, and what was done with it."""
        assert self.state.top
        return self.state.top

    def all_ready(self) -> State:
        """Every awaited person presses Ready."""
        waiting = self.state.pause.waiting if self.state.pause else ()
        for seat in sorted({*waiting} & {*self.session.persons}):
            self.pause()  # no finger presses a key that has only just come
            self.fingers.tap(self.key("ready", seat))
        return self.until(lambda state: state.pause is None)

    def flip(self) -> State:
        """The seat on turn flips a card onto the pile."""
        state = self.until(may_flip)
        laid = len(state.pile)
        self.press(self.deck(state.turn))
        return self.until(lambda state: state.is_over or len(state.pile) > laid)

    def call(self, item: str = "") -> State:
        """The card on top is called: rightly, if nothing else is said."""
        top = self.top
        self.press(self.named("call", top.seat, item or top.due))
        return self.until(lambda state: state.top is None or state.top.settled)

    def play_turn(self) -> None:
        """The right action of this moment."""
        state = self.state
        top = state.top
        if state.pause:
            self.all_ready()
        elif top and not (top.call or top.heard):
            self.press(self.named("call", top.seat, top.due))
        elif may_flip(state):
            self.press(self.deck(state.turn))
        self.answered()


def may_flip(state: State) -> bool:
    """Whether the next card may come."""
    is_calm = state.pause is None and state.case is None and state.reach is None
    return is_calm and (state.top is None or state.top.settled)


def wrong_for(top: Top) -> str:
    """A call that is wrong for the card on top."""
    return "banana" if top.due != "banana" else "choco"


def by_touch(page: Page, action: dict[str, Any]) -> None:
    """What the first seat does, with a finger."""
    name = ":".join([action["type"].lower(), "0", *([action["item"]] if "item" in action else [])])
    Fingers(page).tap(page.locator(f'[data-on="{name}"]'))
