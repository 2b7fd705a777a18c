"""A class set lives on when the rules of one of its games change: all else can still be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from chocobox.classes import renewed
from chocobox.core.codec import encode
from chocobox.games import lesson_of
from chocobox.links import asked, link
from classes.test_task_set import played
from support.editions import no_more_of
from support.handed_in import BEST, COUNT, solved
from support.linked import BOT, kind_of
from support.talk import NIBBLER, PERSON, Talk, error_of
from tasks.test_puzzle_tasks import puzzle_in

NOBODY = PERSON | {"name": ""}
GAME: dict[str, Any] = COUNT | {"game": "schokoly", "players": [NOBODY, NIBBLER]}
SET = {"title": "Monday", "tasks": [BEST, COUNT, GAME]}
ALL = (0, 1, 2)
Raise = Callable[[str], None]


@pytest.fixture
def raise_edition(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Another version comes, which plays no records of that game from before."""

    def to_next(name: str) -> None:
        no_more_of(name, monkeypatch)
        for cached in (asked.contents_of, renewed.told):
            cached.cache_clear()

    return to_next


def opened(text: str) -> Any:
    return Talk().ask("open", text=text)["opened"]


def written(tasks: dict[str, Any]) -> str:
    return str(Talk().ask("link", link={"use": "set", "set": tasks})["link"])


def made(*places: int, tasks: dict[str, Any] = SET, begun: tuple[int, ...] = ALL) -> str:
    """The text of Ada's result, with a finished try at the tasks with these places."""
    game = encode(played("schokoly", ("nibbler",), 5).record)["moves"]
    moves = [solved(BEST) if 0 in places else [], solved(COUNT) if 1 in places else [], game]
    tries = [
        {"begun": int(at in begun), "tries": [{"number": 1, "moves": own}] * (at in places)}
        for at, own in enumerate(moves)
    ]
    whose = {"set": tasks, "name": "Ada", "when": 29_000_000, "origin": 5, "played": tries}
    return str(Talk().ask("link", link={"use": "result", "result": whose})["link"])


def test_a_set_opens_under_its_old_key_and_says_what_cannot_be_played(raise_edition: Raise) -> None:
    text = written(SET)
    before = opened(text)
    assert (before["older"], before["key"]) == ([], text)
    raise_edition("schokoly_count")
    now = opened(text)
    assert (now["older"], now["key"]) == ([1], text)
    told = [{name: task[name] for name in ("game", "edition")} for task in now["set"]["tasks"]]
    assert told == [
        {name: task[name] for name in ("game", "edition")} for task in before["set"]["tasks"]
    ]


@pytest.mark.parametrize(
    "changed",
    [
        {"options": {"grade": 3}},
        {"game": "kaboom", "options": {"slaps": False}, "players": [PERSON, NIBBLER]},
        {"game": "schokoly_best", "seed": 77},
    ],
)
def test_an_older_task_is_written_as_it_was_read(
    changed: dict[str, Any], raise_edition: Raise
) -> None:
    players = [PERSON | {"name": ""}, *changed.pop("players", [PERSON])[1:]]
    if len(players) > 1:
        players[1] = {"kind": "bot", "bot": "steady"}
    text = written({"title": "", "tasks": [COUNT | changed | {"players": players}, GAME]})
    raise_edition((COUNT | changed)["game"])
    assert (opened(text)["older"], opened(text)["key"]) == ([0], text)


def test_pupils_hand_in_what_can_be_played(raise_edition: Raise) -> None:
    text = written(SET)
    raise_edition("schokoly_count")
    own = opened(text)["set"]
    result = opened(made(0, 2, tasks=own))
    assert (result["key"], result["older"], result["unread"]) == (text, [1], [])
    assert [one["done"] for one in result["scores"]] == [True, False, True]
    assert [one["begun"] for one in result["tries"]] == [1, 1, 1]
    told = Talk().ask("tries", set=own, played=tries_of(own))["tries"]
    assert [len(one["tries"]) for one in told] == [1, 0, 0], "older moves are not played"


