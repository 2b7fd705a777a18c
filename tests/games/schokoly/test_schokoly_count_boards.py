"""Boards to be counted: from a seed or a position, clear, worth counting; and who counts them."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.reading import read
from chocobox.games.schokoly.rules.state import Options as TableOptions
from chocobox.games.schokoly.solo.count.game import Options, SchokolyCount, State
from chocobox.games.schokoly.solo.count.players import BOTS
from games.schokoly import plain as plain
from games.schokoly.tasks_plain import recount_answers, tops_of
from support.walks import Choose, any_move, by_hypothesis, by_seed, walk

GAME, TABLE = SchokolyCount(), Schokoly()
CAREFUL, CARELESS = BOTS[-1], BOTS[0]
SEEDS = range(6)
CARDS = {1: range(8, 11), 2: range(15, 19), 3: range(28, 34)}
TIES = {1: (11, 35), 2: (23, 53), 3: ()}
"""Grade to seeds whose first boards have two largest areas."""

each_grade = pytest.mark.parametrize("grade", [1, 2, 3])


@cache
def started(grade: int, seed: int) -> State:
    return GAME.start(Options(grade), 1, Rng(seed))


def sizes(state: State, colour: str) -> list[int]:
    """The sizes of a colour's areas, largest first, by flood fill."""
    tops = tops_of(encode(GAME.view(state, 0).board))
    found = [len(area) for letter, area in plain.areas(tops) if letter == colour[0]]
    return sorted(found, reverse=True)


# --- from a seed ---


@each_grade
def test_a_grade_has_its_number_of_cards_and_tiers(grade: int) -> None:
    for seed in SEEDS:
        board = GAME.view(started(grade, seed), 0).board
        assert len(board) in CARDS[grade]
        stacks = sum(one.tier == 2 for one in board)
        assert stacks >= 1 if grade == 3 else stacks == 0
        assert any(one.smartie for one in board) == (grade == 3)


@each_grade
def test_the_largest_area_is_one_and_not_alone(grade: int) -> None:
    for seed in (*SEEDS, *TIES[grade]):
        state = started(grade, seed)
        for task in state.tasks:
            if task.kind == "largest":
                first, second = sizes(state, task.colour)[:2]
                assert first == len(task.area.cells) > second


def test_neutral_areas_have_sides_to_count() -> None:
    for seed in SEEDS:
        for grade, many in ((2, 1), (3, 2)):
            state = started(grade, seed)
            areas = [task.area for task in state.tasks if task.kind == "who"]
            assert len(set(areas)) == many
            for area in areas:
                assert len(area.cells) >= 2
                assert area.sides
            assert any(area.counts for area in areas)


@each_grade
def test_a_board_could_come_up_in_a_game(grade: int) -> None:
    for seed in SEEDS:
        state = started(grade, seed)
        text = GAME.position(state)
        assert text is not None
        found = read(text)
        assert found.board == state.table.board
        again = GAME.set_up(text, Options(grade), 1, Rng(9))
        assert (again.tasks, GAME.view(again, 0)) == (state.tasks, GAME.view(state, 0))


# --- from a position ---


def check_positions(seats: int, seed: int, choose: Choose) -> None:
    """Some positions of a game by chance, counted by chance and checked piece by piece."""
    state = TABLE.start(TableOptions(), seats, Rng(seed))
    plies = islice(walk(TABLE, state, seats, choose), 8, None, 30)
    for text in (TABLE.position(table) for table, _ in plies):
        assert text is not None
        counted = GAME.set_up(text, Options(3), 1, Rng(0))
        assert GAME.position(counted) == text
        while GAME.outcome(counted) is None:
            counted, _ = GAME.step(counted, any_move(GAME, counted, 1, choose))
            recount_answers(encode(GAME.view(counted, 0)))


@pytest.mark.parametrize("seats", [2, 4])
def test_any_position_of_two_sides_can_be_counted(seats: int) -> None:
    check_positions(seats, seats, by_seed(seats))


@by_hypothesis(2)
def test_any_position_can_be_counted_in_any_way(seed: int, choose: Choose) -> None:
    check_positions(2, seed, choose)


def test_three_sides_leave_nothing_neutral_to_count() -> None:
    for text in (
        "colours:dark,white,milk lays:2 smarties:4,4,4 22@0,0 21@2,0",
        "colours:dark,- lays:1 smarties:6,6 22@0,0",
    ):
        with pytest.raises(ValueError, match="two sides have chosen their colours"):
            GAME.set_up(text, Options(), 1, Rng(0))
