"""Calls practised alone: by touch, by keyboard, through breaks; and what stays of it."""

from __future__ import annotations

import re

from e2e.conftest import PHONE, Visit
from e2e.fingers import at_rest
from e2e.games import replayed
from e2e.live_keys import LiveKeys
from e2e.practice_person import ITEMS, Learner
from e2e.test_boom import HIDE
from e2e.test_trouble import KILL
from playwright.sync_api import Page, expect

OLDER = """chocobox.results.put({
  id: "older", when: 1_760_000_000_000, cards: 24, hesitation: 2000, cost: 200, parrot_cost: null,
  kinds: ["agrees", "differs", "parrot"].map((kind, i) => (
    { kind, count: 8, median: 700 + 200 * i, wrong: i, slow: 0 })),
})"""
"""A result of another day."""
SHORT = "(hesitation) => chocobox.store.set('practice', { cards: 24, hesitation })"


def opened(page: Page, hesitation: int) -> Learner:
    page.evaluate(SHORT, hesitation)
    page.goto(f"{page.url.partition('#')[0]}#/practice")
    learner = Learner(page)
    learner.fingers.tap(page.get_by_role("button", name="Practise", exact=True))
    learner.begin_key.wait_for()
    return learner


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
    assert learner.await_card().card
    page.evaluate(KILL)
    expect(page.get_by_role("heading", name="A pause")).to_be_visible()
    assert (learner.sight.done, learner.sight.card) == (2, None)
    learner.begin()
    while not (sight := learner.await_card()).over:
        learner.answer(wrong=sight.done == 20)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your calls")
    assert_table_tells_what_is_counted(page)
    expect(page.locator(".plot-before")).to_have_count(3)

    tap(page.get_by_role("button", name="Keep it"))
    rows = page.locator(".practice-kept .save")
    expect(rows).to_have_count(2)
    page.reload()
    expect(rows).to_have_count(2)
    tap(rows.first.locator("[data-asks]"))
    tap(
        page.get_by_role("group", name="Delete this for good?").get_by_role("button", name="Delete")
    )
    expect(rows).to_have_count(1)


def assert_table_tells_what_is_counted(page: Page) -> None:
    """To those who hear it too: each kind's time, mistakes and cards, as the engine counts them."""
    session = replayed(page.evaluate("chocobox.engine.record"))
    counted = session.game.outcome(session.state)
    names = {"agrees": "Fits", "differs": "Misleads", "parrot": "Parrot"}
    rows = page.locator(".practice-end .practice-plot tbody tr")
    expect(rows).to_have_count(3)
    told = [row.locator("th, td").all_inner_texts() for row in rows.all()]
    assert told == [
        [names[it.kind], f"{it.median:,} ms", str(it.wrong), str(it.slow), str(it.count)]
        for it in counted.kinds  # type: ignore[union-attr]
    ]


def test_by_keyboard_and_ear_through_pauses_that_nobody_hurries(visit: Visit) -> None:
    page = visit("#/practice", viewport=PHONE)
    keys, learner = LiveKeys(page), Learner(page, by_key=True)
    keys.listen()
    keys.tab_to(page.get_by_role("radio", name="48"))
    keys.press("ArrowLeft")
    keys.tab_to(page.get_by_role("spinbutton"))
    keys.press("End")
    keys.enter(page.get_by_role("button", name="Practise", exact=True))
    learner.begin()
    card = learner.await_card().card
    assert card is not None
    keys.hears(" ".join(card))
    learner.answer()
    keys.hears(f"(?i){learner.before}, right")
    learner.answer(wrong=True)
    keys.hears(r"(?i)is called|repeats the call before it")
    learner.await_card()
    keys.press("Escape")
    expect(page.get_by_role("heading", name="A pause")).to_be_visible()
    for key in "1234":
        keys.press(key)  # nothing is called in a pause
    assert learner.sight.done == 2
    keys.enter(page.get_by_role("button", name="Leave"))
    expect(page.get_by_role("button", name="Practise", exact=True)).to_be_visible()
    assert page.evaluate("chocobox.results.list()") == []


def test_who_hesitates_is_told_fingers_together_call_once_and_nothing_runs_unseen(
    visit: Visit,
) -> None:
    page = visit("#/settings", viewport=PHONE)
    learner = opened(page, hesitation=1000).begin()
    card = learner.await_card().card
    assert card is not None
    sight = learner.await_done(0)  # in one look, for the next card comes soon
    assert sight.done == 1
    assert "The time was up." in sight.told
    assert learner.due(card) in sight.told.lower()
    learner.await_card()
    page.evaluate(HIDE, True)
    page.wait_for_timeout(1500)
    page.evaluate(HIDE, False)
    assert (learner.sight.done, learner.sight.card, learner.sight.waits) == (1, None, True)
    learner.fingers.tap(page.get_by_role("button", name="Leave"))

    page.goto(f"{page.url.partition('#')[0]}#/settings")
    learner = opened(page, hesitation=5000).begin()
    learner.await_card()
    places = {n: at_rest(learner.key(item)).middle for n, item in enumerate(ITEMS)}
    learner.fingers.send("touchStart", places)
    learner.fingers.send("touchEnd", {})
    assert learner.await_done(0).done == 1