def tries_of(own: dict[str, Any]) -> list[dict[str, Any]]:
    """A device has finished the first two tasks."""
    done = [[{"number": 1, "moves": solved(one)}] for one in (BEST, BEST)] + [[]]
    return [{"begun": len(tries), "tries": tries} for tries in done]


def test_of_a_result_of_that_time_all_is_scored_up_to_the_changed_game(
    raise_edition: Raise,
) -> None:
    text = made(*ALL)
    before = opened(text)
    assert (before["unread"], all(one["done"] for one in before["scores"])) == ([], True)
    raise_edition("schokoly_count")
    now = opened(text)
    assert (now["older"], now["unread"], now["key"]) == ([1], [1, 2], before["key"])
    assert [one["done"] for one in now["scores"]] == [True, False, False]
    assert now["scores"][0] == before["scores"][0]
    assert [one["begun"] for one in now["tries"]] == [1, 1, 0]


def test_a_result_without_a_try_at_the_changed_game_is_read_whole(raise_edition: Raise) -> None:
    text = made(0, 2)
    raise_edition("schokoly_count")
    assert opened(text)["unread"] == []
    assert [one["done"] for one in opened(text)["scores"]] == [True, False, True]


@pytest.mark.parametrize(("moves", "unread"), [([], []), (None, [1, 2])])
def test_the_oldest_results_too(
    moves: list[Any] | None, unread: list[int], raise_edition: Raise
) -> None:
    own = [solved(BEST), solved(COUNT) if moves is None else [], []]
    result = {"set": SET, "name": "Ada", "when": 1, "moves": own}
    text = link.write({"use": "result", "result": result})
    raise_edition("schokoly_count")
    now = opened(text)
    assert (now["older"], now["unread"]) == ([1], unread)
    assert [one["done"] for one in now["scores"]] == [True, False, False]
    if not moves and not unread:
        assert link.write({"use": "result", "result": now["result"]}) == text


def test_a_class_keeps_the_scores_that_an_older_box_counted(raise_edition: Raise) -> None:
    text = made(*ALL)
    before = opened(text)
    kept = {"name": "Ada", "when": 1, "origin": 5, "tries": before["tries"], "text": text}
    raise_edition("schokoly_count")
    asked = {"set": before["set"], "results": [kept]}
    [pupil] = Talk().ask("rows", **asked)["rows"]["pupils"]
    assert pupil["total"] == before["total"]
    first, second, third = Talk().ask("together", **asked)["together"]["tasks"]
    assert [one["older"] for one in (first, second, third)] == [False, True, False]
    assert (second["most"], second["questions"]) == (before["scores"][1]["most"], [])
    assert [one["came"][0]["points"] for one in (first, second, third)] == [
        one["points"] for one in before["scores"]
    ]
    assert first["questions"][0]["count"] == 1


def test_a_name_that_expires_takes_no_part_of_a_result_with_it(raise_edition: Raise) -> None:
    text = made(*ALL)
    tries = opened(text)["tries"]
    raise_edition("schokoly_count")
    kept = {"name": "Ada", "when": 1, "origin": 5, "tries": tries, "text": text}
    asked = {"set": SET, "results": [kept], "old": [True], "word": "Child"}
    assert Talk().ask("forget", **asked)["forget"]["texts"] == [""], "never a half of it"


