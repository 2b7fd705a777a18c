"""The limits of a view of Kaboom!."""

from __future__ import annotations

from math import comb
from typing import Final

from chocobox.games.kaboom.rules.pieces import CARDS, JOKER, POWERS, RANKS
from chocobox.games.kaboom.rules.views import PADS
from chocobox.kit.flat import Flat

ROUNDS: Final = 20
"""No house plays more rounds."""

PAIRS: Final = comb(len(CARDS) - 1, 2)
"""So many pairs of cards can at most be looked at or swapped; all else is a few actions more."""

PEEKS: Final = ("waiting", "looking", "done")
REASONS: Final = ("plain", "tied", "closest", "not_closest")

FLAT: Final = Flat(
    actions=PAIRS + 16,
    words=tuple(dict.fromkeys((*CARDS, *RANKS, JOKER, *POWERS.values(), *PADS, *PEEKS, *REASONS))),
    lists={
        "View.grids": (0, len(CARDS)),
        "View.discard": (len(CARDS),),
        "Looking.cards": (2,),
        "View.scores": (ROUNDS, 0),
        "Counted.hands": (0, len(CARDS)),
    },
    without=("Counted.values", "Counted.addends"),  # the hands and points tell them
)
