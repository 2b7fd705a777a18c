"""Who stands before whom at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ordered(worth: Sequence[Any]) -> tuple[int, ...]:
    """The seats from best to worst, more worth being better; equals in the order of their seats."""
    return tuple(sorted(range(len(worth)), key=worth.__getitem__, reverse=True))


def best(worth: Sequence[Any]) -> tuple[int, ...]:
    """The seats of which no other one is worth more."""
    return tuple(seat for seat, own in enumerate(worth) if own == max(worth))
