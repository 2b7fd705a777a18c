"""Kaboom! and time: fingers on their way, handicaps, and any order of arrival."""

from __future__ import annotations

import pytest

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Draw,
    Flip,
    GiveUp,
    Kaboom,
    Look,
    Reveal,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.events import (
    Calling,
    Drew,
    Ignored,
    Kaboomed,
    Looked,
    PowerLost,
    Reached,
    SlapIgnored,
    Slapped,
    SlapWon,
    Swapped,
    TurnBegan,
    Using,
)
from chocobox.games.kaboom.rules.state import Options, State
from chocobox.kit.slaps import COLLECT
from games.kaboom.hand import GAME, PAIRS, Table, flipping, last_turn, threw
from games.kaboom.walks import lively_move
from support.walks import by_seed, landed

FOUR = (*PAIRS, "2C 3C")

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
    assert table.does(1, Slap(), at=-1) == (SlapIgnored(1, "soon"),)
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


def test_k4_what_landed_after_the_hand_was_on_the_stock_means_nothing() -> None:
    table = reached()
    assert {table.view(2)["pads"][seat] for seat in (0, 2, 3)} == {"nothing_to_slap"}
    table.does(3, Slap(), at=3001)
    assert table.waits(until=3060) == (SlapIgnored(3, "late"), Drew(1))
    assert Slap() not in table.offered(0)


def test_k4_an_earlier_slap_counts_though_it_is_heard_later() -> None:
    table = reached()
    table.does(3, Slap(), at=3001)
    table.does(2, Slap(), at=3000)
    assert table.waits(until=3060)[0] == SlapWon(2, 1, False, (3,))


def test_k4_an_earlier_reach_counts_though_it_is_heard_later() -> None:
    table = threw("6C", *FOUR)
    table.waits(2500)
    table.does(3, Slap(), at=3001)
    table.does(1, Draw(), at=3000)
    assert table.waits(until=3060) == (SlapIgnored(3, "late"), Drew(1))


def test_k4_after_a_call_nobody_can_slap_any_more() -> None:
    table = threw("6C", *FOUR)
    table.goes(1, Kaboom())
    assert table.saw(Kaboomed) == [Kaboomed(1, False)]
    assert [Slap() in table.offered(seat) for seat in range(4)] == [False] * 4
    assert table.view(0)["window"] is None
    assert table.codes(2, Slap()) == ("nothing_to_slap",)


def test_a_hand_that_reaches_before_its_turn_has_begun_means_nothing() -> None:
    table = threw("6C", *FOUR)
    table.waits(2500)
    assert table.does(1, Draw(), at=2499) == (Ignored(1, "soon"),)
    assert table.does(1, Draw(), at=2500) == (Reached(1),)


def test_of_two_fingers_of_one_seat_the_sooner_counts() -> None:
    for order in ((Draw(), Kaboom()), (Kaboom(), Draw())):
        table = threw("6C", *FOUR)
        table.waits(2500)
        for action in order:
            table.does(1, action, at=3000 if action == Kaboom() else 3010)
        assert table.kinds(1) == {"Slap"}
        assert table.waits(until=3060)[0] == Kaboomed(1, False)


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
        table.does(1, action, at=3000)
        assert table.does(0, Look(0, 0), at=3001) == (Using(0),)
        told = table.waits(until=3060)
        assert PowerLost(0) in told
        assert table.saw(Looked) == []


def test_k18_a_power_that_landed_before_that_counts_though_it_is_heard_later() -> None:
    table = threw("8C", *FOUR)
    table.waits(2500)
    table.does(1, Draw(), at=3000)
    table.does(0, Look(0, 0), at=2999)
    assert table.waits(until=3060) == (Looked(0, 0, 0),)
    assert table.codes(1, Draw()) == ("held",)
    table.does(0, Cover(), at=4000)
    assert table.waits() == (TurnBegan(1),)


def test_k18_a_swap_before_a_reach_and_then_the_card_is_drawn() -> None:
    table = threw("QC", *FOUR)
    table.waits(2500)
    table.does(1, Draw(), at=3000)
    table.does(0, Swap(0, 0, 1, 0), at=3000)
    assert table.waits(until=3060) == (Swapped(0, 0, 0, 1, 0), Drew(1))


