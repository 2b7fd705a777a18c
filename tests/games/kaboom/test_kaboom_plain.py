"""Whole games beside a plain referee: the same offers, the same table, the same end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules import events
from chocobox.games.kaboom.rules.state import State
from games.kaboom.cards import CARDS
from games.kaboom.plain import Referee
from games.kaboom.table import Offer
from games.kaboom.walks import GAME, lively_move
from support.walks import Choose, any_move, any_options, by_hypothesis, by_seed, landed

PLIES, SEEDS = 700, 40


def in_short(action: Action) -> Offer:
    """An action as the referee says it."""
    return tuple(encode(action).values())


def lying(state: State) -> dict[tuple[int, int], str]:
    """Where the cards before the seats really are."""
    grids = enumerate(state.grids)
    return {
        (seat, place): CARDS[it.card] for seat, grid in grids for place, it in enumerate(grid) if it
    }


def show(referee: Referee, state: State) -> None:
    """What chance decided; then all that lies face down is the same too."""
    stock = [CARDS[card] for card in state.stock]
    referee.shown(lying(state), stock)
    hers = enumerate(referee.grids)
    assert referee.stock == stock
    assert lying(state) == {
        (seat, place): card for seat, grid in hers for place, (card, _) in grid.items()
    }
    assert referee.drawn == (None if state.drawn is None else CARDS[state.drawn])


def check(referee: Referee, state: State) -> None:
    """Everything that can be done and seen is the same."""
    show(referee, state)
    table = GAME.table(state)
    assert (table and (type(table.action).__name__, table.at)) == referee.due()
    for seat in range(state.seats):
        offers = [in_short(action) for action in GAME.actions(state, seat)]
        assert offers == referee.offers(seat)
        assert encode(GAME.view(state, seat)) == referee.view(seat)
    outcome = encode(GAME.outcome(state))
    assert (outcome is None) == (not referee.is_over)
    if outcome:
        totals = referee.view(0)["totals"]
        winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
        assert (outcome["scores"], outcome["winners"]) == (totals, winners)
        assert [totals[seat] for seat in outcome["order"]] == sorted(totals)
        assert outcome["rounds"] == referee.scores


def moves_of(start: State, choose: Choose) -> Iterator[tuple[State, Move | None]]:
    """A game in which half of the moves are random; sometimes there is a break."""
    state, now, is_wild = start, 0, choose(2)
    for _ in range(PLIES):
        if GAME.outcome(state):
            break
        if is_wild:
            move = any_move(GAME, state, state.seats, choose, now)
        else:
            move = lively_move(state, state.seats, choose, now)
        move = landed(GAME, state, move, choose)
        back = GAME.resume(state)
        if back and choose(25) == 0:
            move = Move(TABLE, back, now)
        yield state, move
        now = max(now, move.at)
        state, _ = GAME.step(state, move)
    yield state, None


def thinned(referee: Referee, state: State, choose: Choose) -> State:
    """A first round with few cards before the seats, a short stock, or near its longest."""
    show(referee, state)
    for seat, place in lying(state):
        it = state.at((seat, place))
        if it and choose(3):
            state = state.put((seat, place), None)
            state = state.changed(stock=(*state.stock, it.card))
            referee.stock.append(referee.grids[seat].pop(place)[0])
    if choose(2):
        state = state.changed(stock=state.stock[: 1 + choose(9)])
        referee.stock = referee.stock[: len(state.stock)]
    if choose(3) == 0:
        referee.flipping, referee.taken = False, 60 * state.seats - 1 - choose(3)
        state = state.changed(flipping=False, turns=referee.taken)
    return state


def compare(seats: int, seed: int, choose: Choose) -> Counter[str]:
    """Plays the same game in both; returns its events."""
    options = any_options(GAME, seats, choose, {"rounds": 2})
    start = GAME.start(options, seats, Rng(seed))
    referee, met = Referee(encode(options), seats, start.starter), Counter[str]()
    if choose(2):
        start = thinned(referee, start, choose)
    for state, move in moves_of(start, choose):
        check(referee, state)
        if move is not None:
            after, news = GAME.step(state, move)
            met.update(type(event).__name__ for event in news)
            referee.photo_winner = after.slap.seat if after.slap else None
            referee.do(move.seat, in_short(move.action), move.at)
    return met


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_agrees_by_seed(seats: int, seed: int) -> None:
    compare(seats, seed, by_seed(seed + 70))


@pytest.mark.nightly
def test_the_referee_has_seen_every_event() -> None:
    met = sum((compare(2 + seed % 5, seed, by_seed(seed)) for seed in range(SEEDS)), Counter[str]())
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    assert {kind.__name__ for kind in kinds if issubclass(kind, Event)} - {"Event"} == set(met)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", GAME.seats)
@by_hypothesis(20)
def test_the_referee_agrees_by_hypothesis(seats: int, seed: int, choose: Choose) -> None:
    compare(seats, seed, choose)
