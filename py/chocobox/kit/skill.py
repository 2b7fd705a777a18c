"""A skill for one child to practise in a solo game, in three levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Level:
    """The options of a round, and the seeds that suit it; without seeds, any does."""

    options: Mapping[str, int]
    seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready-made puzzle: its deal, its seats, and the moves to it; the first seat chooses.

    Each move is a seat and a place in its actions, as in a puzzle's position.
    """

    seed: int
    seats: int
    moves: str


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of a game, its levels from easy to hard, and what tells that it was shown.

    is_shown gets the state of a finished round. weekly: it has the board of the week. puzzles: the
    tables on which it is practised, by their seeds; without them it is of a game for one.
    """

    game: str
    name: str
    levels: tuple[Level, ...]
    is_shown: Callable[[Any], bool]
    weekly: bool = False
    puzzles: tuple[Ready, ...] = ()


OF_A_LEVEL: Final = 3
"""So many puzzles make a level."""


def puzzling(game: str, puzzles: tuple[Ready, ...]) -> Skill:
    """The skill of the best choice, on these tables from easy to hard."""
    seeds = tuple(it.seed for it in puzzles)
    starts = range(0, len(seeds), OF_A_LEVEL)
    levels = tuple(Level({}, seeds[at : at + OF_A_LEVEL]) for at in starts)
    return Skill(game, "puzzle", levels, _is_solved, puzzles=puzzles)


def _is_solved(state: Any) -> bool:
    return bool(state.solved.right)
