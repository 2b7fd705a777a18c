"""Calls practised alone: by touch, by keyboard, through breaks; and what stays of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Self

from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers, box_of
from e2e.keys import Keys
from e2e.page import KILL
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

DONE = f"(n) => {{ const it = ({SEEN})(); return (it.over || it.waits || it.done > n) && it; }}"
CARD = f"() => {{ const it = ({SEEN})(); return (it.over || it.waits || it.card) && it; }}"
"""What is seen at the moment for which these wait: soon after, it may be another."""

OLDER = """chocobox.results.put({
  id: "older", when: 1_760_000_000_000, cards: 24, hesitation: 2000, cost: 200, parrot_cost: null,
  kinds: ["agrees", "differs", "parrot"].map((kind, i) => (
    { kind, count: 8, median: 700 + 200 * i, wrong: i, slow: 0 })),
})"""
"""A result of another day."""


@dataclass(frozen=True)
class Sight:
    """What is on the screen."""

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

    def key(self, item: str) -> Locator:
        return self.page.locator(f'.call-keys [data-on="call:0:{item}"]')

    def begin(self) -> Self:
        """Let the cards come."""
        key = self.page.locator("[data-begin]")
        if self.by_key:
            expect(key).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.fingers.tap(key)
        expect(self.page.locator(".practice-wait")).to_have_count(0)
        return self

    def sees(self, wanted: str = CARD, arg: Any = None) -> Sight:
        """Wait until there is something to see: a card, if nothing else is said."""
        return Sight(**self.page.wait_for_function(wanted, arg=arg, polling="raf").json_value())

    def answer(self, *, wrong: bool = False) -> Sight:
        """Call for the card that lies there; what is seen just after it."""
        lying = self.sees()
        self.page.wait_for_timeout(LOOK)
        assert lying.card is not None
        colour, item = lying.card
        self.before = self.before if item == "parrot" else CALLS[colour]
        call = next(item for item in ITEMS if (item != self.before) == wrong)
        if self.by_key:
            self.page.keyboard.press(str(ITEMS.index(call) + 1))
        else:
            self.fingers.tap_at(box_of(self.key(call)).middle)
        return self.sees(DONE, lying.done)


def test_by_touch_from_the_set_up_to_a_result_that_is_kept_and_deleted(visit: Visit) -> None:
    page = visit("#/set-up/choco_boom")
    page.evaluate(OLDER)
    learner = Learner(page)
    tap = learner.fingers.tap
    tap(page.get_by_role("link", name="Practise calling"))
    tap(page.locator("label", has_text="24"))
    for seconds in (3, 4, 5):
        tap(page.get_by_role("button", name="Time to call: more"))
        expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuetext", f"{seconds} s")
    tap(page.get_by_role("button", name="Practise", exact=True))
    learner.begin()

    learner.answer()
    sight = learner.answer(wrong=True)
    assert re.search(r"is called|repeats the call before it", sight.told)
    expect(learner.key(learner.before)).to_have_class(re.compile(r"\bdue\b"))
    assert learner.sees().card
    page.evaluate(KILL)
    expect(page.get_by_role("heading", name="A pause")).to_be_visible()
    sight = Sight(**page.evaluate(SEEN))
    assert (sight.done, sight.card) == (2, None)
    learner.begin()
    while not (sight := learner.sees()).over:
        learner.answer(wrong=sight.done == 20)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your calls")
    mistakes = page.locator(".practice-end .practice-plot tbody tr td:nth-child(3)")
    assert sum(map(int, mistakes.all_inner_texts())) == 2
    expect(page.locator(".plot-before")).to_have_count(3)

    tap(page.get_by_role("button", name="Keep it"))
    rows = page.locator(".practice-kept .save")
    expect(rows).to_have_count(2)
    page.reload()
    expect(rows).to_have_count(2)
    tap(rows.first.locator("[data-asks]"))
    question = page.get_by_role("group", name="Delete this for good?")
    tap(question.get_by_role("button", name="Delete"))
    expect(rows).to_have_count(1)


def test_by_keyboard_and_ear_through_pauses_that_nobody_hurries(visit: Visit) -> None:
    page = visit("#/practice", viewport=PHONE)
    keys, learner = Keys(page), Learner(page, by_key=True)
    keys.tab_to(page.get_by_role("radio", name="48"))
    keys.press("ArrowLeft")
    keys.tab_to(page.get_by_role("spinbutton"))
    keys.press("End")
    keys.enter(page.get_by_role("button", name="Practise", exact=True))
    learner.begin()
    card = learner.sees().card
    assert card is not None
    keys.hears(" ".join(card))
    learner.answer()
    keys.hears(f"(?i){learner.before}, right")
    learner.answer(wrong=True)
    keys.hears(r"(?i)is called|repeats the call before it")
    learner.sees()
    keys.press("Escape")
    expect(page.get_by_role("heading", name="A pause")).to_be_visible()
    for key in "1234":
        keys.press(key)  # nothing is called in a pause
    assert page.evaluate(SEEN)["done"] == 2
    keys.enter(page.get_by_role("button", name="Leave"))
    expect(page.get_by_role("button", name="Practise", exact=True)).to_be_visible()
    assert page.evaluate("chocobox.results.list()") == []
