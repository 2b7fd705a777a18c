"""Chances, luck and skill: whole numbers that add up, from what can be seen alone."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from functools import cache
from math import e
from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.analysis.calibration import bands, trust
from chocobox.analysis.fitting import Sample, fitted, learned, played
from chocobox.analysis.looking import MOST, STRONG, Looking, looking_at
from chocobox.analysis.told import Judged
from chocobox.boxes import levels_of
from chocobox.core.codec import encode
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import GAMES, has_value, value_of
from chocobox.games.choco_challenge.rules.actions import Done, Draw, TakeIngredient
from chocobox.kit.shares import STEP, WHOLE, divided, mean, shares, won
from chocobox.request import RequestError
from support.nights import one_by_day

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
        expected_value = shares([(a * 500 - b * 800) * STEP // 10**6 for a, b in features])
        data.append(Sample(features, expected_value))
    one, two = fitted(data)
    assert (round(one, -1), round(two, -1)) == (500, -800)


def test_the_same_is_learned_whoever_plays_the_games() -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        assert learned(one, "choco_boom", 1, 5) == learned(three, "choco_boom", 1, 5)


@each_game
def test_features_exist_for_every_seat(name: str) -> None:
    value = value_of(name)
    assert value is not None
    for seats in GAMES[name].seats:
        states = played(name, seats, 1, [levels_of(name)["middle"]]).states
        some = [it for it in map(value.sample, states) if it is not None]
        assert len(some) > 9
        assert {len(row) for it in some for row in it} == {len(some[0][0])}
        assert all(len(it) == seats for it in some)


def test_bands_tell_how_many_chances_came_true() -> None:
    told = [(150_000, WHOLE), (150_000, 0), (190_000, 0), (WHOLE, WHOLE // 2)]
    low, high = bands(told)
    assert (low.low, low.high, low.count, low.expected, low.won) == (10, 20, 3, 16.3, 33.3)
    assert (high.low, high.count, high.won) == (90, 1, 50.0)


# --- looking back ---


@cache
def finished(name: str, seed: int) -> Session:
    middle = levels_of(name)["middle"]  # quick, and not perfect
    return played(name, GAMES[name].seats[0], seed, [middle])


@cache
def looked(name: str, seed: int) -> Looking:
    value = value_of(name)
    assert value is not None
    return Looking(finished(name, seed), value)


def moves_of(looking: Looking) -> list[Judged]:
    return list(looking.moments())


@each_game
@pytest.mark.parametrize("seed", one_by_day(range(3)))
def test_luck_and_skill_are_all_that_changed_to_the_last_digit(name: str, seed: int) -> None:
    looking, session = looked(name, seed), finished(name, seed)
    outcome, back, moves = session.game.outcome(session.state), looking.back(), moves_of(looking)
    assert outcome is not None
    assert moves[-1].value == won(outcome.winners, len(session.players))
    for seat, start in enumerate(back.start):
        assert start + back.luck[seat] + back.skill[seat] == moves[-1].value[seat]
    dealt = looking.dealt.luck
    assert back.luck == tuple(map(sum, zip(dealt, *(it.luck for it in moves), strict=True)))
    assert sum(back.luck) == sum(back.skill) == 0
    assert all(sum(it.value) == WHOLE and sum(it.luck) == 0 for it in moves)


@each_game
def test_a_mistake_is_told_with_what_would_have_been_better(name: str) -> None:
    looking, session = looked(name, 0), finished(name, 0)
    wrong = [it for it in moves_of(looking) if it.mistake]
    assert wrong or session.game.grace  # where hands are quick, hardly any choice is judged
    for it in moves_of(looking):
        assert it.lost >= 0
        assert (it.lost >= WHOLE // 50) == bool(it.mistake) == (it.best is not None)
    for it in wrong:
        actions = session.game.actions(session.states[it.ply], it.seat)
        assert it.best in actions
        assert it.best != actions[session.moves[it.ply][1]]
    for seat, verdict in enumerate(looking.back().verdicts):
        assert verdict.lost == sum(it.lost for it in wrong if it.seat == seat)
        assert 1 <= verdict.of_hundred <= 50


@each_game
def test_a_winner_hears_of_the_win_and_nobody_else_does(name: str) -> None:
    looking = looked(name, 1)
    plays = [verdict.play for verdict in looking.back().verdicts]
    if looking.value.judges:
        assert [play.startswith("won_") for play in plays] == [bool(it) for it in looking.final]
        assert {play.removeprefix("won_") for play in plays} <= {"well", "fairly", "badly"}
    else:
        assert not any(plays)


@each_game
def test_mistakes_and_great_luck_of_persons_are_told_or_of_bots_among_themselves(name: str) -> None:
    looking, session = looked(name, 1), finished(name, 1)
    for persons in ((), (0,), (1, 0)):
        whose = persons or range(len(session.players))
        own = copy(session)
        own.bots = {seat: bot for seat, bot in session.bots.items() if seat not in persons}
        other = copy(looking)
        other.session = own
        every = other.tellings()
        told = [it for it in every if it.highlight is None]
        assert list(every[len(every) - len(told) :]) == told  # after what the game itself names
        wrong = {it.ply: it for it in moves_of(looking) if it.mistake and it.seat in whose}
        mistakes = [it for it in told if it.best is not None]
        assert {it.ply for it in mistakes} == wrong.keys()
        for it in mistakes:
            assert (it.kind, it.by) == (wrong[it.ply].mistake, wrong[it.ply].lost)
            actions = session.game.actions(session.states[it.ply], it.seat)
            assert it.best in actions
            assert it.offered == tuple(actions)
        lucks = [it for it in told if it.best is None]
        assert len(lucks) <= MOST
        for it in lucks:
            luck = looking.judged(it.ply - 1).luck
            assert it.by == luck[it.seat]
            assert abs(it.by) == max(abs(luck[seat]) for seat in whose) >= STRONG
            assert it.kind == ("lucky" if it.by > 0 else "unlucky")
        assert told == sorted(told, key=lambda it: it.ply)


def test_whether_chances_are_known_is_known_without_them() -> None:
    assert [name for name in GAMES if has_value(name)] == NAMES


@each_game
def test_a_choice_is_judged_by_what_its_seat_can_know(name: str) -> None:
    session, value = finished(name, 2), value_of(name)
    assert value is not None
    for ply in range(0, len(session.moves), 5):
        state, (seat, index, _) = session.states[ply], session.moves[ply]
        if seat == TABLE:
            continue
        other = session.game.redeal(state, seat, Rng(ply))
        assert value.action_values(other, seat, index) == value.action_values(state, seat, index)


@each_game
def test_only_a_game_that_is_over_is_looked_back_at(name: str) -> None:
    session = finished(name, 1)
    assert looking_at(session).session is session
    with pytest.raises(RequestError, match="over"):
        looking_at(Session(session.game, session.options, session.players, 1))


def test_luck_is_nothing_in_the_mean_of_all_cards_that_could_have_come() -> None:
    session, value = finished("choco_challenge", 0), value_of("choco_challenge")
    assert value is not None
    looking, kinds = Looking(session, value), set()
    for ply, (seat, index, at) in enumerate(session.moves):
        state = session.states[ply]
        move = Move(seat, session.game.actions(state, seat)[index], at)
        ways = shown_first(state, move.action)
        if not ways:
            assert looking.luck(ply)[1].luck == (0,) * len(session.players)
            continue
        kinds.add(type(move.action))
        after, chance = looking.luck(ply)
        expected_value = [own - by for own, by in zip(after, chance.luck, strict=True)]
        found = [value.value(session.game.step(way, move)[0]) for way in ways]
        for mid, column in zip(expected_value, zip(*found, strict=True), strict=True):
            assert abs(sum(column) - mid * len(ways)) <= len(expected_value) * len(ways)
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
    assert told["luck"] == list(looked("choco_challenge", 1).back().luck)
    assert len(told["moves"]) == len(session.moves)
    file.write_text(json.dumps({**encode(session.record), "moves": []}))
    assert main(["look", str(file)]) == 2
    assert "over" in capsys.readouterr().err


# --- many games ---


@pytest.mark.nightly
@each_game
def test_luck_is_nothing_in_the_mean_of_many_games(name: str) -> None:
    explains = name == "choco_challenge"  # elsewhere draws decide little
    bot = levels_of(name)["hard" if explains else "middle"]  # the chances are those of good players
    with ThreadPoolExecutor(1) as pool:
        found = trust(pool, name, [bot], GAMES[name].seats[0], 150)
    assert abs(found.luck) <= found.interval
    assert found.spread < (0.8 if explains else 1.1)
