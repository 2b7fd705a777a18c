"""The limits of a view of Kaboom!."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from math import comb
from typing import Final

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Decide,
    Discard,
    Draw,
    Enough,
    Flip,
    Give,
    GiveUp,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.pieces import (
    CARDS,
    CLOSEST,
    GRID,
    HANDICAPS,
    JOKER,
    LONGEST,
    NOT_CLOSEST,
    POWERS,
    RANKS,
    USED_UP,
    WRONG,
    twins,
    value,
)
from chocobox.games.kaboom.rules.views import PADS
from chocobox.kit.flat import TIMES, Flat, Limits, no_more
from chocobox.kit.slaps import COLLECT

ROUNDS: Final = 20
"""No house plays more rounds."""

PAIRS: Final = comb(len(CARDS) - 1, 2)
"""So many pairs of cards can at most be looked at or swapped; all else is a few actions more."""

PEEKS: Final = ("waiting", "looking", "done")
REASONS: Final = ("plain", "tied", "closest", "not_closest")

VALUES: Final = tuple(map(value, range(len(CARDS))))
LOW: Final = sum(it for it in VALUES if it < 0)
HIGH: Final = sum(it for it in VALUES if it > 0)
"""The least and the most that a hand counts."""

PLACES: Final = GRID + len(CARDS) - 1
"""A penalty lies in the lowest free place after the first four; the discard keeps one card."""

TWINS: Final = max(map(twins, RANKS))
"""So many cards can match one that was slapped."""


def marks(seats: int) -> int:
    """The most marks of a round: of cards dealt, of one put down each turn, and of penalties.

    Each seat may pay once for each card that is flipped or thrown away.
    """
    flips, turns = USED_UP * len(CARDS), (LONGEST + 1) * seats
    return GRID * seats + turns + WRONG * seats * (flips + turns)


def _numbers(seats: int) -> Mapping[str, Limits]:
    """A caller is the closest only if each other seat counts more, so all share the cards."""
    least, most = -CLOSEST - HIGH // seats, NOT_CLOSEST + HIGH
    return {
        **no_more(1, ROUNDS, "View.round", "View.rounds", "Counted.round"),
        **no_more(0, PLACES - 1, "Place.place", "Gift.place", "At.place"),
        **no_more(0, marks(seats), "Place.mark", "Payment.number"),
        "View.stock": (0, len(CARDS) - 1),
        "Worth.points": (min(VALUES), max(VALUES)),
        **no_more(*TIMES, "Slappable.opened", "Slappable.closes", "First.until"),
        "First.matches": (0, TWINS),
        "First.margin": (0, 2 * COLLECT + HANDICAPS[-1]),
        "Payment.cards": (0, WRONG),
        **no_more(least, most, "View.scores", "Counted.points"),
        "View.totals": (ROUNDS * least, ROUNDS * most),
        "Counted.totals": (LOW, HIGH),
    }


def _deeds(seats: int) -> Iterator[Action]:
    """Two cards are one deed, whichever is named first."""
    places = range(PLACES)
    spots = tuple(product(range(seats), places))
    yield from (Peek(), Cover(), Flip(), Draw(), Kaboom(), Discard(), Slap())
    yield from (Decide(True), Decide(False), SkipPower(), GiveUp(), Enough(), Keep())
    yield from (*map(Replace, places), *map(Give, places))
    yield from (kind(*spot) for kind in (Look, Reveal) for spot in spots)
    pairs = tuple(combinations(spots, 2))
    yield from (kind(*one, *two) for kind in (Swap, LookBoth) for one, two in pairs)


def _deed(action: Action) -> Action:
    if not isinstance(action, Swap | LookBoth):
        return action
    one, two = (action.seat, action.place), (action.other, action.other_place)
    return type(action)(*min(one, two), *max(one, two))


FLAT: Final = Flat(
    actions=PAIRS + 16,
    words=tuple(dict.fromkeys((*CARDS, *RANKS, JOKER, *POWERS.values(), *PADS, *PEEKS, *REASONS))),
    numbers=_numbers,
    deeds=_deeds,
    deed=lambda _: _deed,
    seats=(
        *("View.seat", "View.turn", "View.caller", "View.starter", "View.drawer", "View.leaders"),
        *("Slappable.slaps", "Slappable.spent", "First.seat", "First.others", "Payment.seat"),
        *("Gift.seat", "Gift.to", "Able.seat", "At.seat", "Looking.seat"),
        *("Counted.caller", "Counted.winners"),
        *("Look.seat", "Reveal.seat", "Swap.seat", "Swap.other", "LookBoth.seat", "LookBoth.other"),
    ),
    sets=("View.leaders", "Counted.winners"),
    lists={
        "View.grids": (0, len(CARDS)),
        "View.discard": (len(CARDS),),
        "Looking.cards": (2,),
        "View.scores": (ROUNDS, 0),
        "Counted.hands": (0, len(CARDS)),
    },
    without=("Counted.values", "Counted.addends"),  # the hands and points tell them
)
