"""Scores are told by what they mean."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chocobox.classes.task_set import NOTHING
from chocobox.pages.parts.scores import score_sign, score_words
from chocobox.tasks.kinds import BOT, LESSON

DONE = replace(NOTHING, done=True)


@pytest.mark.parametrize(
    ("score", "how", "points", "most"),
    [
        ({"points": 2, "most": 3}, "alone", 2, 3),
        ({"points": 0, "most": 3}, "alone", 0, 3),
        ({"points": 7, "won": True}, "won", 7, 0),
        ({"points": -4}, "lost", 4, 0),
        ({"points": 0, "won": True}, "draw", 0, 0),
        ({"done": False, "points": 5, "won": True}, "none", 5, 0),
    ],
)
def test_a_score_is_told_long_and_short(
    score: dict[str, Any], how: str, points: int, most: int
) -> None:
    told = [tell(replace(DONE, **score)) for tell in (score_words, score_sign)]
    assert [one.id for one in told] == ["class-score", "class-sign"]
    assert all(one.args == {"how": how, "points": points, "most": most} for one in told)


def test_a_written_bot_was_handed_in_and_a_lesson_has_points() -> None:
    score = replace(DONE, points=2, most=3)
    assert score_words(score, BOT.mark).args["how"] == "bot"
    assert score_words(score, f"{LESSON.mark}1").args["how"] == "alone"
    assert score_words(replace(score, done=False), BOT.mark).args["how"] == "none"
