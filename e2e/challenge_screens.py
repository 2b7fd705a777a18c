"""Choco Challenge's screens, as a person comes to each of them."""

from __future__ import annotations

from collections.abc import Callable

from e2e.challenge_games import (
    FIVE,
    FRIENDS,
    THREE,
    asked,
    challenge,
    drawing,
    matched,
    moment,
    shopping,
)
from e2e.challenge_table import ChallengeTable
from e2e.games import keep, turn_to
from e2e.setting_up import seats, sit
from playwright.sync_api import Page

from chocobox.session import Session

Arrange = Callable[[Page, str], object]

FLAT = {"flat", "flat question"}


def from_the_market() -> Session:
    """The deck is empty, and who drew more may take any card of the market."""
    return moment(2, THREE, lambda state: state.asked == 0 and not state.deck)


MOMENTS: dict[str, Callable[[], Session]] = {
    "drawing": drawing,
    "match": lambda: matched(4, FIVE),
    "shopping": shopping,
    "extra card": lambda: asked(2, "more"),
    "extra tool": lambda: asked(1, "fewer", players=FIVE),
    "extra from the market": from_the_market,
    "flat": lambda: drawing(4, FRIENDS),
    "flat question": lambda: asked(2, "fewer", seat=2, players=FRIENDS),
    "end": lambda: challenge(3, players=FIVE),
}


def fill(page: Page) -> None:
    """A game for each moment."""
    for name, moment_of in MOMENTS.items():
        keep(page, name, moment_of(), flat=name in FLAT)


def table(name: str) -> Callable[[Page, str], ChallengeTable]:
    """A game's table, when somebody has something to do."""

    def arrange(page: Page, start: str) -> ChallengeTable:
        page.goto(f"{start}#/game/{name}")
        return ChallengeTable(page).ready()

    return arrange


def set_up(page: Page, start: str) -> None:
    """Five seats, two of them persons', who may lay the tablet flat."""
    page.goto(f"{start}#/set-up/choco_challenge")
    seats(page, 5)
    sit(page, 1)
    page.locator(".seat-sheet .field").wait_for()


def inside(page: Page, start: str) -> None:
    """What is in the pile of somebody else."""
    table("drawing")(page, start).tap("inside:1")
    page.locator(".panel.contents").wait_for()


def chances(page: Page, start: str) -> None:
    """A hint with its odds."""
    table("drawing")(page, start)
    page.keyboard.press("h")
    page.locator(".panel.chances").wait_for()


def counting(page: Page, start: str) -> None:
    """The second seat in the count."""
    desk = table("end")(page, start)
    desk.fingers.tap(desk.end.locator(".main-key"))
    desk.fingers.tap(page.locator(".count-bar .tool").last)


SCREENS: dict[str, Arrange] = {
    "challenge, set-up": set_up,
    "challenge, rules": turn_to("rules/choco_challenge"),
    **{f"challenge, {name}": table(name) for name in MOMENTS},
    "challenge, inside a pile": inside,
    "challenge, odds": chances,
    "challenge, count": counting,
}
