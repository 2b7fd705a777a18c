"""How a class answered, task by task: whose try counts, equal answers together, and the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.records import start_of
from classes.test_pupils import SCORE
from support.handed_in import BEST, COUNT, handed_in, solved
from support.talk import NIBBLER, Talk

GAME = COUNT | {"game": "schokoly", "players": [*COUNT["players"], NIBBLER]}


def together(task: dict[str, Any], *results: dict[str, Any], **given: Any) -> Any:
    """What is told of the only task."""
    asked = {"set": {"title": "", "tasks": [task]}, "results": list(results)} | given
    [told] = Talk().ask("together", **asked)["together"]["tasks"]
    return told


def class_of(task: dict[str, Any], *all_: Sequence[int]) -> Any:
    """A class of pupils who are each wrong in these questions."""
    set_ = {"title": "", "tasks": [task]}
    made = (handed_in(set_, f"P{i}", i, solved(task, *own)) for i, own in enumerate(all_, 1))
    return together(task, *made)


def test_equal_answers_stand_together_and_those_of_most_pupils_come_first() -> None:
    told = class_of(COUNT, (1,), (), (1,), ())
    assert told["most"] == len(told["questions"]) == 3
    assert [one["points"] for one in told["came"]] == [2, 3, 2, 3]
    assert [(it["count"], it["rightly"]) for it in told["questions"]] == [(4, 4), (4, 2), (4, 4)]
    size = told["questions"][1]
    truth = size["right"]["given"]
    given = [(it["answer"]["given"], it["answer"]["right"], it["who"]) for it in size["given"]]
    assert given == [(truth, True, [1, 3]), (truth + 1, False, [0, 2])]
    assert class_of(COUNT, (1,), (1,), ())["questions"][1]["given"][0]["who"] == [0, 1]


def test_any_piece_of_an_area_is_the_same_answer() -> None:
    start = start_of(COUNT)
    cells = start.state.tasks[0].area.cells
    actions = [encode(one) for one in start.game.actions(start.state, 0)]
    places = [actions.index({"type": "Mark", "x": x, "y": y}) for x, y in (cells[0], cells[-1])]
    right = solved(COUNT)
    set_ = {"title": "", "tasks": [COUNT]}
    made = [
        handed_in(set_, f"P{nth}", nth, [[0, place, 700], *right[1:]])
        for nth, place in enumerate(places, 1)
    ]
    [given] = together(COUNT, *made)["questions"][0]["given"]
    assert given["who"] == [0, 1]


def test_the_view_of_a_question_is_that_before_its_answer() -> None:
    first, *_ = class_of(COUNT, ())["questions"]
    assert first["view"]["answer"] is None
    assert first["view"]["asked"] == 0
    assert first["right"]["right"]


def test_the_best_place_is_told_beside_those_that_were_taken() -> None:
    [asked] = class_of(BEST, (), (0,))["questions"]
    best, other = sorted(asked["given"], key=lambda it: it["who"])
    assert best["answer"] == asked["right"]
    assert best["answer"]["points"] == 100
    assert other["answer"]["lead"] < best["answer"]["lead"]
    assert len(asked["view"]["hand"]) > 1


def test_only_the_try_that_counts_is_shown_and_merged_pupils_are_one() -> None:
    set_ = {"title": "", "tasks": [COUNT]}
    wrong, right = solved(COUNT, 1), solved(COUNT)
    both = handed_in(set_, "Ada", 1, wrong, right)
    other = handed_in(set_, "Ada", 2, right)
    people = [{"name": "", "sources": ["1:ada", "2:ada"]}]
    size = together(COUNT, both, other, people=people)["questions"][1]
    assert (size["count"], size["rightly"]) == (1, 0), "the solution was seen after the first try"


def test_of_a_game_against_bots_the_leads_are_told() -> None:
    score = SCORE | {"points": -7, "most": None}
    result = {"name": "Ada", "when": 1, "scores": [score], "text": "not asked for"}
    told = together(GAME, result)
    assert (told["most"], told["questions"], told["lost"]) == (None, [], [])
    assert [(one["who"], one["points"]) for one in told["came"]] == [(0, -7)]


@pytest.mark.parametrize("text", ["1nonsense", "", "other"])
def test_a_result_that_cannot_be_replayed_is_told_and_the_others_are_shown(text: str) -> None:
    set_ = {"title": "", "tasks": [COUNT]}
    other = {"title": "", "tasks": [COUNT | {"seed": 6}]}
    if text == "other":
        text = handed_in(other, "Ada", 1, solved(COUNT | {"seed": 6}))["text"]
    lost = handed_in(set_, "Ada", 1, solved(COUNT)) | {"text": text}
    told = together(COUNT, lost, handed_in(set_, "Ben", 2, solved(COUNT)))
    assert told["lost"] == [0]
    assert [it["count"] for it in told["questions"]] == [1, 1, 1]


def test_an_older_result_is_shown_too() -> None:
    moves = solved(COUNT)
    result = {"set": {"title": "", "tasks": [COUNT]}, "name": "Ada", "when": 1, "moves": [moves]}
    text = link.write({"use": "result", "result": result})
    score = encode(link.as_json(link.read(text)))["scores"]
    told = together(COUNT, {"name": "Ada", "when": 1, "scores": score, "text": text})
    assert [it["rightly"] for it in told["questions"]] == [1, 1, 1]


def test_nobody_has_played_yet() -> None:
    told = together(COUNT)
    assert [it["given"] for it in told["questions"]] == [[], [], []]
