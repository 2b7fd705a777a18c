"""What speaks for an action, as codes for a hint, told by what everybody can see."""

from __future__ import annotations

from typing import Any

from chocobox.core import Action, Game, Move
from chocobox.games.schokoly import views
from chocobox.games.schokoly.board import cell_at
from chocobox.games.schokoly.laying import layings, sketch_of
from chocobox.games.schokoly.looks import LOOKS, PARTS, SIDES, ways
from chocobox.games.schokoly.pieces import COLOURS, TURNED
from chocobox.games.schokoly.state import State
from chocobox.games.schokoly.words import (
    Accept,
    Answer,
    Decline,
    Draw,
    Guard,
    Offer,
    Pass,
    Place,
    Stack,
)

Codes = tuple[str, ...]


def reasons(game: Game[Any, Any], state: State, seat: int, action: Action) -> Codes:
    """The codes of what speaks for this action of that seat."""
    if len(game.actions(state, seat)) == 1:
        return ("only_choice",)
    match action:
        case Place() | Stack():
            return _of_laying(game, state, action)
        case Guard():
            return ("guards_own",)
        case Draw() | Pass():
            return ("saves_smartie",)
        case Offer() | Answer() | Accept():
            return ("good_swap",)
        case Decline():
            return ("bad_swap",)
    return ()


def _of_laying(game: Game[Any, Any], state: State, action: Place | Stack) -> Codes:
    """What the count says before and after the card lies."""
    seat, mine = state.turn, state.colours[state.turn]
    after, _ = game.step(state, Move(seat, action, 0))
    before, then = (views.count(it).totals for it in (state, after))
    own = [
        (old, new)
        for old, new in zip(before, then, strict=True)
        if COLOURS[mine or 0] == old.colour
    ]
    others = [(old, new) for old, new in zip(before, then, strict=True) if (old, new) not in own]
    told = {
        "grows_own": any(new.largest > old.largest for old, new in own),
        "joins_own": _joins(state, action),
        "wins_neutral": any(new.neutral > old.neutral for old, new in own),
        "blocks_other": any(new.total < old.total for old, new in others),
        "saves_smartie": isinstance(action, Place) and _could_stack(state, action),
    }
    return tuple(code for code, holds in told.items() if holds)


def _joins(state: State, action: Place | Stack) -> bool:
    """Whether the card joins areas of its player's colour that were apart."""
    spot, sketch = cell_at(action.x, action.y), sketch_of(state, state.turn)
    part = PARTS[LOOKS.index(TURNED[action.card][action.turn])][sketch.eye.mine]
    near = (sketch.lifted(spot) if isinstance(action, Stack) else sketch).near(spot)[
        sketch.eye.mine
    ]
    return sum(1 for ring, _, _ in near if ring & SIDES[part]) > 1


def _could_stack(state: State, action: Place) -> bool:
    """Whether a stack card would have been worth more at once."""
    if not state.smarties[state.turn]:
        return False
    sketch, looks = sketch_of(state, state.turn), tuple(ways(state.hands[state.turn]))
    look = LOOKS.index(TURNED[action.card][action.turn])
    spot = cell_at(action.x, action.y)
    (worth,) = sketch.worths(spot, (look,))
    stacks = [it for it in layings(state.board, sketch, looks, True) if it.is_stack]
    return any(it.worth > worth for it in stacks)
