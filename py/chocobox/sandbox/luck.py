"""Chance for written bots, with the names that Python's own `random` has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chocobox.core.rng import Rng

PARTS: Final = 1 << 53
"""A number from 0 to 1 is one of so many."""


def sealed(rng: Rng) -> Rng:
    """Chance for a stranger, from which nobody finds the chance that dealt the cards.

    SplitMix64 can be undone from one number: whoever had it would know the seed, and every hand.
    """
    from hashlib import sha256  # no start waits for it

    return Rng(int.from_bytes(sha256(b"%d" % rng.word).digest()[:8], "big"))


class Luck:
    """The same luck for the same choice on every device."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def random(self) -> float:
        """A number from 0 up to, but not, 1."""
        return self._below(PARTS) / PARTS

    def randrange(self, most: int) -> int:
        """A whole number from 0 to most - 1."""
        return self._below(most)

    def randint(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        return low + self._below(high - low + 1)

    def choice(self, items: Sequence[Any]) -> Any:
        """One of the items."""
        if not items:
            raise IndexError("there is nothing to choose from")
        return items[self._below(len(items))]

    def sample(self, items: Sequence[Any], count: int) -> list[Any]:
        """So many of the items, in any order."""
        found, self._rng = self._rng.shuffle(items)
        return list(found[:count])

    def shuffle(self, items: list[Any]) -> None:
        """Puts the items into another order."""
        items[:] = self.sample(items, len(items))

    def _below(self, bound: int) -> int:
        found, self._rng = self._rng.below(bound)
        return found
