"""The codes of the rules that forbid a person's wish."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chocobox.games.choco_challenge.rules.pieces import COSTS, TOOLS
from chocobox.games.choco_challenge.rules.state import State

Wish = Mapping[str, object]
Codes = tuple[str, ...]


def why(state: State, seat: int, wish: Wish) -> Codes:
    """The codes for a wish that was not offered, given as its JSON value."""
    if state.is_over:
        return ("over",)
    kind = str(wish["type"])
    if kind in _EXTRA:
        return _extra(state, seat, wish)
    if seat != state.turn or state.asked is not None:
        return ("not_turn",)
    return _WHYS[kind](state, wish) if kind in _WHYS else ("not_offered",)


def _draw(state: State, _: Wish) -> Codes:
    if state.match is not None:
        return ("match_first",)
    return ("already_stopped",) if state.stopped else ("pile_empty",)


def _stop(state: State, _: Wish) -> Codes:
    if state.match is not None:
        return ("match_first",)
    return ("already_stopped",) if state.stopped else ("draw_first",)


def _spend(state: State, wish: Wish) -> Codes:
    return ("not_offered",) if state.match is None else ("no_such_tool",)


def _shop(state: State) -> Codes:
    if state.match is not None:
        return ("match_first",)
    return () if state.stopped else ("stop_first",)


def _buy(state: State, wish: Wish) -> Codes:
    if codes := _shop(state):
        return codes
    return ("not_that_place",) if state.bought is None else ("already_bought",)


def _take(state: State, wish: Wish) -> Codes:
    if codes := _shop(state):
        return codes
    cost = wish.get("cost")
    if state.took is not None:
        return ("already_took",)
    if cost not in COSTS:
        return ("not_offered",)
    conditions = {
        "have_one": cost in state.own.desserts,
        "none_left": not state.desserts[COSTS.index(cost)],
        "too_dear": cost > state.power,
    }
    return tuple(code for code, holds in conditions.items() if holds)


def _done(state: State, _: Wish) -> Codes:
    return _shop(state)


def _extra(state: State, seat: int, wish: Wish) -> Codes:
    """Extra cards: not asked, or asked for something else."""
    if seat != state.asked:
        return ("not_compared",)
    tool = wish.get("tool")
    if state.compared[seat] != "fewer" or tool not in TOOLS:
        return ("not_offered",)
    return ("have_one",) if tool in state.seats[seat].tools else ("none_left",)


_EXTRA = ("TakeIngredient", "TakeMarket", "TakeTool", "Decline")
_WHYS: dict[str, Callable[[State, Wish], Codes]] = {
    "Draw": _draw,
    "Stop": _stop,
    "Spend": _spend,
    "Buy": _buy,
    "Take": _take,
    "Done": _done,
}
