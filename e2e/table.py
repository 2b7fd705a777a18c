"""A person at a table: sees what is on the screen, touches it, and knows no rule."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any, Self, cast

from e2e.fingers import Fingers, Where, at_rest, middles
from e2e.games import lay_out, replayed
from e2e.page import ANSWERED, DRAWN, SETTLED
from e2e.person import ECHO, PATIENCE, STATE, Person
from e2e.visitor import OnPage
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.session import Session


def lay(page: Page, size: ViewportSize) -> None:
    """The table is on such a screen, and has laid itself out for it."""
    page.set_viewport_size(size)
    page.evaluate(SETTLED, size["width"])


class BaseTable:
    """One table on one screen, whatever is played at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fingers = Fingers(page)
        self.acted = 0.0

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
    def line(self) -> Locator:
        return self.page.locator(".story-line")

    @property
    def own_turn(self) -> Locator:
        return self.page.locator(".dock[data-own-turn]")

    def numbers(self, cards: Locator) -> list[int]:
        """The cards' numbers, which the page keeps to move them."""
        keys = cards.evaluate_all("cards => cards.map((card) => card.dataset.key)")
        return [int(cast("str", key).removeprefix("card-")) for key in keys]

    def record(self) -> dict[str, Any]:
        """The game as it is saved: to compare with what is shown."""
        return cast("dict[str, Any]", self.page.evaluate("chocobox.engine.record"))

    @property
    def truth(self) -> Any:
        """The whole table, by the rules and the record."""
        return replayed(self.record()).state

    @property
    def outcome(self) -> Any:
        """How the game has ended, by the rules."""
        session = replayed(self.record())
        return session.game.outcome(session.state)

    @property
    def sheet(self) -> Locator:
        """What lies over the table: the menu, or what was chosen in it."""
        return self.page.locator("dialog.over")

    @property
    def menu(self) -> Locator:
        return self.sheet.filter(has=self.page.locator(".menu-list"))

    # What there is to do

    def ready(self) -> Self:
        """Wait until the table is laid and somebody has something to do."""
        self.page.locator(STATE).first.wait_for()
        return self

    def tap(self, name: str) -> None:
        self.fingers.tap(self.on(name).first)

    def act(self, name: str) -> None:
        """Tap a thing that changes the game, no sooner after the last time than a person can."""
        self.touch(self.on(name).first)

    def touch(self, thing: Locator) -> None:
        """The same for any thing."""
        self.pause()
        self.fingers.tap(thing)
        self.acted = time.monotonic()

    def double_tap(self, thing: Locator) -> None:
        """Two taps within a tenth of a second at one place, no sooner than a person acts again."""
        self.pause()
        self.fingers.tap_quickly(at_rest(thing).middle)
        self.acted = time.monotonic()

    def pause(self) -> None:
        """As long as a person needs from one act to the next."""
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))

    def open_menu(self) -> Locator:
        self.fingers.tap(self.page.locator(".menu-key"))
        self.menu.wait_for()
        return self.menu

    def choose_in_menu(self, name: str) -> None:
        self.fingers.tap(self.open_menu().get_by_role("button", name=name, exact=True))

    def close_sheet(self) -> None:
        """Close what lies over the table by its own button."""
        self.fingers.tap(self.sheet.get_by_role("button", name="Close"))
        expect(self.sheet).to_have_count(0)

    def close_by_key(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.sheet).to_have_count(0)

    def settle(self) -> None:
        self.page.evaluate(SETTLED)

    def answered(self) -> None:
        """Wait until all that fingers have done is done, and drawn."""
        self.page.evaluate(ANSWERED)
        self.page.evaluate(DRAWN)


class AnyTable(BaseTable, ABC):
    """A table at which turns are played one after the other."""

    haste = 80
    """Between two taps of somebody who does not want to wait for bots, in ms."""

    @property
    @abstractmethod
    def nothing(self) -> Where:
        """A place where there is nothing to be touched."""

    @abstractmethod
    def play_turn(self) -> None:
        """One whole turn by touch."""

    def await_turn(self) -> None:
        """Wait for the own turn, as impatient as people are: a tap shows a bot's move at once."""
        nothing = self.nothing
        until = time.monotonic() + PATIENCE
        while not self.page.locator(STATE).first.is_visible():
            assert time.monotonic() < until, "nobody's turn comes"
            self.fingers.tap_at(nothing)
            self.page.wait_for_timeout(self.haste)

    def uncover(self) -> None:
        """Say "It's me" if the curtain is closed."""
        self.ready()
        button = self.page.locator(".curtain button")
        if button.count():
            self.fingers.tap(button)
            self.acted = time.monotonic()
            expect(button).to_have_count(0)
            self.ready()
            self.page.evaluate(DRAWN)  # drawn, measured, and drawn again
            self.pause()  # what is touched sooner is taken for a touch of whoever sat there before

    def play_to_end(self) -> None:
        """All turns that are left, by touch; persons hand the tablet on."""
        self.ready()
        while not self.end.is_visible():
            self.uncover()
            self.play_turn()
            self.await_turn()


class Table(Person, AnyTable):
    """A Schokoly table."""

    def __init__(self, page: Page) -> None:
        AnyTable.__init__(self, page)
        self.hands = OnPage(page)

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

    @property
    def nothing(self) -> Where:
        """The stock, which only shows how many cards are left: at last it is not to be seen."""
        stock = self.page.locator(".stock")
        stock.wait_for(state="attached")
        return middles(stock)[0]

    def await_turn(self) -> None:
        AnyTable.await_turn(self)

    def play_to_end(self) -> None:
        AnyTable.play_to_end(self)
