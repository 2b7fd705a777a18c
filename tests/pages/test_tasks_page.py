"""The tasks of a set for pupils, as Python tells them."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import pytest

from chocobox.core.short import id_of
from chocobox.links import link
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Choice, Field, Page, Text, Tool
from chocobox.pages.press import Begin, Go
from chocobox.pages.words import Say, Several, say
from classes.test_tries import COUNT, GAME, moves_of
from support.page_parts import keys_of, messages_in, parts_of, says_of
from support.talk import Talk

BOT = GAME | {"position": "bot:"}
DEVICE = {"keeps": True, "saves": True, "platform": False}
ADA = {"round": 0, "name": "Ada", "origin": 5}
NOW = 60_000 * 29_000_000


def key_of(*tasks: dict[str, Any], **terms: Any) -> str:
    """The text of a set's link."""
    set_ = {"title": "Monday", "tasks": list(tasks), **terms}
    text: str = Talk().ask("link", link={"use": "set", "set": set_})["link"]
    return text


SET = key_of(COUNT, GAME, BOT)


@cache
def moves_made(number: int, nth: int) -> list[list[int]]:
    """A whole game of that task."""
    return moves_of((COUNT, GAME)[number], nth)


def save(
    number: int, nth: int | None, done: bool = True, round: int = 0, **more: Any
) -> dict[str, Any]:
    """A saved try of a task, as a device tells it."""
    moves = moves_made(number, nth or 1) if done and number < 2 else []
    task = {"number": number, "round": round, **({"nth": nth} if nth else {})}
    return {"id": f"{number}-{nth}-{round}", "done": done, "task": task, "moves": moves, **more}


def told(
    *saves: dict[str, Any], key: str = SET, act: tuple[str, Any] | None = None, **more: Any
) -> Page:
    """The page, once all is counted; the newest game stands first."""
    pupils = more.pop("pupils", {id_of(key): ADA})
    device, preview = DEVICE | more.pop("device", {}), more.pop("preview", {"key": "", "from": ""})
    given = {"device": device, "preview": preview, "pupils": pupils, "tries": list(saves)}
    fields = {"counted": True, **more.pop("fields", {})}
    deed = {"act": {"name": act[0], "of": act[1]}} if act else {}
    asked = {"given": given, "fields": fields, "now": NOW, "seed": 99, **deed, **more}
    return page_of({"name": "tasks", "params": [key], **asked})


def ways(page: Page) -> list[str]:
    """The words of the keys of all tasks."""
    keys = [one for one in keys_of(page) if isinstance(one.name, Several)]
    return [one.says.id for one in keys if isinstance(one.says, Say)]


def pupil_kept(page: Page, key: str = SET) -> Any:
    """The pupil that the device is to keep."""
    return page.keep["pupils"][id_of(key)]


Kind = TypeVar("Kind", Choice, Field, Text, Tool)


def only(page: Page, kind: type[Kind], look: str = "") -> Kind:
    """The only part of that kind and look on the page."""
    all_ = [one for one in parts_of(page) if isinstance(one, kind)]
    [found] = [one for one in all_ if look in getattr(one, "look", "")]
    return found


# --- what stands there ---


def test_a_new_pupil_reads_a_name_to_type_the_tasks_and_which_tries_count() -> None:
    page = told(pupils=None)
    read = says_of(page)
    assert ways(page) == ["class-play", "class-play", "class-write"]
    for id in ("class-counts-line", "class-practice-line", "class-bot-line"):
        assert id in read
    assert (page.title, page.back, page.keep) == ("Monday", "#/", {"onlook": None})
    assert only(page, Field).value == ""
    assert not {"class-next", "class-show", "saves-not-kept"} & set(read)


def test_a_game_goes_on_and_what_was_finished_can_be_played_again() -> None:
    page = told(save(1, 1, done=False), save(0, 1), save(2, 1, code="x"))
    assert ways(page) == ["class-practise", "class-go-on", "class-rewrite"]
    goes = told(save(1, 1, done=False), act=("play", 1)).goes
    assert goes == Go("#/game/1-1-0")
    assert ways(told(save(1, 1))) == ["class-play", "class-again", "class-write"]


def test_a_teacher_who_looks_is_led_back() -> None:
    page = told(preview={"key": SET, "from": "#/class/monday"})
    assert (page.back, page.back_says) == ("#/class/monday", "class-looked")
    assert told(preview={"key": "1other", "from": "#/class/monday"}).back == "#/"


def test_a_window_that_keeps_nothing_says_so() -> None:
    assert "saves-not-kept" in says_of(told(device={"saves": False}))


def test_a_task_of_older_rules_has_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = link.as_json(link.read(SET))
    monkeypatch.setattr("chocobox.pages.pupil.contents_of", lambda _: opened | {"older": [1]})
    page = told(save(0, 1))
    assert ways(page) == ["class-practise", "class-write"]
    assert "class-older-task" in says_of(page)
    done = next(one for one in messages_in(page) if one.id == "class-done")
    assert done.args == {"done": 1, "all": 2}


# --- tries ---


def done_words(page: Page) -> tuple[list[str], Text]:
    """The names of the words of the only finished task."""
    text = only(page, Text, "task-done")
    more = text.more.words if isinstance(text.more, Several) else ()
    return [one.id for one in (text.says, *more) if isinstance(one, Say)], text


