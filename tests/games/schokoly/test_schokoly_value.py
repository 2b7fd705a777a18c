"""Chances in Schokoly: by all that the seats together know; choices as the master weighs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import comb

import pytest

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.schokoly.bots.players import Master, Taster
from chocobox.games.schokoly.chances.value import VALUE
from chocobox.games.schokoly.rules.actions import Draw, Place, Stack
from chocobox.games.schokoly.rules.looks import KIND
from chocobox.games.schokoly.rules.offers import Offers
from chocobox.games.schokoly.rules.state import State
from chocobox.kit.shares import WHOLE, mean
from chocobox.tournament import finished
from games.schokoly.hand import GAME, position


@cache
def game(seats: int) -> Session:
    return finished(GAME, GAME.options(), [Master(), *[Taster()] * (seats - 1)], 3)


def after_laying(session: Session, cards: int) -> State:
    """Where so many cards lie, and one is to be drawn."""
    states: Sequence[State] = session.states
    return next(it for it in states if it.placed is not None and it.placed + 1 == cards)


@pytest.mark.nightly
def test_a_chance_is_told_by_all_hands_and_not_by_the_order_of_the_stock() -> None:
    for seats in GAME.seats:
        for state in game(seats).states[::12]:
            other = replace(state, stock=tuple(reversed(state.stock)))
            assert VALUE.value(other) == VALUE.value(state)


def test_every_card_of_the_stock_may_be_drawn() -> None:
    state = after_laying(game(2), 33)
    move = Move(state.turn, Draw(), 0)
    ways = VALUE.after(state, move)
    assert sum(often for often, _ in ways) == len(state.stock) == 8
    each = [
        replace(state, stock=(card, *(it for it in state.stock if it != card)))
        for card in state.stock
    ]
    told = [(1, VALUE.value(GAME.step(it, move)[0])) for it in each]
    assert all(abs(one - two) < 2 for one, two in zip(mean(told), VALUE.value(state), strict=True))


def test_a_hand_anew_is_any_of_the_cards_of_the_stock() -> None:
    stock = tuple(range(40, 48))
    state = position((), (["dddm", "ddmm", "dmmm"], ["mmdd"]), stock=stock)
    ways = VALUE.chances(state, Move(0, Draw(), 0))
    assert sum(often for often, _ in ways) == comb(len(stock), 3)
    assert all(sorted(it.stock) == [*stock] for _, it in ways)
    tops = {tuple(sorted(KIND[card] for card in it.stock[:3])) for _, it in ways}
    assert len(tops) == len(ways)


def test_the_last_cards_come_all() -> None:
    state = position((), (["dddm", "ddmm"], ["mmdd"]), stock=(47, 46))
    assert [often for often, _ in VALUE.chances(state, Move(0, Draw(), 0))] == [1]


def test_partners_win_together() -> None:
    for state in game(4).states[::15]:
        one, two, three, four = VALUE.value(state)
        assert max(abs(one - three), abs(two - four)) < 20
    assert sum(VALUE.value(state)) == WHOLE


@pytest.mark.nightly
def test_the_master_makes_no_mistakes_in_its_own_eyes() -> None:
    session, judged = game(2), set()
    for state, (seat, index, _) in zip(session.states, session.moves, strict=False):
        action_values = VALUE.action_values(state, seat, index)
        if action_values:
            judged.add(type(GAME.actions(state, seat)[index]))
            assert seat or max(action_values.values()) - action_values[index] < WHOLE // 50
    assert judged > {Place, Stack, Draw}


def test_a_chosen_card_is_weighed_beside_the_best_ones_each_look_once() -> None:
    state = next(it for it in game(2).states if len(it.board.laid) == 9 and it.placed is None)
    offered = GAME.offer(state, state.turn)
    assert isinstance(offered, Offers)
    for chosen in range(0, offered.layings, 97):
        action_values = VALUE.action_values(state, state.turn, chosen)
        assert chosen in action_values
        assert 24 <= len(action_values) <= 25
        again = VALUE.action_values(GAME.redeal(state, state.turn, Rng(chosen)), state.turn, chosen)
        assert again == action_values


def test_an_offer_knows_its_number() -> None:
    state = game(2).states[30]
    offered = GAME.offer(state, state.turn)
    assert isinstance(offered, Offers)
    layings = [it for it in offered if isinstance(it, Place | Stack)]
    assert [offered.of(it) for it in layings] == [*range(offered.layings)]


def test_before_the_first_card_whoever_lays_the_last_has_the_better_chance() -> None:
    for first in (0, 1):
        start = GAME.start(GAME.options(first=first), 2, Rng(3))
        assert VALUE.value(start)[1 - first] > WHOLE // 2
