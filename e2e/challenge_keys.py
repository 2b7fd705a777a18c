"""A person at a Choco Challenge table with nothing but a keyboard, who hears what happens."""

from __future__ import annotations

from e2e.challenge_table import ChallengeTable
from e2e.keys import Keys
from playwright.sync_api import Page

ANSWERS = {"deck": "t", "bust": "b", "decline": "x", "done": "e", "stop": "s", "pile": "d"}
TOOLS = {"whisk": "w", "pastry_bag": "p", "measuring_cup": "u"}


class ChallengeKeys(Keys):
    """One keyboard at one table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.desk = ChallengeTable(page)

    def hit(self, key: str) -> None:
        """Press a key that changes the game, and wait until it has."""
        before = self.desk.moves()
        self.press(key)
        self.desk.await_moves(before)

    def step(self) -> None:
        """One move of somebody modest, as the page says that it may be done."""
        on = self.desk.next_thing().get_attribute("data-on") or ""
        word, _, which = on.partition(":")
        self.hit(TOOLS.get(which) or ANSWERS.get(word) or ("t" if word == "dessert" else which))

    def play_turn(self) -> None:
        """All that there is to do until somebody else has something to do."""
        while self.desk.seat is not None:
            self.step()

    def await_turn(self) -> None:
        """Wait for the own turn, as impatient as people are."""
        while self.desk.seat is None and not self.desk.end.is_visible():
            self.press("Enter")  # in the middle, it shows a bot's move at once
            self.page.wait_for_timeout(self.desk.haste)

    def play_to_end(self) -> None:
        """All turns that are left, by keys."""
        while not self.desk.end.is_visible():
            self.play_turn()
            self.await_turn()
