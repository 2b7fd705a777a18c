"""Games in which time matters: bots play until something is so; then persons take their seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from e2e.moments import Fits
from e2e.moments import moment as any_moment

from chocobox.games.choco_boom.pieces import CARDS, PARROT
from chocobox.games.kaboom.pieces import NEAR, rank
from chocobox.games.kaboom.state import Spot
from chocobox.session import Session

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida")
FRIENDS = tuple(f"person:{name}" for name in NAMES)
LONGEST = 500
"""What has not come after so many moves is looked for in another game."""


def moment(
    game: str,
    fits: Fits = lambda it: True,
    who: Sequence[str] = FRIENDS[:4],
    most: int = LONGEST,
    **options: Any,
) -> Session:
    """A game as it stands when something is so, with the first seed that comes to it."""
    return any_moment(game, who, fits, most=most, **options)


boom, kaboom = partial(moment, "choco_boom"), partial(moment, "kaboom")

# Moments of Choco-Boom


def is_double(state: Any) -> bool:
    """Whether the card on top may be slapped, and nobody has done anything yet."""
    return is_fresh(state) and state.top.double


def is_plain(state: Any) -> bool:
    """Whether nothing is to be slapped, nor will be with the next card; no parrot lies on top."""
    is_calm = is_fresh(state) and not state.top.double and not next_is_double(state)
    return is_calm and CARDS[state.pile[-1]].item != PARROT


def is_fresh(state: Any) -> bool:
    """Whether a card has just been laid, and nothing else waits."""
    top = state.top
    waits = state.pause or state.reach or state.case or state.won
    return bool(top and not waits and not (top.settled or top.call or top.window.seats))


def next_is_double(state: Any) -> bool:
    """Whether the next card will lie on one like it."""
    following = state.decks[state.after(state.top.seat)]
    return bool(following) and CARDS[following[0]].item == CARDS[state.pile[-1]].item


def makes_double(state: Any) -> bool:
    """Whether the card on top was called rightly, and the next one makes it a double."""
    top = state.top
    is_calm = top and top.settled and not (state.pause or state.reach or top.window.seats)
    return bool(is_calm and not top.double and next_is_double(state))


# Moments of Kaboom!


def may_draw(state: Any) -> bool:
    """Whether the first seat is to draw or to call; nothing can be slapped."""
    waits = state.is_peeking or state.flipping or state.window or state.slap or state.hold
    return not (waits or state.turn or state.power or state.drawer is not None)


def has_drawn(ranks: str) -> Fits:
    """Whether the first seat holds a card of one of those ranks, and all have cards."""
    return lambda it: (
        it.drawer == 0
        and it.drawn is not None
        and rank(it.drawn) in ranks
        and len({seat for seat, _ in it.spots()}) == len(it.grids)
    )


def shows_near(state: Any, seat: int) -> bool:
    """Whether the next card matches one that this seat peeks at, and the first seat begins."""
    ranks = [rank(state.at((seat, place)).card) for place in NEAR if state.is_peeking]
    return state.turn == 0 and rank(state.stock[0]) in ranks


def matching(state: Any) -> list[Spot]:
    """Where cards lie that match the top of the discard."""
    top = rank(state.discard[-1]) if state.discard else None
    lying = ((spot, state.at(spot)) for spot in state.spots())
    return [spot for spot, it in lying if it and rank(it.card) == top]
