"""Somebody who practises calls: sees a card, knows what belongs to it, calls by finger or key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from e2e.fingers import Fingers, box_of
from playwright.sync_api import Locator, Page, expect

CALLS = {"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"}
ITEMS = list(CALLS.values())
LOOK = 150
"""Nobody sees a card sooner, in ms; a finger that is much sooner was not meant for it."""

SEEN = """() => {
  const card = document.querySelector(".practice-card");
  const drawn = [...(card?.querySelectorAll(".boom-card use") ?? [])];
  const words = drawn.map((one) => one.getAttribute("href").split("-").at(-1));
  const bar = document.querySelector(".practice-progress [role=progressbar]");
  return {
    done: Number(bar?.getAttribute("aria-valuenow") ?? -1),
    card: card?.querySelector(".ring") ? words : null,
    waits: Boolean(document.querySelector(".practice-wait")),
    told: document.querySelector(".practice-told")?.textContent.trim() ?? "",
    over: Boolean(document.querySelector(".practice-end")),
  };
}"""
"""What there is to see: how many cards are done, and the colour and the item of one that lies."""

MOMENT = f"(done) => {{ const i = ({SEEN})(); return (i.over || i.waits || i.done > done) && i; }}"
CARD = f"() => {{ const it = ({SEEN})(); return (it.over || it.waits || it.card) && it; }}"
"""What is seen at the moment for which these wait: soon after, it may be another."""


@dataclass(frozen=True)
class Sight:
    done: int
    card: list[str] | None
    waits: bool
    told: str
    over: bool


class Learner:
    """Plays a practice; `before` is what was due last, which a parrot repeats."""

    def __init__(self, page: Page, *, by_key: bool = False) -> None:
        self.page, self.by_key = page, by_key
        self.fingers = Fingers(page)
        self.before = ""

    @property
    def sight(self) -> Sight:
        return Sight(**self.page.evaluate(SEEN))

    def key(self, item: str) -> Locator:
        return self.page.locator(f'.call-keys [data-on="call:0:{item}"]')

    @property
    def begin_key(self) -> Locator:
        """What lets cards come."""
        return self.page.locator("[data-begin]")

    def begin(self) -> Self:
        if self.by_key:
            expect(self.begin_key).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.fingers.tap(self.begin_key)
        expect(self.page.locator(".practice-wait")).to_have_count(0)
        return self

    def await_card(self) -> Sight:
        return self.await_sight(CARD)

    def await_done(self, done: int) -> Sight:
        """Until more than so many cards are done, or the practice waits, or is over."""
        return self.await_sight(MOMENT, done)

    def await_sight(self, wanted: str, arg: Any = None) -> Sight:
        return Sight(**self.page.wait_for_function(wanted, arg=arg, polling="raf").json_value())

    def due(self, card: list[str]) -> str:
        """What belongs to a card."""
        colour, item = card
        return self.before if item == "parrot" else CALLS[colour]

    def answer(self, *, wrong: bool = False) -> Sight:
        lying = self.await_card()
        self.page.wait_for_timeout(LOOK)
        assert lying.card is not None
        self.before = self.due(lying.card)
        item = next(item for item in ITEMS if (item != self.before) == wrong)
        if self.by_key:
            self.page.keyboard.press(str(ITEMS.index(item) + 1))
        else:
            self.fingers.tap_at(box_of(self.key(item)).middle)
        return self.await_done(lying.done)
