"""About how long a child needs for each kind of task."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games import GAMES
from chocobox.tasks.minutes import game_minutes, minutes_of

PERSON = {"kind": "person"}
TWO = [PERSON, {"kind": "bot", "bot": "steady"}]


def minutes(game: str, **more: Any) -> int:
    """The minutes of a task of that game."""
    return minutes_of({"game": game, "options": {}, "players": [PERSON], "position": ""} | more)


@pytest.mark.parametrize(
    ("game", "more", "expected"),
    [
        ("schokoly_count", {"options": {"grade": 2}}, 4),
        ("schokoly_best", {"options": {"cards": 24}}, 2),
        ("schokoly_best", {}, 1),
        ("schokoly_best", {"options": {"cards": "many"}}, 1),
        ("kaboom", {"players": TWO, "options": {"rounds": 3}}, 3),
        ("kaboom", {"players": TWO, "position": "lesson:1"}, 3),
        ("kaboom", {"players": TWO, "position": "bot:"}, 20),
        ("nothing", {}, 0),
    ],
)
def test_each_kind_of_task_has_its_minutes(game: str, more: dict[str, Any], expected: int) -> None:
    assert minutes(game, **more) == expected


@pytest.mark.parametrize(
    ("seats", "rounds", "expected"),
    [(2, 10, 10), (2, 5, 5), (3, 3, 4), (4, 1, 1), (5, 7, 11), (3, 20, 24), (9, 5, 1)],
)
def test_a_game_that_grows_with_its_rounds_is_rounded_and_never_takes_no_time(
    seats: int, rounds: int, expected: int
) -> None:
    """Ten rounds take 10 minutes for two players, and two minutes more for each other one."""
    assert game_minutes(GAMES["kaboom"], seats, {"rounds": rounds}) == expected
