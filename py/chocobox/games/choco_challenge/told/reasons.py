"""Reasons for an action, as codes for a hint, from knowledge open to all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.games.choco_challenge.bots.baking import gain
from chocobox.games.choco_challenge.bots.picking import crowns, for_sale
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Spend,
    Stop,
    Take,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.odds import Chance, of_drawing
from chocobox.games.choco_challenge.rules.pieces import COSTS, NAMES, TOOLS, kind
from chocobox.games.choco_challenge.rules.scoring import count
from chocobox.games.choco_challenge.rules.state import State

Codes = tuple[str, ...]
Rules = Game[Any, Any]

SMALL: Final = 4
"""A risk is small if at most one card in so many would match."""


def reasons(game: Rules, state: State, seat: int, action: Action) -> Codes:
    """The codes of the reasons for a seat's action."""
    offered = game.actions(state, seat)
    if len(offered) == 1:
        return ("only_choice",)
    conditions = {
        **_of_drawing(state, action),
        **_of_things(state, seat, action),
        "ends_game": _ends(game, state, seat, action) and _leads(game, state, seat, action),
        "delays_end": isinstance(action, Done | Decline)
        and any(_ends(game, state, seat, other) for other in offered),
    }
    found = tuple(code for code, holds in conditions.items() if holds)
    if not found and isinstance(action, Done | Decline):
        return ("not_worth_it",)
    return found


def _of_drawing(state: State, action: Action) -> dict[str, bool]:
    """Reasons for another card or against it."""
    match action:
        case Draw():
            bust = of_drawing(state.own).bust
            saves = bust.ways > 0 and bool(state.own.tools)
            small = _is_small(bust)
            return {"safe_enough": small, "worth_more_cards": not small, "tool_saves": saves}
        case Stop():
            odds, now = of_drawing(state.own), gain(state, state.power)
            more = any(gain(state, reach.count) > now for reach in odds.reach)
            small = _is_small(odds.bust)
            return {
                "too_risky": more and not small,
                "keeps_gain": more and small,
                "completes_turn": not more,
            }
        case Spend():
            return {"tool_saves": True}
        case Bust():
            return {"keeps_tool": True}
    return {}


def _of_things(state: State, seat: int, action: Action) -> dict[str, bool]:
    """The uses of a card, a dessert or a tool."""
    others = [other for at, other in enumerate(state.seats) if at != seat]
    match action:
        case Buy(place):
            return _of_card(state, seat, place, for_sale(state, state.power))
        case TakeMarket(place):
            return _of_card(state, seat, place, state.market)
        case TakeIngredient():
            tops = [card for card in state.deck if kind(card) == kind(state.deck[0])]
            return {"adds_crowns": True, "sharpens_pile": _is_new(state, seat, tops)}
        case Take(cost):
            wanted = any(cost not in other.desserts for other in others)
            is_last = state.desserts[COSTS.index(cost)] == 1
            return {"dessert_points": True, "denies_others": is_last and wanted}
        case TakeTool(tool):
            wanted = any(tool not in other.tools for other in others)
            is_last = state.tools[TOOLS.index(tool)] == 1
            return {"tool_saves": True, "denies_others": is_last and wanted}
    return {}


def _of_card(state: State, seat: int, place: int, choice: Iterable[int]) -> dict[str, bool]:
    """The uses of a card of the market, compared with the other cards on offer."""
    card = state.market[place - 1]
    best = crowns(card) == max(map(crowns, choice))
    new = _is_new(state, seat, (card,))
    return {"best_card": best, "sharpens_pile": new, "adds_crowns": not best and not new}


def _is_small(bust: Chance) -> bool:
    return SMALL * bust.ways <= bust.of


def _is_new(state: State, seat: int, cards: Iterable[int]) -> bool:
    """Whether the seat has none of those names."""
    held = {NAMES[card] for card in state.seats[seat].cards}
    return all(NAMES[card] not in held for card in cards)


def _ends(game: Rules, state: State, seat: int, action: Action) -> bool:
    """Whether the game ends with this turn if that is done, and not without it."""
    after = game.step(state, Move(seat, action, 0))[0]
    return state.end is None and after.end is not None


def _leads(game: Rules, state: State, seat: int, action: Action) -> bool:
    """Whether the seat would win then, whichever card is on top of the deck."""
    if isinstance(action, TakeIngredient):
        return seat in count(state).winners
    return seat in count(game.step(state, Move(seat, action, 0))[0]).winners
