"""The limits of a view of Choco Challenge."""

from __future__ import annotations

from typing import Final

from chocobox.games.choco_challenge.rules.pieces import (
    BASE_SET,
    COSTS,
    INGREDIENTS,
    KINDS,
    MARKET,
    NAMES,
    TOOLS,
)
from chocobox.kit.flat import Flat

OWN: Final = BASE_SET + len(INGREDIENTS)
"""No seat has more cards."""

COMPARED: Final = ("own", "more", "equal", "fewer")
ENDS: Final = ("deck", "desserts", "rounds")

FLAT: Final = Flat(
    actions=24,
    words=tuple(dict.fromkeys((*NAMES, *KINDS.values(), *TOOLS, *COMPARED, *ENDS))),
    lists={
        "View.market": (MARKET,),
        "View.places": (MARKET,),
        "View.costs": (len(COSTS),),
        "Place.drawn": (OWN,),
        "Place.discard": (OWN,),
        "Place.inside": (OWN,),
        "Place.tools": (len(TOOLS),),
        "Place.desserts": (len(COSTS),),
    },
    keys={"View.desserts": tuple(map(str, COSTS)), "View.tools": TOOLS},
    without=(
        *("View.market_cards", "Place.drawn_cards", "Place.discard_cards"),
        *("Total.cards", "Chance.percent", "Chance.size"),  # the same once more, as it is told
    ),
)
