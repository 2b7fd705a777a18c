"""The chocolate on the table, seen from above, and every spot where a card may lie.

A cell is one piece of chocolate and a whole number, `cell_at(x, y)`; a spot is the upper left
cell of a card. The board keeps the spots up to date as cards are laid, because looking for them
anew is what makes a plain engine slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from chocobox.games.schokoly.rules.pieces import TURNED, Four

ROW: Final = 256
"""Cells in a row: 48 cards can not reach the border from the middle."""

MIDDLE: Final = 128

SQUARE: Final = (0, 1, ROW, ROW + 1)
"""The four cells of a card, from its spot."""

_AROUND: Final = tuple(
    (step, tuple(1 << (3 * piece + colour) for colour in range(3)))
    for piece, steps in enumerate(
        ((-1, -ROW), (2, 1 - ROW), (ROW - 1, 2 * ROW), (ROW + 2, 2 * ROW + 1))
    )
    for step in steps
)
"""The eight cells beside a card, each with the bit it sets for each colour seen there."""

_REACH: Final = tuple(
    ROW * down + right
    for down in range(-2, 3)
    for right in range(-2, 3)
    if abs(down) + abs(right) < 4
)
"""The spots whose cells or neighbours change when a card is laid at spot 0."""


def cell_at(x: int, y: int) -> int:
    """The cell x to the right and y down from the first card's upper left piece."""
    return (y + MIDDLE) * ROW + x + MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return cell % ROW - MIDDLE, cell // ROW - MIDDLE


def _mask(four: Four) -> int:
    return sum(1 << (3 * piece + colour) for piece, colour in enumerate(four))


MASKS: Final = tuple(tuple(_mask(four) for four in turns) for turns in TURNED)
"""Card and turn to the bits that its four pieces match."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table: where, in which turn and tier, with a smartie or not, by whom."""

    card: int
    x: int
    y: int
    turn: int
    tier: int
    smartie: bool
    seat: int


@dataclass(frozen=True, slots=True)
class Board:
    """All the cards laid so far, in order; the four maps follow from them.

    tops: cell to the colour that shows. loose: cell to the index of the tier-one card that shows
    there and may be covered. fresh and cover: spot to the colours around it, for tier one and two.
    """

    laid: tuple[Laid, ...] = ()
    tops: dict[int, int] = field(default_factory=dict, compare=False, repr=False)
    loose: dict[int, int] = field(default_factory=dict, compare=False, repr=False)
    fresh: dict[int, int] = field(default_factory=dict, compare=False, repr=False)
    cover: dict[int, int] = field(default_factory=dict, compare=False, repr=False)

    def lay(self, laid: Laid) -> Board:
        """The board with one more card, in tier one or, with its smartie, in tier two."""
        tops, loose = self.tops.copy(), self.loose.copy()
        spot = cell_at(laid.x, laid.y)
        for step, colour in zip(SQUARE, TURNED[laid.card][laid.turn], strict=True):
            tops[spot + step] = colour
            if laid.tier == 1:
                loose[spot + step] = len(self.laid)
            else:
                del loose[spot + step]
        return self._with((*self.laid, laid), tops, loose, spot)

    def before_last(self) -> Board:
        """The board without the card laid last, for the count: no spots are looked for."""
        tops: dict[int, int] = {}
        for one in self.laid[:-1]:
            spot = cell_at(one.x, one.y)
            for step, colour in zip(SQUARE, TURNED[one.card][one.turn], strict=True):
                tops[spot + step] = colour
        return Board(self.laid[:-1], tops)

    def guard(self, index: int) -> Board:
        """The board with a smartie on a tier-one card, so that nothing may cover it."""
        card = self.laid[index]
        laid = (*self.laid[:index], replace(card, smartie=True), *self.laid[index + 1 :])
        loose = {cell: owner for cell, owner in self.loose.items() if owner != index}
        return self._with(laid, self.tops, loose, cell_at(card.x, card.y))

    def _with(
        self, laid: tuple[Laid, ...], tops: dict[int, int], loose: dict[int, int], spot: int
    ) -> Board:
        """The board with these cards, after looking again at the spots around one of them."""
        fresh, cover = self.fresh.copy(), self.cover.copy()
        for step in _REACH:
            near = spot + step
            fresh.pop(near, None)
            cover.pop(near, None)
            covered = sum([near + cell in tops for cell in SQUARE])
            if covered == 0:
                contacts, colours = around(tops, near)
                if contacts >= 2:
                    fresh[near] = colours
            elif covered == 4 and len(owners(loose, near)) >= 2:
                _, colours = around(tops, near)
                if colours:
                    cover[near] = colours
        return Board(laid, tops, loose, fresh, cover)

    def whole(self) -> Iterator[int]:
        """The indices of the tier-one cards without smartie and without a covered piece."""
        counts = Counter(self.loose.values())
        return (index for index in range(len(self.laid)) if counts[index] == len(SQUARE))


EMPTY: Final = Board()
"""The table before the first card."""


def around(tops: dict[int, int], spot: int) -> tuple[int, int]:
    """The number of pieces beside a card at that spot, and the bits of their colours."""
    contacts = colours = 0
    for step, bits in _AROUND:
        colour = tops.get(spot + step)
        if colour is not None:
            contacts += 1
            colours |= bits[colour]
    return contacts, colours


def is_free(tops: dict[int, int], spot: int) -> bool:
    """Whether no chocolate lies where that card would."""
    return not any(spot + step in tops for step in SQUARE)


def owners(loose: dict[int, int], spot: int) -> set[int]:
    """The cards that a stack card there would cover; empty unless all four pieces lie on such."""
    under = [loose.get(spot + step) for step in SQUARE]
    return set() if None in under else {index for index in under if index is not None}
