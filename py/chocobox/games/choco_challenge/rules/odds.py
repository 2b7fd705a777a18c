"""True odds: the exact chances of the cards that a seat may still draw.

Only the order of the own pile is hidden, so every order of it is equally likely.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import comb, gcd

from chocobox.games.choco_challenge.rules.pieces import NAMES
from chocobox.games.choco_challenge.rules.state import Seat


@dataclass(frozen=True, slots=True)
class Chance:
    """In how many ways of so many, in lowest terms; in hundred, rounded; and its size in words.

    size: `none`, `tiny` if rounded to nothing, `some`, `most` if rounded to all, or `all`.
    """

    ways: int
    of: int
    percent: int
    size: str

    @classmethod
    def out_of(cls, ways: int, of: int) -> Chance:
        """The same fraction in lowest terms."""
        common = gcd(ways, of)
        percent = (200 * ways + of) // (2 * of)
        if ways in (0, of):
            size = "all" if ways else "none"
        else:
            size = {0: "tiny", 100: "most"}.get(percent, "some")
        return cls(ways // common, of // common, percent, size)


@dataclass(frozen=True, slots=True)
class Reach:
    """The chance to have so many different cards drawn without a match."""

    count: int
    chance: Chance


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance that the next card matches, and the chances to get further."""

    bust: Chance
    reach: tuple[Reach, ...]


def of_drawing(own: Seat) -> Odds:
    """The chances of a seat that may draw; its pile must not be empty."""
    drawn = {NAMES[card] for card in own.drawn}
    inside = Counter(NAMES[card] for card in own.pile)
    size, matches = len(own.pile), sum(inside[name] for name in drawn)
    fresh = [copies for name, copies in inside.items() if name not in drawn]
    ways = _choices(fresh)
    reach = tuple(
        Reach(len(drawn) + more, Chance.out_of(found, comb(size, more)))
        for more, found in enumerate(ways)
        if more
    )
    return Odds(Chance.out_of(matches, size), reach)


def _choices(copies: list[int]) -> list[int]:
    """How many sets of cards hold no name twice, by their size: a product of (1 + copies x)."""
    ways = [1]
    for n in copies:
        ways = [stay + n * grow for stay, grow in zip([*ways, 0], [0, *ways], strict=True)]
    return ways
