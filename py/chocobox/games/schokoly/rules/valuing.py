"""What a card laid anywhere would be worth: a board's areas, made ready for many such questions.

Worth is a whole number of crumbs as one colour sees it: its largest area and the neutral pieces
it wins, less what the strongest rival has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Final, NamedTuple

from chocobox.games.schokoly.rules.board import ROW, SQUARE
from chocobox.games.schokoly.rules.looks import BESIDE, COUNT, PARTS, RING, SIDES, TOUCHING, Look
from chocobox.games.schokoly.rules.scoring import ENOUGH

CRUMBS: Final = 40
"""The crumbs of a scoring piece."""

_MOST: Final = 400
"""More sides than an area can be ahead."""

_NOTHING: Final = (0,) * 16


_PIECES: Final = 192
"""The number of pieces on all cards together."""


class Prices(NamedTuple):
    """What neutral areas are worth: their pieces that count, by size; crumbs for one, by my lead.

    A lead below zero counts from the tuple's end.
    """

    counted: tuple[int, ...]
    crumbs: tuple[int, ...]


def _counted(*small: int) -> tuple[int, ...]:
    """Size to pieces that count, where areas too small to score count as these, largest last."""
    return (*[0] * (ENOUGH - len(small)), *small, *range(ENOUGH, _PIECES + 1))


def _prices(*crumbs: int, small: tuple[int, ...] = ()) -> Prices:
    """The crumbs for a lead of one, two and so on; the last are for all that are longer."""
    ahead = [crumbs[min(lead, len(crumbs)) - 1] for lead in range(1, _MOST)]
    return Prices(_counted(*small), (0, *ahead, *(-price for price in reversed(ahead))))


PLAIN: Final = _prices(CRUMBS)
"""A neutral piece is worth what it scores."""

FIRM: Final = _prices(*(CRUMBS + lead for lead in range(1, 5)))
"""A neutral piece is worth a little more with each side ahead: that lead is harder to turn."""

SURE: Final = _prices(30, 45, 56, 64, 70, 74, small=(2, 4))
"""What one side ahead wins is unsure; a long lead will win more, and small areas may grow.

