"""Why an action is not offered: the codes of what forbids it, in the order of their weight."""

from __future__ import annotations

from collections.abc import Mapping

from chocobox.games.kaboom.rules import hearing
from chocobox.games.kaboom.rules.state import State

ON_TURN = ("Flip", "Draw", "Kaboom")
DRAWN = ("Replace", "Discard")
BY_POWER = ("Look", "Swap", "LookBoth", "SkipPower")
AFTER_SLAP = ("Reveal", "GiveUp", "Enough", "Give", "Keep")
CODES = (
    *("over", "peek_first", "settling", "seen_once", "slaps_off", "nothing_to_slap", "locked"),
    *("spent", "no_penalty", "not_first", "not_turn", "held", "flipping", "called", "no_stock"),
    *("drawn_first", "not_drawn", "no_power", "gap", "other_power", "not_offered"),
)
"""Every code that why may give."""


def why(state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
    """The reasons, the weightiest first."""
    kind = str(wish["type"])
    if state.is_over:
        return ("over",)
    if kind == "Peek" or state.is_peeking:
        return ("seen_once" if kind == "Peek" else "peek_first",)
    return (_code(state, seat, kind, wish),)


def _code(state: State, seat: int, kind: str, wish: Mapping[str, object]) -> str:
    if kind == "Slap":
        return slap(state, seat)
    if kind in AFTER_SLAP:
        return _card(state, seat, wish) if _settles(state, seat) else "not_first"
    if state.slap is not None:
        return "settling"
    if kind in ON_TURN:
        return _turn(state, seat, kind)
    if kind in DRAWN:
        return _card(state, seat, wish) if seat == state.drawer else "not_drawn"
    return _power(state, seat, wish) if kind in BY_POWER else "not_offered"


def slap(state: State, seat: int) -> str:
    """Why that seat's slap means nothing."""
    if not state.options.slaps:
        return "slaps_off"
    if seat == state.caller:
        return "locked"
    if state.slap is not None:
        return "settling"
    if not state.can_pay:
        return "no_penalty"
    return "nothing_to_slap" if state.window is None or hearing.goes(state) else "spent"


def _settles(state: State, seat: int) -> bool:
    return state.slap is not None and seat == state.slap.seat


def _turn(state: State, seat: int, kind: str) -> str:
    if seat != state.turn:
        return "not_turn"
    if state.drawer is not None:
        return "drawn_first"
    if state.begins is not None or state.sight is not None or state.reach is not None:
        return "held"
    if state.flipping != (kind == "Flip"):
        return "flipping" if state.flipping else "not_offered"
    if kind == "Kaboom" and state.caller is not None:
        return "called"
    return "no_stock" if kind == "Draw" and not state.stock else "held"


def _power(state: State, seat: int, wish: Mapping[str, object]) -> str:
    if state.power is None or state.power.seat != seat:
        return "no_power"
    code = _card(state, seat, wish)
    if code != "not_offered":
        return code
    return "held" if state.use is not None else "other_power"


def _card(state: State, seat: int, wish: Mapping[str, object]) -> str:
    """What is wrong with a card that was named: locked, or not there."""
    named = [(wish.get("seat", seat), wish["place"])] if "place" in wish else []
    if "other" in wish:
        named.append((wish["other"], wish.get("other_place")))
    for spot in named:
        if state.caller is not None and spot[0] == state.caller:
            return "locked"
        if spot not in tuple(state.spots()):
            return "gap"
    return "not_offered"
