"""Kaboom!'s screens, as a person comes to each of them; nothing on them waits for time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from e2e import kaboom_games as games
from e2e.games import keep, turn_to
from e2e.kaboom_games import Script
from e2e.kaboom_table import KaboomTable
from e2e.live_screens import Arrange, friends_at, set_up
from playwright.sync_api import Page

ALONE = ("person", "forgetful", "steady")

Moments = dict[str, Callable[[], Script]]


def moments(friends: Sequence[str]) -> Moments:
    """What is worth looking at, among so many round one screen, or alone."""
    return {
        "first look": lambda: games.dealt(friends),
        "slap": lambda: games.flipped(friends),
        "drawn": lambda: games.drew("J Q", friends),
        "upright": lambda: games.drew("7 8", ALONE),
        "round": lambda: games.turn(ALONE, rounds=2).called(),
        "end": lambda: games.turn(friends, rounds=1).called(),
    }


def fill(page: Page) -> None:
    """A game for each moment."""
    for name, moment in moments(friends_at(page)).items():
        keep(page, f"kaboom {name}", moment().session)


def table(name: str) -> Callable[[Page, str], KaboomTable]:
    """A game's table."""

    def arrange(page: Page, start: str) -> KaboomTable:
        page.goto(f"{start}#/game/kaboom {name}")
        return KaboomTable(page).ready()

    return arrange


def looking(page: Page, start: str) -> None:
    """Somebody looks, by a key; a finger would have to stay."""
    table("first look")(page, start)
    page.keyboard.press("e")
    page.locator(".under-eye").wait_for()


def slapped(page: Page, start: str) -> None:
    """Two hands lie on the discard, and the first may turn up a card."""
    desk = table("slap")(page, start)
    pads = [desk.middle(desk.pad(seat)) for seat in range(2)]
    desk.fingers.send("touchStart", dict(enumerate(pads)))
    desk.fingers.send("touchEnd", {})
    page.locator(".slap-hand.won").wait_for()


def over(page: Page, start: str) -> KaboomTable:
    """The last round's sheet is put away, and the result lies there."""
    desk = table("end")(page, start)
    desk.fingers.tap(desk.round_sheet.locator('[data-on="read"]'))
    desk.end.wait_for()
    return desk


def counting(page: Page, start: str) -> None:
    """The caller in the count."""
    desk = over(page, start)
    desk.fingers.tap(desk.end.locator(".main-key"))
    for _ in range(2):
        desk.fingers.tap(page.locator(".count-bar .tool").last)


SCREENS: dict[str, Arrange] = {
    "kaboom, set-up": set_up("kaboom", 4),
    "kaboom, rules": turn_to("rules/kaboom"),
    "kaboom, first look": looking,
    "kaboom, slap": slapped,
    "kaboom, drawn": table("drawn"),
    "kaboom, upright": table("upright"),
    "kaboom, round": table("round"),
    "kaboom, count": counting,
}
