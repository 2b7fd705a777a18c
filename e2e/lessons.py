"""A newcomer in a lesson: does what is right, by touch, and reads each sentence."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from e2e.fingers import Fingers
from e2e.person import ECHO, PATIENCE
from playwright.sync_api import Page, expect

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.kit.lesson import GoOn
from chocobox.records import session_of
from chocobox.tasks.lesson import LessonGame

Does = Callable[[Page, dict[str, Any]], None]
"""How a person does one of a game's actions."""


class Learner:
    """Plays a lesson to its end; the rules say which action is right, the page how it is done."""

    def __init__(self, page: Page, does: Does) -> None:
        self.page, self.does = page, does
        self.fingers = Fingers(page)

    def session(self) -> Session:
        """The lesson as it is recorded."""
        return session_of(self.page.evaluate("() => chocobox.engine.record"))

    def learn(self) -> None:
        """Every step, until the end is shown."""
        self.page.locator(".coach").wait_for()
        end = time.monotonic() + PATIENCE
        session = self.session()
        while (game := game_of(session)).outcome(session.state) is None:
            assert time.monotonic() < end, game.view(session.state, 0)["lesson"]
            if session.offered(0):  # else its sentence may go at any time
                self.reads(session)
            answer = game.answer(session.state)
            if answer in session.offered(0):
                time.sleep(ECHO)
                self.does(self.page, encode(answer))
            elif GoOn() in session.offered(0):
                self.press("lesson-next")
            session = self.after(session)
        expect(self.page.locator(".end-sheet")).to_be_visible()

    def reads(self, session: Session) -> None:
        """The slip says the step's sentence."""
        lesson = game_of(session).view(session.state, 0)["lesson"]
        said = self.page.evaluate("chocobox.t", f"lesson-{session.game.name}-{lesson.say}")
        expect(self.page.locator(".coach-words")).to_have_text(said)

    def press(self, message: str) -> None:
        """One of the lesson's own buttons."""
        words = self.page.evaluate("chocobox.t", message)
        button = self.page.locator(".coach").get_by_role("button", name=words, exact=True)
        self.fingers.tap(button)

    def after(self, session: Session) -> Session:
        """The lesson once a move more is made, by anybody; at most a while later."""
        for _ in range(80):
            again = self.session()
            if len(again.moves) != len(session.moves):
                return again
            self.page.wait_for_timeout(50)
        return self.session()


def game_of(session: Session) -> LessonGame:
    assert isinstance(session.game, LessonGame)
    return session.game
