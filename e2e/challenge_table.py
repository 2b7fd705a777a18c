"""A person at a Choco Challenge table: sees what is on the screen, touches it, knows no rule."""

from __future__ import annotations

import time
from typing import Any, cast

from e2e.fingers import PATIENCE, Where, box_of
from e2e.games import replayed
from e2e.table import DRAWN, AnyTable
from playwright.sync_api import Locator

from chocobox.codec import encode

SETTLED = """() => new Promise((go) => {
  const places = () => JSON.stringify([...document.querySelectorAll(".morsel, .plate, .panel")]
    .map((one) => one.getBoundingClientRect()));
  let [before, frames] = ["", 0];
  const look = () => {
    const now = places();
    frames = now === before ? frames + 1 : 0;
    before = now;
    return frames > 5 ? go() : requestAnimationFrame(look);
  };
  look();
})"""
"""Comes when nothing has moved for some frames; a table lays itself out anew when it is turned."""

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
        """What lies before each seat, in the order of the seats."""
        return self.page.locator(".lane")

    @property
    def own(self) -> Locator:
        """The edge of the seat that has something to do, with its name and its buttons."""
        return self.page.locator(".dock .plate.own, .tray.acting")

    @property
    def question(self) -> Locator:
        """The sheet that asks for a tool or an extra card."""
        return self.page.locator(".panel.question")

    @property
    def market(self) -> Locator:
        """The cards of the market."""
        return self.page.locator(".market-card")

    def row(self, seat: int) -> Locator:
        """The cards that a seat has drawn, but for one that matches."""
        return self.rows.nth(seat).locator(".drawn:not(.match)")

    def offered(self, name: str) -> bool:
        """Whether a thing of this name waits for a finger."""
        return self.on(name).and_(self.waiting).count() > 0

    @property
    def waiting(self) -> Locator:
        """Everything that a finger may change the game with."""
        return self.page.locator(".offered, button[data-on]:enabled")

    @property
    def seat(self) -> int | None:
        """The seat that has something to do."""
        asked = self.page.locator(".dock[data-own-turn] .plate.own, .tray.acting")
        told = asked.evaluate_all("all => all.map((one) => one.dataset.anchor)")
        return int(str(told[0]).removeprefix("seat-")) if told else None

    def moves(self) -> int:
        """How many moves the record has."""
        return cast("int", self.page.evaluate("chocobox.engine.record.moves.length"))

    def truth(self) -> dict[str, Any]:
        """What the screen should tell, by the rules and the record."""
        session = replayed(self.record())
        view = cast("dict[str, Any]", encode(session.game.view(session.state, 0)))
        seats = zip(view["seats"], view["count"]["scores"], strict=True)
        return {
            "market": view["market_cards"],
            "deck": view["deck"],
            "desserts": list(view["desserts"].values()),
            "tools": list(view["tools"].values()),
            "match": [view["match"]["card"]] if view["match"] else [],
            "seats": [
                {
                    "drawn": seat["drawn_cards"],
                    "pile": seat["pile"],
                    "tools": sorted(seat["tools"]),
                    "desserts": sorted(seat["desserts"]),
                    "score": score,
                }
                for seat, score in seats
            ],
        }

    def settle(self) -> None:
        """Wait until everything has come to rest, also after the tablet was turned."""
        self.page.evaluate(SETTLED)

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
        self.pause()
        self.fingers.tap(thing)
        self.acted = time.monotonic()
        self.await_moves(before)

    def await_moves(self, before: int) -> None:
        """Wait until the record has more moves than before, and the screen shows it."""
        until = time.monotonic() + PATIENCE
        while self.moves() <= before:
            assert time.monotonic() < until, "nothing has happened"
            self.page.wait_for_timeout(20)
        self.page.evaluate(DRAWN)

    def draw(self) -> None:
        """Draw a card from the own pile."""
        self.do(self.page.locator(".own-pile.offered"))

    def next_thing(self) -> Locator:
        """What somebody modest touches next: one card, then stop, buy, take, done.

        A question gets its first answer: spend a tool, take a card or a tool, or bust.
        """
        if self.question.count():
            return self.question.locator("[data-on]").first
        order = ("market:", "dessert:", "done", "stop", "pile")
        return self.on(next(filter(self.offered, order))).and_(self.waiting).first

    def play_turn(self) -> None:
        """All that there is to do until somebody else has something to do."""
        seat = self.seat
        while self.seat == seat:
            self.do(self.next_thing())
