"""A law of live games: when fingers landed counts, and never the order in which they are heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from chocobox.core.game import Game
from games.choco_boom import arrival as choco_boom_arrival
from games.choco_boom import moments as choco_boom_moments
from games.kaboom import hand as kaboom_hand
from games.kaboom import moments as kaboom_moments
from games.live_orders import Moment, Touch, ends, orders
from support.walks import Choose, by_hypothesis, by_seed

Law = tuple[Game[Any, Any], Callable[[Choose], Moment], Callable[[Any], Any]]

LAWS: dict[str, Law] = {
    "choco_boom": (
        choco_boom_arrival.GAME,
        choco_boom_moments.any_moment,
        choco_boom_arrival.but_for_the_lead,
    ),
    "kaboom": (kaboom_hand.GAME, kaboom_moments.any_moment, kaboom_moments.but_for_the_lead),
}
CALM = 500
"""By then, in ms, all that was touched has been judged, with any handicap."""

of_both_games = pytest.mark.parametrize("name", LAWS)


def in_any_order(name: str, choose: Choose) -> Moment:
    """All that can be heard of some touches leads to one and the same position."""
    game, any_moment, told = LAWS[name]
    moment = any_moment(choose)
    if moment.touches and not moment.state.is_over:
        assert len(ends(game, moment, CALM, told)) == 1, moment.touches
    return moment


@of_both_games
def test_all_orders_by_seed(name: str) -> None:
    met = Counter[str]()
    for seed in range(250):
        moment = in_any_order(name, by_seed(seed))
        met.update({str(touch.wish["type"]) for touch in moment.touches})
    assert min(met.values()) > 3, met
    assert len(met) > 5, met


@pytest.mark.nightly
@of_both_games
@pytest.mark.parametrize("part", range(10))
def test_all_orders_by_many_seeds(name: str, part: int) -> None:
    for seed in range(1000):
        in_any_order(name, by_seed(1000 * (part + 1) + seed))


@pytest.mark.nightly
@of_both_games
@by_hypothesis(300)
def test_all_orders_by_hypothesis(name: str, seed: int, choose: Choose) -> None:
    in_any_order(name, choose)


def test_an_order_can_be_heard_if_no_touch_waits_too_long() -> None:
    one, other = (Touch(at, 0, {}) for at in (100, 140))
    plans = list(orders((one, other), 60))
    assert [(100, one), (140, other)] in plans
    assert [(159, one), (199, other)] in plans
    assert [(140, other), (140, one)] in plans
    assert [(159, other), (159, one)] in plans
    later = Touch(160, 0, {})
    assert all(plan[0][1] == one for plan in orders((one, later), 60))
