"""Calls practised alone: by touch, by keyboard, through breaks; and what stays of it."""

from __future__ import annotations

import re
from typing import Any

from e2e.conftest import PHONE, TABLET, Visit
from e2e.fingers import Fingers, at_rest
from e2e.keys import EARS, Keys
from e2e.practice_person import ITEMS, Learner
from e2e.serving import Site
from e2e.test_keep import STAYS_DEAF
from e2e.test_pages import Seen, look, look_with_axe
from e2e.test_trouble import KILL
from playwright.sync_api import Page, expect

KEEP = """([id, when, medians]) => chocobox.results.put({
  id, when, cards: 24, hesitation: 2000, cost: medians[1] - medians[0], parrot_cost: null,
  kinds: ["agrees", "differs", "parrot"].map((kind, i) => (
    { kind, count: 8, median: medians[i], wrong: i, slow: 0 })),
})"""
HIDE = """(value) => {
  Object.defineProperty(document, "hidden", { configurable: true, value });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SLOW_SHELF = """() => {
  const { results } = chocobox, { list } = results;
  results.list = () => new Promise((resolve) => { setTimeout(() => resolve(list()), 300); });
}"""
"""What is kept takes its time to be read, as on an old tablet."""
SHORT = "chocobox.store.set('practice', { cards: 24, hesitation: HESITATION })"


def opened(visit: Visit, hesitation: int = 5000, **settings: Any) -> Learner:
    """A practice of 24 cards that waits to begin."""
    page = visit("#/settings", **settings)
    page.evaluate(SHORT.replace("HESITATION", str(hesitation)))
    page.goto(f"{page.url.partition('#')[0]}#/practice")
    learner = Learner(page)
    learner.fingers.tap(page.get_by_role("button", name="Practise", exact=True))
    learner.begin_key.wait_for()
    return learner


def keep(page: Page, name: str, when: int, medians: list[int]) -> None:
    """A result of another day."""
    page.evaluate(KEEP, [name, when, medians])


def check_table(learner: Learner) -> None:
    """The page tells what the engine counts."""
    names = {"agrees": "Fits", "differs": "Misleads", "parrot": "Parrot"}
    told = [
        [names[it.kind], f"{it.median:,} ms", str(it.wrong), str(it.slow), str(it.count)]
        for it in learner.truth().kinds
    ]
    assert learner.table() == told


def test_by_touch_from_the_set_up_to_a_result_that_is_kept_and_deleted(
    visit: Visit, site: Site
) -> None:
    page = visit("#/set-up/choco_boom")
    keep(page, "older", 1_760_000_000_000, [700, 900, 1100])
    learner = Learner(page)
    tap = learner.fingers.tap
    tap(page.get_by_role("link", name="Practise calling"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Practise calling")
    tap(page.locator("label", has_text="24"))
    for seconds in (3, 4, 5):
        tap(page.get_by_role("button", name="Time to call: more"))
        expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuetext", f"{seconds} s")
    tap(page.get_by_role("button", name="Practise", exact=True))
    learner.begin()

    assert learner.await_card().done == 0
    learner.answer()
    sight = learner.answer(wrong=True)
    assert re.search(r"is called|repeats the call before it", sight.told)
    expect(learner.key(learner.before)).to_have_class(re.compile(r"\bdue\b"))
    expect(page.locator(".practice-due")).to_be_visible()
    learner.finish(lambda number, kind: kind == "parrot" and number > 15)
    assert "parrot" in learner.slips
    expect(page.get_by_role("heading", level=1)).to_have_text("Your calls")
    check_table(learner)
    mistakes = [learner.slips.count(kind) for kind in ("agrees", "differs", "parrot")]
    assert [int(row[2]) + int(row[3]) for row in learner.table()] == mistakes
    expect(page.locator(".plot-before")).to_have_count(3)
    check_looks(page)

    tap(page.get_by_role("button", name="Keep it"))
    rows = page.locator(".practice-kept .save")
    expect(rows).to_have_count(2)
    page.reload()
    expect(rows).to_have_count(2)
    expect(page.locator(".plot-now")).to_have_count(3)
    check_delete(page, learner.fingers)
    assert {one.method for one in site.answers} <= {"GET", "HEAD"}


def check_looks(page: Page) -> None:
    """What came of it can be read, spoken and touched, on a tablet and on a phone."""
    for size in (TABLET, PHONE):
        page.set_viewport_size(size)
        seen = Seen()
        look_with_axe(page, "result", seen)
        look(page, "result", seen)
        assert not [*seen.axe, *seen.small, *seen.wide]
    page.set_viewport_size(TABLET)


def check_delete(page: Page, fingers: Fingers) -> None:
    """Deleting asks first, and a double tap is no answer."""
    rows = page.locator(".practice-kept .save")
    row = rows.first
    question = row.get_by_role("group", name="Delete this for good?")
    ask = row.locator("[data-asks]")
    at = at_rest(ask).middle
    page.evaluate(STAYS_DEAF)
    fingers.tap_at(at)
    expect(question).to_be_visible()
    fingers.tap_at(at)
    expect(rows).to_have_count(2)
    page.reload()
    fingers.tap(ask)
    fingers.tap(question.get_by_role("button", name="Keep"))
    expect(question).to_have_count(0)
    expect(rows).to_have_count(2)
    fingers.tap(ask)
    fingers.tap(question.get_by_role("button", name="Delete"))
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)


def test_by_keyboard_and_ear_and_a_result_that_waits_until_it_is_forgotten(visit: Visit) -> None:
    page = visit("#/practice", script=EARS, viewport=PHONE)
    keys, learner = Keys(page), Learner(page, by_key=True)
    keys.tab_to(page.get_by_role("radio", name="48"))
    keys.press("ArrowLeft")
    keys.tab_to(page.get_by_role("spinbutton"))
    keys.press("End")
    keys.enter(page.get_by_role("button", name="Practise", exact=True))
    learner.begin()

    card = learner.await_card().card
    assert card is not None
    assert keys.has_heard(" ".join(card))
    learner.answer()
    assert keys.has_heard(f"(?i){learner.before}, right")
    learner.answer(wrong=True)
    assert keys.has_heard(r"(?i)is called|repeats the call before it")
    learner.await_card()
    keys.press("Escape")
    expect(page.get_by_role("heading", name="A pause")).to_be_visible()
    for key in "1234":
        keys.press(key)  # nothing is called in a pause
    assert learner.sight.done == 2
    page.evaluate(SLOW_SHELF)
    learner.begin().finish()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    check_table(learner)

    page.goto(f"{page.url.partition('#')[0]}#/rules/schokoly")
    page.goto(f"{page.url.partition('#')[0]}#/practice")
    check_table(learner)
    keys.enter(page.get_by_role("button", name="Forget it"))
    expect(page.get_by_role("button", name="Practise", exact=True)).to_be_visible()
    expect(page.locator(".practice-kept")).to_have_count(0)
    assert page.evaluate("chocobox.results.list()") == []
    assert page.evaluate("chocobox.saves.list()") == []


def test_a_worker_that_dies_in_the_middle_costs_one_look_at_a_card(visit: Visit) -> None:
    learner = opened(visit)
    keep(learner.page, "older", 1_760_000_000_000, [700, 900, 1100])
    learner.begin()
    for number in range(3):
        learner.answer(wrong=number == 1)
    assert learner.await_card().card
    learner.page.evaluate(KILL)
    expect(learner.page.get_by_role("heading", name="A pause")).to_be_visible()
    sight = learner.sight
    assert (sight.done, sight.card) == (3, None)
    learner.page.evaluate(KILL)  # and once more while it waits
    learner.begin()
    card = learner.await_card().card
    assert card is not None
    assert card[1] != "parrot", "what was called before the break need not be known"
    assert learner.answer().done == 4

    learner.fingers.tap(learner.page.get_by_role("button", name="Pause"))
    expect(learner.page.get_by_text("What you kept of others stays.")).to_be_visible()
    learner.fingers.tap(learner.page.get_by_role("button", name="Leave"))
    expect(learner.page.locator(".practice-kept .save")).to_have_count(1)
    learner.page.reload()
    expect(learner.page.locator(".practice-kept .save")).to_have_count(1)


def test_who_hesitates_is_told_what_was_due_and_the_next_card_comes(visit: Visit) -> None:
    learner = opened(visit, hesitation=1000)
    learner.begin()
    card = learner.await_card().card
    assert card is not None
    sight = learner.await_done(0)  # in one look, for the next card comes soon
    assert sight.done == 1
    assert "The time was up." in sight.told
    assert learner.due(card) in sight.told.lower()
    assert learner.await_card().card


def test_nothing_runs_in_a_page_that_nobody_sees(visit: Visit) -> None:
    learner = opened(visit, hesitation=2000)
    learner.begin().await_card()
    learner.page.evaluate(HIDE, True)
    learner.page.wait_for_timeout(2500)
    learner.page.evaluate(HIDE, False)
    sight = learner.sight
    assert (sight.done, sight.card, sight.waits) == (0, None, True)
    learner.begin()
    assert learner.await_card().card


def test_fingers_that_land_together_call_once(visit: Visit) -> None:
    learner = opened(visit, viewport=PHONE)
    learner.begin().await_card()
    fingers = learner.fingers
    places = {n: at_rest(learner.key(item)).middle for n, item in enumerate(ITEMS)}
    fingers.send("touchStart", places)
    fingers.send("touchEnd", {})
    assert learner.await_done(0).done == 1


def test_everything_that_is_cleared_takes_practices_along(visit: Visit) -> None:
    page = visit("#/settings")
    keep(page, "older", 1_760_000_000_000, [700, 900, 1100])
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("button", name="Clear everything"))
    fingers.tap(page.locator(".question .bad"))
    page.locator(".emptied").wait_for()
    assert page.evaluate("chocobox.results.list()") == []
