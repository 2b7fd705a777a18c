"""What a teacher's choice, a ready lesson, and an opened link become: records of tasks."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from chocobox.classes.draft import Draft, draft_of, help_of, terms_for
from chocobox.classes.plan import Plan, first_plan, kinds, task_of, tasks_in, tasks_of
from chocobox.games import GAMES
from chocobox.tasks.minutes import minutes_of
from support.places import ROOT, TESTS

PERSON = {"kind": "person"}
SETS = TESTS / "classes" / "ready_lessons.json"
LESSONS: list[dict[str, Any]] = sorted(
    (
        {**one, "game": path.parent.name}
        for path in sorted((ROOT / "assets" / "games").glob("*/lessons.json"))
        for one in json.loads(path.read_text("utf-8"))
    ),
    key=lambda it: (it["minutes"], it["age"]),
)


def task(kind: str, game: str = "schokoly", bot: str = "nibbler", **chosen: int) -> Any:
    """The record of a plan with seed 7."""
    return task_of(Plan(kind, game, bot, 7, chosen))


def bots(*names: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name} for name in names]


# --- a choice ---


def test_a_choice_becomes_a_task_for_one_person_with_a_deal_of_its_own() -> None:
    assert task("count", schokoly_count=3) == {
        "game": "schokoly_count",
        "edition": GAMES["schokoly_count"].edition,
        "options": {"grade": 3},
        "players": [PERSON],
        "seed": 7,
        "position": "",
        "moves": [],
    }
    assert task("best", schokoly_best=20)["options"] == {"cards": 20}
    against = task("game", "choco_challenge", "crown")
    assert against["players"] == [PERSON, *bots("crown", "crown")]
    assert task("game", "kaboom", "steady", kaboom=3)["options"] == {"rounds": 3}
    assert task("game", "kaboom", "steady", kaboom=99)["options"] == {"rounds": 2}


def test_a_lesson_has_its_own_bots_and_a_bot_to_write_the_easiest_opponents() -> None:
    lesson = task("lesson", "choco_challenge")
    assert lesson["position"] == "lesson:2"
    assert lesson["players"][1:] == bots("cautious", "baker")
    written = task("bot", "choco_challenge", "crown")
    assert written["players"] == [PERSON, *bots("kitten", "kitten")]
    assert (written["position"], written["seed"], written["options"]) == ("bot:", 7, {})


def test_a_puzzle_or_a_link_must_bring_its_task() -> None:
    assert [task(kind) for kind in ("puzzle", "link", "nothing")] == [None] * 3
    assert task("game", "nothing") is None
    assert kinds() == ("game", "count", "best", "lesson", "bot", "puzzle", "link")
    assert first_plan(7) == Plan("count", "schokoly", "hamster", 7)


# --- a ready lesson ---


def test_the_sets_of_ready_lessons_are_what_a_teacher_could_make() -> None:
    """Other tests ask the engine whether it takes these very sets."""
    made = {one["name"]: tasks_of(one["game"], one["tasks"]) for one in LESSONS}
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        SETS.write_text(text, "utf-8")
    assert SETS.read_text("utf-8") == text


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it["name"])
def test_a_lesson_leaves_time_to_talk_and_its_minutes_add_up(lesson: dict[str, Any]) -> None:
    made = tasks_of(lesson["game"], lesson["tasks"])
    assert sum(step["minutes"] for step in lesson["steps"]) == lesson["minutes"]
    assert len(made) == len(lesson["tasks"])
    assert sum(map(minutes_of, made)) <= lesson["minutes"] * 0.65
    assert {one["minutes"] for one in LESSONS} == {20, 30, 45}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it["name"])
def test_a_lesson_opens_before_its_tasks_collects_after_them_and_gives_each_its_time(
    lesson: dict[str, Any],
) -> None:
    made = tasks_of(lesson["game"], lesson["tasks"])
    named = [one.get("of_all", "") for one in lesson["steps"]]
    steps = lesson["steps"][named.index("open") + 1 : named.index("collect")]
    assert steps == [step for step in lesson["steps"] if "tasks" in step]
    numbers = [number for step in steps for number in step["tasks"]]
    assert numbers == [*range(1, len(made) + 1)]
    for step in steps:
        needed = sum(minutes_of(made[number - 1]) for number in step["tasks"])
        assert needed <= step["minutes"] <= 1.4 * needed + 1


# --- a link ---

GAME: dict[str, Any] = {
    "type": "Record",
    "game": "schokoly",
    "edition": GAMES["schokoly"].edition,
    "options": {},
    "players": [*bots("nibbler"), {"kind": "person", "name": "Ada"}, {**PERSON, "name": "Ben"}],
    "seed": 5,
    "position": "",
    "moves": [[0, 1, 2]],
}


def test_a_pasted_game_becomes_the_same_deal_for_one_person() -> None:
    game = {name: value for name, value in GAME.items() if name != "type"}
    players = [*bots("nibbler"), PERSON, *bots("hamster")]
    expected = {**game, "players": players, "moves": []}
    assert tasks_in({"use": "replay", "record": GAME}, 99) == [expected]
    assert tasks_in({"use": "setup", "record": GAME}, 99)[0]["seed"] == 99


def test_a_pasted_board_can_be_counted_searched_or_played_on() -> None:
    solos = [
        {"game": "schokoly_count", "options": {"type": "Options", "grade": 3}},
        {"game": "schokoly_best", "options": {}},
    ]
    record = {**GAME, "position": "s1 somehow"}
    tasks = tasks_in({"use": "position", "record": record, "solos": solos}, 99)
    assert [(it["game"], it["position"], it["seed"]) for it in tasks] == [
        (name, "s1 somehow", 99) for name in ("schokoly_count", "schokoly_best", "schokoly")
    ]
    assert [it["options"] for it in tasks[:2]] == [{"grade": 2}, {}]


def test_a_pasted_set_brings_its_tasks_and_a_bot_none() -> None:
    assert tasks_in({"use": "set", "set": {"tasks": [GAME]}}, 1) == [GAME]
    assert tasks_in({"use": "bot", "bot": {}}, 1) == []


# --- a set in the making ---

SHOWN, AGAINST = task("count"), task("game", "kaboom", "steady")


def counts(*tasks: Any, chosen: str | None = None) -> str:
    return str(Draft(first_plan(7), tasks=tasks, counts=chosen).terms["counts"])


def test_the_first_try_counts_where_a_solution_is_shown_unless_the_teacher_says_otherwise() -> None:
    assert counts(AGAINST, SHOWN) == "first"
    assert counts(AGAINST) == "best"
    assert counts(AGAINST, {**AGAINST, "position": "puzzle:"}) == "first"
    assert counts(SHOWN, chosen="last") == "last"
    assert terms_for([SHOWN], {"hints": True}) == {
        "help": {"tips": True, "hints": True},
        "counts": "first",
        "picks": None,
    }


def test_what_is_stored_of_a_draft_comes_back_and_of_an_empty_one_nothing_is() -> None:
    assert draft_of(None, 7).stored is None
    plan = Plan("game", "kaboom", "steady", 9, {"kaboom": 3})
    picks = {"kind": "animals", "count": 12}
    whole = Draft(plan, "Monday", (SHOWN,), {"tips": True, "hints": False}, "last", picks)
    kept = json.loads(json.dumps(whole.stored))
    assert draft_of(kept, 1) == whole
    assert draft_of({"plan": kept["plan"]}, 1).stored


def test_only_the_sound_parts_of_a_stored_draft_are_read() -> None:
    odd = [None, {"game": "chess"}, {**SHOWN, "seed": "1"}, {**SHOWN, "players": [7]}]
    kept: Any = {"title": 5, "tasks": [SHOWN, *odd], "counts": "worst", "plan": {"kind": "x"}}
    draft = draft_of(kept, 7)
    assert (draft.title, draft.tasks, draft.counts, draft.picks) == ("", (SHOWN,), None, None)
    assert draft.plan == first_plan(7)
    wrong: list[Any] = [{"kind": "animals", "count": 41}, {"kind": "names", "count": 3}, {}]
    for picks in wrong:
        assert draft_of({"picks": picks}, 7).picks is None
    nothing: list[Any] = ["odd", 7, []]
    assert [draft_of(one, 7).tasks for one in nothing] == [()] * 3


def test_without_a_word_tasks_give_tips_and_no_hints() -> None:
    usual = {"tips": True, "hints": False}
    assert [help_of(one) for one in (None, 7, {}, {"hints": 1})] == [usual] * 4
    given = {"tips": False, "hints": True}
    assert help_of(given) == given
