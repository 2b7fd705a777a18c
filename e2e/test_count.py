"""Schokoly's boards to be counted, and the best place of one card: by touch, by keys, in haste."""

from __future__ import annotations

import re
from typing import Any

from e2e.conftest import PHONE, TABLET, Visit
from e2e.count_person import Pupil
from e2e.fingers import Fingers, at_rest
from e2e.games import SAME_CHANCE, put_away, replayed
from e2e.keys import EARS, Keys
from e2e.screens import ARRIVED
from e2e.table import ANSWERED, Table
from e2e.test_pages import Seen, look, look_with_axe
from e2e.test_trouble import KILL
from e2e.visitor import await_stored
from playwright.sync_api import Page, ViewportSize, expect

from chocobox.games.schokoly.count_words import Say

ROUND_A_HOLE = 9
"""The seed of a small board on which the arrow that points to the answer leads to and fro."""

TASK = """async (name) => {
  const save = (await chocobox.saves.list()).find((one) => one.save).save;
  await chocobox.saves.put({ ...save, task: { set: name, number: 0 } });
  return save.id;
}"""


def opened(visit: Visit, address: str, **settings: Any) -> Pupil:
    """A board that lies there, and its first question."""
    pupil = Pupil(visit(address, **settings))
    pupil.ask.wait_for(timeout=60_000)
    return pupil


def check_looks(page: Page, name: str, *sizes: ViewportSize) -> None:
    """It can be read, spoken and touched."""
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate(ARRIVED)
        seen = Seen()
        look_with_axe(page, name, seen)
        look(page, name, seen)
        assert not [*seen.axe, *seen.small, *seen.wide]


def test_by_touch_from_the_set_up_through_all_questions_to_the_saved_games(visit: Visit) -> None:
    page = visit("#/set-up/schokoly")
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Count the board"))
    check_looks(page, "boxes", PHONE)
    fingers.tap(page.get_by_role("link", name="A full plate"))
    pupil = Pupil(page)
    pupil.ask.wait_for()

    pupil.answer(pupil.slip())
    expect(pupil.told).to_contain_text(re.compile("Not quite.*area", re.DOTALL))
    check_looks(page, "explained", TABLET)
    pupil.go_on()
    pupil.answer(pupil.truth())
    size = int(str(pupil.state.answers[-1].truth))
    expect(pupil.told).to_contain_text(f"It has {size} pieces.")
    expect(page.locator(".piece-number")).to_have_count(size)
    pupil.go_on()
    for _ in range(2):
        pupil.answer(pupil.truth())
        sides = int(str(pupil.state.answers[-1].truth))
        expect(page.locator(".side-mark")).to_have_count(sides)
        pupil.go_on()
    check_looks(page, "who", PHONE)
    pupil.answer(pupil.slip())
    assert not pupil.state.answers[-1].right
    pupil.finish()

    expect(pupil.end.get_by_role("heading")).to_have_text("3 of 5")
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    expect(page.locator(".save h2")).to_have_text("Count the board")
    expect(page.locator(".save")).to_contain_text("finished")


def test_haste_gives_no_answer_and_passes_none_over(visit: Visit) -> None:
    pupil = opened(visit, "#/count?grade=1&seed=7", viewport=PHONE)
    page, tap = pupil.page, pupil.fingers.tap_at
    first = pupil.truth()
    pupil.choose(first)
    pupil.choose(first)  # a piece tapped twice is chosen, and no more
    assert not pupil.state.answers
    pupil.fingers.tap_quickly(at_rest(pupil.on("say")).middle, 3)
    pupil.told.wait_for()
    page.evaluate(ANSWERED)
    expect(pupil.told).to_be_visible()
    assert len(pupil.state.answers) == 1
    pupil.go_on()

    board = pupil.state.task
    assert board is not None
    x, y = board.area.cells[0]
    at_rest(page.locator(".lying").first)
    tap(pupil.point(x + 0.5, y + 0.5))
    expect(page.locator(".crumb")).to_have_count(1)  # ticked off, and no answer
    for name in ("digit:9", "digit:8", "digit:7", "erase"):
        pupil.fingers.tap(pupil.on(name))
    expect(pupil.on("erase")).to_be_disabled()  # a third digit had begun a new number
    pupil.answer(Say(98))
    expect(pupil.told).to_contain_text("You said 98.")
    assert len(pupil.state.answers) == 2


def test_by_keys_and_ears_through_a_reload_and_a_worker_that_dies(visit: Visit) -> None:
    page = visit("#/count", script=EARS + SAME_CHANCE % ROUND_A_HOLE)
    keys, pupil = Keys(page), Pupil(page, by_key=True)
    keys.enter(page.get_by_role("link", name="A small plate"))
    pupil.ask.wait_for()
    pupil.answer(pupil.truth())
    assert keys.has_heard(r"(?i)(dark|milk|white), column -?\d+, row -?\d+")
    assert keys.has_heard(r"Right.*This is the largest")
    await_stored(page)
    page.reload()
    expect(pupil.told).to_contain_text("This is the largest")
    pupil.go_on()
    page.evaluate(KILL)
    pupil.answer(pupil.truth())
    assert keys.has_heard(r"Right.*It has \d+ pieces?")
    pupil.go_on()
    assert keys.has_heard(r"Question 3 of 3.*Where is the largest")
    page.evaluate(KILL)
    pupil.finish()
    expect(pupil.end.get_by_role("heading")).to_have_text("3 of 3")


def test_a_class_task_takes_nothing_back_and_leads_back_to_its_set(visit: Visit) -> None:
    page = visit("#/best?cards=6&seed=7")
    table = Table(page).ready()
    name = page.evaluate(TASK, "1set")
    put_away(page)
    page.goto(f"{page.url.partition('#')[0]}#/game/{name}")
    table.ready()
    entries = table.open_menu().locator(".menu-entry").all_inner_texts()
    assert entries
    assert not {"Hint", "Take back"} & {text.strip() for text in entries}
    table.close_sheet()
    page.keyboard.press("h")
    page.keyboard.press("z")
    table.lay_card()
    table.end.wait_for()
    points = replayed(table.record()).state.outcome.points
    expect(table.end.get_by_role("heading")).to_have_text(f"{points} of 100 points")
    expect(page.locator(".best-place")).to_be_visible()
    check_looks(page, "best", TABLET)
    table.fingers.tap(table.end.get_by_role("button").first)
    page.wait_for_function("location.hash === '#/g/1set'")
