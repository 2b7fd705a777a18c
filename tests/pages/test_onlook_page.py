"""What a teacher's tablet sees of a class at play, and what a pupil's device tells it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from chocobox.core.short import id_of
from chocobox.pages import page_of
from chocobox.pages.page import Group, Key, Page, Picture, Tool
from chocobox.pages.press import Act
from chocobox.pages.words import Several, say
from classes.test_tries import COUNT, GAME
from pages.test_tasks_page import BOT, DEVICE, SET, save
from pages.test_tasks_page import told as tasks
from support.page_parts import messages_in, parts_of, says_of

TITLED = {"title": "Monday", "tasks": [COUNT, GAME, BOT]}
ADA = {"set": id_of(SET), "name": "Ada", "task": 2, "wrong": 1, "done": 1, "of": 3}


def child(away: bool = False, **sent: Any) -> dict[str, Any]:
    """What a device tells, beside whether it is away."""
    return {"sent": {**ADA, **sent}, "away": away}


def keyed(children: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each with the key that it got when it came."""
    return [{"key": str(number), **one} for number, one in enumerate(children, 1)]


def told(
    *children: dict[str, Any], seen: Any = None, gone: list[str] | None = None, **terms: Any
) -> Page:
    """The page while these devices are there."""
    kept = {"id": "a", "key": SET, "set": TITLED | terms, "results": [], "people": []}
    given = {"class": kept | {"expected": [], "animals": {}}}
    fields = {"children": keyed(children), **({} if seen is None else {"seen": seen})}
    act = {} if gone is None else {"act": {"name": "gone", "of": gone}}
    return page_of({"name": "onlook", "params": ["a"], "given": given, "fields": fields, **act})


def tiles(page: Page) -> list[list[Any]]:
    """The words of each tile."""
    items = [it for it in parts_of(page) if isinstance(it, Group) and it.kind == "item"]
    return [[it.says for it in parts_of(one) if hasattr(it, "says")] for one in items]


# --- the teacher ---


def test_at_first_nobody_is_there() -> None:
    page = told()
    assert (tiles(page), page.tells, page.keep) == ([], None, {})
    [tool] = [it for it in parts_of(page) if isinstance(it, Tool)]
    assert (tool.kind, tool.given) == ("onlook", {"set": id_of(SET), "most": 500, "gone": []})
    nothing = {"name": "onlook", "params": ["a"], "given": {"class": None}}
    assert page_of(nothing).is_missing


def test_each_child_has_a_tile_in_the_order_in_which_they_came() -> None:
    ben = child(name="Ben", task=0, wrong=0, done=0)
    assert tiles(told(child(), ben)) == [
        [
            "Ada",
            say("class-task-of", number=2),
            say("onlook-wrong", wrong=1),
            say("class-done", done=1, all=3),
        ],
        ["Ben", say("class-done", done=0, all=3)],
    ]
    assert says_of(told(child(away=True)))[-2:] == ["near-away", "onlook-gone"]


def test_a_picked_animal_has_its_face() -> None:
    page = told(child(name="2"), picks={"kind": "animals", "count": 3})
    [face] = [it for it in parts_of(page) if isinstance(it, Picture)]
    assert (face.kind, face.given) == ("face", {"name": "rabbit"})
    assert "animal-rabbit" in says_of(page)


def test_readers_hear_only_who_came_and_who_is_away() -> None:
    first = told(child(), child(name="Ben"))
    came = Several((say("onlook-came", name="Ada"), say("onlook-came", name="Ben")))
    assert first.tells == came
    seen = first.holds["seen"]
    assert told(child(wrong=2), child(name="Ben", task=3), seen=seen).tells is None
    gone = told(child(away=True), child(name="Ben"), seen=seen)
    assert gone.tells == Several((say("onlook-away", name="Ada"),))


def test_who_comes_again_has_the_same_tile() -> None:
    gone, ben = child(away=True), child(name="Ben")
    names = [one[0] for one in tiles(told(gone, ben, child(task=3)))]
    assert names == ["Ada", "Ben"]
    assert say("class-task-of", number=3) in messages_in(told(gone, ben, child(task=3)))
    twins = [one[0] for one in tiles(told(child(), child()))]
    assert twins == ["Ada", "Ada"]


def test_the_tile_of_a_child_who_is_away_can_be_put_away_with_all_its_devices() -> None:
    here = [child(away=True), child(name="Ben"), child(away=True, task=3)]
    [key] = [it for it in parts_of(told(*here)) if isinstance(it, Key)]
    assert key.name == say("onlook-gone-name", name="Ada")
    assert key.does == Act("gone", ["1", "3"])
    page = told(*here, gone=key.does.of, seen={"1": True, "2": False})
    assert [one[0] for one in tiles(page)] == ["Ben"]
    [tool] = [it for it in parts_of(page) if isinstance(it, Tool)]
    assert (tool.given["gone"], page.focus) == (["1", "3"], ".onlook-key")
    assert page.tells is None


@pytest.mark.parametrize(
    "sent",
    [
        {"name": "A" * 61},
        {"name": 7},
        {"name": " "},
        {"task": 4},
        {"task": -1},
        {"task": True},
        {"wrong": 1000},
        {"wrong": 0.5},
        {"done": "1"},
        {"of": 4},
        {"of": None},
    ],
)
def test_what_no_pupil_can_have_sent_has_no_tile(sent: dict[str, Any]) -> None:
    assert len(tiles(told(child(**sent), child(name="Ben")))) == 1
    odds: list[Any] = [None, [], "Ada", 3, {}]
    for odd in odds:
        assert not tiles(told({"sent": odd, "away": False}))


def test_of_names_to_pick_from_no_other_one_has_a_tile() -> None:
    assert not tiles(told(child(name="4"), picks={"kind": "numbers", "count": 3}))


# --- the pupil ---


def shown(*saves: dict[str, Any], **more: Any) -> Any:
    return tasks(*saves, **more).keep["onlook"]


def test_a_pupil_shows_the_name_and_the_task_with_its_failed_tries() -> None:
    assert shown() == ADA | {"task": 0, "wrong": 0, "done": 0}
    page = tasks(save(0, 3), save(1, 1), save(0, 2), save(0, 1))
    assert page.keep["onlook"] == ADA | {"task": 1, "wrong": 1, "done": 2}
    [tool] = [it for it in parts_of(page) if isinstance(it, Tool) and it.kind == "showing"]
    assert tool.given == {"told": page.keep["onlook"]}
    lost = shown(save(1, 2), save(1, 1))
    assert (lost["task"], lost["wrong"]) == (2, 2)


def test_the_task_that_opens_is_told_before_its_table() -> None:
    assert shown(save(0, 1), act=("play", 1)) == ADA | {"wrong": 0}
    assert shown(save(1, 1, done=False), act=("play", 0))["task"] == 1
    assert shown(act=("play", 9))["task"] == 0


def test_nothing_is_told_before_all_tries_are_counted() -> None:
    saves = [save(0, 8)]
    assert "onlook" not in tasks(*saves, fields={"counted": None}).keep
    assert shown(*saves)["done"] == 1
    assert shown(save(0, 1), {**save(1, 2), "moves": None})["done"] == 2


def test_nobody_is_shown_without_a_name_or_on_a_learning_platform() -> None:
    platform = DEVICE | {"platform": True}
    for more in ({"pupils": None}, {"act": ("next", True)}, {"device": platform}):
        page = tasks(save(0, 1), **more)
        assert page.keep["onlook"] is None
        tools = [it.kind for it in parts_of(page) if isinstance(it, Tool)]
        assert "showing" not in tools
