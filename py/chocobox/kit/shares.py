"""Chances as shares of a whole, in whole numbers, so that every device tells the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

WHOLE: Final = 1_000_000
"""All shares of a table together."""

STEP: Final = 256
"""Strengths are told in so many parts: whoever has STEP more than another wins e times as often."""

Shares = tuple[int, ...]
"""The chance of each seat to win, in parts of WHOLE; together they are WHOLE."""

_BITS: Final = 60
_E: Final = 1_157_433_911_791_679_357
"""e to the power of 1 / STEP, in parts of 2 to the power of _BITS."""


def shares(strengths: Sequence[int]) -> Shares:
    """The softmax of strengths in STEPs: each seat's chance to win."""
    most = max(strengths)
    table = _falling()
    return divided([table[most - one] if most - one < len(table) else 0 for one in strengths])


def learned(weights: Sequence[int], rows: Sequence[Sequence[int]], unit: int = 10**6) -> Shares:
    """The softmax of weighted features, together in units: each seat's chance to win."""
    strengths = [sum(a * b for a, b in zip(weights, row, strict=True)) for row in rows]
    return shares([it * STEP // unit for it in strengths])


def divided(weights: Sequence[int]) -> Shares:
    """The whole, in proportion to the weights; what is left over goes to the largest."""
    total = sum(weights)
    parts = [WHOLE * weight // total for weight in weights]
    parts[weights.index(max(weights))] += WHOLE - sum(parts)
    return tuple(parts)


def hats_at(knots: Sequence[int], at: int) -> list[int]:
    """The weights of linear interpolation between knots, in thousandths: at most two are not 0.

    So what counts may weigh something else at each knot, and changes evenly between them.
    """
    found = [0] * len(knots)
    for i, (low, high) in enumerate(pairwise(knots)):
        if low <= at <= high:
            found[i + 1] = 1000 * (at - low) // (high - low)
            found[i] = 1000 - found[i + 1]
            break
    return found


def won(winners: Sequence[int], seats: int) -> Shares:
    """The shares of a game that is over."""
    return divided([int(seat in winners) for seat in range(seats)])


def mean(weighted: Sequence[tuple[int, Shares]]) -> Shares:
    """The weighted mean of shares."""
    columns = zip(*(tuple(weight * one for one in each) for weight, each in weighted), strict=True)
    return divided([sum(column) for column in columns])


@cache
def _falling() -> Sequence[int]:
    """1, then e times less every STEP, until nothing is left."""
    weights = [1 << _BITS]
    while weights[-1]:
        weights.append((weights[-1] << _BITS) // _E)
    return weights
