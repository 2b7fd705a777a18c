"""Calls practised alone: by touch and by keyboard, through breaks; what stays of it; and a path."""

from __future__ import annotations

import re
from typing import Any

from e2e.conftest import CALM, PHONE, Visit
from e2e.fingers import Fingers, box_of
from e2e.keys import Keys
from e2e.page import KILL, step
from playwright.sync_api import Page, expect

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
    card: document.querySelector(".ring") ? words : null,
    told: document.querySelector(".story-line .last")?.textContent.trim() ?? "",
    over: Boolean(document.querySelector(".end-sheet")),
  };
}"""
"""What there is to see: how many cards are done, and the colour and the item of one that lies."""

DONE = f"(n) => {{ const it = ({SEEN})(); return (it.over || it.done > n) && it; }}"
CARD = f"() => {{ const it = ({SEEN})(); return (it.over || it.card) && it; }}"
"""What is seen at the moment for which these wait: soon after, it may be another."""


class Learner:
    """Plays a practice with doubles; `before` is the call that was due last, `under` the item."""

    def __init__(self, page: Page) -> None:
        self.page, self.before, self.under = page, "", ""

    def sees(self, wanted: str = CARD, arg: Any = None) -> Any:
        """Wait until there is something to see: a card, if nothing else is said."""
        return self.page.wait_for_function(wanted, arg=arg, polling="raf").json_value()

    def answer(self, *, wrong: bool = False, by_key: bool = False) -> Any:
        """Call or slap for the card on top; the picture just afterwards."""
        lying = self.sees()
        self.page.wait_for_timeout(LOOK)
        colour, item = lying["card"]
        is_double = item == self.under
        repeats = item == "parrot" and self.before
        called = self.before if repeats else CALLS[colour]
        due = "slap" if is_double else called
        self.before, self.under = ("", "") if is_double else (called, item)
        answer = next(item for item in (*ITEMS, "slap") if (item != due) == wrong)
        if by_key:
            self.page.keyboard.press(str([*ITEMS, "slap"].index(answer) + 1))
        else:
            on = "slap:0" if answer == "slap" else f"call:0:{answer}"
            key = self.page.locator(f'.pads [data-on="{on}"]')
            Fingers(self.page).tap_at(box_of(key).middle)
        return self.sees(DONE, lying["done"])


def test_from_the_set_up_through_breaks_to_a_result_that_is_kept_and_deleted(visit: Visit) -> None:
    page = visit("#/set-up/choco_boom", viewport=PHONE)
    tap, keys, learner = Fingers(page).tap, Keys(page), Learner(page)
    tap(page.get_by_role("link", name="Practise calling"))
    tap(page.locator("label", has_text="24"))
    tap(page.get_by_label("Doubles"))
    step(page, "Time to call", "3 s", "4 s", "5 s")
    keys.enter(page.get_by_role("button", name="Practise", exact=True))
    begin, pause = page.locator('[data-on="begin"]'), page.get_by_role("heading", name="A pause")
    expect(begin).to_be_visible()
    keys.press("Enter")
    keys.hears(" ".join(learner.sees()["card"]))
    learner.answer(by_key=True)
    keys.hears(f"(?i){learner.before}, right")
    told = learner.answer(wrong=True, by_key=True)["told"]
    assert re.search(r"means|repeats the last word|is a double", told)
    keys.hears(re.escape(told))
    learner.sees()
    keys.press("Escape")
    expect(pause).to_be_visible()
    keys.press("1")  # nothing is called in a pause
    assert page.evaluate(SEEN)["done"] == 2

    tap(begin)
    assert learner.sees()["card"]
    page.evaluate(KILL)
    expect(pause).to_be_visible()
    assert page.evaluate(SEEN)["card"] is None
    tap(begin)
    tap(page.locator(".menu-key"))  # what is out of sight is a pause
    keys.press("Escape")
    expect(pause).to_be_visible()
    tap(begin)
    while not (sight := learner.sees())["over"]:
        learner.answer(wrong=sight["done"] == 20)
    expect(page.get_by_text("22 of 24 calls were right.")).to_be_visible()
    tap(page.get_by_role("button", name="See how it went"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Your calls")
    mistakes = page.locator(".practice-end .practice-plot tbody tr td:nth-child(3)")
    assert sum(map(int, mistakes.all_inner_texts())) == 2

    tap(page.get_by_role("button", name="Keep it", exact=True))
    rows = page.locator(".practice-kept .save")
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    tap(rows.first.locator("[data-asks]"))
    question = page.get_by_role("group", name="Delete this for good?")
    tap(question.get_by_role("button", name="Delete"))
    expect(rows).to_have_count(0)
    page.evaluate("() => { location.hash = '#/saves'; }")
    expect(page.get_by_text("No saved games yet.")).to_be_visible()  # its game went with the answer


def test_a_round_of_the_path_is_judged_explained_and_kept(visit: Visit) -> None:
    page = visit("#/path", viewport=PHONE, **CALM)
    tap, keys = Fingers(page).tap, Keys(page)
    tap(page.get_by_role("button", name="Practise: Stacking, level 1"))
    expect(page.locator(".dock[data-own-turn]")).to_be_visible()
    for key in ("1", "ArrowRight", "Enter", "Enter"):
        keys.press(key)
    before = page.locator(".why-key", has_text="Before")
    tap(before)
    expect(before).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".why-areas .area-flag")).not_to_have_count(0)
    tap(page.get_by_role("button", name="Back to your path"))
    expect(page.get_by_text("One thing comes back later, the next tomorrow.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("One thing comes back later, the next tomorrow.")).to_be_visible()
