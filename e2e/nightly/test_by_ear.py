"""By ear and keys alone: whole games, in which nothing but the page's sentences is known."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from e2e.conftest import CALM, Visit
from e2e.keys import Keys
from playwright.sync_api import Page, TimeoutError

GAMES = {
    "schokoly against bots": "schokoly?seed=7&players=person,nibbler,nibbler",
    "schokoly for two": "schokoly?seed=8&players=person,person",
    "choco_challenge against bots": "choco_challenge?seed=7&players=person,kitten,kitten",
    "choco_challenge for three": "choco_challenge?seed=9&players=person,person,person",
    "kaboom against a bot": "kaboom?seed=7&players=person,crab&rounds=1&slaps=0",
    "kaboom for two": "kaboom?seed=7&players=person,person&rounds=1&slaps=0",
    "choco_boom against a bot": "choco_boom?seed=7&players=person,sleepy&calm=1",
    "choco_boom for two": "choco_boom?seed=7&players=person,person&calm=1",
}
STEPS = (1, 1, 1, 2, 3)
MOST = 2500
"""No such game needs more presses."""
IDLE = 200
"""After so many answers in a row that there is nothing to do, a game stands still."""
OVER = re.compile(r"You win!|\bwins[.!]|win together!|Nobody wins")
SHEETS = (3000, 20_000, 20_000)
"""So long may the end sheet take, in ms, before each Enter: one more begins another game."""
NOTHING = "Nothing to tell"
HEARD = """async (key) => {
  const before = heard.length;
  const until = performance.now() + (key === "p" ? 5000 : 120);
  while (performance.now() < until && heard.length === before)
    await new Promise((go) => setTimeout(go, 15));
  return heard.slice(before);
}"""


class Listener:
    """Somebody who hears the page and presses keys; all that was heard is kept."""

    def __init__(self, page: Page) -> None:
        self.page, self.keys = page, Keys(page)
        self.heard: list[str] = []
        self.presses, self.choices = 0, 0

    def press(self, key: str) -> list[str]:
        """Press a key, and hear what is said then."""
        before = int(self.page.evaluate("heard.length"))
        self.presses += 1
        self.keys.press(key)
        self.page.evaluate(HEARD, key)
        new: list[str] = self.page.evaluate(f"heard.slice({before})")
        self.heard += new
        return new

    def play(self) -> None:
        """One of the first things that can be done, by chance, until somebody is said to win."""
        idle, chance = 0, Random(7)
        while not self.is_over():
            said = [self.press("p") for _ in range(chance.choice(STEPS))][-1]
            assert said or self.is_over(), f"P is not answered after {self.heard[-3:]}"
            idle = idle + 1 if said and said[-1].startswith(NOTHING) else 0
            if not idle and not self.is_over():
                self.press("Enter")
                self.choices += 1
            assert self.presses < MOST, self.heard[-9:]
            assert idle < IDLE, self.heard[-9:]

    def is_over(self) -> bool:
        """Whether somebody was said to win."""
        return any(map(OVER.search, self.heard))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(visit: Visit, game: str) -> None:
    page = visit(f"#/new/{GAMES[game]}", **CALM)
    page.locator(".table[data-game]:not(.waiting)").wait_for()
    listener = Listener(page)
    listener.play()
    words = sum(len(one.split()) for one in listener.heard)
    print(f"{game}: {words} words, {listener.presses} presses, {listener.choices} choices")
    assert all(
        "{" not in one and not re.search(r"[a-z]-[a-z]+-[a-z]", one) for one in listener.heard
    )
    come_to_the_end_sheet(listener)


def come_to_the_end_sheet(listener: Listener) -> None:
    """On from what is told at the end, while there is more of it."""
    sheet = listener.keys.page.locator(".end-sheet")
    for patience in SHEETS:
        with suppress(TimeoutError):
            return sheet.wait_for(timeout=patience)
        listener.keys.press("Enter")
    raise AssertionError("no end sheet comes")
