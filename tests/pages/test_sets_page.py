"""The teachers' first page, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.links.expiry import FORGET
from chocobox.pages import page_of
from chocobox.pages.page import Choice, Page, Text
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Say, When
from support.page_parts import keys_of, named_keys, parts_of, says_of

DEVICE = {"keeps": True, "platform": False, "way": "chromium"}
EMPTY: dict[str, Any] = {"sets": [], "damaged": [], "expired": 0}
MONDAY = {"id": "a", "title": "Monday", "made": 5_000, "tasks": 2, "results": 3}


def told(device: dict[str, Any] | None = None, lessons: Any = (), **request: Any) -> Page:
    """The page of a device with these things."""
    given = {
        "device": DEVICE | (device or {}),
        "forget": request.pop("forget", 90),
        "lessons": lessons if lessons is None else list(lessons),
        "set_list": EMPTY | request.pop("sets", {}),
    }
    return page_of({"name": "sets", "given": given, **request})


def test_without_sets_the_three_steps_are_told_and_no_list_stands_there() -> None:
    read = says_of(told())
    steps = ["class-step-make", "class-step-scan", "class-step-back"]
    assert read[:4] == ["class-hello", *steps]
    assert "class-sets" not in read
    assert "class-not-kept" not in read


def test_each_set_has_its_title_its_numbers_its_day_and_a_key_with_its_name() -> None:
    page = told(sets={"sets": [MONDAY, MONDAY | {"id": "b", "title": ""}]})
    texts = [one.says for one in parts_of(page) if isinstance(one, Text)]
    assert Say("class-set-line", {"tasks": 2, "results": 3}) in texts
    assert When(5_000) in texts
    keys = [(name.args["title"], key.does) for name, key in named_keys(page)]
    assert keys == [("Monday", Go("#/class/a")), (Say("class-untitled", {}), Go("#/class/b"))]


def test_a_damaged_set_goes_after_a_question_and_the_device_is_told_to_remove_it() -> None:
    sets = {"damaged": ["x"]}
    [key] = [one for one in keys_of(told(sets=sets)) if one.sure]
    assert key.does == Act("remove", "x")
    page = told(sets=sets, act={"name": "remove", "of": "x"})
    assert page.keep["set_list"] == {"remove": ["x"]}
    assert page.tells == Say("class-removed", {})
    assert not [one for one in keys_of(page) if one.sure]


def test_the_days_of_names_are_a_choice_that_is_stored() -> None:
    page = told(fields={"forget": 30})
    [choice] = [one for one in parts_of(page) if isinstance(one, Choice)]
    assert (choice.value, [one for one, _ in choice.values]) == (30, list(FORGET))
    assert page.keep == {"forget": 30}
    assert told().keep == {"forget": 90}


def test_names_that_expired_are_told_once() -> None:
    assert told(sets={"expired": 4}).tells == Say("forget-done", {"count": 4})
    assert told().tells is None


def test_a_window_that_keeps_nothing_and_a_platform_are_told() -> None:
    assert "class-not-kept" in says_of(told({"keeps": False}))
    assert "class-private-platform" in says_of(told({"platform": True}))
    assert "class-ios" in says_of(told({"way": "ios-safari"}))


def test_lessons_stand_by_length_and_age_and_their_absence_is_told() -> None:
    lessons = [
        {"name": name, "game": "kaboom", "minutes": minutes, "age": age}
        for name, minutes, age in (("c", 30, 7), ("b", 15, 9), ("a", 15, 8))
    ]
    read = says_of(told(lessons=lessons))
    assert [it for it in read if it.endswith("-title") and it.startswith("ready-")] == [
        "ready-title",
        *(f"ready-{name}-title" for name in "abc"),
    ]
    assert "class-lessons-not" in says_of(told(lessons=None))
