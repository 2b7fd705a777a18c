"""Why a wish is not granted, as codes of the rules that forbid it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chocobox.games.choco_boom.rules.state import State

CODES = (
    *("over", "voting", "paused", "not_turn", "call_first", "reached", "no_cards"),
    *("not_flipper", "called", "slapped", "aloud", "not_aloud", "objected", "no_pile", "spent"),
    *("not_waited", "not_asked", "not_offered"),
    *("answered", "not_calm", "own_card", "not_told"),
)
"""Every code that why may give."""


def why(state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
    """The reason."""
    kind = str(wish["type"])
    if state.is_over:
        return ("over",)
    return (_code(state, seat, kind) or "not_offered",)


def _code(state: State, seat: int, kind: str) -> str | None:
    if kind not in _KINDS:
        return None
    if kind not in ("Slap", "Vote") and state.case is not None:
        return "voting"
    if kind in ("Flip", "Call", "Object") and state.pause is not None:
        return "paused"
    return _KINDS[kind](state, seat)


def slap(state: State, seat: int) -> str | None:
    """Why that seat's slap means nothing, if it does not."""
    if state.top is None:
        return "no_pile"
    if state.can_slap(seat):
        return None
    return "answered" if state.options.calm else "spent"


def _pass(state: State, seat: int) -> str | None:
    if not state.options.calm:
        return "not_calm"
    if state.top is not None and seat == state.top.seat:
        return "own_card"
    return slap(state, seat)


def _vote(state: State, seat: int) -> str | None:
    case = state.case
    is_asked = case is not None and seat in case.voters and case.votes[seat] is None
    return None if is_asked else "not_asked"


def _ready(state: State, seat: int) -> str | None:
    is_waited_for = state.pause is not None and seat in state.pause.waiting
    return None if is_waited_for else "not_waited"


def _object(state: State, seat: int) -> str | None:
    if not state.options.aloud:
        return "not_aloud"
    if state.top is None:
        return "no_pile"
    objections = state.top.objections
    return "objected" if objections.spent or seat in objections.seats else None


def _flip(state: State, seat: int) -> str | None:
    if not state.decks[seat]:
        return "no_cards"
    if seat != state.turn:
        return "not_turn"
    if state.reach is not None:
        return "reached"
    if state.top is None or state.top.settled:
        return None
    if state.options.calm:
        return "call_first" if state.can_slap(seat) else "not_told"
    return "call_first" if state.top.heard is None else "not_turn"


def _call(state: State, seat: int) -> str | None:
    top = state.top
    if state.options.aloud:
        return "aloud"
    if top is None:
        return "no_pile"
    if seat != top.seat:
        return "not_flipper"
    if state.options.calm:
        return slap(state, seat)
    if state.is_won:
        return "slapped"
    return "called" if top.settled or top.call is not None or top.heard is not None else None


_KINDS: dict[str, Callable[[State, int], str | None]] = {
    "Flip": _flip,
    "Call": _call,
    "Ready": _ready,
    "Object": _object,
    "Vote": _vote,
    "Slap": slap,
    "Pass": _pass,
}
