"""Scores in words: won, lost or drawn, points of how many, handed in, or not finished."""

from __future__ import annotations

from typing import Any

from chocobox.classes.task_set import Score
from chocobox.pages.words import Say, say
from chocobox.tasks.kinds import kind_of


def score_words(score: Score, position: object = "") -> Say:
    """As part of a sentence: "8 of 10 points", "won by 5"; position: of its task."""
    return say("class-score", **_facts(score, position))


def score_sign(score: Score, position: object = "") -> Say:
    """As short as in the table: "8/10", "+5"."""
    return say("class-sign", **_facts(score, position))


def _facts(score: Score, position: object) -> dict[str, Any]:
    return {"how": _how(score, position), "points": abs(score.points), "most": score.most or 0}


def _how(score: Score, position: object) -> str:
    if not score.done:
        return "none"
    if kind_of(position).is_written:
        return "bot"
    if score.most is not None:
        return "alone"
    return "draw" if score.points == 0 else "won" if score.won else "lost"
