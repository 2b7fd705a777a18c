"""Chance for bots: generators made from given numbers, and random pauses."""

from __future__ import annotations

from chocobox.core.rng import Rng

Pauses = range
"""Pauses in whole ms, each equally likely."""


def dice(*words: int) -> Rng:
    """A generator that depends only on these numbers, so a new plan changes nothing."""
    rng = Rng(0)
    for word in words:
        mixed, _ = Rng(rng.word ^ word).draw()
        rng = Rng(mixed)
    return rng


def among(pauses: Pauses, rng: Rng) -> int:
    """One of the pauses."""
    return pauses[rng.below(len(pauses))[0]]
