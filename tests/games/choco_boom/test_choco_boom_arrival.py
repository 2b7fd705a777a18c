"""The time when a finger landed counts, never the time when the touch arrived."""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.core.record import TABLE
from chocobox.core.session import Session
from games.choco_boom.arrival import (
    GAME,
    bundles,
    but_for_the_lead,
    late,
    shuffled,
    table_for,
    touched,
    waits,
)
from games.live_orders import Touch
from support.walks import Choose, by_hypothesis, by_seed

AT_LAST = 1_000_000


def anew(session: Session) -> Session:
    """The same table before anything was done."""
    copy = Session(GAME, session.options, session.players, session.seed)
    copy.states = session.states[:1]
    return copy


def check_shuffled(session: Session, touches: list[Touch], choose: Choose) -> None:
    """Each group of touches arrives in any order; then the table makes its due moves."""
    copy = anew(session)
    cuts = [at for seat, _, at in session.moves if seat == TABLE]
    for bundle in bundles(touches, cuts):
        for touch in shuffled(bundle, choose, session.options.calm):
            copy.play(touch.seat, touch.wish, touch.at)
    waits(copy, AT_LAST)
    assert copy.state == session.state


def check_late(session: Session, touches: list[Touch], choose: Choose) -> None:
    """Each touch arrives at any later time, and the table waits for none."""
    copy = anew(session)
    for at, touch in late(touches, choose, session.options.calm):
        waits(copy, at)
        copy.play(touch.seat, touch.wish, touch.at)
    waits(copy, AT_LAST)
    assert but_for_the_lead(copy.state) == but_for_the_lead(session.state)
    check_record(copy)


def check_record(session: Session) -> None:
    """A game with late touches can be replayed."""
    copy = anew(session)
    copy.replay(session.moves)
    assert copy.states == session.states


def compare(seats: int, seed: int, choose: Choose) -> Counter[str]:
    """The game is the same in whatever order the touches arrive; returns its events."""
    session = table_for(seats, seed, choose)
    touches = touched(session, 3 + choose(40), choose)
    waits(session, AT_LAST)
    check_shuffled(session, touches, choose)
    check_late(session, touches, choose)
    return Counter(type(event).__name__ for event in session.update().events)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_arrival_by_seed(seats: int, seed: int) -> None:
    compare(seats, seed, by_seed(seed))


@pytest.mark.nightly
@pytest.mark.parametrize("seats", GAME.seats)
@by_hypothesis(100)
def test_arrival_by_hypothesis(seats: int, seed: int, choose: Choose) -> None:
    compare(seats, seed, choose)


def test_the_law_is_tried_on_everything_that_can_happen() -> None:
    met = sum((compare(3, seed, by_seed(seed)) for seed in range(60)), Counter[str]())
    wanted = "Called Fined Resumed PileWon SlapFree SlapIgnored Muted Objected Decided Said"
    assert set(f"{wanted} OutOfCards BackIn Ignored Ended".split()) <= set(met), met
