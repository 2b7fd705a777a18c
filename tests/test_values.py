"""Chances, luck and skill: whole numbers that add up, from what can be seen alone."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from math import e
from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.codec import encode
from chocobox.core import Move, Rng
from chocobox.games import GAMES, value_of
from chocobox.games.choco_challenge.words import Done, Draw, TakeIngredient
from chocobox.kit.shares import STEP, WHOLE, divided, mean, shares, won
from chocobox.session import Session
from chocobox.values.looking import Looking
from chocobox.values.making import Sample, fitted, learned, played, samples
from chocobox.values.trusting import bands, trust

NAMES = [name for name in GAMES if value_of(name)]
SPICES = 61
"""From this number on, the cards of Choco Challenge have the back of a spice."""

each_game = pytest.mark.parametrize("name", NAMES)


# --- shares ---


def test_shares_are_the_whole_and_grow_by_e_with_each_step() -> None:
    one, two = shares([STEP, 0])
    assert one + two == WHOLE
    assert abs(one / two - e) < 1e-5
    assert shares([7, 7, 7]) == (333_334, 333_333, 333_333)
    assert shares([0, -(10**9)]) == (WHOLE, 0)


def test_nothing_is_lost_by_rounding() -> None:
    rng = Rng(1)
    for _ in range(200):
        weights = []
        for _ in range(5):
            weight, rng = rng.below(1000)
            weights.append(weight + 1)
        assert sum(divided(weights)) == WHOLE
    assert mean([(1, (WHOLE, 0)), (3, (0, WHOLE))]) == (WHOLE // 4, 3 * WHOLE // 4)
    assert won((0, 2), 3) == (WHOLE // 2, 0, WHOLE // 2)


# --- what is learned ---


def test_the_weights_under_which_games_were_won_are_found() -> None:
    rng, data = Rng(3), []
    for _ in range(400):
        features = []
        for _ in range(3):
            one, rng = rng.below(4000)
            two, rng = rng.below(4000)
            features.append((one, two))
        hoped = shares([(a * 500 - b * 800) * STEP // 10**6 for a, b in features])
        data.append(Sample(features, hoped))
    one, two = fitted(data)
    assert (round(one, -1), round(two, -1)) == (500, -800)


@each_game
def test_the_same_is_learned_whoever_plays_the_games(name: str) -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        assert learned(one, name, 2, 5) == learned(three, name, 2, 5)


@each_game
def test_what_counts_is_known_of_every_seat(name: str) -> None:
    for seats in GAMES[name].seats:
        some = samples(name, seats, 1)
        assert len(some) > 9
        assert {len(row) for it in some for row in it.features} == {len(some[0].features[0])}
        assert all(len(it.features) == seats for it in some)


def test_bands_tell_how_many_chances_came_true() -> None:
    told = [(150_000, True), (150_000, False), (190_000, False), (WHOLE, True)]
    low, high = bands(told)
    assert (low.low, low.high, low.told, low.hoped, low.won) == (10, 20, 3, 16.3, 33.3)
    assert (high.low, high.told, high.won) == (90, 1, 100.0)


# --- looking back ---


@cache
def finished(name: str, seed: int) -> Session:
    return played(name, GAMES[name].seats[0], seed)


@cache
def looked(name: str, seed: int) -> Any:
    value = value_of(name)
    assert value is not None
    return Looking(finished(name, seed), value).back()


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_luck_and_skill_are_all_that_changed_to_the_last_digit(name: str, seed: int) -> None:
    back, session = looked(name, seed), finished(name, seed)
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert back.moments[-1].value == won(outcome.winners, len(session.players))
    for seat, start in enumerate(back.start):
        assert start + back.luck[seat] + back.skill[seat] == back.moments[-1].value[seat]
    assert sum(back.luck) == sum(back.skill) == 0
    assert all(sum(it.value) == WHOLE and sum(it.luck) == 0 for it in back.moments)


@each_game
def test_a_choice_loses_nothing_where_it_was_the_best(name: str) -> None:
    back, session = looked(name, 1), finished(name, 1)
    judged = [it for it in back.moments if it.best is not None]
    assert len(judged) > 9
    for it in judged:
        assert it.lost >= 0
        assert it.lost == 0 or it.best != session.moves[it.ply][1]
    assert any(it.lost for it in judged)


@each_game
def test_a_seat_is_judged_by_what_it_can_know(name: str) -> None:
    session, value = finished(name, 2), value_of(name)
    assert value is not None
    for ply in range(0, len(session.moves), 5):
        state, seat = session.states[ply], session.moves[ply][0]
        other = session.game.redeal(state, seat, Rng(ply))
        assert value.value(other, seat) == value.value(state, seat)


def test_luck_is_nothing_in_the_mean_of_all_cards_that_could_have_come() -> None:
    session, value = finished("choco_challenge", 0), value_of("choco_challenge")
    assert value is not None
    looking, kinds = Looking(session, value), set()
    for ply, (seat, index, at) in enumerate(session.moves):
        state = session.states[ply]
        move = Move(seat, session.game.actions(state, seat)[index], at)
        ways = shown_first(state, move.action)
        if not ways:
            assert looking.luck(ply)[1] == (0,) * len(session.players)
            continue
        kinds.add(type(move.action))
        hoped = [own - by for own, by in zip(*looking.luck(ply), strict=True)]
        found = [value.value(session.game.step(way, move)[0], seat) for way in ways]
        for mid, column in zip(hoped, zip(*found, strict=True), strict=True):
            assert abs(sum(column) - mid * len(ways)) <= len(hoped) * len(ways)
    assert kinds == {Draw, Done, TakeIngredient}


def shown_first(state: Any, action: Any) -> list[Any]:
    """The same table with each card once on top that the action may turn up."""
    own, deck = state.own.pile, state.deck
    if isinstance(action, Draw):
        piles = [(card, *(it for it in own if it != card)) for card in own]
        return [state.seat_changed(state.turn, pile=pile) for pile in piles]
    if isinstance(action, TakeIngredient) or (
        isinstance(action, Done) and state.bought is not None
    ):
        tops = [card for card in deck if (card < SPICES) == (deck[0] < SPICES)]
        return [replace(state, deck=(top, *(it for it in deck if it != top))) for top in tops]
    return []


# --- commands ---


def test_a_record_is_looked_back_at(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    session = finished("choco_challenge", 1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(encode(session.record)))
    assert main(["look", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["luck"] == list(looked("choco_challenge", 1).luck)
    assert len(told["moments"]) == len(session.moves)
    file.write_text(json.dumps({**encode(session.record), "moves": []}))
    assert main(["look", str(file)]) == 2
    assert "over" in capsys.readouterr().err


# --- many games ---


@pytest.mark.nightly
@each_game
def test_luck_is_nothing_in_the_mean_of_many_games(name: str) -> None:
    with ThreadPoolExecutor(1) as pool:
        found = trust(pool, name, GAMES[name].seats[0], 300, 1_000_000_000)
    assert abs(found.luck) <= found.interval
    assert found.spread < 0.8
