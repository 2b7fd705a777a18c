"""A practice at hand: cards are laid, called and waited for, one line each."""

from __future__ import annotations

from typing import Any

from chocobox.core.codec import encode
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.solo.practice.actions import Begin, Call, Slap
from chocobox.games.choco_boom.solo.practice.game import ChocoPractice, Options, State
from games.choco_boom.practice_cards import CALLS

GAME = ChocoPractice()


def started(seed: int = 1, **options: Any) -> State:
    return GAME.start(Options(**options), 1, Rng(seed))


def after(state: State, *moves: Move) -> State:
    """The state after these moves."""
    for move in moves:
        state, _ = GAME.step(state, move)
    return state


def table(state: State) -> Move:
    move = GAME.table(state)
    assert move is not None
    return move


def laid(state: State, at: int = 0) -> State:
    """Begun, and the next card lies there."""
    if state.coming is None:
        state = after(state, Move(0, Begin(), at))
    return after(state, table(state))


def due(state: State) -> str:
    """What is due for the card that lies there, by the rulebook."""
    assert state.card is not None
    last = state.answers[-1] if state.answers else None
    if last and last.due != "slap":
        if last.card.item == state.card.item:
            return "slap"
        if state.card.item == "parrot":
            return last.due
    return CALLS[state.card.colour]


def called(state: State, item: str | None = None, ms: int = 600) -> State:
    """An answer for the card that lies there: what is due, if nothing else is said."""
    assert state.shown is not None
    item = item or due(state)
    return after(state, Move(0, Slap() if item == "slap" else Call(item), state.shown + ms))


def wrong(state: State) -> str:
    """Something else than what is due."""
    return next(item for item in CALLS.values() if item != due(state))


def card_of(state: State) -> dict[str, str]:
    assert state.card is not None
    found: dict[str, str] = encode(state.card)
    return found
