"""One switch, and two: whole games by Space alone, and by Space and Enter."""

from __future__ import annotations

import time
from random import Random

import pytest
from e2e.conftest import CALM, Visit
from playwright.sync_api import Page

GAMES = {
    "schokoly": "schokoly?seed=7&players=person,nibbler",
    "choco_challenge": "choco_challenge?seed=7&players=person,kitten,kitten",
    "kaboom": "kaboom?seed=7&players=person,crab&rounds=1&slaps=0",
    "choco_boom": "choco_boom?seed=7&players=person,sleepy&calm=1",
}
END = ".end-sheet"
WAITS = "Go on"
POINTED = """([end]) => {
  if (document.querySelector(end)) return null;
  const ring = document.querySelector(".scan-ring");
  return (ring && document.querySelector(".choice[aria-current]")?.textContent.trim()) ?? "";
}"""
PATIENCE = 600.0
"""A game takes no longer, in seconds."""
OFTEN = 0.8
"""So often the first thing is taken."""
HAND = 0.4
"""A finger needs so long from seeing to pressing, in seconds."""


class Switches:
    """Somebody who presses Space, or Enter too, and mostly takes the first thing."""

    def __init__(self, page: Page, leads: str, does: str) -> None:
        self.page, self.leads, self.does = page, leads, does
        self.presses, self.choices = 0, 0
        self.begun = time.monotonic()

    def press(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def play(self) -> None:
        """Begin, and choose until the game is over; now and then something is left out."""
        chance, left = Random(7), ""
        self.press(self.leads)
        while (pointed := self.page.evaluate(POINTED, [END])) is not None:
            assert time.monotonic() - self.begun < PATIENCE, f"no end in sight, but {pointed!r}"
            time.sleep(HAND / 4)
            left = left if pointed else ""  # once round, it is there again
            if pointed and pointed != left and not pointed.startswith(WAITS):
                if chance.random() < OFTEN:
                    self.choices += 1
                    self.does_now()
                    left = ""
                else:
                    left = pointed
            elif self.leads != self.does and self.choices:  # until then time leads on
                self.press(self.leads)
                time.sleep(HAND)

    def does_now(self) -> None:
        """What is pointed at."""
        time.sleep(HAND)
        self.press(self.does)
        time.sleep(HAND)


@pytest.mark.parametrize("keys", [(" ", " "), (" ", "Enter")], ids=["one", "two"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_switches(visit: Visit, game: str, keys: tuple[str, str]) -> None:
    page = visit(f"#/new/{GAMES[game]}", **CALM)
    page.locator(".table[data-game]:not(.waiting)").wait_for()
    switches = Switches(page, *keys)
    switches.play()
    seconds = time.monotonic() - switches.begun
    print(f"{game} {keys}: {switches.presses} presses, {switches.choices} choices, {seconds:.0f} s")
    assert switches.choices > 3
    page.keyboard.press("Escape")
    assert page.locator(".scan-ring").count() == 0
