"""One child's path: weeks, what comes back after days, levels, and rounds that are judged."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice
from typing import Any

import pytest

from chocobox import path
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games import skills
from chocobox.games.schokoly.learn.skills import BEST, CARDS, LARGER, SMALL
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.solo.best import game as best
from chocobox.games.schokoly.solo.count import game as count
from chocobox.games.schokoly.solo.count.boards import board_of
from games.schokoly.needs import best_seeds, count_seeds, needs
from support.talk import Talk

JOIN = "schokoly_best:join"
TODAY = 20_000


def told(kept: Any = None, day: int = TODAY, **more: Any) -> Any:
    """The path on a day."""
    return Talk().ask("path", kept=kept, day=day, **more)["path"]


def step_of(found: Any, skill: str = JOIN) -> Any:
    return next(step for step in found["steps"] if step["skill"] == skill)


def laid(record: Any, *, right: bool) -> Any:
    """A round of the best place, played to its end."""
    table = best.GAME.start(best.Options(**record["options"]), 1, Rng(record["seed"])).table
    actions = list(best.GAME.actions(best.State(best.Options(), table), 0))
    leads = best.weighed(table)
    good = max(leads.values())
    found = next(
        i for i, it in enumerate(actions) if (leads[best.laid_by(_laying(it))] == good) == right
    )
    return {**record, "moves": [[0, found, 1000]]}


def _laying(action: Action) -> Place | Stack:
    assert isinstance(action, Place | Stack)
    return action


def after(found: Any, *, right: bool, day: int, due: bool = False) -> Any:
    """The path after the next round of joining, or of what comes back first."""
    it = found["due"][0] if due else step_of(found)
    done = {"skill": it["skill"], "level": it["level"], "record": laid(it["record"], right=right)}
    new = told(found["kept"], day, done=done)
    assert new["right"] == right
    return new


# --- weeks ---


def test_a_week_has_its_number_and_year_as_the_calendar_says() -> None:
    start = date(1970, 1, 1)
    for day in range(60_000):
        assert path.week_of(day) == (start + timedelta(day)).isocalendar()[:2]


@pytest.mark.parametrize(
    ("day", "week"),
    [("2024-12-30", (2025, 1)), ("2027-01-03", (2026, 53)), ("2026-11-16", (2026, 47))],
)
def test_the_board_of_the_week_is_the_same_from_monday_to_sunday(
    day: str, week: tuple[int, int]
) -> None:
    number = (date.fromisoformat(day) - date(1970, 1, 1)).days
    found = told(day=number)["week"]
    assert (found["year"], found["number"]) == week
    monday = number - (number + 3) % 7
    assert {told(day=monday + it)["week"]["record"]["seed"] for it in range(7)} == {
        found["record"]["seed"]
    }
    assert told(day=monday + 7)["week"]["record"] != found["record"]


# --- what comes back ---


def test_mistakes_come_back_after_one_three_and_seven_days() -> None:
    found = after(told(), right=False, day=TODAY)
    days = []
    day = TODAY
    while found["waiting"]["days"] is not None:
        assert found["due"] == []
        day += found["waiting"]["days"]
        days.append(found["waiting"]["days"])
        assert len(told(found["kept"], day - 1)["due"]) == 0
        found = after(told(found["kept"], day), right=True, day=day, due=True)
    assert days == [1, 3, 7]
    assert (found["due"], found["waiting"]["later"]) == ([], 0)


def test_repeated_mistakes_begin_anew() -> None:
    found = after(told(), right=False, day=TODAY)
    found = after(told(found["kept"], TODAY + 1), right=True, day=TODAY + 1, due=True)
    found = after(told(found["kept"], TODAY + 9), right=False, day=TODAY + 9, due=True)
    assert (found["waiting"]["days"], found["kept"]["back"][0]["box"]) == (1, 0)


# --- levels ---


def test_three_good_rounds_make_a_level_and_what_comes_back_counts_for_none() -> None:
    found = after(told(), right=False, day=TODAY)
    seen = []
    for _ in range(9):
        step = step_of(found)
        seen.append((step["level"], step["pieces"], step["levels"]))
        found = after(found, right=True, day=TODAY)
    assert seen == [(level, pieces, level - 1) for level in (1, 2, 3) for pieces in range(3)]
    assert [step_of(found)[it] for it in ("level", "pieces", "levels")] == [3, 3, 3]
    again = after(told(found["kept"], TODAY + 1), right=True, day=TODAY + 1, due=True)
    assert again["kept"]["good"] == found["kept"]["good"]


def test_the_next_round_is_another_board_and_not_one_that_comes_back() -> None:
    found = told()
    first = step_of(found)["record"]["seed"]
    found = after(found, right=False, day=TODAY)
    seeds = []
    for _ in range(4):
        seeds.append(step_of(found)["record"]["seed"])
        found = after(found, right=False, day=TODAY)
    assert len({first, *seeds}) == 5


@pytest.mark.parametrize(
    "kept",
    [
        7,
        {"good": 3},
        {"good": {JOIN: -1, "other": 2}},
        {"back": [5, {"skill": JOIN}, {"skill": 0}]},
    ],
)
def test_damaged_entries_are_left_out(kept: Any) -> None:
    assert told(kept)["kept"] == told()["kept"]


def test_a_round_that_is_not_over_changes_nothing() -> None:
    step = step_of(told())
    found = told(done={"skill": JOIN, "level": 1, "record": step["record"]})
    assert (found["right"], found["kept"]) == (None, told()["kept"])
    for skill in ("no", "schokoly_count:who"):
        done = {"skill": skill, "level": 1, "record": laid(step["record"], right=True)}
        assert Talk().ask("path", day=1, done=done)["error"]["type"] == "bad-request"


# --- boards ---


def test_every_skill_has_three_levels_which_its_game_can_begin() -> None:
    assert len({path.key_of(skill) for skill in skills()}) == len(skills())
    for step in told()["steps"]:
        assert "update" in Talk().ask("new", **step["record"])
    assert all(len(skill.levels) == 3 for skill in skills())


@pytest.mark.parametrize("skill", BEST)
@pytest.mark.parametrize("level", range(3))
def test_a_board_of_a_skill_needs_this_skill_and_no_other(skill: str, level: int) -> None:
    for seed in BEST[skill][level]:
        table = best.GAME.start(best.Options(CARDS[level]), 1, Rng(seed)).table
        if needs(table) != (skill,):
            pytest.fail(f"now these do: {tuple(islice(best_seeds(skill, CARDS[level]), 6))}")


def test_boards_to_count_have_small_areas_first() -> None:
    assert tuple(islice(count_seeds(2, range(6, 9)), 6)) == SMALL
    assert tuple(islice(count_seeds(2, range(9, 99)), 6)) == LARGER


def test_a_count_is_right_for_its_own_kind_of_questions_only() -> None:
    state = count.GAME.start(count.Options(2), 1, Rng(SMALL[0]))
    assert state.table == board_of(2, Rng(SMALL[0]))
    who = next(it for it in skills() if path.key_of(it) == "schokoly_count:who")
    assert who.is_shown(state)
