"""Kaboom! and time: fingers on their way, hands on the stock, handicaps."""

from __future__ import annotations

from chocobox.core import Move
from chocobox.games.kaboom.events import (
    Calling,
    Drew,
    Kaboomed,
    PowerLost,
    Reached,
    SlapIgnored,
    Slapped,
    SlapWon,
    TurnBegan,
)
from chocobox.games.kaboom.state import Options, State
from chocobox.games.kaboom.words import Draw, GiveUp, Kaboom, Reveal, Slap
from games.kaboom_hand import GAME, PAIRS, Table, last_turn, threw

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


# --- handicaps ---


def test_a_slap_is_told_with_when_it_landed_and_judged_with_its_handicap() -> None:
    table = threw("6C", *FOUR, options=Options(handicap_2=300))
    assert table.does(2, Slap(), at=500) == (Slapped(2, 500),)
    assert table.due() == ("Judge", 860)
    table.does(1, Slap(), at=790)
    assert table.due() == ("Judge", 850)


# --- hands that come before the card, or too late ---


def test_a_finger_counts_from_the_instant_at_which_the_card_lies() -> None:
    table = threw("6C", *FOUR)
    assert table.does(1, Slap(), at=0) == (Slapped(1, 0),)
    table = threw("6C", *FOUR)
    assert table.does(1, Slap(), at=-1) == (SlapIgnored(1),)
    assert table.does(1, Slap(), at=3) == (Slapped(1, 3),)


# --- a hand on the stock ---


def reached(at: int = 3000) -> Table:
    """Seat 1 has reached for the stock while a 6 could still be slapped."""
    table = threw("6C", *FOUR)
    assert table.does(1, Draw(), at=at) == (Reached(1),)
    return table


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


# --- the end of a round ---


def test_a_handicap_may_reach_beyond_the_rounds_end() -> None:
    table = last_turn("6C", options=Options(handicap_2=300))
    table.does(2, Slap(), at=5000)
    assert table.waits(until=5360) == (SlapWon(2, None, False),)
