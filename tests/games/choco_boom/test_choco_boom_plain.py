"""Whole games beside a plain referee: the same offers, the same table, the same end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.events import Objected, PileWon
from chocobox.games.choco_boom.rules.state import State
from games.choco_boom.cards import COPIES, face
from games.choco_boom.plain_calm import CalmReferee
from games.choco_boom.table import Offer
from games.choco_boom.walks import GAME, lively_move
from support.walks import Choose, any_move, any_options, by_hypothesis, by_seed, landed

PLIES = 350


def in_short(action: Action) -> Offer:
    """An action as the referee says it."""
    return tuple(encode(action).values())


def check(referee: CalmReferee, state: State) -> None:
    """Everything that can be done and seen is the same, and all that lies face down."""
    assert referee.decks == [list(map(face, deck)) for deck in state.decks]
    assert referee.under == list(map(face, state.fines))
    table = GAME.table(state)
    assert (table and (type(table.action).__name__, table.at)) == referee.due()
    for seat in range(state.seats):
        offers = [in_short(action) for action in GAME.actions(state, seat)]
        assert offers == referee.offers(seat)
        assert encode(GAME.view(state, seat)) == referee.view(seat)
    outcome = encode(GAME.outcome(state))
    assert (outcome is None) == (not referee.is_over)
    if outcome:
        scores = [len(deck) for deck in referee.decks]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert (outcome["scores"], outcome["winners"]) == (scores, winners)
        assert [scores[seat] for seat in outcome["order"]] == sorted(scores, reverse=True)
        assert outcome["tallies"] == referee.told()


def moves_of(start: State, choose: Choose) -> Iterator[tuple[State, Move | None]]:
    """A game in which half of the moves are random; sometimes there is a break."""
    state, now, is_wild = start, 0, choose(3) == 0
    for _ in range(PLIES):
        if GAME.outcome(state):
            break
        pick = any_move(GAME, state, state.seats, choose, now) if is_wild else None
        move = landed(GAME, state, pick or lively_move(state, state.seats, choose, now), choose)
        back = GAME.resume(state)
        if back and choose(25) == 0:
            move = Move(TABLE, back, now)
        yield state, move
        now = max(now, move.at)
        state, _ = GAME.step(state, move)
    yield state, None


def thinned(state: State, choose: Choose) -> State:
    """Some cards go back into the box, so that decks are soon empty: all, or one alone."""
    only = choose(state.seats + 1)
    kept = tuple(
        deck[: 1 + choose(9)] if only in (seat, state.seats) else deck
        for seat, deck in enumerate(state.decks)
    )
    return state.changed(decks=kept, box=())


def photo_of(news: tuple[Event, ...], state: State) -> int | None:
    """The seat that chance chose; for a wrong slap it is known from who paid."""
    for event in news:
        if isinstance(event, PileWon | Objected):
            return event.seat
        if type(event).__name__ in ("Muted", "SlapFree", "Fined"):
            return int(encode(event)["seat"])
    return None


def compare(seats: int, seed: int, choose: Choose) -> Counter[str]:
    """Plays the same game in both; returns its events."""
    start = GAME.start(any_options(GAME, seats, choose), seats, Rng(seed))
    start = thinned(start, choose) if choose(2) else start
    decks = [list(map(face, deck)) for deck in start.decks]
    referee, met = CalmReferee(encode(start.options), decks, start.turn), Counter[str]()
    for state, move in moves_of(start, choose):
        check(referee, state)
        if move is not None:
            _, news = GAME.step(state, move)
            met.update(type(event).__name__ for event in news)
            referee.photo = photo_of(news, state)
            referee.do(move.seat, in_short(move.action), move.at)
    return met


def test_the_cards_are_those_of_the_rulings() -> None:
    assert Counter(map(face, range(110))) == COPIES
    assert sum(COPIES.values()) == 110


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(6))
def test_the_referee_agrees_by_seed(seats: int, seed: int) -> None:
    compare(seats, seed, by_seed(seed + 70))


@pytest.mark.nightly
def test_the_referee_has_seen_every_event() -> None:
    met = sum((compare(2 + seed % 3, seed, by_seed(seed)) for seed in range(48)), Counter[str]())
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    assert {kind.__name__ for kind in kinds if issubclass(kind, Event)} - {"Event"} == set(met)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", GAME.seats)
@by_hypothesis(20)
def test_the_referee_agrees_by_hypothesis(seats: int, seed: int, choose: Choose) -> None:
    compare(seats, seed, choose)
