"""A set that hides the rest of the box: what pupils read, what is kept, and what frees it."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.short import id_of
from chocobox.links import link
from chocobox.pages import page_of
from chocobox.pages.page import Page
from chocobox.pages.parts import kiosk
from chocobox.pages.press import Act, Begin, Go
from chocobox.pages.words import Say, say
from classes.test_tries import COUNT, GAME
from pages.test_tasks_page import ADA, BOT, key_of, pupil_kept, save, told
from support.page_parts import keys_of, messages_in, says_of

SET = key_of(COUNT, GAME, kiosk=True)
HELD = {"set": SET, "home": f"#/g/{SET}", "stays": ["#/settings"]}
DONE = (save(0, 1), save(1, 1))


def ask(*saves: dict[str, Any], held: Any = None, key: str = SET, **more: Any) -> Page:
    """The page of the set on a device that keeps this of a set that hides the box."""
    pupils = more.pop("pupils", {id_of(key): ADA})
    preview = more.pop("preview", {"key": "", "from": ""})
    device = {"keeps": True, "saves": True, "platform": False}
    given = {"device": device, "preview": preview, "pupils": pupils, "tries": list(saves)}
    fields = {"counted": True, **more.pop("fields", {})}
    request = {"params": [key], "fields": fields, "now": 0, "seed": 99, **more}
    return page_of({"name": "tasks", "given": given | {"kiosk": held}, **request})


# --- what is hidden, and that it is told ---


def test_until_the_set_is_done_nothing_leads_out_of_it_and_it_says_so() -> None:
    page = ask(save(0, 1))
    assert says_of(page)[0] == "kiosk-hides"
    assert page.back == ""
    assert page.keep["kiosk"] == HELD
    ways = {key.does.address for key in keys_of(page) if isinstance(key.does, Go)}
    assert ways == {"#/settings"}


def test_a_set_without_the_switch_hides_nothing() -> None:
    page = told(save(0, 1))
    assert "kiosk" not in page.keep
    assert (page.back, page.holds) == ("#/", {"picking": False})
    assert not [id for id in says_of(page) if id.startswith("kiosk")]


def test_where_each_task_has_a_finished_try_the_whole_box_is_open() -> None:
    page = ask(*DONE, held=HELD)
    assert page.keep["kiosk"] is None
    assert page.back == "#/"
    assert "kiosk-done" in says_of(page)
    assert "kiosk-adult" not in says_of(page)
    assert ask(save(0, 1), save(1, 1, done=False), held=HELD).keep["kiosk"] == HELD
    assert "kiosk" not in ask(*DONE).keep, "nothing is forgotten where nothing is kept"


def test_a_box_that_another_set_hides_stays_hidden() -> None:
    other = HELD | {"set": "1other"}
    assert "kiosk" not in ask(*DONE, held=other).keep


def test_a_bot_that_was_handed_in_is_done_too_and_its_bench_stays_open() -> None:
    key = key_of(BOT, kiosk=True)
    page = ask(key=key)
    assert page.keep["kiosk"]["stays"] == ["#/settings", f"#/workshop/schokoly?set={key}"]
    code = {**save(2, 1, code="x"), "task": {"number": 0, "round": 0, "nth": 1}}
    assert ask(code, key=key, held={"set": key}).keep["kiosk"] is None


def test_tasks_that_this_box_cannot_play_hide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = link.as_json(link.read(SET))
    monkeypatch.setattr("chocobox.pages.pupil.contents_of", lambda _: opened | {"older": [0, 1]})
    assert ask(held=HELD).keep["kiosk"] is None


def test_from_a_teacher_who_looks_nothing_is_hidden() -> None:
    page = ask(preview={"key": SET, "from": "#/class/monday"})
    assert (page.back, "kiosk" in page.keep) == ("#/class/monday", False)
    assert "kiosk-hides" in says_of(page)
    assert "kiosk-adult" not in says_of(page)


def test_a_link_that_does_not_open_frees_whoever_it_kept() -> None:
    request: dict[str, Any] = {"name": "link", "params": ["1broken"]}
    page = page_of(request | {"given": {"kiosk": {"set": "1broken"}}})
    assert page.keep == {"kiosk": None}
    assert page_of(request | {"given": {"kiosk": HELD}}).keep == {}


def test_a_game_that_begins_has_a_tile_where_its_set_has() -> None:
    key = key_of(COUNT, glance=True)
    begin = told(key=key, act=("play", 0)).goes
    assert isinstance(begin, Begin)
    assert begin.task
    assert begin.task["glance"] is True
    usual = told(act=("play", 0)).goes
    assert isinstance(usual, Begin)
    assert usual.task
    assert "glance" not in usual.task


# --- the sum ---


def answers_of(page: Page) -> list[int]:
    """The keys with answers, in their order."""
    acts = [one.does for one in keys_of(page) if isinstance(one.does, Act)]
    return [act.of for act in acts if act.name == "free"]


@pytest.mark.parametrize("chance", range(0, 1000, 37))
def test_one_answer_of_many_is_right_and_it_stands_anywhere(chance: int) -> None:
    less, more = kiosk.factors(chance)
    assert (6 <= less <= 9, 12 <= more <= 19) == (True, True)
    answers = kiosk.answers(chance)
    assert (len(answers), len(set(answers))) == (kiosk.ANSWERS, kiosk.ANSWERS)
    assert less * more in answers
    assert kiosk.product(chance) == less * more


def test_the_right_answer_is_at_no_certain_place() -> None:
    places = {kiosk.answers(it).index(kiosk.product(it)) for it in range(300)}
    assert places == set(range(kiosk.ANSWERS))


def test_the_sum_stays_until_it_is_answered() -> None:
    page = ask(fields={"sum": 7})
    [told_] = {one.id: one for one in messages_in(page) if one.id == "kiosk-sum"}.values()
    assert told_ == Say("kiosk-sum", dict(zip(("less", "more"), kiosk.factors(7), strict=True)))
    assert answers_of(page) == list(kiosk.answers(7))
    assert page.holds["sum"] == 7


def test_the_right_answer_opens_the_box_for_this_pupil_alone() -> None:
    right = {"name": "free", "of": kiosk.product(7)}
    page = ask(fields={"sum": 7}, act=right, held=HELD, pupils=None)
    assert (page.tells, page.focus, page.back) == (say("kiosk-open"), "h1", "#/")
    assert page.keep["kiosk"] is None
    freed = pupil_kept(page, SET)
    assert freed["free"] is True
    again = ask(pupils={id_of(SET): freed})
    assert ("kiosk" in again.keep, "kiosk-open" in says_of(again)) == (False, True)
    begun = {**freed, "begun": [1, 0]}
    next_ = ask(save(0, 1), pupils={id_of(SET): begun}, act={"name": "next", "of": True})
    assert next_.keep["kiosk"] == HELD
    assert "free" not in pupil_kept(next_, SET)


def test_the_next_pupil_on_the_open_page_has_another_sum() -> None:
    begun = {**ADA, "begun": [1, 0]}
    right = {"name": "free", "of": kiosk.product(7)}
    freed = ask(save(0, 1), fields={"sum": 7}, act=right, pupils={id_of(SET): begun})
    open_page = {"sum": 7, **freed.holds}
    pupils, next_ = freed.keep["pupils"], {"name": "next", "of": True}
    page = ask(save(0, 1), fields=open_page, act=next_, pupils=pupils, seed=1000)
    assert page.keep["kiosk"] == HELD
    assert answers_of(page) == list(kiosk.answers(page.holds["sum"]))
    assert page.holds["sum"] != 7


def test_after_a_wrong_answer_there_is_another_sum() -> None:
    wrong = {"name": "free", "of": kiosk.product(7) + 2}
    page = ask(fields={"sum": 7}, act=wrong, held=HELD)
    assert (page.tells, page.focus) == (say("kiosk-wrong"), ".kiosk-answers button")
    assert page.holds["sum"] == 99
    assert answers_of(page) == list(kiosk.answers(99))
    assert page.keep["kiosk"] == HELD
    assert "pupils" not in page.keep
