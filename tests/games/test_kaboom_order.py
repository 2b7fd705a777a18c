"""Kaboom! and the order in which touches are heard of, which never matters; handicaps included."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from chocobox.core import Move, Rng
from chocobox.games.kaboom.events import Slapped
from chocobox.games.kaboom.pieces import HANDICAPS
from chocobox.games.kaboom.state import Options, State
from chocobox.games.kaboom.words import Draw, Flip, Kaboom, Slap
from chocobox.kit.slaps import COLLECT
from chocobox.session import Session
from games.kaboom_hand import GAME, PAIRS, Table, flipping, last_turn, threw
from games.kaboom_walks import lively_move
from laws import Choose, by_hypothesis, by_seed, landed

FOUR = (*PAIRS, "2C 3C")


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


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_hand_on_the_stock_a_slow_slap_before_it_and_a_quick_one_after(
    order: tuple[int, ...],
) -> None:
    state = threw("6C", *FOUR, options=Options(handicap_1=300)).state
    state, _ = GAME.step(state, Move(-1, GAME.table(state).action, 2500))  # type: ignore[union-attr]
    touches = (Move(1, Draw(), 2700), Move(1, Slap(), 2690), Move(2, Slap(), 2720))
    slap = heard(state, [touches[n] for n in order]).slap
    assert slap is not None
    assert (slap.seat, slap.margin) == (2, 270)


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
