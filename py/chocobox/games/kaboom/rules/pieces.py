"""Kaboom!'s cards as plain data: a deck with two jokers, what they count, what they can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final, TypedDict

from chocobox.games.kaboom.rules.actions import Give, Look, LookBoth, Replace, Reveal, Swap

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
JOKER = "X"

CARDS = (*(rank + suit for suit in SUITS for rank in RANKS), "X1", "X2")
"""All 54 cards; a card's number is its place in here."""

NUMBER = {card: number for number, card in enumerate(CARDS)}

POINTS = {"A": 1, "J": 12, "Q": 15, JOKER: -1, **{rank: int(rank) for rank in RANKS[1:10]}}
"""What a card counts by its rank, but for kings: there the colour decides."""

RED_KING, BLACK_KING = 0, 30

POWERS = {
    **dict.fromkeys(("7", "8"), "look_own"),
    **dict.fromkeys(("9", "10"), "look_other"),
    **dict.fromkeys(("J", "Q"), "swap_blind"),
    "K": "swap_seen",
}
"""What a card can do for whoever drew it and throws it away at once."""

GRID = 4
"""So many cards lie before each seat at first: two far ones, two near ones."""

NEAR = (2, 3)
"""The places whose cards are looked at before the round begins."""

WRONG, CHANGED_MIND = 2, 1
"""Penalty cards for a card that does not match, and for a slap that shows none."""

CLOSEST, NOT_CLOSEST = 5, 10
"""What the caller gains or pays besides its distance from zero."""

WINDOWS = (1500, 2500, 4000, 10_000)
"""House values for how long the next draw is held back, in ms (RULINGS K4)."""

PACES = (700, 1200, 2000, 5000)
"""House values for the least time between two flips, in ms (RULINGS K3)."""

MERCY = 150
"""So long after a flip covered a card, in ms, a hand was meant for that card (RULINGS K19)."""

LAST = 5000
"""After the last turn of a round, slaps have so long, in ms (RULINGS K4)."""

USED_UP = 3
"""So often the stock is flipped away before play begins without a right slap (RULINGS K3)."""

LONGEST = 60
"""After so many turns of each seat a round ends though nobody has called (RULINGS K17)."""

PATIENCE = 10_000
"""So long, in ms, the game waits for a slap's cards, a gift, a look (RULINGS K5, K7)."""

CALM = 1500
"""The table waits so long, in ms, before a round is counted that nobody can slap in any more."""

HANDICAPS = tuple(range(0, 301, 50))
"""The delays that may be added to a seat's slaps, in ms."""


def rank(card: int) -> str:
    """The rank by which cards match: a number, a face, or joker."""
    return CARDS[card][:-1]


def value(card: int) -> int:
    """The points of a card at the end of a round."""
    if rank(card) == "K":
        return RED_KING if CARDS[card][-1] in "HD" else BLACK_KING
    return POINTS[rank(card)]


def twins(of: str) -> int:
    """The number of cards that can match a card of that rank."""
    return 1 if of == JOKER else len(SUITS) - 1


class Pieces(TypedDict):
    """What a screen draws of the cards; a card's worth by its name, else by its rank.

    touched: what a touch on a card may mean, the most pressing first; pairs: on two cards, so the
    first touch chooses, and the second completes the pair.
    """

    worth: Mapping[str, int]
    powers: Mapping[str, str]
    near: Sequence[int]
    penalties: Mapping[str, int]
    touched: Sequence[str]
    pairs: Sequence[str]


TOUCHED: Final = (Reveal, Give, Look, Swap, LookBoth, Replace)
"""Whoever settles a slap or a gift comes before a power, and that before the drawer."""

PAIRS: Final = tuple(it for it in TOUCHED if "other" in {field.name for field in fields(it)})
"""Powers on two cards."""

PIECES: Final[Pieces] = {
    "worth": {**POINTS, **{CARDS[n]: value(n) for n in range(len(CARDS)) if rank(n) == "K"}},
    "powers": POWERS,
    "near": NEAR,
    "penalties": {"wrong": WRONG, "none": CHANGED_MIND},
    "touched": [it.__name__ for it in TOUCHED],
    "pairs": [it.__name__ for it in PAIRS],
}
"""What a screen draws of all this; a card's worth by its name, else by its rank."""
