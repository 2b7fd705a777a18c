"""Every lesson by touch on each screen, where its slip lies over nothing to touch."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from e2e import boom_table, challenge_table, kaboom_table, schokoly_table
from e2e.conftest import CALM, Visit
from e2e.person import ECHO, PATIENCE
from e2e.table import BaseTable
from playwright.sync_api import Page, expect

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.kit.lesson import GoOn
from chocobox.tasks.lesson import LessonGame

Does = Callable[[Page, dict[str, Any]], None]
BY_TOUCH: dict[str, Does] = {
    "schokoly": schokoly_table.by_touch,
    "choco_boom": boom_table.by_touch,
    "choco_challenge": challenge_table.by_touch,
    "kaboom": kaboom_table.by_touch,
}
"""How a person does each action of a game."""

KEPT = """chocobox.saves.list().then((saves) =>
  saves.map(({ save }) => [save.record.game, save.done]))"""
"""Which games are kept, and whether each is over."""

SIZES = ("1024x768", "768x1024", "390x844", "360x640", "844x390", "320x256")
LOOKS = [*[(size, "en-GB") for size in SIZES], ("1180x820", "de-DE")]


class Learner(BaseTable):
    """Does what is right, and reads each sentence; the rules say what, the page how it is done."""

    def learn(self, does: Does) -> None:
        """Every step, until the end is shown."""
        coach = self.page.locator(".coach")
        coach.wait_for()
        end = time.monotonic() + PATIENCE
        session = self.session
        while (game := game_of(session)).outcome(session.state) is None:
            assert time.monotonic() < end, game.view(session.state, 0)["lesson"]
            if session.offered(0):  # else its sentence may go at any time
                self.reads(session)
            answer = game.answer(session.state)
            if answer in session.offered(0):
                time.sleep(ECHO)
                does(self.page, encode(answer))
            elif GoOn() in session.offered(0):
                words = self.page.evaluate("chocobox.t", "lesson-next")
                self.fingers.tap(coach.get_by_role("button", name=words, exact=True))
            session = self.after(session)
        expect(self.end).to_be_visible()

    def reads(self, session: Session) -> None:
        """The slip says the step's sentence."""
        lesson = game_of(session).view(session.state, 0)["lesson"]
        said = self.page.evaluate("chocobox.t", f"lesson-{session.game.name}-{lesson.say}")
        expect(self.page.locator(".coach-words")).to_have_text(said)

    def after(self, session: Session) -> Session:
        """The lesson once a move more is made, by anybody; at most a while later."""
        for _ in range(80):
            again = self.session
            if len(again.moves) != len(session.moves):
                return again
            self.page.wait_for_timeout(50)
        return self.session


def game_of(session: Session) -> LessonGame:
    assert isinstance(session.game, LessonGame)
    return session.game


@pytest.mark.parametrize(("size", "locale"), LOOKS)
@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_lesson_is_learnt_by_touch(visit: Visit, game: str, size: str, locale: str) -> None:
    width, height = map(int, size.split("x"))
    viewport = {"width": width, "height": height}
    page = visit(f"#/learn/{game}", locale=locale, viewport=viewport, **CALM)
    Learner(page).learn(BY_TOUCH[game])
    assert page.evaluate(KEPT) == [[game, True]], "a finished lesson is kept as finished"
    words = page.evaluate("chocobox.t", "lesson-play")
    expect(page.get_by_role("button", name=words)).to_be_visible()
