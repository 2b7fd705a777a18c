"""A person at a Choco Challenge table: sees what is on the screen, touches it, knows no rule."""

from __future__ import annotations

import time
from typing import Any, cast

from e2e.fingers import PATIENCE, Where, box_of
from e2e.games import replayed
from e2e.table import DRAWN, AnyTable
from playwright.sync_api import Locator

from chocobox.codec import encode

SHOWN = """() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const number = (text) => Number((text ?? "").replace(/[^0-9]/g, "") || 0);
  const card = (one) => number(one.dataset.key);
  const amount = (on) => number(document.querySelector(`[data-on="${on}"] + .amount`)?.textContent);
  const places = all(".market-card").map((one) => [number(one.dataset.on), card(one)]);
  const seats = all(".lane").map((lane, seat) => {
    const inside = document.querySelector(`[data-on="inside:${seat}"]`);
    const told = inside.parentElement;
    return {
      drawn: all(".drawn:not(.match)", lane).map(card),
      pile: number(inside.textContent),
      tools: all(".good use", told).map((one) => one.getAttribute("href").slice("#choco-".length))
        .filter((name) => !name.startsWith("dessert-")).sort(),
      desserts: all(".dessert-chip b", told).map((one) => number(one.textContent)).sort(),
      score: number(told.querySelector(".score strong").textContent),
    };
  });
  return {
    market: places.sort(([a], [b]) => a - b).map(([, one]) => one),
    deck: amount("deck"),
    desserts: [4, 5, 6, 7, 8, 9].map((cost) => amount(`dessert:${cost}`)),
    tools: ["whisk", "pastry_bag", "measuring_cup"].map((tool) => amount(`tool:${tool}`)),
    match: all(".drawn.match").map(card),
    seats,
  };
}"""
"""All that the screen tells of the game, in numbers."""


class ChallengeTable(AnyTable):
    """A Choco Challenge table; its bots make many moves."""

    haste = 30

    @property
    def nothing(self) -> Where:
        """The corner of the middle, where no card lies."""
        box = box_of(self.page.locator(".ground"))
        return box.x + 3, box.y + 3

    @property
    def rows(self) -> Locator:
        return self.page.locator(".lane")

    @property
    def own(self) -> Locator:
        """The edge of the seat that has something to do, with its name and its buttons."""
        return self.page.locator(".dock .plate.own, .tray.acting")

    @property
    def question(self) -> Locator:
        return self.page.locator(".panel.question")

    def row(self, seat: int) -> Locator:
        """The cards that a seat has drawn, but for one that matches."""
        return self.rows.nth(seat).locator(".drawn:not(.match)")

    @property
    def seat(self) -> int | None:
        asked = self.page.locator(".dock[data-own-turn] .plate.own, .tray.acting")
        told = asked.evaluate_all("all => all.map((one) => one.dataset.anchor.slice(5))")
        return int(told[0]) if told else None

    def moves(self) -> int:
        return cast("int", self.page.evaluate("chocobox.engine.record.moves.length"))

    def truth(self) -> dict[str, Any]:
        """What the screen should tell, by the rules and the record."""
        session = replayed(self.record())
        view = cast("dict[str, Any]", encode(session.game.view(session.state, 0)))
        seats = []
        for seat, score in zip(view["seats"], view["count"]["scores"], strict=True):
            told = {name: sorted(seat[name]) for name in ("tools", "desserts")}
            seats.append(
                {"drawn": seat["drawn_cards"], "pile": seat["pile"], "score": score, **told}
            )
        return {
            "market": view["market_cards"],
            "deck": view["deck"],
            "desserts": list(view["desserts"].values()),
            "tools": list(view["tools"].values()),
            "match": [view["match"]["card"]] if view["match"] else [],
            "seats": seats,
        }

    def assert_true(self) -> None:
        """What the screen shows comes to be what the rules say, and stays it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.page.evaluate(SHOWN) != self.truth():
            self.page.wait_for_timeout(30)
        assert self.page.evaluate(SHOWN) == self.truth()

    # What there is to do

    def do(self, thing: Locator) -> None:
        """Tap a thing that changes the game, and wait until it has."""
        before = self.moves()
        self.touch(thing)
        self.await_moves(before)

    def await_moves(self, before: int) -> None:
        """Wait until the record has more moves than before, and the screen shows it."""
        self.page.wait_for_function("(n) => chocobox.engine.record.moves.length > n", arg=before)
        self.page.evaluate(DRAWN)

    def draw(self) -> None:
        self.do(self.page.locator(".own-pile.offered"))

    def next_thing(self) -> Locator:
        """What somebody modest touches next: one card, then stop, buy, take, done.

        A question gets its first answer: spend a tool, take a card or a tool, or bust.
        """
        if self.question.count():
            return self.question.locator("[data-on]").first
        waiting = self.page.locator(".offered, button[data-on]:enabled")
        order = ("market:", "dessert:", "done", "stop", "pile")
        offered = (self.on(name).and_(waiting) for name in order)
        return next(things for things in offered if things.count()).first

    def play_turn(self) -> None:
        seat = self.seat
        while self.seat == seat:
            self.do(self.next_thing())
