"""The first ten minutes on five screens: shelf, picture, lesson, first game, end; with pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.conftest import CALM, Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import played
from e2e.lessons import Learner
from e2e.moments import last_card
from e2e.table import Table
from e2e.test_lessons import HANDS
from playwright.sync_api import Page, expect

PICTURES = Path("test-results") / "newcomer"
SIZES = ("1024x768", "768x1024", "390x844", "360x640", "844x390")
Take = Callable[[str], None]


@pytest.mark.parametrize("size", SIZES)
def test_a_family_that_never_saw_these_games(visit: Visit, size: str) -> None:
    page = come(visit, "", size)
    take = camera(page, "schokoly", size)
    take("shelf")
    picture = page.locator('.box[data-game="schokoly"] .lid-picture')
    Fingers(page).tap_at(at_rest(picture).middle)
    page.get_by_role("link", name="Just play").wait_for()
    take("set-up")
    page.get_by_role("link", name="First time? Learn by playing").tap()
    learn(page, "schokoly", take)
    page.get_by_role("button", name="Play a real game").tap()
    table = Table(page).ready()
    take("first game")
    for turn in range(2):
        table.play_turn()
        table.await_turn()
        take(f"turn {turn + 2}")
    table.choose_in_menu("Rules")
    take("rules on one card")
    table = Table.at(page, played(3, until=last_card))
    table.play_to_end()
    take("end")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game in HANDS if game != "schokoly"])
def test_each_other_lesson_on_that_screen(visit: Visit, game: str, size: str) -> None:
    learn(page := come(visit, f"#/learn/{game}", size), game, camera(page, game, size))


def come(visit: Visit, address: str, size: str) -> Page:
    """A newcomer with such a screen."""
    width, height = map(int, size.split("x"))
    return visit(address, viewport={"width": width, "height": height}, **CALM)


def camera(page: Page, game: str, size: str) -> Take:
    """Takes pictures, numbered in their order."""
    folder, number = PICTURES / size / game, iter(range(1, 100))

    def take(name: str) -> None:
        page.screenshot(path=folder / f"{next(number):02} {name}.png")

    return take


def learn(page: Page, game: str, take: Take) -> None:
    """The lesson by touch, with a picture of each sentence; its slip lies over nothing to touch."""

    class Looking(Learner):
        seen = ""

        def said(self, name: str) -> None:
            if name != self.seen:
                self.seen = name
                take(name)

    Looking(page, HANDS[game].by_touch).learn()
    expect(page.get_by_role("button", name="Play a real game")).to_be_visible()
    take("end of the lesson")
