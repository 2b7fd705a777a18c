"""Counting Schokoly: what is asked, what is true, who gets a neutral area and why."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.drawn import tops_of
from chocobox.games.schokoly.rules.scoring import Area, areas_of
from chocobox.games.schokoly.solo.count.actions import (
    NOBODY,
    Answer,
    Asked,
    Award,
    Ended,
    Judged,
    Mark,
    Next,
    Say,
    Told,
)
from chocobox.games.schokoly.solo.count.game import Options, SchokolyCount, State
from chocobox.games.schokoly.solo.count.numbers import of_pieces, walk
from chocobox.games.schokoly.solo.count.players import truth
from chocobox.games.schokoly.solo.count.questions import Task, judged, tasks_of
from games.schokoly.tasks_plain import recount_answers

GAME = SchokolyCount()
PLAYERS = ("dark", "white")
BOTH = ["sides dark", "sides white", "who milk"]
ASKED = {
    1: ["largest dark", "size dark", "largest white"],
    2: ["largest dark", "size dark", *BOTH],
    3: ["largest dark", "size dark", "largest white", "size white", *BOTH, *BOTH],
}
TEXT = (
    "colours:dark,white lays:0 smarties:5,5"
    " 22@0,0 2@0,2/3* 21@2,0 4@-2,2/2 45@1,0^ 10@2,2/1 44@0,-2/3"
)
WIDE = """
mmm.mmmmmm.
dww.dddwww.
ddd.......w
"""
"""A small neutral area, and one of six that has as many sides to both."""


def drawn(drawing: str) -> tuple[Area, ...]:
    """The areas of a drawn board, where dark and white are played; row 0 is its first."""
    return areas_of(tops_of(drawing.strip("\n")), (0, 2))


def tasks(drawing: str, grade: int) -> list[Task]:
    return list(tasks_of(drawn(drawing), PLAYERS, grade))


def task_of(drawing: str, kind: str, colour: str, size: int) -> Task:
    """A question about the area of that colour, or of milk, that has so many pieces."""
    letter = colour if kind in ("largest", "size") else "milk"
    area = next(
        area for area in drawn(drawing) if area.colour == letter and len(area.cells) == size
    )
    return Task(kind, colour, area)


def answered(drawing: str, task: Task, action: Mark | Say | Award) -> Answer:
    return judged(drawn(drawing), task, action)


def at(text: str, grade: int = 3) -> State:
    return GAME.set_up(text, Options(grade), 1, Rng(0))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        assert action in GAME.actions(state, 0)
        state, _ = GAME.step(state, Move(0, action, 0))
    return state


def right_until(state: State, kind: str) -> State:
    """Everything answered rightly until such a question is asked."""
    while state.task and state.task.kind != kind:
        state = after(state, truth(state.task), Next())
    return state


# --- what is asked ---


@pytest.mark.parametrize("grade", [1, 2, 3])
def test_each_grade_asks_its_questions_in_their_order(grade: int) -> None:
    found = [f"{task.kind} {task.colour}" for task in tasks(WIDE, grade)]
    assert found == ASKED[grade]
    state = GAME.start(Options(grade), 1, Rng(1))
    assert len(state.tasks) == GAME.most(state) == len(ASKED[grade])
    assert GAME.view(state, 0).grade == grade


def test_sides_and_who_are_asked_of_the_same_area() -> None:
    found = tasks(WIDE, 3)
    assert len({task.area for task in found[4:7]}) == len({task.area for task in found[7:]}) == 1
    assert found[4].area != found[7].area
    assert [task.area for task in tasks(WIDE, 2)[2:]] == [found[4].area] * 3


def test_an_area_that_is_open_at_a_glance_is_asked_about_before_others() -> None:
    plain, close, small = "d" * 16 + "\n" + "m" * 16, "dddww.\nmmmmmm", "dd.\nmmm"
    for drawing in (f"{plain}\n.\n{close}", f"{small}\n.\n{close}", f"mm\nd.\n..\n{close}"):
        assert [len(task.area.cells) for task in tasks(drawing, 2) if task.kind == "who"] == [6]
    drawing = f"mm\nd.\n..\n{small}"
    assert [len(task.area.cells) for task in tasks(drawing, 3) if task.kind == "who"] == [3, 2]


def test_where_little_lies_less_is_asked() -> None:
    assert [it.kind for it in tasks("dd", 3)] == ["largest", "size"]
    assert [it.colour for it in tasks("wwm", 2)] == ["white", "white", "dark", "white", "milk"]
    assert [it.kind for it in tasks("dd.m", 3)] == ["largest", "size"]
    with pytest.raises(ValueError, match="no piece of the players' colours"):
        tasks("mm", 1)


def test_who_counts_points_at_what_can_be_seen_or_says_a_number_or_a_name() -> None:
    state = at(TEXT)
    board = GAME.view(state, 0).board
    seen = {(one.x + dx, one.y + dy) for one in board for dx in (0, 1) for dy in (0, 1)}
    marks = [(mark.x, mark.y) for mark in GAME.actions(state, 0) if isinstance(mark, Mark)]
    assert marks == sorted(seen, key=lambda place: (place[1], place[0]))
    assert len(GAME.actions(state, 0)) == len(marks)
    state = right_until(state, "size")
    assert GAME.actions(state, 0) == [Say(count) for count in range(100)]
    state = right_until(state, "who")
    assert GAME.actions(state, 0) == [Award("dark"), Award("white"), Award("nobody")]


# --- the largest area ---


def test_of_areas_that_tie_either_is_right_and_counted_next() -> None:
    text = "colours:milk,white lays:1 smarties:6,6 28@0,0"
    state = GAME.set_up(text, Options(3), 1, Rng(0))
    drawing = "dd.dd\nww.mm"
    task = task_of(drawing, "largest", "dark", 2)
    one, two = (answered(drawing, task, Mark(x, 0)) for x in (0, 4))
    assert one.right
    assert two.right
    assert (one.cells, two.cells) == (((0, 0), (1, 0)), ((3, 0), (4, 0)))
    areas = drawn(drawing)
    state = State(Options(3), state.table, areas, tasks_of(areas, PLAYERS, 3))
    state, _ = GAME.step(state, Move(0, Mark(4, 0), 0))
    state = after(state, Next())
    question = GAME.view(state, 0).question
    assert question is not None
    assert question.cells == two.cells


# --- how it goes ---


def test_an_answer_is_explained_until_it_has_been_read() -> None:
    state = at(TEXT, 1)
    wrong = next(it for it in GAME.actions(state, 0) if it != truth(state.tasks[0]))
    state, events = GAME.step(state, Move(0, wrong, 0))
    assert isinstance(events[0], Judged)
    view = GAME.view(state, 0)
    assert view.question == state.tasks[0].question
    assert view.answer is not None
    assert (view.asked, view.right, view.results) == (1, view.answer.right, (view.answer.right,))
    assert GAME.actions(state, 0) == (Next(),)
    state, events = GAME.step(state, Move(0, Next(), 0))
    assert events == (Asked("size", "dark"),)
    assert GAME.view(state, 0).answer is None


@pytest.mark.parametrize("slips", [0, 1, 3])
def test_only_who_has_all_right_has_won(slips: int) -> None:
    state, number = at(TEXT, 1), 0
    while state.task is not None:
        assert GAME.outcome(state) is None
        right = truth(state.task)
        wrong = Mark(-2, 2) if isinstance(right, Mark) else Say(99)
        state = after(state, wrong if number < slips else right)
        assert GAME.outcome(state) is None
        state, events = GAME.step(state, Move(0, Next(), 0))
        number += 1
    found: Any = GAME.outcome(state)
    assert events == (Ended(found.right, 3),)
    assert (found.scores, found.right, found.most) == ((3 - slips,), 3 - slips, 3)
    assert found.winners == (() if slips else (0,))
    assert GAME.standing(state) == (3 - slips,)
    assert GAME.actions(state, 0) == ()
    assert GAME.view(state, 0).question is None
    assert recount_answers(encode(GAME.view(state, 0))) == (list(found.scores), list(found.winners))


# --- the numbers on the board ---


def test_one_walks_round_an_area_clockwise_from_the_uppermost_and_its_holes_last() -> None:
    bent = [(x, y) for x, y, _, _ in walk([(0, 0), (1, 0), (1, 1)])]
    assert bent == [(0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (1, 1), (0, 0), (0, 0)]
    assert next(walk([(1, 0), (0, 1), (1, 1)])) == (1, 0, 0, -1)
    ring = [(x, y) for y in range(3) for x in range(3) if (x, y) != (1, 1)]
    hole = [*walk(ring)][12:]
    assert {(x + dx, y + dy) for x, y, dx, dy in hole} == {(1, 1)}
    assert len(hole) == 4


def test_pieces_are_counted_row_by_row_to_and_fro() -> None:
    cells = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    numbers = [(it.number, it.x, it.y) for it in of_pieces(cells)]
    assert numbers == [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 2), (6, 1, 2)]


def test_each_colours_sides_are_numbered_and_the_winners_shine() -> None:
    answer = answered(WIDE, task_of(WIDE, "who", "milk", 3), Award(NOBODY))
    assert [(it.colour, it.count) for it in answer.sums] == [("dark", 1), ("white", 2)]
    found = {it.colour: (it.number, it.wins) for it in answer.numbers}
    assert found == {"dark": (1, False), "white": (2, False)}, "too small: nobody has won"
    assert answer.told == Told("too_small", "milk", 3, 1, 2)
