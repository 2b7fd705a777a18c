"""The order of seats and the winners, from what each seat is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ordered(worth: Sequence[Any]) -> tuple[int, ...]:
    """The seats from best to worst, more is better; equal ones in seat order."""
    return tuple(sorted(range(len(worth)), key=worth.__getitem__, reverse=True))


def best(worth: Sequence[Any]) -> tuple[int, ...]:
    """The seats that are worth most."""
    return tuple(seat for seat, own in enumerate(worth) if own == max(worth))
