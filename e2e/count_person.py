"""A pupil at a board to be counted: knows the truth, and says it, or something else."""

from __future__ import annotations

import time
from typing import cast

from e2e.fingers import Fingers, Where, at_rest
from e2e.games import replayed
from e2e.table import ECHO
from playwright.sync_api import Locator, Page, expect

from chocobox.games.schokoly.count import State
from chocobox.games.schokoly.count_words import NOBODY, Award, Mark, Say
from chocobox.games.schokoly.counting import judged

POINT = """([x, y]) => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".counted")).transform);
  const { left, top } = document.querySelector(".table").getBoundingClientRect();
  return [left + e + a * x, top + f + a * y];
}"""
"""Where a point of the board is on the screen."""

HASTE = 0.65
"""An explanation is not passed over sooner, in seconds."""


class Pupil:
    """One person who counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fingers = Fingers(page)
        self.ask = page.locator(".ask:not(.told)")
        self.told = page.locator(".ask.told")
        self.end = page.locator(".end-sheet")
        self.acted = 0.0

    @property
    def state(self) -> State:
        """What the engine makes of the moves in the page, once more."""
        return cast("State", replayed(self.page.evaluate("chocobox.engine.record")).state)

    def on(self, name: str) -> Locator:
        return self.page.locator(f'[data-on="{name}"]')

    def truth(self) -> Mark | Say | Award:
        """The right answer to what is asked now."""
        state = self.state
        task = state.task
        assert task is not None
        if task.kind == "largest":
            return Mark(*task.area.cells[0])
        if task.kind == "who":
            return Award(str(judged(state.areas, task, Award(NOBODY)).truth))
        return Say(int(judged(state.areas, task, Say(0)).truth))

    def choose(self, answer: Mark | Say | Award) -> None:
        """Lay an answer out, without giving it."""
        if isinstance(answer, Mark):
            self.fingers.tap_at(self.point(answer.x + 0.5, answer.y + 0.5))
            expect(self.page.locator(".chosen-piece")).to_be_visible()
        elif isinstance(answer, Award):
            self.fingers.tap(self.on(f"who:{answer.colour}"))
        else:
            for digit in str(answer.count):
                self.fingers.tap(self.on(f"digit:{digit}"))
            expect(self.page.locator(".typed output")).to_have_text(str(answer.count))

    def point(self, x: float, y: float) -> Where:
        """Where a point of the board is on the screen."""
        at_rest(self.page.locator(".lying").first)
        found = self.page.evaluate(POINT, [x, y])
        return found[0], found[1]

    def answer(self, answer: Mark | Say | Award) -> None:
        """Give an answer, and see it explained."""
        self.choose(answer)
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))
        self.fingers.tap(self.on("say"))
        self.told.wait_for()

    def go_on(self) -> None:
        """Read why, and go on."""
        time.sleep(HASTE)
        self.fingers.tap(self.on("next"))
        self.acted = time.monotonic()
        expect(self.told).to_have_count(0)
        expect(self.ask.or_(self.end).first).to_be_visible()

    def finish(self) -> None:
        """All that is left; whoever can, rightly."""
        while not self.end.is_visible():
            if not self.told.is_visible():
                self.answer(self.truth())
            self.go_on()
