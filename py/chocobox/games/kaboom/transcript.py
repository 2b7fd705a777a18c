"""Which cards a move is about, in words, for whoever reads a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chocobox.core.record import Action, Move
from chocobox.games.kaboom.rules.actions import (
    Decide,
    Discard,
    Give,
    Judge,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    Slap,
    Swap,
    Use,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import CARDS, JOKER, NEAR, rank
from chocobox.games.kaboom.rules.state import State

RANKS: Final = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def cards_of(before: State, move: Move, after: State) -> tuple[str, ...]:
    """The card in the hand, then those of the places; else one that was flipped or slapped."""
    found = list(_cards(before, move))
    if after.drawn is not None and before.drawn is None:
        found.append(after.drawn)
    elif not found and len(after.discard) > len(before.discard):
        found.append(after.discard[-1])
    return tuple(map(_named, found))


def _cards(before: State, move: Move) -> Iterator[int]:
    if isinstance(move.action, Replace | Discard) and before.drawn is not None:
        yield before.drawn
    if isinstance(move.action, Slap | Judge) and before.discard:
        yield before.discard[-1]
    action = before.use.action if isinstance(move.action, Use) and before.use else move.action
    for spot in _spots(before, action, move.seat):
        if (it := before.at(spot)) is not None:
            yield it.card


def _spots(before: State, action: Action, seat: int) -> tuple[Spot, ...]:
    """The places that an action names."""
    match action:
        case Peek():
            return tuple((seat, place) for place in NEAR)
        case Replace(place) | Give(place):
            return ((seat, place),)
        case Look(owner, place) | Reveal(owner, place):
            return ((owner, place),)
        case Swap(owner, place, other, there) | LookBoth(owner, place, other, there):
            return ((owner, place), (other, there))
        case Decide(True) if before.sight is not None:
            return before.sight.spots
    return ()


def _named(card: int) -> str:
    if rank(card) == JOKER:
        return "joker"
    return f"{RANKS.get(rank(card), rank(card))} of {SUITS[CARDS[card][-1]]}"
