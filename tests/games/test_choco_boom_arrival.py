"""The law of arrival: what counts is when a finger landed, never when it is heard of."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from chocobox.core import TABLE
from chocobox.games.choco_boom.pieces import CARDS, Card
from chocobox.games.choco_boom.state import Options
from chocobox.session import Session
from games.choco_boom_arrival import (
    GAME,
    Touch,
    bundles,
    but_for_the_lead,
    late,
    shuffled,
    table_for,
    touched,
    waits,
)
from laws import Choose, by_hypothesis, by_seed

AT_LAST = 1_000_000


def anew(session: Session) -> Session:
    """The same table before anything was done."""
    copy = Session(GAME, session.options, session.players, session.seed)
    copy.states = session.states[:1]
    return copy


def check_shuffled(session: Session, touches: list[Touch], choose: Choose) -> None:
    """Each bundle arrives in any order, and then the table does what is due."""
    copy = anew(session)
    cuts = [at for seat, _, at in session.moves if seat == TABLE]
    for bundle in bundles(touches, cuts):
        for touch in shuffled(bundle, choose):
            copy.play(touch.seat, touch.wish, touch.at)
    waits(copy, AT_LAST)
    assert copy.state == session.state


def check_late(session: Session, touches: list[Touch], choose: Choose) -> None:
    """Each touch arrives when it likes, and the table waits for none."""
    copy = anew(session)
    for at, touch in late(touches, choose):
        waits(copy, at)
        copy.play(touch.seat, touch.wish, touch.at)
    waits(copy, AT_LAST)
    assert but_for_the_lead(copy.state) == but_for_the_lead(session.state)
    check_record(copy)


def check_record(session: Session) -> None:
    """What was heard late can be replayed."""
    copy = anew(session)
    copy.replay(session.moves)
    assert copy.states == session.states


def compare(seats: int, seed: int, choose: Choose) -> Counter[str]:
    """However the same touches arrive, the game is the same; what happened in it."""
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


@pytest.mark.long
def test_the_law_is_tried_on_everything_that_can_happen() -> None:
    met = sum((compare(3, seed, by_seed(seed)) for seed in range(60)), Counter[str]())
    wanted = "Called Fined Resumed PileWon SlapFree SlapIgnored Muted Objected Decided"
    assert set(f"{wanted} OutOfCards BackIn Ignored Ended".split()) <= set(met), met


# --- five fingers in one frame ---


def number(item: str, colour: str) -> int:
    return CARDS.index(Card(item, colour))


def on_top(second: str) -> Session:
    """Four persons; a blue pepper of seat 0 lies there, and for a moment that card of seat 1."""
    cards = [number("pepper", "blue"), number(second, "red"), *map(number, COLOURFUL, BLUES)]
    session = Session(GAME, Options(), [{"kind": "person"}] * 4, seed=2)
    decks = tuple((card, *range(n * 9, n * 9 + 9)) for n, card in enumerate(cards[:4]))
    session.states = [session.state.changed(decks=decks, box=(), turn=0)]
    for seat, item, at in ((0, "elephant", 0), (1, None, 1000)):
        session.play(seat, {"type": "Flip"}, at)
        waits(session, at + 60)
        if item:
            session.play(seat, {"type": "Call", "item": item}, at + 400)
    assert session.state.top.seat == 1
    return session


COLOURFUL, BLUES = ("banana", "carrot"), ("blue", "blue")
FRAME = (
    *(
        Touch(1500 + late, seat, {"type": "Slap"})
        for seat, late in ((0, 3), (1, 9), (2, 0), (3, 3))
    ),
    Touch(1501, 1, {"type": "Call", "item": "strawberry"}),
)


@pytest.mark.parametrize(("second", "winner"), [("pepper", 2), ("carrot", None)])
def test_four_slaps_and_a_call_in_one_frame_are_all_taken(second: str, winner: int | None) -> None:
    ends = set()
    for order in permutations(FRAME):
        session = on_top(second)
        for touch in order:
            session.play(touch.seat, touch.wish, touch.at)
        assert session.update().refused is None
        assert session.state.top.window.seats == (2, 0, 3, 1)
        assert session.state.top.call == (1501, "strawberry")
        waits(session, 1600)
        ends.add(session.state)
    assert len(ends) == 1
    end = ends.pop()
    assert (end.won and end.won.seat) == winner
    assert [tally.fines for tally in end.tallies] == ([0] * 4 if winner else [1] * 4)
    if end.won:
        assert (end.won.margin, end.won.others) == (3, (0, 3, 1))
