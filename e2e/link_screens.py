"""The screens about links, one after the other, as a person comes to them."""

from __future__ import annotations

from collections.abc import Callable

from e2e.fingers import Fingers
from e2e.games import played, record_of
from e2e.table import Table
from playwright.sync_api import Page

from chocobox.games import GAMES
from chocobox.links.link import write

Arrange = Callable[[Page, str], object]
SHARE = 8
"""Which entry of a table's menu it is."""


def text_of(use: str, seed: int = 7, *, moves: int = 21, who: str = "person:Anna") -> str:
    """A link of a game that somebody played against a bot."""
    session = played(seed, moves, (who, "nibbler"))
    record = record_of(session)
    if use == "position":
        record["position"] = GAMES["schokoly"].position(session.state)
    if use not in ("resume", "replay"):
        record["moves"] = []
    return write({"use": use, "record": record})


def invited(use: str) -> Arrange:
    """What a link invites to."""

    def arrange(page: Page, start: str) -> None:
        page.goto(f"{start}#/g/{text_of(use)}")
        page.locator(".link-ways").wait_for()

    return arrange


def broken(page: Page, start: str) -> None:
    """A link that was not copied to its end."""
    page.goto(f"{start}#/g/{text_of('replay')[:-9]}")
    page.locator(".link-broken").wait_for()


def pasted(page: Page, start: str) -> None:
    """The box for links, and something that is none."""
    page.goto(f"{start}#/g")
    page.get_by_role("textbox").fill("?")
    Fingers(page).tap(page.locator(".link-box form button"))
    page.get_by_role("alert").wait_for()


def sharing(page: Page, start: str) -> None:
    """The sheet over a table, with its code."""
    page.goto(f"{start}#/game/mid")
    table = Table(page).ready()
    table.fingers.tap(table.open_menu().locator(".menu-entry").nth(SHARE))
    page.locator(".share .code path").wait_for()


def large(page: Page, start: str) -> None:
    """A code as large as the screen."""
    sharing(page, start)
    Fingers(page).tap(page.locator(".share .code"))
    page.locator(".code-large path").wait_for()


SCREENS: dict[str, Arrange] = {
    "game to go on with": invited("resume"),
    "board to go on from": invited("position"),
    "broken link": broken,
    "link box": pasted,
    "sharing": sharing,
    "large code": large,
}
