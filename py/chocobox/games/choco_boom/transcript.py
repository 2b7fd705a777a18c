"""Which cards a move is about, in words, for whoever reads a whole game."""

from __future__ import annotations

from chocobox.core.record import Move
from chocobox.games.choco_boom.rules.actions import (
    Call,
    Compare,
    Go,
    Hear,
    Judge,
    Object,
    Pass,
    Slap,
)
from chocobox.games.choco_boom.rules.state import State

ON_TOP = (Call, Hear, Slap, Judge, Object, Pass, Compare)
"""They are about the card that lies on top."""


def cards_of(before: State, move: Move, after: State) -> tuple[str, ...]:
    """The card that comes onto the pile, or the one on top of it."""
    is_new = isinstance(move.action, Go)
    card = after.top_card if is_new else before.top_card
    if card is None or not (is_new or isinstance(move.action, ON_TOP)):
        return ()
    return (f"{card.colour} {card.item}",)
