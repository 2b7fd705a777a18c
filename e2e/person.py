"""A person at a table in any browser: touches what is offered, and knows no rule."""

from __future__ import annotations

import time
from typing import Any, Self, cast

from e2e.fingers import Where
from e2e.page import DRAWN
from e2e.visitor import Hands

ECHO = 0.45
"""A person needs longer than this from one act to the next, in seconds."""
HASTE = 0.08
"""Between two taps of somebody who does not want to wait for bots, in seconds."""
PATIENCE = 120.0
"""If all bots together take longer for their turns, they hang, in seconds."""
STATE = ".dock[data-own-turn], .tray.acting, .curtain button, .end-sheet"
"""The moments at which a person has something to do."""

OFFERED = '[data-on^="colour:"]'
END = '[data-on="end"]'
SHEET = ".end-sheet"
TOLD = ".told-bar, .end-sheet"
"""The game is over: that is told, or it is asked what now."""
CORNER = """() => {
  const field = document.querySelector(".field-space")?.getBoundingClientRect();
  return field && [field.x + 3, field.y + 3];
}"""
"""Where nothing lies."""
LAID = "() => document.querySelectorAll('.card.lying').length"
HAND = """() => [...document.querySelectorAll(".card.own")].map((card) =>
  card.dataset.key.replace("card-", ""))"""

SPOTS = """() => new Promise((go) => {
  document.querySelector(".field-space").scrollIntoView({ block: "nearest", behavior: "instant" });
  const places = () => [...document.querySelectorAll(".spot")].map((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  let before = "";
  const look = () => {
    const now = places();
    if (JSON.stringify(now) === before) return go(now);
    before = JSON.stringify(now);
    requestAnimationFrame(look);
  };
  look();
})"""
"""Where places glow, once they stay where they are."""


class Seated:
    """At a table of any game."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.acted = hands, 0.0

    def ready(self) -> Self:
        """Wait until the table is laid and somebody has something to do."""
        self.hands.wait_for(STATE)
        return self

    def record(self) -> dict[str, Any]:
        """The game as it is saved: to compare with what is shown."""
        return cast("dict[str, Any]", self.hands.evaluate("() => chocobox.engine.record"))

    def pause(self) -> None:
        """As long as a person needs from one act to the next."""
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))

    def play_turn(self) -> None:
        """One turn, or the due action, by touch."""
        raise NotImplementedError

    def await_turn(self) -> None:
        """Wait for the own turn, as impatient as people are: a tap shows a bot's move at once."""
        until = time.monotonic() + PATIENCE
        while not self.hands.count(STATE):
            assert time.monotonic() < until, "nobody's turn comes"
            x, y = self.hands.wait(CORNER)
            self.hands.tap_at((x, y))
            time.sleep(HASTE)

    def play_to_end(self) -> None:
        """All turns that are left, by touch."""
        self.ready()
        while not self.hands.count(SHEET):
            self.play_turn()
            self.await_turn()


class Person(Seated):
    """At a Schokoly table, where what fits glows."""

    def spots(self) -> list[Where]:
        """Where places glow for the held card."""
        return [(x, y) for x, y in self.hands.evaluate(SPOTS)]

    def tap_slowly(self, selector: str) -> None:
        """Tap a thing that changes the game, no sooner after the last time than a person can."""
        self.pause()
        self.hands.tap(selector)
        self.acted = time.monotonic()

    def choose(self) -> None:
        """Take the first chocolate that is offered."""
        self.tap_slowly(OFFERED)
        self.hands.wait_for_no(OFFERED)

    def take_fitting(self) -> list[Where]:
        """Take a hand card and turn it until places glow; they are returned."""
        self.hands.wait_for(".card.own")
        for number in self.hands.evaluate(HAND):
            self.hands.tap(f'[data-on="hand:{number}"]')
            self.hands.wait_for(f'.held[data-key="card-{number}"]')
            for _ in range(4):
                if spots := self.spots():
                    return spots
                self.hands.tap('[data-on^="turn"]')
                self.hands.evaluate(DRAWN)
        raise AssertionError("no card fits anywhere")

    def lay_card(self) -> None:
        """Lay any card that fits: the card, a place, the tick."""
        before, spots = self.hands.evaluate(LAID), self.take_fitting()
        self.hands.tap_at(spots[len(spots) // 2])
        self.hands.wait_for(".ghost")
        self.tap_slowly('[data-on^="lay"]')
        self.hands.wait(f"(before) => ({LAID})() > before", before)
        self.hands.wait_for(f"{END}, {TOLD}")

    def end_turn(self) -> None:
        """Draw, or end the turn where there is nothing to draw."""
        self.tap_slowly(END)
        self.hands.wait_for_no(END)

    def play_turn(self) -> None:
        self.ready()
        if self.hands.count(OFFERED):
            self.choose()
        self.lay_card()
        if self.hands.count(END):
            self.end_turn()

    def play_round(self) -> None:
        """One whole turn, and the bots' turns after it."""
        before = self.hands.evaluate(LAID)
        self.play_turn()
        self.await_turn()
        assert self.hands.evaluate(LAID) > before + 1

    def play_on(self, before: dict[str, Any]) -> None:
        """One more turn of the saved game."""
        self.play_turn()
        moves = self.record()["moves"]
        assert moves[: len(before["moves"])] == before["moves"] != moves


def play_from_shelf(hands: Hands) -> Person:
    """Open Schokoly on the shelf, where nothing else needs to be set, and play one round."""
    hands.tap("a", "Play Schokoly")
    hands.tap("a", "Just play")
    person = Person(hands)
    person.play_round()
    return person
