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


def test_a_game_that_grows_with_its_rounds_is_rounded_half_up_and_never_takes_no_time() -> None:
    kaboom = GAMES["kaboom"]
    assert kaboom.shelf
    whole = kaboom.shelf.minutes[2]
    half = game_minutes(kaboom, 2, {"rounds": 5})
    assert half == (whole + 1) // 2
    assert game_minutes(kaboom, 9, {}) == 1
