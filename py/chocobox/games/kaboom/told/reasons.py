"""Reasons for an action, as codes for a hint, from the cards that the seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.lookahead import Lookahead
from chocobox.games.kaboom.bots.memory import Memory, never_forgets
from chocobox.games.kaboom.bots.own_cards import POINT
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Decide,
    Discard,
    Draw,
    Enough,
    Flip,
    Give,
    GiveUp,
    Kaboom,
    Look,
    LookBoth,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import POWERS, rank, value
from chocobox.games.kaboom.rules.state import State

Codes = tuple[str, ...]

CODES: Final = (
    *("only_choice", "keeps_low", "throws_high", "unknown_card", "too_high", "learns"),
    *("trades_down", "hurts_leader", "knows_match", "no_match", "gives_high"),
    *("likely_closest", "not_yet", "leaves_it", "keeps_matches", "your_turn"),
)
"""Every code that reasons may give."""

LOW: Final = 4
"""A drawn card counts little with at most so many points."""


def reasons(state: State, seat: int, action: Action, offered: Sequence[Action]) -> Codes:
    """The codes of what speaks for this action of that seat, the weightiest first."""
    strategy = Lookahead(Memory(state, seat, never_forgets), Rng(0))
    match action:
        case Slap() | Reveal():
            return ("knows_match",)
        case GiveUp() | Enough():
            return ("no_match",)
        case Draw() if Kaboom() in offered:
            return ("not_yet",)
        case _ if len(offered) == 1:
            return ("only_choice",)
        case Flip() | Draw() | Cover():
            return ("your_turn",)
        case Kaboom():
            return ("likely_closest",)
        case Replace() | Discard():
            return _of_drawn(strategy, action, state.drawn or 0)
        case Give(place):
            return _of_gift(strategy, (seat, place))
    return _of_power(strategy, action)


def _of_drawn(strategy: Lookahead, action: Replace | Discard, card: int) -> Codes:
    """Reasons for the place of the drawn card."""
    if isinstance(action, Discard):
        kind = POWERS.get(rank(card))
        conditions = {
            "knows_match": strategy.slapping(rank(card)) > 0,
            "learns": kind in ("look_own", "look_other") and strategy.powering(kind) > 0,
            **_of_swap(
                strategy, strategy.best_swap() if kind in ("swap_blind", "swap_seen") else None
            ),
            "too_high": not (higher := _higher(strategy, POINT * value(card))),
            "keeps_matches": any(strategy.coming(card, it) < strategy.to_come(it) for it in higher),
        }
    else:
        spot = strategy.seat, action.place
        old = strategy.memory.faces.get(spot)
        conditions = {
            "knows_match": old is not None and strategy.slapping(rank(old), spot) > 0,
            "keeps_low": value(card) <= LOW,
            "throws_high": old is not None and value(old) > value(card),
            "unknown_card": old is None,
            "keeps_matches": old is not None
            and strategy.coming(card, spot) > strategy.to_come(spot),
        }
    return tuple(code for code, holds in conditions.items() if holds)


def _of_gift(strategy: Lookahead, spot: Spot) -> Codes:
    """Reasons to give that card, or not to."""
    if strategy.unknown([spot]):
        return ("unknown_card",)
    return ("keeps_matches",) if _higher(strategy, strategy.points(spot)) else ("gives_high",)


def _higher(strategy: Lookahead, points: int) -> list[Spot]:
    """Own cards with more points."""
    return [spot for spot in strategy.memory.own if strategy.points(spot) > points]


def _of_swap(strategy: Lookahead, spots: tuple[Spot, Spot] | None) -> dict[str, bool]:
    """Reasons for a swap of two cards."""
    if spots is None or strategy.swapping(*spots) <= 0:
        return {}
    return {"trades_down" if any(map(strategy.is_own, spots)) else "hurts_leader": True}


def _of_power(strategy: Lookahead, action: Action) -> Codes:
    """Reasons for the use of a power, or against it."""
    sight = strategy.state.sight
    match action:
        case Look():
            return ("learns",)
        case Swap(seat, place, other, other_place):
            return tuple(_of_swap(strategy, ((seat, place), (other, other_place))))
        case LookBoth(seat, place, other, other_place):
            return ("learns", *_of_swap(strategy, ((seat, place), (other, other_place))))
        case Decide(True) if sight is not None and sight.spots:
            return tuple(_of_swap(strategy, (sight.spots[0], sight.spots[-1])))
        case Decide() | SkipPower():
            return ("leaves_it",)
    return ()
