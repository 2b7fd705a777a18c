"""Kaboom! and time: fingers on their way, hands on the stock, handicaps."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from chocobox.core import Move, Rng
from chocobox.games.kaboom.events import (
    Calling,
    Drew,
    Flipped,
    Kaboomed,
    PowerLost,
    Reached,
    SlapIgnored,
    Slapped,
    SlapWon,
    TurnBegan,
)
from chocobox.games.kaboom.state import Options, State
from chocobox.games.kaboom.words import Draw, Flip, GiveUp, Kaboom, Look, Replace, Reveal, Slap
from games.kaboom_hand import GAME, PAIRS, Table, flipping, last_turn, threw

FOUR = (*PAIRS, "2C 3C")
Landed = tuple[tuple[int, int], ...]


def slapped(state: State, landed: Landed) -> State:
    """The position after these hands: (seat, at) in the order of their arrival."""
    for seat, at in landed:
        assert Slap() in GAME.actions(state, seat)
        state, _ = GAME.step(state, Move(seat, Slap(), at))
    return state


def judged(state: State, landed: Landed) -> Table:
    """The same when the table has judged."""
    table = Table(slapped(state, landed))
    table.waits(5000)
    return table


# --- who was first ---


@pytest.mark.parametrize("handicap", [0, 50])
def test_any_order_of_arrival_gives_the_same_position(handicap: int) -> None:
    state = threw("6C", *FOUR, options=Options(handicap_1=handicap, handicap_3=100)).state
    landed = ((0, 400), (1, 400), (2, 403), (3, 459))
    found = {slapped(state, order) for order in permutations(landed)}
    assert len(found) == 1
    after = {judged(state, order).state for order in permutations(landed)}
    assert len(after) == 1


def test_two_fingers_three_ms_apart_are_told_apart() -> None:
    state = threw("6C", *FOUR).state
    assert judged(state, ((1, 503), (3, 500))).saw(SlapWon) == [SlapWon(3, 3, False, (1,))]


def test_a_finger_that_was_earlier_wins_even_if_it_is_heard_of_last() -> None:
    table = threw("6C", *FOUR)
    table.does(1, Slap(), at=500)
    table.waits(until=544)
    table.does(3, Slap(), at=485)
    assert table.waits(until=545) == (SlapWon(3, 15, False, (1,)),)


def test_exactly_equal_times_are_decided_by_chance_each_equally_often() -> None:
    state = threw("6C", *FOUR).state
    found = Counter[int]()
    for seed in range(450):
        table = judged(state.changed(rng=Rng(seed)), ((0, 500), (2, 500), (3, 500), (1, 510)))
        won = table.saw(SlapWon)[0]
        assert (won.margin, won.photo) == (0, True)
        found[won.seat] += 1
    assert set(found) == {0, 2, 3}
    assert all(110 < times < 190 for times in found.values())


# --- handicaps ---


def test_a_handicap_is_added_to_a_seats_slaps() -> None:
    state = threw("6C", *FOUR, options=Options(handicap_1=50)).state
    for own, other, winner in ((449, 500, 1), (451, 500, 2), (500, 449, 2)):
        won = judged(state, ((1, own), (2, other))).saw(SlapWon)[0]
        assert (won.seat, won.margin) == (winner, abs(own + 50 - other))


def test_a_handicap_that_makes_times_equal_is_a_photo_finish() -> None:
    state = threw("6C", *FOUR, options=Options(handicap_1=50)).state
    assert judged(state, ((1, 450), (2, 500))).saw(SlapWon)[0].photo


def test_a_slap_is_told_with_when_it_landed_and_judged_with_its_handicap() -> None:
    table = threw("6C", *FOUR, options=Options(handicap_2=300))
    assert table.does(2, Slap(), at=500) == (Slapped(2, 500),)
    assert table.due() == ("Judge", 860)
    table.does(1, Slap(), at=790)
    assert table.due() == ("Judge", 850)


@pytest.mark.parametrize("seat", range(6))
def test_every_seat_has_its_own_handicap(seat: int) -> None:
    values: dict[str, Any] = {f"handicap_{seat}": 250}
    options = Options(**values)
    assert [options.handicap(n) for n in range(6)] == [250 if n == seat else 0 for n in range(6)]


# --- hands that come before the card, or too late ---


def test_a_finger_counts_from_the_instant_at_which_the_card_lies() -> None:
    table = threw("6C", *FOUR)
    assert table.does(1, Slap(), at=0) == (Slapped(1, 0),)
    table = threw("6C", *FOUR)
    assert table.does(1, Slap(), at=-1) == (SlapIgnored(1),)
    assert table.does(1, Slap(), at=3) == (Slapped(1, 3),)


def test_a_card_that_was_flipped_counts_from_its_flip() -> None:
    table = Table(flipping(*PAIRS, stock="6C 6D ..."))
    table.goes(0, Flip())
    table.goes(1, Flip())
    assert table.view(0)["window"]["opened"] == 1260
    assert table.does(2, Slap(), at=1259) == (SlapIgnored(2),)


# --- a hand on the stock ---


def reached(at: int = 3000) -> Table:
    """Seat 1 has reached for the stock while a 6 could still be slapped."""
    table = threw("6C", *FOUR)
    assert table.does(1, Draw(), at=at) == (Reached(1),)
    return table


def test_who_reaches_for_the_stock_waits_for_fingers_on_their_way() -> None:
    table = reached()
    assert table.due() == ("Go", 3060)
    assert table.kinds(1) == {"Slap"}
    assert table.codes(1, Draw()) == ("held",)
    assert table.codes(1, Kaboom()) == ("held",)
    assert table.waits(60) == (Drew(1),)
    assert table.view(0)["window"] is None


@pytest.mark.parametrize("at", [2941, 3000])
def test_a_finger_that_landed_before_it_counts_though_heard_of_later(at: int) -> None:
    table = reached()
    table.waits(until=3040)
    assert table.does(3, Slap(), at=at) == (Slapped(3, at),)
    assert table.waits(until=3060)[0] == SlapWon(3, None, False)
    assert table.view(1)["drawer"] is None


def test_then_the_hand_is_taken_back_and_has_to_reach_again() -> None:
    table = reached()
    table.does(3, Slap(), at=2990)
    table.waits(60)
    table.does(3, GiveUp())
    assert table.saw(Drew) == [Drew(0)]
    table.waits(2500)
    assert table.told[-1] == TurnBegan(1)
    assert table.goes(1, Draw()) == (Drew(1),)


def test_k4_whoever_slaps_before_the_card_is_drawn_counts_too() -> None:
    table = reached()
    assert table.does(3, Slap(), at=3059) == (Slapped(3, 3059),)
    assert table.waits(until=3119)[0] == SlapWon(3, None, False)


def test_once_it_is_drawn_no_slap_is_offered() -> None:
    table = reached()
    assert table.waits(until=3060) == (Drew(1),)
    assert table.codes(3, Slap()) == ("nothing_to_slap",)


def test_who_flips_waits_as_long() -> None:
    table = Table(flipping(*PAIRS, stock="6C 6D ..."))
    table.goes(0, Flip())
    assert table.does(1, Flip(), at=1300) == (Reached(1),)
    assert table.waits(until=1359) == ()
    assert table.waits(until=1360) == (Flipped(1, "6D"),)


def test_who_calls_waits_as_long_and_locks_no_card_of_a_slap_that_was_sooner() -> None:
    table = threw("6C", *FOUR)
    table.waits(2500)
    assert table.does(1, Kaboom(), at=3000) == (Calling(1),)
    assert table.does(1, Slap(), at=2990) == (Slapped(1, 2990),)
    table.waits(60)
    assert Reveal(1, 0) in table.offered(1)
    table.does(1, GiveUp())
    table.waits(2500)
    table.does(1, Kaboom())
    assert table.waits(59) == ()
    assert table.waits(1) == (Kaboomed(1, False), TurnBegan(2))


def test_k18_a_hand_on_the_stock_ends_a_power_and_so_does_a_call() -> None:
    for action in (Draw(), Kaboom()):
        table = threw("8C", *FOUR)
        table.waits(2500)
        table.does(1, action)
        assert table.kinds(0) == {"Slap"}
        assert PowerLost(0) in table.waits(60)


def test_where_nobody_can_slap_nobody_waits() -> None:
    assert Table(flipping(*PAIRS, stock="6C ...")).does(0, Flip()) == (Flipped(0, "6C"),)
    table = threw("6C", options=Options(slaps=False))
    assert table.does(1, Draw()) == (Drew(1),)
    assert table.saw(Reached) == []


def test_while_hands_are_collected_nothing_else_happens() -> None:
    table = threw("8C", *FOUR)
    table.waits(2500)
    table.does(3, Slap(), at=2600)
    assert [table.kinds(seat) for seat in range(4)] == [{"Slap"}, {"Slap"}, {"Slap"}, set()]
    assert table.codes(1, Draw()) == ("held",)
    assert table.codes(0, Look(0, 0)) == ("held",)
    assert table.codes(1, Replace(0)) == ("not_drawn",)


# --- the end of a round ---


def test_a_finger_that_landed_before_the_rounds_end_counts_though_heard_of_later() -> None:
    table = last_turn()
    table.waits(until=5059)
    assert table.does(2, Slap(), at=5000) == (Slapped(2, 5000),)
    assert table.due() == ("Judge", 5060)


def test_a_handicap_may_reach_beyond_the_rounds_end() -> None:
    table = last_turn("6C", options=Options(handicap_2=300))
    table.does(2, Slap(), at=5000)
    assert table.waits(until=5360) == (SlapWon(2, None, False),)
