"""Chance as a value: the same seed gives the same game in every Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

_WORD, _GAMMA = (1 << 64) - 1, 0x9E3779B97F4A7C15

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Rng:
    """Chance as a value: SplitMix64, so a seed gives the same game in every Python."""

    word: int

    def draw(self) -> tuple[int, Rng]:
        """The next 64 random bits, and the generator after them."""
        return self.below(1 << 64)

    def below(self, bound: int) -> tuple[int, Rng]:
        """A whole number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"below takes a bound from 1 to 2**64, not {bound}")
        found, word = _below(self.word, bound)
        return found, Rng(word)

    def pick(self, items: Sequence[Item]) -> tuple[Item, Rng]:
        """One of the items, each equally likely."""
        place, rng = self.below(len(items))
        return items[place], rng

    def shuffle(self, items: Iterable[Item]) -> tuple[tuple[Item, ...], Rng]:
        """The items in a random order (Fisher and Yates)."""
        pile, word = list(items), self.word
        for last in range(len(pile) - 1, 0, -1):
            place, word = _below(word, last + 1)
            pile[last], pile[place] = pile[place], pile[last]
        return tuple(pile), Rng(word)


def _below(word: int, bound: int) -> tuple[int, int]:
    spare, bits = (1 << 64) % bound, -1
    while bits < spare:  # these few values would make small numbers more likely
        word = (word + _GAMMA) & _WORD
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        bits = mixed ^ (mixed >> 31)
    return bits % bound, word
