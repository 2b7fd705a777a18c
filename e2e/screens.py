"""Every screen there is, one after the other, as a person comes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from e2e import (
    boom_screens,
    challenge_screens,
    class_screens,
    kaboom_screens,
    link_screens,
    practice_screens,
    replay,
)
from e2e.fingers import Fingers
from e2e.games import damage, keep, played, put_away, turn_to
from e2e.table import Table
from playwright.sync_api import Page, expect

Arrange = Callable[[Page, str], object]


def screens(page: Page, start: str) -> Iterator[str]:
    """Leads the page from screen to screen, each from the settings; the names are told."""
    fill(page)
    for name, arrange in SCREENS.items():
        put_away(page)  # so that the next address is always a change
        arrange(page, start)
        page.evaluate(ARRIVED)
        yield name


ARRIVED = """async () => {
  const moving = () => document.getAnimations().filter((one) => {
    const { iterations, endTime } = one.effect?.getComputedTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity && endTime < 5000;
  });
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(moving().map((one) => one.finished));
}"""
"""Settles when everything is drawn and has stopped flying."""


def fill(page: Page) -> None:
    """Games to look at: one of each kind."""
    keep(page, "mid", played(seed=1, moves=21))
    keep(page, "two", played(seed=2, moves=21, players=("person", "person")))
    keep(page, "three", played(seed=3, moves=23, players=("person",) * 3))
    keep(page, "over", played(seed=3))
    damage(page, "torn", {"record": None})
    challenge_screens.fill(page)
    kaboom_screens.fill(page)
    boom_screens.fill(page)
    practice_screens.fill(page)
    class_screens.fill(page)


def table(name: str) -> Callable[[Page, str], Table]:
    """A game's table, when somebody has something to do."""

    def arrange(page: Page, start: str) -> Table:
        page.goto(f"{start}#/game/{name}")
        return Table(page).ready()

    return arrange


def choosing(page: Page, start: str) -> None:
    """The sheet with the chocolates."""
    page.goto(f"{start}#/new/schokoly?seed=7&players=person,nibbler")
    Table(page).ready().on("colour:").first.wait_for()


def laying(page: Page, start: str) -> None:
    """A card in the fingers, and its ghost on the board."""
    desk = table("mid")(page, start)
    if desk.on("end").count():
        desk.end_turn()
        desk.await_turn()
    desk.fingers.tap_at(desk.take_fitting()[0])
    page.locator(".ghost").wait_for()


def offering(page: Page, start: str) -> None:
    """The sheet for a swap."""
    desk = table("three")(page, start)
    desk.uncover()
    if desk.on("end").count():
        desk.end_turn()
        desk.uncover()
    desk.tap("swap")
    page.locator(".panel").wait_for()


def counting(page: Page, start: str) -> None:
    """A neutral area in the count."""
    desk = table("over")(page, start)
    desk.fingers.tap(desk.end.locator(".main-key"))
    for _ in range(2):
        desk.fingers.tap(page.locator(".count-bar .tool").last)
    page.locator(".counted .side-tick").first.wait_for()


def sheet(entry: int | None) -> Arrange:
    """The menu, or what its n-th entry opens."""

    def arrange(page: Page, start: str) -> None:
        desk = table("mid")(page, start)
        menu = desk.open_menu()
        if entry is not None:
            desk.fingers.tap(menu.locator(".menu-entry").nth(entry))
            expect(desk.menu).to_have_count(0)
        desk.sheet.wait_for()

    return arrange


def asking(page: Page, start: str) -> None:
    """The question before everything is cleared."""
    Fingers(page).tap(page.locator(".room-empty button").last)
    page.get_by_role("dialog").wait_for()


def cleared(page: Page, start: str) -> None:
    """What is told when the box is cleared; the next page begins anew."""
    fingers = Fingers(page)
    fingers.tap(page.locator(".room-empty button").first)
    fingers.tap(page.locator(".question .bad"))
    page.locator(".emptied").wait_for()


STORY, HELP = 0, 6

SCREENS: dict[str, Arrange] = {
    "shelf": turn_to(""),
    "set-up": turn_to("set-up/schokoly"),
    "rules": turn_to("rules/schokoly"),
    "saves": turn_to("saves"),
    "settings": lambda page, start: put_away(page),
    "about": turn_to("about"),
    "keep": turn_to("keep"),
    "asking": asking,
    "nowhere": turn_to("nowhere"),
    "damaged game": turn_to("game/torn"),
    "choosing": choosing,
    "table": table("mid"),
    "laying": laying,
    "curtain": table("two"),
    "offering": offering,
    "menu": sheet(None),
    "story": sheet(STORY),
    "help": sheet(HELP),
    "end": table("over"),
    "count": counting,
    **challenge_screens.SCREENS,
    **kaboom_screens.SCREENS,
    **boom_screens.SCREENS,
    **practice_screens.SCREENS,
    **class_screens.SCREENS,
    **link_screens.SCREENS,
    **replay.SCREENS,
    "cleared": cleared,
}
