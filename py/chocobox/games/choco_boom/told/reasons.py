"""Reasons for an action, as codes for a hint, from knowledge open to all."""

from __future__ import annotations

from typing import Final

from chocobox.core.record import Action
from chocobox.games.choco_boom.rules.actions import Call, Flip, Pass, Ready, Slap
from chocobox.games.choco_boom.rules.pieces import CARDS, ELEPHANT, PARROT
from chocobox.games.choco_boom.rules.state import State, Top

Codes = tuple[str, ...]

CODES: Final = (
    *("by_colour", "repeats", "own_colour", "double", "elephant", "row"),
    *("your_turn", "waited_for", "no_double"),
)
"""Every code that reasons may give."""


def reasons(state: State, action: Action) -> Codes:
    """The codes of what speaks for an action; none for one that is a mistake."""
    match action:
        case Flip():
            return ("your_turn",)
        case Ready():
            return ("waited_for",)
        case Call(item) if state.top is not None and item == state.top.due:
            return (_of_call(state, state.top),)
        case Slap() if state.top is not None and state.top.since is not None:
            return _of_slap(state, state.top)
        case Pass() if state.top is not None and state.top.since is None:
            return ("no_double",)
    return ()


def _of_call(state: State, top: Top) -> str:
    if CARDS[state.pile[-1]].item != PARROT:
        return "by_colour"
    return "repeats" if top.repeats else "own_colour"


def _of_slap(state: State, top: Top) -> Codes:
    """Why the pile may be slapped; a row is told where there is no plainer reason."""
    is_elephant = state.options.advanced and CARDS[state.pile[-1]] == ELEPHANT
    conditions = {"double": top.double, "elephant": is_elephant}
    return tuple(code for code, holds in conditions.items() if holds) or ("row",)