def test_a_lesson_of_its_own_older_edition_is_such_a_task(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("schokoly")
    assert lesson is not None
    bots = [{"kind": "bot", "bot": name} for name in lesson.bots]
    task = GAME | {"players": [GAME["players"][0], *bots], "position": f"lesson:{lesson.edition}"}
    text = written({"title": "", "tasks": [task, COUNT]})
    newer = replace(lesson, edition=lesson.edition + 1, oldest=lesson.edition + 1)
    for module in ("records", "classes.renewed"):
        monkeypatch.setattr(f"chocobox.{module}.lesson_of", lambda _: newer)
    assert (opened(text)["older"], opened(text)["key"]) == ([0], text)
    [told, _] = Talk().ask("renew", tasks=opened(text)["set"]["tasks"])["renew"]
    assert (told["older"], told["task"]["position"]) == (True, f"lesson:{newer.edition}")


def test_a_lesson_that_takes_the_one_before_along_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lesson = lesson_of("schokoly")
    assert lesson is not None
    bots = [{"kind": "bot", "bot": name} for name in lesson.bots]
    task = GAME | {"players": [GAME["players"][0], *bots], "position": f"lesson:{lesson.edition}"}
    before = started(task)
    next_ = lesson.edition + 1
    newer = replace(lesson, edition=next_, oldest=next_, steps=lesson.steps[1:], earlier=lesson)
    monkeypatch.setattr("chocobox.records.lesson_of", lambda _: newer)
    assert started(task) == before
    assert newer.first == lesson.oldest
    other = started(task | {"position": f"lesson:{next_}"})
    assert other["lesson"]["say"] != before["lesson"]["say"]
    for wrong in (0, next_ + 1):
        reply = Talk().ask("new", **task | {"position": f"lesson:{wrong}"})
        assert error_of(reply) in ("bad-request", "newer-box")


def started(task: dict[str, Any]) -> Any:
    """The view of who begins a lesson."""
    return Talk().ask("new", **task)["update"]["views"]["0"]


def test_to_write_a_bot_stays_a_task_for_ever(raise_edition: Raise) -> None:
    tasks = {"title": "", "tasks": [GAME | {"position": "bot:"}]}
    text = written(tasks)
    tries = [{"begun": 1, "tries": [{"number": 1, "moves": [], "code": BOT["code"]}]}]
    whose = {"set": tasks, "name": "Ada", "when": 1, "origin": 5, "played": tries}
    result = Talk().ask("link", link={"use": "result", "result": whose})["link"]
    raise_edition("schokoly")
    assert (opened(text)["older"], opened(text)["key"]) == ([], text)
    assert (opened(result)["total"], opened(result)["key"]) == (100, text)
    [told] = Talk().ask("renew", tasks=tasks["tasks"])["renew"]
    assert told == {"type": "Renewed", "older": False, "task": tasks["tasks"][0]}


def test_a_set_with_a_puzzle_of_other_rules_cannot_be_read_and_says_why(
    raise_edition: Raise,
) -> None:
    _, _, task = puzzle_in("schokoly")
    text = written({"title": "", "tasks": [COUNT, task]})
    raise_edition("schokoly")
    assert kind_of(text) == "older-box"
    [other, told] = Talk().ask("renew", tasks=[COUNT, task])["renew"]
    assert (other["older"], told["older"], told["task"]) == (False, True, None)


def test_new_tasks_are_of_today(raise_edition: Raise) -> None:
    tasks = opened(written(SET))["set"]["tasks"]
    raise_edition("schokoly_count")
    told = Talk().ask("renew", tasks=tasks)["renew"]
    assert [one["older"] for one in told] == [False, True, False]
    new = [one["task"] for one in told]
    assert new == [tasks[0], tasks[1] | {"edition": tasks[1]["edition"] + 1}, tasks[2]]
    assert opened(written({"title": "", "tasks": new}))["older"] == []
    refused = Talk().ask("link", link={"use": "set", "set": {"title": "", "tasks": tasks}})
    assert error_of(refused) == "older-box"
    assert "Task 2" in refused["error"]["text"]


def test_an_invalid_task_is_no_task_of_today_either() -> None:
    wrong = [GAME | {"players": [PERSON, PERSON]}, GAME | {"game": "mill"}, COUNT | {"seed": -1}]
    told = Talk().ask("renew", tasks=wrong)["renew"]
    assert told == [{"type": "Renewed", "older": False, "task": None}] * 3
    for tasks in (7, [7], [COUNT] * 33):
        assert error_of(Talk().ask("renew", tasks=tasks)) == "bad-request"
