"""A person at a table: sees what is on the screen, touches it, and knows no rule."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar, cast

from e2e.fingers import Fingers, Where, at_rest, middles
from e2e.games import lay_out
from e2e.page import ANSWERED, DRAWN, SETTLED
from e2e.person import PATIENCE, Person, Seated
from e2e.visitor import OnPage
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.core.session import Session
from chocobox.records import session_of

State = TypeVar("State")


def lay(page: Page, size: ViewportSize) -> None:
    """The table is on such a screen, and has laid itself out for it."""
    page.set_viewport_size(size)
    page.evaluate(SETTLED, size["width"])


class BaseTable(Seated):
    """One table on one screen, of any game."""

    def __init__(self, page: Page) -> None:
        super().__init__(OnPage(page))
        self.page = page
        self.fingers = Fingers(page)

    @classmethod
    def at(cls, page: Page, session: Session, flat: bool = False) -> Self:
        """The page shows this game, which can be played on."""
        return cls(lay_out(page, session, flat)).ready()

    # What there is to see

    def on(self, name: str) -> Locator:
        """The things with this name, as the page calls what can be touched."""
        return self.page.locator(f'[data-on^="{name}"]')

    @property
    def end(self) -> Locator:
        return self.page.locator(".end-sheet")

    @property
    def skip(self) -> Locator:
        """The way past what is told before it."""
        return self.page.locator(".skip-key")

    @property
    def line(self) -> Locator:
        return self.page.locator(".story-line")

    def numbers(self, cards: Locator) -> list[int]:
        """The cards' numbers, which the page keeps to move them."""
        keys = cards.evaluate_all("cards => cards.map((card) => card.dataset.key)")
        return [int(cast("str", key).removeprefix("card-")) for key in keys]

    @property
    def session(self) -> Session:
        """The game as it is recorded, played again by the rules."""
        return session_of(self.record())

    @property
    def sheet(self) -> Locator:
        """What lies over the table: the menu, or what was chosen in it."""
        return self.page.locator("dialog.over")

    # What there is to do

    def act(self, name: str) -> None:
        self.touch(self.on(name).first)

    def touch(self, thing: Locator) -> None:
        """Tap a thing that changes the game, no sooner after the last time than a person can."""
        self.pause()
        self.fingers.tap(thing)
        self.acted = time.monotonic()

    def double_tap(self, thing: Locator) -> None:
        """Two taps within a tenth of a second at one place, no sooner than a person acts again."""
        self.pause()
        self.fingers.tap_quickly(at_rest(thing).middle)
        self.acted = time.monotonic()

    def open_menu(self) -> Locator:
        self.pause()
        self.fingers.tap(self.page.locator(".menu-key"))
        menu = self.sheet.filter(has=self.page.locator(".menu-list"))
        menu.wait_for()
        return menu

    def choose_in_menu(self, name: str) -> None:
        self.fingers.tap(self.open_menu().get_by_role("button", name=name, exact=True))

    def close_by_key(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.sheet).to_have_count(0)

    def answered(self) -> None:
        """Wait until all that fingers have done is done, and drawn."""
        self.page.evaluate(ANSWERED)
        self.page.evaluate(DRAWN)


class LiveTable(BaseTable, Generic[State]):
    """A table where time matters, upright or flat."""

    first = ""
    """What is there once the table is laid."""

    def named(self, *parts: object) -> Locator:
        """What can be touched, by its whole name: `named("call", 0, "banana")`."""
        return self.page.locator(f'[data-on="{":".join(map(str, parts))}"]')

    def pad(self, seat: int) -> Locator:
        return self.named("slap", seat)

    def key(self, *parts: object) -> Locator:
        """A key of a seat that comes when it is needed: `key("vote", 0, "yes")`."""
        return self.page.locator(".tools").locator(self.named(*parts))

    @property
    def state(self) -> State:
        """The whole truth."""
        state: State = self.session.state
        return state

    def until(self, holds: Callable[[State], object]) -> State:
        """Wait until something is so, and the screen shows it."""
        end = time.monotonic() + PATIENCE
        while not holds(state := self.state):
            assert time.monotonic() < end, f"it never comes to that: {self.record()}"
            self.page.wait_for_timeout(15)
        self.page.evaluate(DRAWN)
        return state

    def ready(self) -> Self:
        """Wait until the table is laid, and time goes on."""
        laid = f".table[data-live]:not([data-resting]) {self.first}"
        self.page.locator(laid).first.wait_for()
        return self

    def press(self, thing: Locator) -> None:
        """Tap a thing if it is there, whatever may lie over it or move."""
        for at in middles(thing)[:1]:
            self.fingers.tap_at(at)
        self.acted = time.monotonic()

    def together(self, places: Sequence[Where], when: float | None = None) -> None:
        """So many fingers come in one frame, and leave in another; when, in Unix seconds."""
        self.fingers.send("touchStart", dict(enumerate(places)), when)
        self.fingers.send("touchEnd", {})
        self.acted = time.monotonic()

    def play_to_end(self) -> None:
        """All that the first seat is still to do, by touch; the end is not watched."""
        while not self.end.is_visible():
            if self.skip.is_visible():
                self.press(self.skip)
            else:
                self.play_turn()


class Table(Person, BaseTable):
    """A Schokoly table."""

    @property
    def lying(self) -> Locator:
        return self.page.locator(".card.lying")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".card.own")

    @property
    def curtain(self) -> Locator:
        """What covers the hands between two persons."""
        return self.page.locator(".dock.curtain")

    def uncover(self) -> None:
        """Say "It's me"."""
        self.touch(self.curtain.get_by_role("button"))
        expect(self.curtain).to_have_count(0)
        self.ready()
        self.page.evaluate(DRAWN)  # drawn, measured, and drawn again
        self.pause()  # what is touched sooner is taken for a touch of whoever sat there before
