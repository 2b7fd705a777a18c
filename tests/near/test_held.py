"""Touches of several devices: held until no earlier one can come, then made in their order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.kit.slaps import COLLECT
from chocobox.near.held import PHOTO, Held, lag
from games.choco_boom import moments as choco_boom
from games.choco_boom.arrival import GAME as CHOCO_BOOM
from games.kaboom import moments as kaboom
from games.kaboom.hand import GAME as KABOOM
from games.live_orders import Touch
from near.near_table import NearTable, heard, near
from support.walks import Choose, by_seed

SLAP = {"type": "Slap"}
READY = {"type": "Ready"}
GAMES: dict[str, Any] = {
    "choco_boom": (CHOCO_BOOM, choco_boom.any_moment),
    "kaboom": (KABOOM, kaboom.any_moment),
}
CALM = 700


def window(late: int) -> int:
    """A touch must be heard so much sooner than this, in ms after it landed."""
    return late + COLLECT - PHOTO


@pytest.mark.parametrize(
    ("trips", "waited"),
    [
        ([], 60),
        ([[], []], 60),
        ([[4.2] * 20], 60),
        ([[4] * 100, [20.1] * 100], 61),
        ([[50] * 6 + [4] * 94], 90),
        ([[90] * 5 + [4] * 95], 60),
        ([[900]], 250),
    ],
)
def test_a_table_waits_for_its_slowest_device_but_not_for_ever(
    trips: list[list[float]], waited: int
) -> None:
    assert window(lag(trips)) == waited


def test_a_touch_waits_until_no_earlier_one_can_be_heard() -> None:
    held = Held(16)
    assert held.wake is None
    held.add(1, READY, 1000)
    assert held.wake == 1075
    assert held.due(1074) == []
    assert [(it.seat, it.wish, it.at) for it in held.due(1075)] == [(1, READY, 1000)]
    assert held.due(9999) == []
    assert held.wake is None


def test_touches_are_made_as_they_landed_in_whatever_order_they_came() -> None:
    wishes = [{"type": kind} for kind in ("Slap", "Ready", "Object")]
    touches = [(1, wishes[0], 1000), (0, wishes[1], 1001), (2, wishes[2], 1001)]
    for order in permutations(touches):
        held = Held(40)
        for touch in order:
            held.add(*touch)
        assert [(it.seat, it.wish, it.at) for it in held.due(2000)] == touches


def times(*landed: int) -> list[int]:
    """When slaps that landed then count, by seat; in whatever order they come."""
    found = set[tuple[int, ...]]()
    for order in permutations(enumerate(landed)):
        held = Held(16)
        for seat, at in order:
            held.add(seat, SLAP, at)
        made = held.due(5000)
        found.add(tuple(it.at for it in sorted(made, key=lambda it: it.seat)))
    [one] = found
    return list(one)


def test_hands_of_almost_the_same_time_are_equal() -> None:
    assert times(1000, 1015) == [1000, 1000]
    assert times(1000, 1016) == [1000, 1016]
    assert times(1010, 1000, 1020) == [1000, 1000, 1020]
    assert times(1010, 1000, 1020, 1035) == [1000, 1000, 1020, 1020]


def test_only_the_same_wish_is_equal_and_all_equal_ones_come_together() -> None:
    held = Held(16)
    held.add(0, READY, 1010)
    held.add(1, SLAP, 1015)
    held.add(2, SLAP, 1000)
    assert [(it.seat, it.at) for it in held.due(1075)] == [(2, 1000), (1, 1000)]
    assert held.wake == 1085
    assert [(it.seat, it.at) for it in held.due(1085)] == [(0, 1010)]


# --- at a table ---


def came_of(name: str, seed: int, late: int, choose: Choose) -> NearTable:
    """A moment of a game with its fingers, of which each is heard a little later."""
    game, any_moment = GAMES[name]
    moment = any_moment(by_seed(seed))
    table = near(game, moment, late)
    table.hears(heard(moment.touches, lambda: choose(window(late))))
    table.waits(max([moment.now, *(it.at for it in moment.touches)]) + CALM)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_same_in_whatever_order_touches_are_heard(name: str) -> None:
    met = Counter[str]()
    for seed in range(300):
        choose = by_seed(seed)
        late = 16 + choose(190)
        at_once = came_of(name, seed, late, lambda bound: 0)
        met.update(type(event).__name__ for _, event in at_once.told)
        for _ in range(3):
            later = came_of(name, seed, late, choose)
            assert later.session.moves == at_once.session.moves, seed
            assert later.session.state == at_once.session.state, seed
            assert later.told == at_once.told, seed
    assert len(met) > 10, met
    assert met["SlapWon"] + met["PileWon"] > 5, met


def test_no_move_of_the_table_overtakes_a_touch() -> None:
    """Whoever called in time is heard, though the call came long after the time was up."""
    game, late = CHOCO_BOOM, 206
    table = near(game, choco_boom.any_moment(by_seed(1)), late)
    session = Session(game, game.options(), [{"kind": "person"}] * 3, 5)
    table.session, seat = session, session.state.turn
    table.hears([(110, Touch(100, seat, {"type": "Flip"}))])
    table.waits(1000)
    top = session.state.top
    wish = {"type": "Call", "item": top.due}
    table.hears([(top.until + window(late) - 1, Touch(top.until, seat, wish))])
    table.waits(top.until + 1000)
    assert session.moves[-2:] == [
        (seat, session.moves[-2][1], top.until),
        (TABLE, 0, top.until + 60),
    ]
    assert session.state.top.heard[1:] == (top.due, True)
