"""Choco-Boom's screens, as a person comes to each of them; nothing on them waits for time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from e2e import boom_games as games
from e2e.boom_games import Script
from e2e.boom_table import BoomTable
from e2e.games import keep, turn_to
from e2e.live_screens import Arrange, friends_at, set_up
from playwright.sync_api import Page

from chocobox.games.choco_boom.state import State

ALONE = ("person", "sleepy", "awake")

Moments = dict[str, Callable[[], Script]]


def moments(friends: Sequence[str]) -> Moments:
    """What is worth looking at, among so many round one screen, or alone."""
    return {
        "break": lambda: games.turned(games.is_plain, friends),
        "double": lambda: games.turned(games.is_double, friends).called(),
        "aloud": lambda: games.turned(games.is_plain, friends, aloud=True),
        "upright": lambda: games.turned(ours_next, ALONE).called(),
        "end": lambda: games.dealt(ALONE[:2]).until(lambda state: False, 60),
    }


def ours_next(state: State) -> bool:
    """The person is to flip, and no bot will slap before."""
    return games.is_plain(state) and state.turn == 2


def fill(page: Page) -> None:
    """A game for each moment."""
    for name, moment in moments(friends_at(page)).items():
        keep(page, f"boom {name}", moment().session)


def laid(page: Page, start: str, name: str) -> BoomTable:
    """A game's table, as it comes back."""
    page.goto(f"{start}#/game/boom {name}")
    return BoomTable(page).ready()


def begun(page: Page, start: str, name: str) -> BoomTable:
    """A game's table, when everybody is ready."""
    desk = laid(page, start, name)
    desk.all_ready()
    return desk


def won(page: Page, start: str) -> None:
    """Hands lie where the pile was; it is with whoever was first."""
    desk = begun(page, start, "double")
    desk.slap(0, 1)
    page.locator(".gain").wait_for()


def fined(page: Page, start: str) -> None:
    """A slap at the wrong time: one pays and reads why, the others are asked whether to go on."""
    desk = begun(page, start, "aloud")
    desk.slap(0)
    desk.verdict(0).wait_for()


def voting(page: Page, start: str) -> None:
    """Somebody objects, and others are asked."""
    desk = begun(page, start, "aloud")
    top = desk.state.top
    assert top
    desk.press(desk.objection(1 - top.seat if top.seat < 2 else 0))
    page.locator(".vote-yes-key").first.wait_for()


def over(page: Page, start: str) -> None:
    """The result, with what each seat has done."""
    page.goto(f"{start}#/game/boom end")
    page.locator(".end-sheet").wait_for()


SCREENS: dict[str, Arrange] = {
    "boom, set-up": set_up("choco_boom", 3),
    "boom, rules": turn_to("rules/choco_boom"),
    "boom, break": lambda page, start: laid(page, start, "break"),
    "boom, double": lambda page, start: begun(page, start, "double"),
    "boom, won": won,
    "boom, fine": fined,
    "boom, vote": voting,
    "boom, upright": lambda page, start: begun(page, start, "upright"),
    "boom, end": over,
}
