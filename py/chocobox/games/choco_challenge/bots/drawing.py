"""When to draw on and when to stop: the exact worth of every way in which a turn may go on.

Only the order of the own pile is hidden, so a turn is a tree whose ends are worth what its player
holds them for. What a pile of so many cards promises is kept times the number of its orders: thus
all is reckoned in whole numbers, and nothing is ever rounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import factorial
from typing import NamedTuple

from chocobox.games.choco_challenge.rules.pieces import NAMES
from chocobox.games.choco_challenge.rules.state import Seat


@dataclass(frozen=True, slots=True)
class Worths:
    """The worths of the ends of a turn, by the cards drawn, then by the tools left."""

    stopped: Sequence[Sequence[int]]
    busted: Sequence[Sequence[int]]


class PileCounts(NamedTuple):
    """The cards of a pile, counted by names.

    fresh tells how many names not yet drawn it holds once, how many twice, and so on; matches
    counts the cards whose name is drawn already.
    """

    fresh: tuple[int, ...]
    matches: int = 0

    @classmethod
    def of(cls, pile: Iterable[int], drawn: Collection[int] = ()) -> PileCounts:
        """The counts of a pile beside the cards drawn."""
        inside = Counter(NAMES[card] for card in pile)
        matches = sum(inside.pop(NAMES[card], 0) for card in drawn)
        tally = Counter(inside.values())
        return cls(tuple(tally[copies] for copies in range(1, max(tally, default=0) + 1)), matches)

    @property
    def size(self) -> int:
        """The number of cards in the pile."""
        return self.matches + sum(n * names for n, names in enumerate(self.fresh, 1))

    def drew(self, copies: int) -> PileCounts:
        """The pile after a new name, of which it held so many, was drawn."""
        fresh = list(self.fresh)
        fresh[copies - 1] -= 1
        return PileCounts(tuple(fresh), self.matches + copies - 1)

    def matched(self) -> PileCounts:
        """The pile after a match."""
        return PileCounts(self.fresh, self.matches - 1)


class Drawing:
    """All the ways in which one turn may go on; every worth is times the orders of the pile."""

    def __init__(self, worths: Worths, names: int) -> None:
        """names counts the drawn and the fresh ones together."""
        self.worths, self.names = worths, names
        self._known: dict[tuple[PileCounts, int], int] = {}

    def best(self, pile: PileCounts, tools: int) -> int:
        """The worth of the better of stopping and drawing."""
        key = pile, tools
        if key not in self._known:
            ways = [self.draw(pile, tools)] if pile.size else []
            if self.names > sum(pile.fresh):
                ways.append(self.stop(pile, tools))
            self._known[key] = max(ways)
        return self._known[key]

    def stop(self, pile: PileCounts, tools: int) -> int:
        """The worth of stopping here."""
        return self._end(self.worths.stopped, pile, tools)

    def draw(self, pile: PileCounts, tools: int) -> int:
        """The worth of drawing the next card; the pile must not be empty."""
        total = pile.matches * self.match(pile.matched(), tools) if pile.matches else 0
        for copies, names in enumerate(pile.fresh, 1):
            if names:
                total += names * copies * self.best(pile.drew(copies), tools)
        return total

    def match(self, pile: PileCounts, tools: int) -> int:
        """The worth of the better of a tool and the bust, after a match is discarded."""
        bust = self.bust(pile, tools)
        return max(bust, self.best(pile, tools - 1)) if tools else bust

    def bust(self, pile: PileCounts, tools: int) -> int:
        """The worth of a bust."""
        return self._end(self.worths.busted, pile, tools)

    def _end(self, ends: Sequence[Sequence[int]], pile: PileCounts, tools: int) -> int:
        return ends[self.names - sum(pile.fresh)][tools] * factorial(pile.size)


class Prospect:
    """The expected worth of drawing on and of stopping, in the middle of a turn."""

    def __init__(self, worths: Worths, own: Seat) -> None:
        self.pile, self.tools = PileCounts.of(own.pile, own.drawn), len(own.tools)
        self.drawing = Drawing(worths, len(own.drawn) + sum(self.pile.fresh))

    @property
    def gains(self) -> bool:
        """Whether another card promises more than stopping."""
        return self.drawing.draw(self.pile, self.tools) > self.drawing.stop(self.pile, self.tools)

    @property
    def saves(self) -> bool:
        """Whether going on without one tool promises more than the bust."""
        bust = self.drawing.bust(self.pile, self.tools)
        return self.drawing.best(self.pile, self.tools - 1) > bust
