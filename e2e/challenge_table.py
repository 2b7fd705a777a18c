"""A person at a Choco Challenge table: sees what is on the screen, touches it, knows no rule."""

from __future__ import annotations

import time
from typing import Any, cast

from e2e.fingers import PATIENCE, Fingers
from e2e.page import DRAWN
from e2e.table import AnyTable
from playwright.sync_api import Locator, Page

from chocobox.core.codec import encode

SHOWN = """() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const number = (text) => Number((text ?? "").replace(/[^0-9]/g, "") || 0);
  const card = (one) => number(one.dataset.key);
  const amount = (on) => number(document.querySelector(`[data-on="${on}"] + .amount`)?.textContent);
  const market = all(".market-card").map((one) => [number(one.dataset.on), card(one)]);
  const piles = all(".lane").map((_, seat) => all(`[data-on="inside:${seat}"]`)[0]);
  return {
    market: market.sort(([a], [b]) => a - b).map(([, one]) => one),
    deck: amount("deck"),
    desserts: [4, 5, 6, 7, 8, 9].map((cost) => amount(`dessert:${cost}`)),
    tools: ["whisk", "pastry_bag", "measuring_cup"].map((tool) => amount(`tool:${tool}`)),
    match: all(".drawn.match").map(card),
    drawn: all(".lane").map((lane) => all(".drawn:not(.match)", lane).map(card)),
    piles: piles.map((one) => number(one.textContent)),
    scores: piles.map((one) => number(all(".score strong", one.parentElement)[0].textContent)),
  };
}"""
"""What the screen tells of the game, in numbers."""

WAYS = {
    "Draw": ("pile", "d"),
    "Stop": ("stop", "s"),
    "Done": ("done", "e"),
    "Spend": ("spend:{tool}", ""),
    "Buy": ("market:{place}", "{place}"),
    "Take": ("dessert:{cost}", "t"),
    "TakeIngredient": ("deck", "t"),
    "TakeTool": ("tool:{tool}", ""),
}
"""What is touched for an action, by its name on the page, and its key."""
TOOLS = {"whisk": "w", "pastry_bag": "p", "measuring_cup": "u"}


def by_touch(page: Page, action: dict[str, Any]) -> None:
    """Does an action with a finger; a question is answered on its own sheet."""
    name = WAYS[action["type"]][0].format(**action)
    offered = page.locator(
        f'.question [data-on="{name}"], [data-on="{name}"]:is(.offered, .main-key)'
    )
    Fingers(page).tap(offered.last)


def by_keys(page: Page, action: dict[str, Any]) -> None:
    """Does an action with a key."""
    key = WAYS[action["type"]][1].format(**action)
    page.keyboard.press(key or TOOLS[action["tool"]])


class ChallengeTable(AnyTable):
    """A Choco Challenge table."""

    @property
    def rows(self) -> Locator:
        return self.page.locator(".lane")

    @property
    def question(self) -> Locator:
        return self.page.locator(".panel.question")

    @property
    def seat(self) -> int | None:
        """The seat that has something to do."""
        asked = self.page.locator(".dock[data-own-turn] .plate.own, .tray.acting")
        names = asked.evaluate_all("all => all.map((one) => one.dataset.anchor.slice(5))")
        return int(names[0]) if names else None

    def expected(self) -> dict[str, Any]:
        """What the screen should tell, by the rules and the record."""
        session = self.session
        view = cast("dict[str, Any]", encode(session.game.view(session.state, 0)))
        return {
            "market": view["market_cards"],
            "deck": view["deck"],
            "desserts": list(view["desserts"].values()),
            "tools": list(view["tools"].values()),
            "match": [view["match"]["card"]] if view["match"] else [],
            "drawn": [seat["drawn_cards"] for seat in view["seats"]],
            "piles": [seat["pile"] for seat in view["seats"]],
            "scores": view["count"]["scores"],
        }

    def assert_true(self) -> None:
        """What the screen shows comes to be what the rules say, and stays it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.page.evaluate(SHOWN) != self.expected():
            self.page.wait_for_timeout(30)
        assert self.page.evaluate(SHOWN) == self.expected()

    # What there is to do

    def do(self, thing: Locator) -> None:
        """Tap a thing that changes the game; wait until it has, and the screen shows it."""
        before = len(self.record()["moves"])
        self.touch(thing)
        self.page.wait_for_function("(n) => chocobox.engine.record.moves.length > n", arg=before)
        self.page.evaluate(DRAWN)

    def play_turn(self) -> None:
        """Draw one card, then stop, buy, take; a question gets its first answer."""
        seat = self.seat
        while self.seat == seat:
            waiting = self.page.locator(".offered, button[data-on]:enabled")
            order = ("market:", "dessert:", "done", "stop", "pile")
            offered = [self.on(name).and_(waiting) for name in order]
            asked = self.question.locator("[data-on]")
            self.do(next(things for things in [asked, *offered] if things.count()).first)
