"""The teachers' first page, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.links.expiry import FORGET
from chocobox.pages import page_of
from chocobox.pages.page import Choice, Page, Text
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Say, When
from classes.test_pupils import SET, tried
from support.page_parts import keys_of, named_keys, parts_of, says_of

DEVICE = {"keeps": True, "platform": False, "way": "chromium"}
EMPTY: dict[str, Any] = {"sets": [], "damaged": []}
MONDAY = {"id": "a", "title": "Monday", "made": 5_000, "tasks": 2, "results": 3, "came": []}


def told(device: dict[str, Any] | None = None, lessons: Any = (), **request: Any) -> Page:
    """The page of a device with these things."""
    given = {
        "device": DEVICE | (device or {}),
        "forget": request.pop("forget", 90),
        "lessons": lessons if lessons is None else list(lessons),
        "ageing": request.pop("ageing", None),
        "set_list": EMPTY | request.pop("sets", {}),
    }
    return page_of({"name": "sets", "given": given, **request})


def test_without_sets_the_three_steps_are_told_and_no_list_stands_there() -> None:
    read = says_of(told())
    steps = ["class-step-make", "class-step-scan", "class-step-back"]
    assert read[:3] == steps
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


DAY = 86_400_000
NOW = 1_000 * DAY
TASKS = {"title": "Monday", "tasks": SET["tasks"], "counts": "best"}


def whole(id: str, *came: int | None) -> dict[str, Any]:
    """A set as a device tells it, with a result of each of these ages in days."""
    results = [
        tried(f"Ada {i}", i, 60)
        | {"id": f"{id}{i}", "text": "", "came": None if age is None else NOW - age * DAY}
        for i, age in enumerate(came)
    ]
    kept = {"id": id, "key": id, "set": TASKS, "results": results, "people": [], "expected": []}
    return kept | {"child": "Child", "animals": {}}


def listed(id: str, *came: int | None) -> dict[str, Any]:
    return MONDAY | {"id": id, "came": [None if it is None else NOW - it * DAY for it in came]}


def test_old_names_go_set_by_set_and_are_told_once_at_the_end() -> None:
    sets = {"sets": [listed("a", 91), listed("b", 89), listed("c", 89, 95)]}
    first = told(sets=sets, now=NOW)
    assert (first.is_partial, first.holds["ageing"], first.tells) == (True, "a", None)
    second = told(sets=sets, now=NOW, ageing=whole("a", 91), fields=first.holds)
    [change] = second.keep["ageing"]["change"]
    assert change == {"id": "a0", "name": "Child 1", "text": "", "nameless": True}
    assert (second.is_partial, second.holds["ageing"]) == (True, "c")
    third = told(sets=sets, now=NOW, ageing=whole("c", 89, 95), fields=second.holds)
    assert [one["id"] for one in third.keep["ageing"]["change"]] == ["c1"]
    assert (third.is_partial, third.tells) == (False, Say("forget-done", {"count": 2}))
    assert told(sets=sets, now=NOW, ageing=whole("c", 89), fields=third.holds).tells is None


def test_names_stay_as_long_as_the_device_is_set_to_keep_them() -> None:
    sets = {"sets": [listed("a", 91, 300)]}
    assert not told(sets=sets, now=NOW, forget=0).is_partial
    assert not told(sets=sets, now=NOW, forget=365).is_partial
    assert told(sets=sets, now=NOW, forget=30).is_partial


def test_a_result_of_an_older_box_has_its_days_from_now_on() -> None:
    sets = {"sets": [listed("a", None)]}
    first = told(sets=sets, now=NOW, forget=0)
    page = told(sets=sets, now=NOW, forget=0, ageing=whole("a", None), fields=first.holds)
    assert page.keep["ageing"] == {"change": [{"id": "a0", "came": NOW}]}
    assert (page.is_partial, page.tells) == (False, None)


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
