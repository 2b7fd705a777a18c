"""What each day brings: the same for all, of each game in turn, and ready-made puzzles."""

from __future__ import annotations

import pytest

from chocobox import path
from chocobox.boxes import shelf_games
from chocobox.daily import daily_of, days
from chocobox.games import skills, value_of
from chocobox.kit.skill import Ready, Skill
from chocobox.kit.value import MISTAKES
from chocobox.records import ready_record, start_of
from support.talk import Talk

PUZZLING = [it for it in skills() if it.puzzles]
FEW = 3
"""So many choices are right at most."""


def test_each_game_of_the_shelf_has_its_day_and_begins() -> None:
    names = [game.name for game in shelf_games()]
    assert [one.game for one in days()] == names
    for day in range(20_400, 20_400 + 3 * len(names)):
        it = daily_of(day)
        assert (it.game, it.kind) == (names[day % len(names)], days()[day % len(names)].kind)
        assert it == daily_of(day)
        assert "update" in Talk().ask("new", **it.record)


def test_a_game_comes_back_with_another_table() -> None:
    count = len(days())
    for first in range(20_400, 20_400 + count):
        assert daily_of(first).record != daily_of(first + count).record


def test_a_round_of_today_counts_on_the_path() -> None:
    known = {path.key_of(skill): skill for skill in skills()}
    for day in range(20_400, 20_400 + len(days())):
        it = daily_of(day)
        assert (it.kind == "deal") == (not it.skill)
        assert not it.skill or it.level <= len(known[it.skill].levels)


@pytest.mark.parametrize("skill", PUZZLING, ids=path.key_of)
def test_ready_made_puzzles_have_few_right_choices_and_seeds_of_their_own(skill: Skill) -> None:
    assert len({it.seed for it in skill.puzzles}) == len(skill.puzzles)
    for puzzle in skill.puzzles:
        assert 0 < right_of(skill, puzzle) <= FEW


def right_of(skill: Skill, puzzle: Ready) -> int:
    """So many of the choices worth weighing are right."""
    session = start_of(ready_record(skill.game, puzzle))
    value, table = value_of(skill.game), session.state.table
    assert value is not None
    chances = value.action_values(table, 0, 0).values()
    right = [it for it in chances if max(chances) - it < MISTAKES[-1][0]]
    assert len(right) < len(chances)
    return len(right)


def test_a_kept_round_of_a_puzzle_that_is_gone_is_left_out() -> None:
    skill = PUZZLING[0]
    known = {"skill": path.key_of(skill), "level": 0, "box": 0, "day": 1}
    here, gone = {**known, "seed": skill.levels[0].seeds[0]}, {**known, "seed": 4711}
    told = Talk().ask("path", day=2, kept={"back": [here, gone]})["path"]
    assert [it["seed"] for it in told["kept"]["back"]] == [here["seed"]]
