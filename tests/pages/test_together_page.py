"""What a class looks at together, as Python tells it step by step."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.pages import page_of
from chocobox.pages.page import Group, Page, Picture, Text, Tool
from chocobox.pages.parts.plot import lead_plot, middle, pile_of, point_plot
from chocobox.pages.press import Change
from chocobox.pages.words import Ratio, Say, Several
from support.handed_in import COUNT, handed_in
from support.page_parts import keys_of, messages_in, parts_of, says_of
from support.places import TESTS
from support.talk import NIBBLER

MADE = json.loads((TESTS / "bridge" / "together.json").read_text(encoding="utf-8"))[0]["request"]
CLASS: dict[str, Any] = {
    "set": MADE["set"],
    "results": MADE["results"],
    "people": [],
    "expected": [],
}
"""Three pupils, of whom all have done the first of two tasks."""


def told(given: Any = CLASS, **fields: Any) -> Page:
    """The page with these answers on it."""
    asked = {"name": "together", "params": ["monday"], "given": {"class": given}, "fields": fields}
    return page_of(asked)


def answers_in(page: Page) -> list[Group]:
    """The answers on a page."""
    lists = [it for it in parts_of(page) if isinstance(it, Group) and "answers" in it.look]
    return [one for it in lists for one in it.parts if isinstance(one, Group)]


def on(page: Page) -> Change:
    """What the key that leads on does."""
    [key] = [it for it in keys_of(page) if it.look == "together-on"]
    assert isinstance(key.does, Change)
    return key.does


def heard(answer: Group) -> list[Say]:
    """The messages of an answer."""
    texts = [it.says for it in parts_of(answer) if isinstance(it, Text)]
    return [it for it in texts if isinstance(it, Say)]


def test_each_question_has_three_steps_and_each_tells_what_is_new_in_it() -> None:
    seen: list[tuple[str, str, bool]] = []
    at = 0
    while at < 11:
        step = on(told(at=at))
        at = step.fields["at"]
        seen.append((told(at=at).look, step.shows, step.top))
    three = [
        ("together part-answers", "together-news", False),
        ("together part-why", "together-why", False),
        ("together part-ask", "together-words", True),
    ]
    assert seen == [*three, *three, *three, *three[:2]]
    assert "class-to-table" in says_of(told(at=11))


def test_no_answer_stands_there_before_the_question_was_thought_about() -> None:
    ask, answers, why = (told(at=at) for at in (3, 4, 5))
    assert not answers_in(ask)
    assert [[it.id for it in heard(one)] for one in answers_in(answers)] == [
        ["together-pupils"],
        ["together-pupils"],
    ]
    counts = [it.args["count"] for one in answers_in(answers) for it in heard(one)]
    assert counts == [2, 1], "the most frequent first"
    assert [one.look for one in answers_in(why)] == ["", "is-right"]
    assert [it.args["right"] for it in heard(answers_in(why)[1])] == ["true"]
    assert Say("together-rightly", {"count": 3, "rightly": 1}) in messages_in(why)
    shows = [it.given["shows"] for it in parts_of(why) if isinstance(it, Tool)]
    assert shows == ["board", "asked", "answer", "answer", "why"]
    shares = [it.given for it in parts_of(why) if isinstance(it, Picture) and it.kind == "share"]
    assert [(it["count"], it["of"]) for it in shares] == [(2, 3), (1, 3)]


def test_nobody_is_named_before_the_teacher_wants_it() -> None:
    def names(page: Page) -> list[Any]:
        texts = [it for it in parts_of(page) if isinstance(it, Text) and it.look == "answer-names"]
        return [it.says.words for it in texts if isinstance(it.says, Several)]

    assert names(told(at=4)) == []
    assert names(told(at=4, names=True)) == [("P2", "P3"), ("P1",)]
    change = told(at=4).keys["n"]
    assert change == Change({"names": True}, tells=Say("together-named", {}))
    change = told(at=4, names=True).keys["N"]
    assert change == Change({"names": False}, tells=Say("together-unnamed", {}))


def test_a_task_that_nobody_has_finished_shows_what_is_right_all_the_same() -> None:
    assert "together-nobody" in says_of(told(at=10))
    assert Say("together-rightly", {"count": 0, "rightly": 0}) in messages_in(told(at=11))


def test_a_clicker_and_the_keys_lead_through_the_steps_and_stop_at_their_ends() -> None:
    def at(key: str, **fields: Any) -> Any:
        does = told(**fields).keys[key]
        assert isinstance(does, Change)
        return does.fields["at"], bool(does.shows)

    assert [at(key, at=3) for key in (" ", "Enter", "ArrowRight", "PageDown")] == [(4, True)] * 4
    assert [at(key, at=3) for key in ("ArrowLeft", "PageUp")] == [(2, True)] * 2
    assert (at("Home", at=3), at("End", at=3)) == ((0, True), (11, True))
    assert (at("Home"), at(" ", at=11)) == ((0, False), (11, False))


def test_the_bar_leads_to_the_first_step_of_each_task_and_says_where_one_is() -> None:
    keys = [it for it in keys_of(told(at=10)) if it.kind == "tool"]
    assert [it.says for it in keys] == ["1", "2"]
    assert [it.does.fields["at"] for it in keys if isinstance(it.does, Change)] == [0, 9]
    assert [it.current for it in keys] == [False, True]
    back, *_ = keys_of(told())
    assert (back.off, back.name) == (True, Say("together-before", {}))


def test_without_a_question_the_points_are_a_picture_and_a_list_of_names() -> None:
    task = COUNT | {"game": "kaboom", "edition": 1, "players": [*COUNT["players"], NIBBLER]}
    set_ = {"title": "", "tasks": [task]}
    score: dict[str, Any] = {
        "done": True,
        "won": False,
        "points": -7,
        "most": None,
        "plies": 5,
        "span": 9,
    }
    score |= {"marks": 0, "bots": None}
    ada = {"name": "Ada", "when": 1, "text": "1", "scores": [score]}
    ben = {"name": "Ben", "when": 2, "text": "1", "scores": [score | {"points": 3}]}
    given = {"set": set_, "results": [ada, ben], "people": [], "expected": []}
    page = told(given, names=True)
    assert page.look == "together part-spread"
    assert {"together-leads", "together-older"} <= set(says_of(page))
    [plot] = [it for it in parts_of(page) if isinstance(it, Picture) and it.kind == "plot"]
    assert plot.given["says"].id == "together-lead-plot"
    [names] = [it for it in parts_of(page) if isinstance(it, Group) and it.look == "spread-names"]
    signs = [it.says for it in parts_of(names) if isinstance(it, Text) and it.kind == "strong"]
    assert signs == [
        Say("together-sign", {"points": 3, "how": "ahead"}),
        Say("together-sign", {"points": 7, "how": "behind"}),
    ]


def test_a_set_that_is_not_here_and_results_that_cannot_be_read_are_told() -> None:
    assert told(None).is_missing
    assert says_of(told(CLASS | {"people": 7}))[0] == "together-not"


def test_the_same_class_is_played_again_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told(at=1)
    monkeypatch.setattr("chocobox.pages.together.together", lambda _: pytest.fail("again"))
    assert told(at=2).look == "together part-why"


def test_another_class_is_another_page() -> None:
    set_ = {"title": "Two", "tasks": [COUNT]}
    other = {"set": set_, "results": [handed_in(set_, "Ada", 1, [])], "people": [], "expected": []}
    assert (told().title, told(other).title) == ("Monday", "Two")


@pytest.mark.parametrize(
    ("values", "half"), [([3], 3), ([1, 4], Ratio(5, 2)), ([4, 1, 2], 2), ([-3, -2], Ratio(-5, 2))]
)
def test_the_middle_of_a_class_is_its_median(values: list[int], half: Any) -> None:
    assert middle(values) == half


def test_piles_part_the_scale_evenly_and_its_end_belongs_to_the_last() -> None:
    assert pile_of([0, 1, 5, 99, 100], 0, 100) == (0, 0, 1, 19, 19)
    assert pile_of([-20, 0, 20], -20, 20) == (0, 10, 19)


def test_leads_lie_on_both_sides_of_a_draw_with_their_middle() -> None:
    plot = lead_plot([-12, 3, 8])
    assert isinstance(plot, Picture)
    scale = [(it.args["how"], it.args["points"]) for it in plot.given["scale"]]
    assert scale == [("behind", 20), ("behind", 10), ("plain", 0), ("ahead", 10), ("ahead", 20)]
    assert plot.given["half"] == 5750
    least = plot.given["says"].args["least"]
    assert least == Say("together-sign", {"points": 12, "how": "behind"})
    points = point_plot([2, 3], 8)
    assert isinstance(points, Picture)
    assert points.given["scale"] == ["0", "2", "4", "6", "8"]
    assert points.given["says"].args["half"] == Ratio(5, 2)
