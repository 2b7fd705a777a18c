"""Reasons for an action, as codes for a hint, from knowledge open to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.games.schokoly.rules import views
from chocobox.games.schokoly.rules.actions import (
    Accept,
    Answer,
    Choose,
    Decline,
    Draw,
    Guard,
    Offer,
    Pass,
    Place,
    Stack,
)
from chocobox.games.schokoly.rules.board import cell_at
from chocobox.games.schokoly.rules.laying import Laying, layings, price_of, sketch_of
from chocobox.games.schokoly.rules.looks import LOOKS, PARTS, SIDES, ways
from chocobox.games.schokoly.rules.pieces import COLOURS, TURNED
from chocobox.games.schokoly.rules.state import State

Codes = tuple[str, ...]


def reasons(game: Game[Any, Any], state: State, seat: int, action: Action) -> Codes:
    """The codes of the reasons for a seat's action."""
    if len(game.actions(state, seat)) == 1:
        return ("only_choice",)
    match action:
        case Choose(colour):
            return ("most_in_hand",) if _is_most(state, seat, colour) else ("enough_in_hand",)
        case Place() | Stack():
            return _of_laying(game, state, action) or _of_little(state, action)
        case Guard():
            return ("guards_own",)
        case Draw() | Pass():
            return ("saves_smartie",) if price_of(state, seat) else ("guards_nothing",)
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
    conditions = {
        "grows_own": any(new.largest > old.largest for old, new in own),
        "joins_own": _joins(state, action),
        "wins_neutral": any(new.neutral > old.neutral for old, new in own),
        "blocks_other": any(new.total < old.total for old, new in others),
        "saves_smartie": price_of(after, seat) > 0 and _more_by_stacking(state, action),
    }
    return tuple(code for code, holds in conditions.items() if holds)


def _of_little(state: State, action: Place | Stack) -> Codes:
    """What speaks for a laying that the count does not praise."""
    more = any(it.worth > own.worth for own, it in _beside(state, action))
    return ("better_later",) if more else ("little_to_gain",)


def _more_by_stacking(state: State, action: Place | Stack) -> bool:
    """Whether a stack card would have been worth more at once than this card."""
    if isinstance(action, Stack):
        return False
    return any(it.is_stack and it.worth > own.worth for own, it in _beside(state, action))


def _beside(state: State, action: Place | Stack) -> Iterator[tuple[Laying, Laying]]:
    """A laying beside each possible laying."""
    seat, hand = state.turn, state.hands[state.turn]
    sketch, looks = sketch_of(state, seat), tuple(ways(hand))
    found = layings(state.board, sketch, looks, state.smarties[seat] > 0)
    own = _like(action, found)
    return ((own, it) for it in found)


def _like(action: Place | Stack, found: Sequence[Laying]) -> Laying:
    """The laying that looks like that action; equal cards look the same."""
    look, spot = LOOKS.index(TURNED[action.card][action.turn]), cell_at(action.x, action.y)
    sought = (isinstance(action, Stack), spot, look)
    return next(it for it in found if (it.is_stack, it.spot, it.look) == sought)


def _is_most(state: State, seat: int, colour: str) -> bool:
    """Whether a hand has no colour that may be chosen more often."""
    held = {name: _held(state, seat, name) for name in COLOURS}
    taken = {COLOURS[it] for it in state.colours if it is not None}
    return held[colour] == max(count for name, count in held.items() if name not in taken)


def _held(state: State, seat: int, colour: str) -> int:
    """The number of pieces of a colour in a hand."""
    return sum(TURNED[card][0].count(COLOURS.index(colour)) for card in state.hands[seat])


def _joins(state: State, action: Place | Stack) -> bool:
    """Whether the card joins areas of its player's colour that were apart."""
    spot, sketch = cell_at(action.x, action.y), sketch_of(state, state.turn)
    part = PARTS[LOOKS.index(TURNED[action.card][action.turn])][sketch.eye.mine]
    near = (sketch.lifted(spot) if isinstance(action, Stack) else sketch).near(spot)[
        sketch.eye.mine
    ]
    return sum(1 for ring, _, _ in near if ring & SIDES[part]) > 1
