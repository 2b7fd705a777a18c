"""How a card can lie, its 60 looks, and the tables that make valuing them quick.

A part is a set of a card's four places, one bit each in reading order; a ring is a set of the
eight cells beside a card, two for each place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chocobox.games.schokoly.rules.board import ROW
from chocobox.games.schokoly.rules.pieces import CARDS, TURNED, Four

Look = int
"""A card as it lies: an index into LOOKS."""

LOOKS: Final[tuple[Four, ...]] = tuple(dict.fromkeys(look for turns in TURNED for look in turns))

KIND: Final = tuple(CARDS.index(four) for four in CARDS)
"""Card to the lowest card that is its like."""

_TURNED_LOOKS: Final = tuple(
    {LOOKS.index(look): turn for turn, look in enumerate(turns)} for turns in TURNED
)
"""Card to its looks, each with the turn that shows it."""

KIND_OF: Final = {look: KIND[card] for card, looks in enumerate(_TURNED_LOOKS) for look in looks}
"""Look to the kind of card that can show it."""

FITS: Final = tuple(sum(1 << 3 * p + four[p] for p in range(4)) for four in LOOKS)
"""Look to the colours around a spot that it continues, in the bits of `board.around`."""

PARTS: Final = tuple(
    tuple(sum(1 << p for p in range(4) if four[p] == colour) for colour in range(3))
    for four in LOOKS
)
"""Look to the part that each colour fills."""

COUNT: Final = tuple(bits.bit_count() for bits in range(256))
"""The number of places in a part, or of cells in a ring."""

RING: Final = tuple(
    (step, 1 << bit)
    for bit, step in enumerate((-1, -ROW, 2, 1 - ROW, ROW - 1, 2 * ROW, ROW + 2, 2 * ROW + 1))
)
"""The cells beside a card, from its spot, each with its bit."""

SIDES: Final = tuple(sum(3 << 2 * p for p in range(4) if part >> p & 1) for part in range(16))
"""Part to the ring of cells beside it."""

BESIDE: Final = tuple(
    tuple(part for part in range(16) if SIDES[part] & ring) for ring in range(256)
)
"""Ring to the parts that lie beside one of its cells."""


def _touching(one: int, two: int) -> int:
    pairs = ((0, 1), (0, 2), (1, 3), (2, 3), (1, 0), (2, 0), (3, 1), (3, 2))
    return sum(one >> p & two >> q & 1 for p, q in pairs)


TOUCHING: Final = tuple(tuple(_touching(one, two) for two in range(16)) for one in range(16))
"""Two parts to the sides along which they touch inside the card."""


def ways(cards: Iterable[int]) -> dict[Look, tuple[int, int]]:
    """The looks that these cards can show, each with the card and turn that show it."""
    found: dict[Look, tuple[int, int]] = {}
    for card in cards:
        for look, turn in _TURNED_LOOKS[card].items():
            found.setdefault(look, (card, turn))
    return found
