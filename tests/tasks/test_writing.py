"""The task "write a bot": done with full marks as soon as code was handed in."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games import BOTS, GAMES
from chocobox.links import fitting, link
from chocobox.records import start_of
from chocobox.request import RequestError
from support.linked import kind_of
from support.places import TESTS
from support.talk import Talk, error_of

SHELF = [name for name, game in GAMES.items() if game.shelf]
PERSON = {"kind": "person", "name": ""}
USUAL = (TESTS / "support" / "usual_bot.txt").read_text("utf-8")


def task(name: str = "schokoly", **changed: Any) -> dict[str, Any]:
    """A bot is to be written for this game."""
    weakest = {"kind": "bot", "bot": BOTS[name][0].name}
    players = [PERSON, *[weakest] * (GAMES[name].seats[0] - 1)]
    start = {"game": name, "options": {}, "players": players, "seed": 0, "position": "bot:"}
    return start | {"moves": []} | changed


def given(*codes: str, begun: int = 0) -> dict[str, Any]:
    """What a device has of the task: one try for each code."""
    tries = [{"number": nth, "moves": [], "code": code} for nth, code in enumerate(codes, 1)]
    return {"begun": begun or len(codes), "tries": tries}


def handed_in(*codes: str, set_: Any = None) -> tuple[str, dict[str, Any]]:
    """A result's link, and what the teacher opens."""
    set_ = set_ or {"title": "", "tasks": [task()]}
    empty = [{"begun": 0, "tries": []}] * (len(set_["tasks"]) - 1)
    result = {"set": set_, "name": "Mia", "when": 1, "origin": 5}
    result["played"] = [given(*codes), *empty]
    text = Talk().ask("link", link={"use": "result", "result": result})["link"]
    return text, Talk().ask("open", text=text)["opened"]


def codes_in(opened: dict[str, Any]) -> list[str]:
    return [one["code"] for one in opened["result"]["tries"][0]["tries"]]


@pytest.mark.parametrize("name", SHELF)
def test_a_bot_comes_to_the_teacher_with_full_marks_for_every_game(name: str) -> None:
    set_ = {"title": "", "tasks": [task(name)]}
    _, opened = handed_in("1 / 0", set_=set_)
    assert codes_in(opened) == ["1 / 0"]
    [score] = opened["scores"]
    assert (score["points"], score["most"], score["marks"], score["won"]) == (1, 1, 100, True)
    key = link.write({"use": "set", "set": set_})
    assert opened["key"] == key == link.as_json(link.read(key))["key"]
    [empty] = handed_in(set_=set_)[1]["scores"]
    assert (empty["done"], empty["marks"]) == (False, 0)


def test_the_result_with_a_bot_of_40_lines_fits_into_one_code() -> None:
    text, opened = handed_in(USUAL)
    assert codes_in(opened) == [USUAL]
    assert len(text) < fitting.ROOM - 100


@pytest.mark.parametrize("counts", ["best", "first", "last"])
def test_the_bot_that_was_handed_in_last_counts_and_is_there(counts: str) -> None:
    codes = [USUAL.replace("smarties", f"{nth}" * 40) for nth in range(9)]
    set_ = {"title": "", "tasks": [task(), task("kaboom")], "counts": counts}
    text, opened = handed_in(*codes, set_=set_)
    assert codes_in(opened)[-1] == codes[-1]
    assert len(codes_in(opened)) < 9, "the others are dropped where they do not fit"
    assert [one["counts"] for one in opened["tries"][0]["tries"]][-1] is True
    [told, _] = Talk().ask("tries", set=set_, played=[given(*codes), given()])["tries"]
    assert [one["number"] for one in told["tries"] if one["counts"]] == [9]
    kept = {"name": "Mia", "when": 1, "origin": 5, "text": text, "tries": opened["tries"]}
    [pupil] = Talk().ask("rows", set=set_, results=[kept])["rows"]["pupils"]
    assert [one["number"] for one in pupil["tasks"][0]["tries"] if one["counts"]] == [9]
    shown = Talk().ask("together", set=set_, results=[kept])["together"]["tasks"][0]
    assert (shown["came"], shown["questions"]) == ([{"type": "Came", "who": 0, "points": 1}], [])
    gone = {"set": set_, "results": [kept], "old": [True], "word": "Pupil"}
    [renamed] = Talk().ask("forget", **gone)["forget"]["texts"]
    assert codes_in(Talk().ask("open", text=renamed)["opened"]) == codes_in(opened)


WRONG = [
    {"position": "bot:x"},
    {"game": "schokoly_count", "players": [PERSON]},
    {"players": [PERSON, PERSON]},
    {"players": [{"kind": "bot", "bot": "nibbler"}] * 2},
    {"code": "1", "moves": []},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_invalid_tasks_are_refused(wrong: dict[str, Any]) -> None:
    set_ = {"title": "", "tasks": [task() | wrong]}
    assert error_of(Talk().ask("link", link={"use": "set", "set": set_})) == "bad-request"


def test_nothing_can_be_done_there_but_handing_in() -> None:
    talk = Talk()
    update = talk.ask("new", **{it: part for it, part in task().items() if it != "type"})["update"]
    assert (update["actions"], update["done"], update["wake"]) == ({"0": []}, False, None)
    assert talk.ask("hint", seat=0)["hint"] is None
    with pytest.raises(RequestError, match="letters"):
        start_of(task(code="a\0"))
    with pytest.raises(ValueError, match="nobody moves"):
        start_of(task()).game.step(None, None)  # type: ignore[arg-type]


def test_a_result_cannot_say_that_something_was_handed_in() -> None:
    result = {"set": {"title": "", "tasks": [task()]}, "name": "Mia", "when": 1, "origin": 5}
    for code in ("", " ", "a\0", 7):
        tries = [{"begun": 1, "tries": [{"number": 1, "shown": False, "moves": [], "code": code}]}]
        with pytest.raises(RequestError):
            link.write({"use": "result", "result": result | {"tries": tries}})


def test_older_boxes_are_told_that_it_is_from_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    text = link.write({"use": "set", "set": {"title": "", "tasks": [task()]}})
    monkeypatch.setattr("chocobox.tasks.writing.WritingGame.mark", "")
    assert kind_of(text) == "newer-box"