@pytest.mark.parametrize("sooner", [True, False])
def test_k18_a_power_counts_until_a_slap_must_have_been_heard(sooner: bool) -> None:
    for power, counts in ((1990, True), (2059, True), (2060, False)):
        table = threw("QC", "2S 3S", "QH 3H", "2D 3D")
        table.waits(1900)
        touches = [Move(0, Swap(0, 0, 2, 0), power), Move(1, Slap(), 2000)]
        for move in touches if sooner and counts else reversed(touches):
            table.step(move)
        assert table.waits(until=2120) == (SlapWon(1, None, False),)
        assert table.hand(0) == ("2D 3S" if counts else "2S 3S")


def test_k9_a_slap_makes_a_reach_vain_and_keeps_the_power() -> None:
    table = threw("8C", *FOUR)
    table.waits(2500)
    table.does(1, Draw(), at=3000)
    table.does(3, Slap(), at=2990)
    table.waits(until=3110)
    table.does(3, GiveUp())
    assert table.saw(PowerLost) == []
    assert table.kinds(0) == {"Look", "SkipPower", "Slap"}


# --- a late hand in the flipping ---


def test_k19_a_hand_within_150_ms_after_a_flip_was_meant_for_the_card_below() -> None:
    table = Table(flipping(*FOUR, stock="6C 6D ..."))
    table.goes(0, Flip())
    assert table.does(2, Slap(), at=0) == (Slapped(2, 0),)  # it covered nothing
    table = Table(flipping(*FOUR, stock="6C 6D ..."))
    table.goes(0, Flip())
    table.goes(1, Flip())
    covered = table.now
    assert table.does(2, Slap(), at=covered + 150) == (SlapIgnored(2, "soon"),)
    assert table.view(2)["pads"][2] == "open"
    assert table.does(2, Slap(), at=covered + 151) == (Slapped(2, covered + 151),)


def test_k19_a_discard_in_a_turn_may_be_slapped_at_once() -> None:
    table = threw("6C", *FOUR)
    assert table.does(2, Slap(), at=1) == (Slapped(2, 1),)


# --- the end of a round ---


def test_a_handicap_may_reach_beyond_the_rounds_end() -> None:
    table = last_turn("6C", options=Options(handicap_2=300))
    table.does(2, Slap(), at=5000)
    assert table.waits(until=5360) == (SlapWon(2, None, False),)


# --- any order of arrival: the laws are in test_live_orders ---


@pytest.mark.parametrize("seed", range(8))
def test_whatever_landed_before_the_hand_was_on_the_stock_counts_however_late_it_is_heard_of(
    seed: int,
) -> None:
    choose, first = by_seed(seed), set[int]()
    landings = {seat: 3000 - choose(50) for seat in (0, 2, 3)}
    for _ in range(6):
        session = Session(GAME, Options(handicap_2=50), [{"kind": "person"}] * 4, seed)
        session.states, session.clock = [threw("6C", *FOUR, options=session.options).state], 0
        touches = [Move(seat, Slap(), at) for seat, at in landings.items()]
        touches.append(Move(1, Draw(), 3000))
        heard_at = {move: move.at + choose(COLLECT) for move in touches}
        for move in sorted(touches, key=lambda move: heard_at[move]):
            ticks(session, heard_at[move])
            session.play(move.seat, {"type": type(move.action).__name__}, move.at)
        ticks(session, 3600)
        first.add(session.state.slap.seat)
    assert len(first) == 1


def ticks(session: Session, until: int) -> None:
    """Time passes, and whatever is due happens."""
    while (wake := session.update().wake) is not None and wake <= until:
        session.tick(wake)
    session.tick(until)


@pytest.mark.parametrize("seats", GAME.seats)
def test_k4_no_slap_is_offered_that_could_only_be_ignored(seats: int) -> None:
    """If it landed a little before it was heard, it counts; whoever sees an open pad is in time."""
    choose, state, now, tried = by_seed(seats), GAME.start(Options(), seats, Rng(seats)), 0, 0
    for _ in range(500):
        for seat in range(seats):
            can_slap = Slap() in GAME.actions(state, seat)
            is_open = GAME.view(state, seat).pads[seat] == "open"
            assert can_slap or not is_open
            if can_slap:
                at = now if is_open else now - COLLECT
                assert counts(state, seat, at) or at < state.free, (state.window, at)
                tried += 1
        move = landed(GAME, state, lively_move(state, seats, choose, now), choose)
        state, now = GAME.step(state, move)[0], max(now, move.at)
    assert tried > 100


def counts(state: State, seat: int, at: int) -> bool:
    """Whether a hand that landed then is looked at, whoever is first."""
    table = Table(state)
    table.step(Move(seat, Slap(), at))
    while (due := table.due()) and due[0] in ("Use", "Elapse", "Hide"):
        table.waits(until=due[1])
    return due is not None and due[0] == "Judge"
