"""Possible positions, by the common knowledge of all seats or by one seat's knowledge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.calling import tries_of
from chocobox.games.kaboom.bots.memory import Memory, never_forgets
from chocobox.games.kaboom.bots.prospects import RANKS, WORTHS, Together
from chocobox.games.kaboom.rules import powers
from chocobox.games.kaboom.rules.actions import (
    Close,
    Draw,
    Flip,
    Go,
    Judge,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    Use,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.moving import moved
from chocobox.games.kaboom.rules.pieces import NEAR, value
from chocobox.games.kaboom.rules.state import State
from chocobox.kit.chance import dice
from chocobox.kit.slaps import photos

Ways = Sequence[tuple[int, State]]

SURE: Final = 1000
"""How often each way counts where all ways are told: then a mean is no guess."""

WORLDS: Final = 8
"""So many positions tell what a seat can know."""


def ways(state: State, move: Move) -> Ways:
    """The positions from which a move may be made, by what all seats together know."""
    if isinstance(move.action, Judge) and state.window is not None:
        return [(SURE, state.changed(rng=rng)) for rng in photos(state.window, state.rng)]
    together = Together(state)
    cards = [card for card in _turned(state, move) if card not in together.seen]
    if not cards:
        return [(1, state)]
    if len(cards) == 1:
        return _each(state, cards[0], together.unseen)
    return _dealt(state, cards, together.unseen)


def _turned(state: State, move: Move) -> Sequence[int]:
    """The cards that this move shows to somebody."""
    match move.action:
        case Peek():
            return _cards(state, [(move.seat, place) for place in NEAR])
        case Draw() | Flip() if not state.hears:
            return state.stock[:1]
        case Go() if state.reach is not None and not state.reach.calls:
            return state.stock[:1]
        case Replace(place):
            return _cards(state, [(move.seat, place)])
        case Reveal(seat, place):
            return _cards(state, [(seat, place)])
        case Use() if state.use is not None:
            return _looked(state, state.use.action)
        case Close():
            return [it.card for grid in state.grids for it in grid if it]
    return () if powers.waits(state) else _looked(state, move.action)


def _looked(state: State, action: Action) -> Sequence[int]:
    """The cards that a power shows."""
    match action:
        case Look(seat, place):
            return _cards(state, [(seat, place)])
        case LookBoth(seat, place, other, other_place):
            return _cards(state, [(seat, place), (other, other_place)])
    return ()


def _cards(state: State, spots: Sequence[Spot]) -> list[int]:
    return [it.card for spot in spots if (it := state.at(spot))]


def _each(state: State, card: int, unseen: Sequence[int]) -> Ways:
    """The possible cards at a place; equal cards are listed once."""
    kinds: dict[tuple[str, int], list[int]] = {}
    for one in unseen:
        kinds.setdefault((RANKS[one], WORTHS[one]), []).append(one)
    return [
        (SURE * len(same), moved(state, {card: same[0], same[0]: card})) for same in kinds.values()
    ]


def _dealt(state: State, cards: Sequence[int], unseen: Sequence[int]) -> Ways:
    """Those cards may be any of these; each of them lies everywhere once."""
    deck, _ = dice(state.round, state.turns, len(state.discard)).shuffle(unseen)
    found = []
    for first in range(len(deck)):
        given = [deck[(first + n) % len(deck)] for n in range(len(cards))]
        # what is given away comes to where what is given has lain
        left = [card for card in cards if card not in given]
        gone = [card for card in given if card not in cards]
        found.append((1, moved(state, dict(zip([*cards, *gone], [*given, *left], strict=True)))))
    return found


def likely(game: Game[State, Any], state: State, seat: int) -> list[State]:
    """Positions that look the same to that seat; what others have chosen to keep counts little."""
    memory = Memory(state, seat, never_forgets)
    tries_at = {
        spot: tries_of(memory.percent(spot))
        for spot in memory.seen_by_owner
        if spot[0] != seat and spot not in memory.faces
    }
    return [_with_lowest(game.redeal(state, seat, Rng(n)), tries_at) for n in range(WORLDS)]


def _with_lowest(state: State, tries_at: Mapping[Spot, int]) -> State:
    """The same where each of those cards is the lowest of so many."""
    other, first = dict[int, int](), 0
    for spot, tries in tries_at.items():
        cards = state.stock[first : first + tries - 1]
        first += len(cards)
        it, best = state.at(spot), min(cards, key=value, default=None)
        if it is not None and best is not None and value(best) < value(it.card):
            other |= {it.card: best, best: it.card}
    return moved(state, other) if other else state
