"""The limits of a view of Choco Challenge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from chocobox.core.record import Action
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Spend,
    Stop,
    Take,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.pieces import (
    BASE_SET,
    COSTS,
    CROWNS,
    DESSERTS,
    INGREDIENTS,
    KINDS,
    MARKET,
    NAMES,
    ROUNDS,
    TOOLS,
)
from chocobox.kit.flat import Flat, Limits, no_more

OWN: Final = BASE_SET + len(INGREDIENTS)
"""No seat has more cards."""

COMPARED: Final = ("own", "more", "equal", "fewer")
ENDS: Final = ("deck", "desserts", "rounds")

RICHEST: Final = BASE_SET + sum(CROWNS[NAMES[card]] for card in INGREDIENTS)
"""The crowns of all those cards."""


def _numbers(seats: int) -> Mapping[str, Limits]:
    """A seat keeps its base set, and may have each dessert once."""
    sweet, left = sum(COSTS), zip(COSTS, DESSERTS[seats], strict=True)
    return {
        "View.round": (1, ROUNDS),
        "View.deck": (0, len(INGREDIENTS) - MARKET),
        **{f"View.desserts.{cost}": (0, copies) for cost, copies in left},
        "View.tools.whisk": (0, seats),
        **no_more(0, seats - 1, *(f"View.tools.{tool}" for tool in TOOLS if tool != "whisk")),
        "Match.card": (0, len(NAMES) - 1),
        "View.bought": (INGREDIENTS[0], INGREDIENTS[-1]),
        "View.places": (1, MARKET),
        **no_more(COSTS[0], COSTS[-1], "View.took", "View.costs", "Place.desserts"),
        "Place.pile": (0, OWN),
        "Outcome.scores": (BASE_SET, RICHEST + sweet),
        "Total.pile": (BASE_SET, RICHEST),
        "Total.desserts": (0, sweet),
    }


def _deeds(_: int) -> Iterator[Action]:
    places = range(1, MARKET + 1)
    yield from (Draw(), Stop(), *map(Spend, TOOLS), Bust())
    yield from (*map(Buy, places), *map(Take, COSTS), Done())
    yield from (TakeIngredient(), *map(TakeMarket, places), *map(TakeTool, TOOLS), Decline())


FLAT: Final = Flat(
    actions=24,
    words=tuple(dict.fromkeys((*NAMES, *KINDS.values(), *TOOLS, *COMPARED, *ENDS))),
    numbers=_numbers,
    deeds=_deeds,
    seats=(
        *("View.seat", "View.turn", "View.first", "View.asked"),
        *("Outcome.winners", "Outcome.order", "Outcome.tied"),
    ),
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
        *(
            "Total.cards",
            "Chance.percent",
            "Chance.size",
            "View.risk",
        ),  # the same once more, as it is told
    ),
)
