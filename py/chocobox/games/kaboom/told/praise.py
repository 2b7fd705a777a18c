"""Kind words for each seat at the end of a game of Kaboom!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from chocobox.games.kaboom.rules import scoring
from chocobox.games.kaboom.rules.state import State
from chocobox.kit.praise import Praise


def praise(states: Sequence[State]) -> tuple[Praise, ...]:
    """The matching cards that each seat turned up after its slaps; else its best round."""
    matches = Counter(
        before.slap.seat
        for before, after in pairwise(states)
        if before.slap is not None and _lying(before, after) == _lying(before, before) - 1
    )
    best = scoring.outcome(states[-1].scores, states[-1].seats).lowest
    return tuple(
        Praise("matches", matches[seat]) if matches[seat] else Praise("round", points)
        for seat, points in enumerate(best)
    )


def _lying(before: State, after: State) -> int:
    """How many cards lie before all seats, or lay there when the round was counted."""
    if after.last is not None and len(after.scores) > len(before.scores):
        return sum(map(len, after.last.hands))
    return sum(it is not None for grid in after.grids for it in grid)
