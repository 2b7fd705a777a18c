"""Chance for bots: what follows from some numbers alone, and pauses of a hand."""

from __future__ import annotations

from chocobox.core import Rng

Pauses = range
"""Whole ms, each equally likely."""


def dice(*words: int) -> Rng:
    """Chance that follows from some numbers alone, so that planning anew changes nothing."""
    rng = Rng(0)
    for word in words:
        mixed, _ = Rng(rng.word ^ word).draw()
        rng = Rng(mixed)
    return rng


def among(pauses: Pauses, rng: Rng) -> int:
    """One of those pauses."""
    return pauses[rng.below(len(pauses))[0]]
