"""A skill for one child to practise in a solo game, in three levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Level:
    """The options of a round, and the seeds that suit it; without seeds, any does."""

    options: Mapping[str, int]
    seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of a game for one, its levels from easy to hard, and what tells that it was shown.

    is_shown gets the state of a finished round. weekly: it has the board of the week.
    """

    game: str
    name: str
    levels: tuple[Level, ...]
    is_shown: Callable[[Any], bool]
    weekly: bool = False
