"""A person at a Schokoly table in any browser: touches what glows, and knows no rule."""

from __future__ import annotations

import time
from typing import Any, cast

from e2e.fingers import Where
from e2e.table import ECHO, PATIENCE, SPOTS, STATE
from e2e.visitor import Visitor

OFFERED = '[data-on^="colour:"]'
END = '[data-on="end"]'
SHEET = ".end-sheet"

HAND = """() => [...document.querySelectorAll(".card.own")].map((card) =>
  card.dataset.key.replace("card-", ""))"""

DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))"


class Person:
    """Plays by taps alone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.acted = visitor, 0.0

    def record(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.visitor.evaluate("() => chocobox.engine.record"))

    def lying(self) -> int:
        return self.visitor.count(".card.lying")

    def spots(self) -> list[Where]:
        """Where places glow for the held card."""
        return [(x, y) for x, y in self.visitor.evaluate(SPOTS)]

    def act(self, selector: str) -> None:
        """Tap a thing that changes the game, no sooner after the last time than a person can."""
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))
        self.visitor.tap(selector)
        self.acted = time.monotonic()

    def take_fitting(self) -> list[Where]:
        """Take a hand card and turn it until places glow; they are returned."""
        for number in self.visitor.evaluate(HAND):
            self.visitor.tap(f'[data-on="hand:{number}"]')
            self.visitor.wait_for(f'.held[data-key="card-{number}"]')
            for _ in range(4):
                if spots := self.spots():
                    return spots
                self.visitor.tap('[data-on^="turn"]')
                self.visitor.evaluate(DRAWN)
        raise AssertionError("no card fits anywhere")

    def lay_card(self) -> None:
        """Lay any card that fits: the card, a place, the tick."""
        before, spots = self.lying(), self.take_fitting()
        self.visitor.tap_at(spots[len(spots) // 2])
        self.visitor.wait_for(".ghost")
        self.act('[data-on^="lay"]')
        more = "(before) => document.querySelectorAll('.card.lying').length > before"
        self.visitor.wait(more, before)
        self.visitor.wait_for(f"{END}, {SHEET}")

    def play_turn(self) -> None:
        self.visitor.wait_for(STATE)
        if self.visitor.count(OFFERED):
            self.act(OFFERED)
            self.visitor.wait_for_no(OFFERED)
        self.lay_card()
        if not self.visitor.count(SHEET):
            self.act(END)
            self.visitor.wait_for_no(END)

    def await_turn(self) -> None:
        """Wait for the own turn, as impatient as people are: a tap shows a bot's move at once."""
        (stock,) = self.visitor.evaluate(SPOTS.replace(".spot", ".stock"))
        until = time.monotonic() + PATIENCE
        while not self.visitor.count(STATE):
            assert time.monotonic() < until, "nobody's turn comes"
            self.visitor.tap_at(stock)
            time.sleep(0.08)

    def play_round(self) -> None:
        """One whole turn, and what the bots do after it."""
        before = self.lying()
        self.play_turn()
        self.await_turn()
        assert self.lying() > before + 1

    def play_on(self, before: dict[str, Any]) -> None:
        """One turn more of the game that was saved so."""
        self.play_turn()
        moves = self.record()["moves"]
        assert moves[: len(before["moves"])] == before["moves"] != moves

    def play_to_end(self) -> None:
        while not self.visitor.count(SHEET):
            self.play_turn()
            self.await_turn()


def play_from_shelf(visitor: Visitor) -> Person:
    """Open Schokoly on the shelf, where nothing else needs to be set, and play one round."""
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Play")
    person = Person(visitor)
    person.play_round()
    return person
