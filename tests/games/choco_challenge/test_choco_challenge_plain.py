"""Whole games beside a plain referee: the same offers, the same table, the same end."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules.state import Options, State
from games.choco_challenge.hand import GAME
from games.choco_challenge.plain import Offer, Referee
from support.walks import Choose, by_hypothesis, by_seed, walk

WISHES: tuple[dict[str, Any], ...] = (
    *({"type": kind} for kind in ("Draw", "Stop", "Bust", "Done", "TakeIngredient", "Decline")),
    *({"type": kind, "place": place} for kind in ("Buy", "TakeMarket") for place in range(8)),
    *({"type": "Take", "cost": cost} for cost in range(3, 11)),
    *(
        {"type": kind, "tool": tool}
        for kind in ("Spend", "TakeTool")
        for tool in ("whisk", "pastry_bag", "measuring_cup", "spoon")
    ),
)
"""Everything that anybody could wish for, and a little more."""


def in_short(action: Action) -> Offer:
    """An action as the referee says it."""
    kind, *values = encode(action).values()
    return kind, values[0] if values else None


def seen(referee: Referee, state: State) -> None:
    """Takes over the shuffled pile of the engine, and counts it."""
    for seat, own in enumerate(state.seats):
        if seat == referee.shuffled:
            assert sorted(own.pile) == sorted(referee.piles[seat])
            referee.piles[seat] = list(own.pile)
        assert referee.piles[seat] == list(own.pile)
    referee.shuffled = None
    assert referee.deck == list(state.deck)


def check(referee: Referee, state: State) -> None:
    """Everything that can be done and seen is the same."""
    seen(referee, state)
    for seat in range(len(state.seats)):
        offers = [in_short(action) for action in GAME.actions(state, seat)]
        assert offers == referee.offers(seat)
        assert encode(GAME.view(state, seat)) == referee.view(seat)
    assert encode(GAME.outcome(state)) == (referee.count() if referee.is_over else None)


def check_why(state: State) -> None:
    """Each action that is not offered has a reason."""
    for seat in range(len(state.seats)):
        offered = [encode(action) for action in GAME.actions(state, seat)]
        for wish in WISHES:
            assert wish in offered or GAME.why(state, seat, wish), wish


def compare(seats: int, seed: int, choose: Choose) -> None:
    options = Options(first=choose(seats), odds=bool(choose(2)))
    start = GAME.start(options, seats, Rng(seed))
    row = [card for card in reversed(start.market) if card < 61]
    dealt = [*row, *(card for card in start.market if card >= 61), *start.deck]
    referee = Referee([seat.pile for seat in start.seats], dealt, options.first)
    referee.has_odds = options.odds
    for state, move in walk(GAME, start, seats, choose):
        check(referee, state)
        check_why(state)
        if move is not None:
            referee.do(move.seat, in_short(move.action))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_agrees_by_seed(seats: int, seed: int) -> None:
    compare(seats, seed, by_seed(seed + 70))


@pytest.mark.parametrize("seats", GAME.seats)
@by_hypothesis(4)
def test_the_referee_agrees_by_hypothesis(seats: int, seed: int, choose: Choose) -> None:
    compare(seats, seed, choose)
