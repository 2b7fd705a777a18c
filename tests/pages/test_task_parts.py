"""Tasks in words and as a tray, as the pages of a class show them."""

from __future__ import annotations

import json
from typing import Any

from chocobox.pages.page import Group, Picture, Text
from chocobox.pages.parts.tasks import (
    help_line,
    minutes_line,
    numbered_names,
    older_task,
    only_here,
    picture_of,
    task_line,
    task_minutes,
    task_name,
    tray,
)
from chocobox.pages.words import Say, Several, say
from support.page_parts import parts_of, says_of

PERSON = {"kind": "person"}


def task(game: str, *bots: str, **more: Any) -> dict[str, Any]:
    """A task of that game against these bots."""
    players = [PERSON, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": game, "options": {}, "players": players, "position": "", **more}


COUNT = task("schokoly_count", options={"grade": 2})
AGAINST = task("schokoly", "taster")


def against(*bots: str, count: int) -> Say:
    """The words for these kinds of bots."""
    names = Several(tuple(say(f"bot-{bot}") for bot in bots), "and")
    return say("class-against", bots=names, times=count if len(bots) == 1 else 1)


def test_a_task_is_named_by_its_game_and_kind_or_by_what_is_done_in_it() -> None:
    assert task_name(COUNT) == say("game-schokoly_count")
    assert task_name(AGAINST) == say("game-schokoly")
    assert task_name(task("gone")) == say("game-gone")
    for kind in ("lesson", "puzzle", "bot"):
        of_kind = task_name(AGAINST | {"position": f"{kind}:1"})
        assert of_kind == say(f"class-task-{kind}", game=say("game-schokoly"))


def test_the_line_of_a_task_tells_its_bots_and_what_the_teacher_chose() -> None:
    assert task_line(AGAINST) == Several((against("taster", count=1),), " · ")
    crowns = task("choco_challenge", "crown", "crown")
    assert task_line(crowns) == Several((against("crown", count=2),), " · ")
    rounds = say("class-played-rounds", value=1)
    kaboom = task("kaboom", "shark", options={"rounds": 1})
    assert task_line(kaboom) == Several((against("shark", count=1), rounds), " · ")
    assert task_line(COUNT) == Several((say("class-played-grade", value=2),), " · ")


def test_without_a_choice_the_usual_value_of_the_game_is_told() -> None:
    usual = say("class-played-rounds", value=10)
    assert task_line(task("kaboom", "shark")) == Several((against("shark", count=1), usual), " · ")


def test_a_given_board_is_told_in_place_of_the_choice_and_a_kind_by_its_title() -> None:
    given = say("class-from-board")
    assert task_line(AGAINST | {"position": "s1"}) == Several(
        (against("taster", count=1), given), " · "
    )
    assert task_line(COUNT | {"position": "s1"}) == Several((given,), " · ")
    assert task_line(AGAINST | {"position": "bot:"}) == say("class-bot")


def test_tasks_of_one_game_differ_in_their_pictures() -> None:
    assert picture_of(task("kaboom")) == {"game": "kaboom", "sign": ""}
    assert picture_of(task("gone")) == {"game": "gone", "sign": ""}
    positions = ("", "lesson:1", "puzzle:1", "bot:")
    shown = [picture_of(AGAINST | {"position": it}) for it in positions]
    shown += [picture_of(task(name)) for name in ("schokoly_count", "schokoly_best")]
    assert len({json.dumps(it) for it in shown}) == len(shown)


def test_the_harder_a_task_for_one_the_more_chocolates_it_shows() -> None:
    grades = [picture_of(task("schokoly_count", options={"grade": it})) for it in (1, 2, 3)]
    assert [it["count"] for it in grades] == [1, 2, 4]
    cards = [picture_of(task("schokoly_best", options={"cards": it})) for it in (4, 12, 24, 40, 99)]
    assert [it["count"] for it in cards] == [1, 1, 2, 4, 4]


def test_each_task_of_a_tray_has_its_picture_number_name_line_and_more() -> None:
    read = tray([COUNT, AGAINST], lambda i: (older_task(),) if i else ())
    assert isinstance(read, Group)
    first, second = read.parts
    assert says_of(first) == ["class-number", "game-schokoly_count"]
    assert says_of(second) == ["class-number", "game-schokoly", "class-older-task"]
    pictures = [it.given for it in parts_of(first) if isinstance(it, Picture)]
    assert pictures == [picture_of(COUNT), {"number": 1}]


def test_minutes_are_told_of_each_task_and_of_all() -> None:
    assert task_minutes(COUNT) == Text(
        says=say("class-minutes", minutes=4), kind="small", look="task-minutes"
    )
    assert isinstance(line := minutes_line([COUNT, COUNT]), Text)
    assert line.says == say("class-minutes-all", minutes=8)


def test_tasks_are_counted_up_by_number_and_name() -> None:
    names = numbered_names([COUNT, AGAINST], [1, 7])
    two = say("class-task-numbered", number=2, name=say("game-schokoly"))
    assert names == Several((two,), "and")


def test_only_hints_and_an_address_of_one_device_are_told() -> None:
    assert help_line({"help": {"tips": True, "hints": False}}) == ()
    assert help_line({}) == help_line({"help": 7}) == ()
    assert len(help_line({"help": {"hints": True}})) == 1
    assert only_here({"shared": True}) == ()
    assert len(only_here({"shared": False})) == 1
