"""The 48 chocolate cards and the 12 smarties, as plain data."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("dark", "milk", "white")
"""The three kinds of chocolate; a piece is its index in here."""

LETTERS: Final = "dmw"
"""The letters of the three kinds in a drawn board."""

Four = tuple[int, int, int, int]
"""The pieces of a card: upper left, upper right, lower left, lower right."""

HAND: Final = 4
SMARTIES: Final = 12
COPIES: Final = 4
"""The number of cards of each mixture of colours (RULINGS S2, a house value)."""


def _cards() -> tuple[Four, ...]:
    """The deck by mixture; a pair lies side by side (RULINGS S3, a house value)."""
    three_one = [(a, a, a, b) for a in range(3) for b in range(3) if a != b]
    two_two = [(a, a, b, b) for a in range(3) for b in range(a + 1, 3)]
    deck: list[Four] = [four for four in three_one + two_two for _ in range(COPIES)]
    for a in range(3):
        b, c = (kind for kind in range(3) if kind != a)
        deck += [(a, a, b, c), (a, a, b, c), (a, a, c, b), (a, a, c, b)]
    return tuple(deck)


def turned(four: Four) -> Four:
    """The card after one quarter turn clockwise."""
    a, b, c, d = four
    return c, a, d, b


def _turns(four: Four) -> tuple[Four, ...]:
    once = turned(four)
    twice = turned(once)
    return four, once, twice, turned(twice)


CARDS: Final = _cards()
"""Card number to its pieces, unturned."""

TURNED: Final = tuple(_turns(four) for four in CARDS)
"""Card number, then quarter turns clockwise, to its pieces as they lie."""

TURNS: Final = range(4)
"""A card's quarter turns; no card has two that look alike."""


def names(four: Four) -> tuple[str, ...]:
    """The pieces by name, in reading order."""
    return tuple(COLOURS[piece] for piece in four)
