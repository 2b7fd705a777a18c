"""Hands on one card, over delays of a real Wi-Fi: the first one wins, and all hear of it soon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest

from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.events import PileWon
from chocobox.games.kaboom.rules.events import SlapWon
from chocobox.kit.slaps import COLLECT
from chocobox.near.held import PHOTO, lag
from games.choco_boom.arrival import GAME as CHOCO_BOOM
from games.choco_boom.arrival import waits
from games.kaboom.test_kaboom_session import flipped
from games.live_orders import Moment, Touch
from near.near_table import NearTable, near
from support.walks import Choose, by_seed

WIFI: Final = ((0, 1), (500, 4), (900, 12), (990, 50), (998, 100), (1000, 400))
"""So many of 1000 delays are below so many ms: measured at home, in one direction."""

PINGS: Final = 100
"""So many of the last round trips each device keeps."""

CALM: Final = 1000


def wifi(choose: Choose) -> int:
    """A delay in ms, in one direction."""
    place = choose(1000)
    below = max(i for i, (share, _) in enumerate(WIFI) if share <= place)
    (low, least), (high, most) = WIFI[below], WIFI[below + 1]
    return least + (most - least) * (place - low) // (high - low)


@dataclass(frozen=True)
class Hand:
    """A slap so many ms after the frame that showed the card; way: there and back."""

    seat: int
    pause: int
    way: tuple[int, int]


Bundle = tuple[Moment, list[Hand]]


@cache
def double(seats: int) -> Moment:
    """A double that has just been laid in Choco-Boom."""
    slap = {"type": "Slap"}
    session = Session(CHOCO_BOOM, CHOCO_BOOM.options(), [{"kind": "person"}] * seats, 8)
    while not (session.state.top and session.state.top.double):
        seat, at = session.state.turn, session.clock + 500
        session.play(seat, {"type": "Flip"}, at)
        waits(session, at + COLLECT)
        if not session.state.top.double:
            session.play(seat, {"type": "Call", "item": session.state.top.due}, at + 500)
            waits(session, at + 600)
    opened = session.state.top.window.opened
    return Moment(session.options, session.state, opened, (Touch(opened, 0, slap),))


@cache
def card(seats: int) -> Moment:
    """A card that has just been flipped in Kaboom!."""
    session, _ = flipped(seats=seats)
    opened = session.state.window.opened
    return Moment(session.options, session.state, opened, (Touch(opened, 0, {"type": "Slap"}),))


def bundle(choose: Choose, ways: list[tuple[int, int]] | None = None) -> Bundle:
    """Some hands at almost the same time, on a card of either game; chance is its own."""
    seats = len(ways) if ways else 2 + choose(5)
    lies = [double(seats), card(seats)][choose(2)] if seats in CHOCO_BOOM.seats else card(seats)
    state = lies.state.changed(rng=Rng(choose(1 << 30)))
    first = 250 + choose(200)
    ways = ways or [(wifi(choose), wifi(choose)) for _ in range(seats)]
    hands = [Hand(seat, first + choose(80), way) for seat, way in enumerate(ways)]
    return Moment(lies.options, state, lies.now, lies.touches), hands


def comes(moment: Moment, hands: list[Hand], late: int, delays: list[int]) -> NearTable:
    """The table after hands that were heard so many ms after they landed."""
    game: Any = CHOCO_BOOM if hasattr(moment.state, "pile") else flipped()[0].game
    table = near(game, moment, late)
    [touch] = moment.touches
    landed = [Touch(touch.at + it.pause, it.seat, touch.wish) for it in hands]
    table.hears([(it.at + delay, it) for it, delay in zip(landed, delays, strict=True)])
    table.waits(touch.at + CALM)
    return table


def verdict(table: NearTable) -> tuple[int, int]:
    """Who was first, and when it was said."""
    return next((it.seat, now) for now, it in table.told if isinstance(it, PileWon | SlapWon))


def pinged(choose: Choose, seats: int) -> int:
    """How late a table is after some pings of each device."""
    trips = [[wifi(choose) + wifi(choose) for _ in range(PINGS)] for _ in range(seats)]
    return lag(trips)


def bundles(seeds: range) -> Iterator[tuple[Bundle, int, Choose]]:
    """Bundles, how late the table is, and more chance; pings are for many of them."""
    late = 16
    for seed in seeds:
        choose = by_seed(seed)
        found = bundle(choose)
        late = pinged(choose, len(found[1])) if seed % 10 == 0 else late
        yield found, late, choose


def check_orders(seeds: range) -> float:
    """No verdict depends on what was heard first; the share of bundles where one hand was lost."""
    lost = 0
    for (moment, hands), late, choose in bundles(seeds):
        window = late + COLLECT - PHOTO
        at_once = comes(moment, hands, late, [0] * len(hands))
        drawn = [sum(hand.way) for hand in hands]
        lost += max(drawn) >= window
        late_ones = [choose(window) for _ in hands]
        for delays in (late_ones, drawn if max(drawn) < window else late_ones[::-1]):
            heard = comes(moment, hands, late, delays)
            assert heard.session.state == at_once.session.state, (hands, late, delays)
            assert verdict(heard) == verdict(at_once)
    return lost / len(seeds)


def test_no_verdict_depends_on_the_order_in_which_hands_are_heard() -> None:
    assert check_orders(range(1000)) < 0.1


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
def test_no_verdict_of_many_depends_on_the_order(part: int) -> None:
    assert check_orders(range(10_000 * part, 10_000 * (part + 1))) < 0.05


def soon(seeds: range) -> float:
    """The share of verdicts that are seen within 300 ms after the first finger landed."""
    quick = 0
    for (moment, hands), late, choose in bundles(seeds):
        table = comes(moment, hands, late, [sum(hand.way) for hand in hands])
        seat, now = verdict(table)
        landed = moment.now + hands[seat].pause + hands[seat].way[0]
        quick += now + wifi(choose) - landed <= 300
    return quick / len(seeds)


def test_almost_all_verdicts_are_seen_soon() -> None:
    assert soon(range(2000)) >= 0.98


NEAR: Final = 4
FAR: Final = 50
LATE: Final = lag([[2 * NEAR], [2 * FAR]])


def winner(seed: int, *delays: int) -> int:
    """Who wins of two hands that land at almost the same time, that far away."""
    moment, hands = bundle(by_seed(seed), [(delay, delay) for delay in delays])
    return verdict(comes(moment, hands, LATE, [2 * delay for delay in delays]))[0]


def test_who_is_far_away_wins_what_it_would_win_near_by() -> None:
    for seed in range(500):
        assert winner(seed, NEAR, FAR) == winner(seed, FAR, NEAR)


@pytest.mark.nightly
def test_equal_hands_near_and_far_win_equally_often() -> None:
    games = 50_000
    wins = sum(
        winner(seed, *((NEAR, FAR), (FAR, NEAR))[seed % 2]) == (seed + 1) % 2
        for seed in range(games)
    )
    assert abs(wins / games - 0.5) < 0.01, wins