def test_a_finished_try_has_its_score_and_several_say_which_counts() -> None:
    assert done_words(told(save(0, 1)))[0] == ["class-score"]
    words, _ = done_words(told(save(0, 2), save(0, 1)))
    assert words == ["class-score", "class-try-counts", "class-last-try"]
    words, text = done_words(told(save(0, 2)))
    assert words == ["class-only-practice", "class-last-try"]
    assert isinstance(text.more, Several)
    [last] = text.more.words
    assert isinstance(last, Say)
    assert last.args["practice"] == "true"


def test_tries_are_shown_at_once_and_counted_after() -> None:
    saves = [save(0, 7)]
    page = told(*saves, fields={"counted": None})
    assert done_words(page)[0] == ["class-reckoning"]
    show = next(one for one in keys_of(page) if one.says == say("class-show"))
    assert (show.off, page.is_partial, page.holds["counted"]) == (True, True, True)
    assert done_words(told(*saves))[0][0] == "class-only-practice"
    again = told(*saves, fields={"counted": None})
    assert (done_words(again)[0][0], again.is_partial) == ("class-only-practice", False)


def test_tries_whose_moves_were_too_much_are_not_counted_and_the_tasks_can_be_played() -> None:
    page = told(save(0, 1), {**save(0, 2), "moves": None})
    assert done_words(page)[0] == ["class-reckoning"]
    assert not page.is_partial
    assert ways(page)[0] == "class-practise"


def test_the_games_of_another_pupil_are_not_shown() -> None:
    assert ways(told(save(0, 1, round=1)))[0] == "class-play"


# --- what begins ---


def test_a_try_begins_with_its_number_the_pupils_name_and_the_help_of_the_set() -> None:
    help = {"tips": False, "hints": True}
    key = key_of(COUNT, GAME, help=help)
    page = told(save(1, 1), key=key, act=("play", 1))
    begin = page.goes
    assert isinstance(begin, Begin)
    assert (begin.names, begin.animal, begin.plain) == (("Ada", ""), "", True)
    assert begin.task
    assert {**begin.task, "help": None} == {
        "set": key,
        "number": 1,
        "round": 0,
        "nth": 2,
        "help": None,
    }
    assert {name: begin.task["help"][name] for name in help} == help
    assert (begin.record["game"], begin.record["moves"]) == ("schokoly", [])
    assert pupil_kept(page, key) == {**ADA, "begun": [0, 2]}


def test_a_deleted_try_was_one_too() -> None:
    page = told(pupils={id_of(SET): {**ADA, "begun": [2, 0, 0]}}, act=("play", 0))
    assert isinstance(page.goes, Begin)
    assert page.goes.task
    assert page.goes.task["nth"] == 3


def test_an_animal_sits_at_the_table() -> None:
    key = key_of(GAME, picks={"kind": "animals", "count": 12})
    page = told(key=key, pupils=None, fields={"name": "12"}, act=("play", 0))
    assert isinstance(page.goes, Begin)
    frog = say("class-animal", animal=say("animal-frog"), number=2)
    assert (page.goes.names, page.goes.animal, page.goes.plain) == ((frog, ""), "frog", False)


def test_a_bot_is_written_on_the_bench_under_the_same_pupil() -> None:
    page = told(pupils=None, fields={"name": "Ben"}, act=("play", 2))
    assert page.goes == Go("#/workshop/schokoly", {"set": SET, "task": "2"})
    assert pupil_kept(page)["name"] == "Ben"


# --- names ---


def test_a_name_is_kept_as_soon_as_the_pupil_is_known() -> None:
    assert told(pupils=None, fields={"name": "Ben"}).keep.keys() == {"onlook"}
    assert pupil_kept(told(fields={"name": "Ben"})) == {**ADA, "name": "Ben"}
    assert told(fields={"name": "Ada"}).keep.keys() == {"onlook"}


def test_names_to_pick_from_stand_there_until_one_plays() -> None:
    key = key_of(COUNT, picks={"kind": "animals", "count": 3})
    fields = {"name": "2"}
    page = told(key=key, pupils=None, fields=fields)
    choice = only(page, Choice)
    assert choice.faces == ("hedgehog", "rabbit", "panda")
    assert [one for one, _ in choice.values] == ["1", "2", "3"]
    assert page.holds["picking"] is True
    pupils = {id_of(key): {**ADA, "name": "2"}}
    page = told(save(0, 1), key=key, pupils=pupils)
    assert "class-you-are" in says_of(page)
    page = told(save(0, 1), key=key, pupils=pupils, act=("pick", True))
    assert (only(page, Choice).value, page.focus) == ("2", ".task-name input:checked")


def test_the_next_pupil_begins_anew_and_is_told() -> None:
    page = told(save(0, 1), act=("next", True))
    kept = pupil_kept(page)
    assert (kept["round"], kept["name"], kept["origin"]) == (1, "", 100)
    assert (page.tells, page.focus) == (say("class-name-asked"), ".task-name input")
    assert page.holds["name"] == ""
    assert "class-show" not in says_of(page)
    key = key_of(COUNT, picks={"kind": "numbers", "count": 3})
    picked = told(save(0, 1), key=key, act=("next", True))
    assert picked.tells == say("class-pick-asked", kind="numbers")


def test_a_learning_platform_knows_who_plays() -> None:
    read = says_of(told(save(0, 1), device={"platform": True}))
    assert "class-next" not in read
    assert only(told(device={"platform": True}), Tool).given == {"key": SET}


def test_the_page_keeps_only_what_it_needs() -> None:
    pages = [told(save(0, 1), act=(name, True)) for name in ("show", "next")]
    assert all(one.keep.keys() <= set(PAGES["tasks"].needs) for one in pages)