These numbers won most games against FIRM.
"""

OWN: Final = Prices(_counted(), (0, *[1] * (_MOST - 1), *[0] * (_MOST - 1)))
"""A neutral piece that my colour wins is one point, and nothing that another wins counts."""


class Eye(NamedTuple):
    """The colour that looks at a board, the other two, who plays, and what neutral pieces bring.

    Where two play, the third colour is the neutral one.
    """

    mine: int
    rival: int
    third: int
    players: Sequence[int]
    prices: Prices

    @classmethod
    def of(cls, mine: int, players: Sequence[int], prices: Prices = PLAIN) -> Eye:
        """The eye of one colour, among the colours that are played."""
        others = (colour for colour in range(3) if colour != mine)
        rival, third = sorted(others, key=lambda colour: colour not in players)
        return cls(mine, rival, third, players, prices)


Near = list[tuple[int, int, int]]
"""The areas of one colour beside a spot: the ring that each holds, its size, its lead."""


class Sketch:
    """The areas of a board: numbered, each with its colour, its size and my lead along it."""

    def __init__(self, eye: Eye, tops: dict[int, int]) -> None:
        self.eye, self.tops = eye, tops
        self.label: dict[int, int] = {}
        self.areas: dict[int, tuple[int, int, int]] = {}
        for number, cell in enumerate(tops):
            if cell not in self.label:
                self._outline(cell, number)
        self._sum()

    @property
    def worth(self) -> int:
        """The worth of the board as it lies."""
        own, rival, third = (self.best[colour] for colour in self.eye[:3])
        return CRUMBS * (own - max(rival, third)) + self.won

    def lifted(self, spot: int) -> Sketch:
        """The same without the four pieces that a stack card at that spot would cover."""
        bare, first, third = Sketch(self.eye, {}), len(self.tops), self.eye.third
        bare.tops, bare.label, bare.areas = self.tops.copy(), self.label.copy(), self.areas.copy()
        for step in SQUARE:
            del bare.tops[spot + step]
            bare.areas.pop(bare.label.pop(spot + step), None)
        for number, (step, _) in enumerate(RING, first):  # what these pieces joined or touched
            old = bare.label.get(spot + step, first)
            if old < first and (old not in bare.areas or bare.tops[spot + step] == third):
                bare.areas.pop(old, None)
                bare._outline(spot + step, number)
        bare._sum()
        return bare

    def worths(self, spot: int, looks: Sequence[Look]) -> Iterator[int]:
        """What the board would be worth with a card at that free spot, look by look."""
        near = self.near(spot)
        mine, rival, third, players, _ = self.eye
        own, one, two = (self._grown(colour, near[colour]) for colour in (mine, rival, third))
        wins = len(players) == 2 and near[third]
        won = self._wins(near, looks) if wins else repeat(self.won)
        for look, neutral in zip(looks, won, strict=False):
            parts = PARTS[look]
            first, second = one[parts[rival]], two[parts[third]]
            yield CRUMBS * (own[parts[mine]] - (first if first > second else second)) + neutral

    def points(self, spot: int, looks: Sequence[Look]) -> Iterator[int]:
        """The same as points of my colour alone, where neutral pieces have the prices OWN."""
        near = self.near(spot)
        mine, _, third, players, _ = self.eye
        own = self._grown(mine, near[mine])
        wins = len(players) == 2 and near[third]
        won = self._wins(near, looks) if wins else repeat(self.won)
        for look, neutral in zip(looks, won, strict=False):
            yield own[PARTS[look][mine]] + neutral

    def near(self, spot: int) -> tuple[Near, Near, Near]:
        """The areas beside a card at that spot, by colour."""
        label, rings = self.label, dict[int, int]()
        for step, bit in RING:
            number = label.get(spot + step)
            if number is not None:
                rings[number] = rings.get(number, 0) | bit
        near: tuple[Near, Near, Near] = ([], [], [])
        for number, ring in rings.items():
            colour, size, lead = self.areas[number]
            near[colour].append((ring, size, lead))
        return near

    def _outline(self, cell: int, number: int) -> None:
        """Follow an area to its borders, counting the sides by which my colour leads there."""
        tops, label = self.tops, self.label
        colour, lead, cells = tops[cell], 0, [cell]
        label[cell] = number
        gain = [0, 0, 0]
        gain[self.eye.mine], gain[self.eye.rival] = 1, -1
        for found in cells:
            for beside in (found - ROW, found - 1, found + 1, found + ROW):
                other = tops.get(beside)
                if other is None:
                    continue
                if other != colour:
                    lead += gain[other]
                elif label.get(beside) != number:
                    label[beside] = number
                    cells.append(beside)
        self.areas[number] = (colour, len(cells), lead)

    def _sum(self) -> None:
        """The players' largest areas, and what the neutral ones are worth."""
        self.best, self.won = [0, 0, 0], 0
        players, (counted, crumbs) = self.eye.players, self.eye.prices
        for colour, size, lead in self.areas.values():
            if colour in players:
                self.best[colour] = max(self.best[colour], size)
            elif len(players) == 2:
                self.won += counted[size] * crumbs[lead]

    def _grown(self, colour: int, near: Near) -> Sequence[int]:
        """Part to that player's largest area, once this part of a card carries the colour too."""
        if colour not in self.eye.players:
            return _NOTHING
        grown = list(COUNT[:16])
        for ring, size, _ in near:
            for part in BESIDE[ring]:
                grown[part] += size
        best = self.best[colour]
        return [size if size > best else best for size in grown]

    def _wins(self, near: Sequence[Near], looks: Sequence[Look]) -> Iterator[int]:
        """What all neutral areas would be worth, look by look."""
        mine, rival, third, _, (counted, crumbs) = self.eye
        beside = near[third]
        known = sum(counted[size] * crumbs[lead] for _, size, lead in beside)
        own, other = (sum(ring for ring, _, _ in near[colour]) for colour in (mine, rival))
        for look in looks:
            parts = PARTS[look]
            part, touching = parts[third], TOUCHING[parts[third]]
            to_own, to_other, to_new = SIDES[parts[mine]], SIDES[parts[rival]], SIDES[part]
            ahead = COUNT[own & to_new] - COUNT[other & to_new]
            ahead += touching[parts[mine]] - touching[parts[rival]]
            joined, won = COUNT[part], self.won - known
            for ring, size, before in beside:
                lead = before + COUNT[ring & to_own] - COUNT[ring & to_other]
                if ring & to_new:
                    joined += size
                    ahead += lead
                else:
                    won += counted[size] * crumbs[lead]
            yield won + counted[joined] * crumbs[ahead]


def totals(tops: dict[int, int], players: Sequence[int]) -> dict[int, int]:
    """The points of some colours, without a list of their areas."""
    if not players:
        return {}
    sketch = Sketch(Eye.of(players[0], players), tops)
    found = {colour: sketch.best[colour] for colour in players}
    if len(players) == 2:
        for colour, size, lead in sketch.areas.values():
            if colour not in found and size >= ENOUGH and lead:
                found[players[lead < 0]] += size
    return found
