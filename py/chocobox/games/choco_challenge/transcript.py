"""Which cards a move is about, in words, for whoever reads a whole game."""

from __future__ import annotations

from chocobox.core.record import Action, Move
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Done,
    Draw,
    Spend,
    TakeIngredient,
    TakeMarket,
)
from chocobox.games.choco_challenge.rules.pieces import NAMES
from chocobox.games.choco_challenge.rules.state import State


def cards_of(before: State, move: Move, _: State) -> tuple[str, ...]:
    """The card that is drawn, bought or taken, that matched, or that fills the market."""
    card = _card(before, move.action)
    return () if card is None else (NAMES[card],)


def _card(before: State, action: Action) -> int | None:
    match action:
        case Draw():
            return before.own.pile[0]
        case Spend() | Bust():
            return before.match
        case Buy(place) | TakeMarket(place):
            return before.market[place - 1]
        case TakeIngredient():
            return before.deck[0]
        case Done() if before.bought is not None:
            return before.deck[0]
    return None
