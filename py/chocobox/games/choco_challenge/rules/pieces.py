"""The cards, tools and desserts of Choco Challenge, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

BASE: Final = ("cocoa", "butter", "sugar", "milk")
"""What every base set holds, each twice."""

FILLINGS: Final = {"nuts": 8, "rum": 7, "cherries": 6}
SPICES: Final = {"cinnamon": 5, "vanilla": 4, "ginger": 3, "mint": 2, "chili": 1}
"""The number of copies of each ingredient in the deck."""

SETS: Final = 5
TWICE: Final = 2
BASE_SET: Final = TWICE * len(BASE)

NAMES: Final = (
    *(name for _ in range(SETS) for name in BASE for _ in range(TWICE)),
    *(name for name, copies in FILLINGS.items() for _ in range(copies)),
    *(name for name, copies in SPICES.items() for _ in range(copies)),
)
"""Card number to its name: the base sets seat by seat, then fillings, then spices."""

INGREDIENTS: Final = range(SETS * BASE_SET, len(NAMES))
"""The numbers of the cards that the market sells."""

CROWNS: Final = {
    **dict.fromkeys((*BASE, *FILLINGS), 1),
    **dict.fromkeys(("cinnamon", "vanilla", "ginger", "mint"), 2),
    "chili": 3,
}
"""The worth of a card in the end (RULINGS C1, a house value)."""

KINDS: Final = {
    **dict.fromkeys(BASE, "base"),
    **dict.fromkeys(FILLINGS, "filling"),
    **dict.fromkeys(SPICES, "spice"),
}
"""The kind of an ingredient, one of three."""

TOOLS: Final = ("whisk", "pastry_bag", "measuring_cup")
COSTS: Final = (4, 5, 6, 7, 8, 9)
"""The costs of the desserts; a dessert is worth its cost."""

DESSERTS: Final = {3: (3, 3, 2, 2, 1, 1), 4: (4, 4, 3, 2, 2, 1), 5: (5, 5, 4, 3, 2, 1)}
"""Number of seats to how many there are of each cost (RULINGS C2)."""

MARKET: Final = 6
ANY: Final = 7
"""A seat that has drawn this many cards may buy any card."""

WARNED: Final = 2
"""After so many busts of a seat its risk is said by itself."""


class Pieces(TypedDict):
    """What a screen draws: ingredients' crowns and kinds, desserts' costs, the market's places."""

    crowns: Mapping[str, int]
    kinds: Mapping[str, str]
    costs: Sequence[int]
    tools: Sequence[str]
    places: int


PIECES: Final[Pieces] = {
    "crowns": CROWNS,
    "kinds": KINDS,
    "costs": COSTS,
    "tools": TOOLS,
    "places": MARKET,
}
"""The pieces for the screen to draw."""

EMPTY_PILES: Final = 3
"""The game ends in the turn in which so many dessert piles are empty."""

ROUNDS: Final = 60
"""After so many rounds the game ends, be it that everybody busts for ever (RULINGS C12)."""


def kind(card: int) -> str:
    """The back of an ingredient: filling or spice (RULINGS C8)."""
    return KINDS[NAMES[card]]


def base_set(seat: int) -> tuple[int, ...]:
    """The eight cards with which that seat begins."""
    return tuple(range(BASE_SET * seat, BASE_SET * (seat + 1)))


def tools_for(seats: int) -> tuple[int, ...]:
    """How many of each tool lie in the middle at first (RULINGS C3); all whisks are dealt."""
    return 0, seats - 1, seats - 1
