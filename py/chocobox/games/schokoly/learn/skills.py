"""What can be practised of Schokoly: finding the best place, and counting, by what they need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from chocobox.games.schokoly.learn.puzzles import PUZZLES
from chocobox.games.schokoly.solo.best import game as best
from chocobox.games.schokoly.solo.count import game as count
from chocobox.kit.skill import Level, Skill, puzzling

CARDS: Final = (6, 14, 28)
"""The number of cards on the table, level by level."""

BEST: Final[Mapping[str, tuple[tuple[int, ...], ...]]] = {
    "join": (
        (38, 51, 67, 99, 111, 114),
        (11, 27, 71, 92, 134, 140),
        (61, 75, 82, 164, 195, 225),
    ),
    "corner": (
        (1, 18, 42, 45, 85, 105),
        (113, 114, 159, 163, 188, 286),
        (34, 204, 229, 268, 287, 295),
    ),
    "neutral": (
        (6, 9, 14, 44, 52, 65),
        (1, 3, 7, 15, 22, 25),
        (0, 1, 7, 13, 17, 19),
    ),
    "stack": (
        (0, 4, 5, 7, 8, 10),
        (0, 6, 9, 10, 12, 13),
        (3, 4, 5, 6, 8, 9),
    ),
}
"""Skill to the seeds of each level: their best place needs this skill and no other.

A test looks, and finds others where tables come out differently.
"""

SMALL: Final = (0, 5, 7, 9, 10, 15)
"""Boards of the second grade with a neutral area of six to eight pieces."""

LARGER: Final = (1, 2, 3, 4, 6, 8)
"""The same, where it has more."""

_GRADES: Final = tuple(Level({"grade": grade}) for grade in (1, 2, 3))
_NEUTRAL: Final = (Level({"grade": 2}, SMALL), Level({"grade": 2}, LARGER), Level({"grade": 3}))


def _is_best(state: best.State) -> bool:
    """Whether no place would have been better."""
    return state.outcome is not None and bool(state.outcome.winners)


def _is_counted(kind: str, state: count.State) -> bool:
    """Whether all questions of that kind were answered right."""
    return all(answer.right for answer in state.answers if answer.kind == kind)


def _counting(kind: str, levels: tuple[Level, ...]) -> Skill:
    return Skill("schokoly_count", kind, levels, partial(_is_counted, kind))


def _placing(name: str) -> Skill:
    levels = (Level({"cards": c}, seeds) for c, seeds in zip(CARDS, BEST[name], strict=True))
    return Skill("schokoly_best", name, tuple(levels), _is_best, weekly=True)


SKILLS: Final = (
    puzzling("schokoly", PUZZLES),
    _counting("largest", _GRADES),
    _counting("size", _GRADES),
    _counting("sides", _NEUTRAL),
    _counting("who", _NEUTRAL),
    *map(_placing, BEST),
)
