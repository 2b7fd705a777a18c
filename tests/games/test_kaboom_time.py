"""Kaboom! and time: fingers on their way, handicaps, and any order of arrival."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from chocobox.core import Move, Rng
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
from chocobox.games.kaboom.pieces import HANDICAPS
from chocobox.games.kaboom.state import Options, State
from chocobox.games.kaboom.words import Draw, Flip, GiveUp, Kaboom, Reveal, Slap
from chocobox.kit.slaps import COLLECT
from chocobox.session import Session
from games.kaboom_hand import GAME, PAIRS, Table, flipping, last_turn, threw
from games.kaboom_walks import lively_move
from laws import Choose, by_hypothesis, by_seed, landed

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


# --- any order of arrival ---


def any_moment(options: Options, choose: Choose) -> Table:
    """Something may be slapped, and seat 1 may reach or call if the round goes on."""
    if choose(3) == 0:
        table = Table(flipping(*FOUR, stock="6C 6D ...", options=options))
        table.goes(0, Flip())
    elif choose(2):
        table = last_turn("8C", options=options)
    else:
        table = threw("8C", *FOUR, options=options)
    table.waits(2600)
    return table


def any_touches(table: Table, choose: Choose) -> list[Move]:
    """What fingers do within so short a time that each is heard of before the table acts."""
    at = [table.now + 10 * choose(6) for _ in range(5)]  # often at the same instant
    able = [seat for seat in range(table.state.seats) if Slap() in table.offered(seat)]
    touches = [Move(seat, Slap(), at[seat]) for seat in able if choose(4)]
    wishes = [action for action in table.offered(1) if action in (Flip(), Draw(), Kaboom())]
    if wishes and choose(4):
        touches.append(Move(1, wishes[choose(len(wishes))], at[4]))
    return touches


def heard(state: State, touches: Sequence[Move]) -> State:
    """What came of these, in the order in which they were heard of; not offered is refused."""
    for move in touches:
        if move.action in GAME.actions(state, move.seat):
            state, _ = GAME.step(state, move)
    while (state.window and state.window.slaps and not state.slap) or state.reach:
        due = GAME.table(state)
        assert due is not None
        state, _ = GAME.step(state, due)
    return state


def in_any_order(choose: Choose) -> int:
    """All orders of some touches lead to one and the same position; how many orders there are."""
    late: dict[str, Any] = {f"handicap_{n}": HANDICAPS[choose(len(HANDICAPS))] for n in range(4)}
    table = any_moment(Options(**late), choose)
    orders = list(permutations(any_touches(table, choose)))
    assert len({heard(table.state, order) for order in orders}) == 1
    return len(orders)


def test_all_orders_by_seed() -> None:
    assert sum(in_any_order(by_seed(seed)) for seed in range(80)) > 1000


@pytest.mark.nightly
@by_hypothesis(200)
def test_all_orders_by_hypothesis(seed: int, choose: Choose) -> None:
    in_any_order(choose)


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
def test_k4_no_slap_is_offered_that_would_be_ignored(seats: int) -> None:
    """From now until the table's next move: then it may be offered no more."""
    choose, state, now, tried = by_seed(seats), GAME.start(Options(), seats, Rng(seats)), 0, 0
    for _ in range(500):
        due = GAME.table(state)
        for seat in range(seats):
            if Slap() in GAME.actions(state, seat):
                for at in (now, max(now, due.at - 1) if due else now + 99_999):
                    assert GAME.step(state, Move(seat, Slap(), at))[1] == (Slapped(seat, at),)
                    tried += 1
        move = landed(GAME, state, lively_move(state, seats, choose, now), choose)
        state, now = GAME.step(state, move)[0], max(now, move.at)
    assert tried > 100
