"""The limits of a view of Schokoly."""

from __future__ import annotations

from typing import Final

from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, HAND
from chocobox.kit.flat import Flat

LAYINGS: Final = 4096
"""More ways to lay a card were never seen: at most 1490 in 420 games of bots."""

FLAT: Final = Flat(
    actions=LAYINGS,
    words=COLOURS,
    lists={
        "View.board": (len(CARDS),),
        "Lying.colours": (4,),
        "View.hand": (HAND,),
        "View.open": (0, HAND),
        "Card.colours": (4,),
        "Outcome.totals": (len(COLOURS),),
        "Change.tallies": (len(COLOURS),),
    },
    without=(
        *("Outcome.areas", "Total.areas", "Change.areas", "View.gains"),
        *("Outcome.steps", "Change.joins"),  # the same once more, as it is told
    ),
)
