"""Choco-Boom's bots are as quick as people, and no quicker."""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist, median, stdev

import pytest

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.bots.players import Player
from chocobox.games.choco_boom.bots.reflexes import QUANTILES
from chocobox.games.choco_boom.rules.actions import Call, Flip, Object, Ready, Slap
from chocobox.games.choco_boom.rules.state import State, laid
from chocobox.kit.slaps import COLLECT
from games.choco_boom.players import (
    DOUBLE,
    FLOOR,
    GAME,
    STRANGE,
    calls,
    does,
    each_bot,
    fined,
    lying,
    often,
    plan,
    slaps,
    waits,
)

ABOUT = {"sleepy": 900, "awake": 650, "lightning": 480}
AGREES, PARROT = ("red choco", "blue elephant"), ("red choco", "blue parrot")


# --- slaps ---


def test_the_table_of_quantiles_is_log_normal() -> None:
    """What is written out as data follows from the formula beside it."""
    chances = [(n + 0.5) / len(QUANTILES) for n in range(len(QUANTILES))]
    assert list(QUANTILES) == [round(1000 * exp(0.45 * NormalDist().inv_cdf(it))) for it in chances]


@each_bot
def test_a_slap_comes_as_quickly_as_a_hand_of_its_kind(bot: Player) -> None:
    reactions = slaps(bot, *DOUBLE, times=3000)
    assert abs(median(reactions) - ABOUT[bot.name]) < 0.03 * ABOUT[bot.name]
    assert FLOOR <= min(reactions) < FLOOR + 0.5 * (ABOUT[bot.name] - FLOOR)
    assert len(set(reactions)) > 300
    logs = [log(it - FLOOR) for it in reactions]
    assert abs(stdev(logs) - 0.45) < 0.03


@each_bot
@pytest.mark.parametrize("pace", [70, 150])
def test_the_pace_of_the_house_holds_for_slaps(bot: Player, pace: int) -> None:
    reactions = slaps(bot, *DOUBLE, pace=pace)
    assert min(reactions) >= FLOOR
    assert abs(median(reactions) - ABOUT[bot.name] * pace / 100) < 0.05 * ABOUT[bot.name]


@each_bot
def test_planning_anew_keeps_the_reaction(bot: Player) -> None:
    state = next(state for state in often(*DOUBLE) if plan(bot, state, 1) is not None)
    found = {
        bot.plan(GAME, GAME.redeal(state, 1, Rng(n)), 1, 10_000 + n, Rng(n))
        for n in range(0, 250, 10)
    }
    assert len(found) == 1


@each_bot
def test_nobody_slaps_once_a_hand_is_on_the_deck(bot: Player) -> None:
    """A bot that would slap later does not slap."""
    found = []
    for state in often(*DOUBLE, times=100):
        opened = laid(state).window.opened
        move = plan(bot, state, 2)
        state = waits(does(state, 0, Call("elephant"), opened + 100), opened + 160)
        state = does(state, 1, Flip(), opened + 700)
        is_soon = move is not None and move.at <= opened + 700
        assert plan(bot, state, 2, opened + 160) == (move if is_soon else None)
        assert plan(bot, state, 2, opened + 710) is None
        found.append(is_soon)
    assert len(set(found)) == 2


@each_bot
def test_after_a_pause_a_double_that_still_lies_there_is_looked_at_anew(bot: Player) -> None:
    """After a failed objection the double counts as just flipped when play continues."""
    found = []
    for state in often(*DOUBLE, times=200, aloud=True):
        now = laid(state).window.opened + 100
        state = waits(does(state, 1, Object(), now), now + 60)
        assert state.pause is not None
        for seat in (0, 2):
            state = does(state, seat, Ready(), now + 5000)
        state = waits(state, now + 5100)
        move = plan(bot, state, 2, state.begun)
        if move is not None and move.action == Slap():
            found.append(move.at - state.begun)
    assert min(found) >= FLOOR
    assert abs(median(found) - ABOUT[bot.name]) < 0.1 * ABOUT[bot.name]


# --- calls ---


@each_bot
def test_a_call_takes_as_long_as_a_slap_and_longest_for_a_parrot(bot: Player) -> None:
    agrees, differs, parrot = (
        median(ms for _, ms in calls(bot, *cards)) for cards in (AGREES, STRANGE, PARROT)
    )
    assert abs(differs - ABOUT[bot.name]) < 0.05 * ABOUT[bot.name]
    assert agrees < 0.95 * differs
    assert parrot > 1.05 * differs
    assert min(ms for _, ms in calls(bot, *STRANGE)) >= FLOOR


@each_bot
def test_bots_hurry_where_there_is_little_time(bot: Player) -> None:
    for pace in (70, 100, 150):
        done = calls(bot, *STRANGE, hesitation=1000, pace=pace)
        assert median(ms for _, ms in done) <= 570
        assert max(ms for _, ms in done) <= 1000
        assert len(done) > 0.93 * 1500  # the others come too late


@each_bot
def test_haste_makes_mistakes(bot: Player) -> None:
    def wrong(pace: int) -> int:
        done = calls(bot, *STRANGE, times=3000, hesitation=1000, pace=pace)
        return sum(item != "elephant" for item, _ in done)

    assert wrong(150) > 1.2 * wrong(70)


# --- the rest ---


@each_bot
@pytest.mark.parametrize("pace", [70, 100, 150])
def test_a_card_follows_the_call_at_a_human_pace(bot: Player, pace: int) -> None:
    pauses = []
    for state in often(*STRANGE, times=200, pace=pace):
        now = laid(state).window.opened + 760
        state = waits(does(state, 0, Call("elephant"), now - COLLECT), now)
        move = plan(bot, state, 1, now)
        assert move is not None
        if move.action == Flip():
            pauses.append(move.at - now)
    assert min(pauses) >= 600
    assert abs(median(pauses) - max(600, 900 * pace // 100)) < 60


@each_bot
def test_after_a_pause_persons_have_time_to_be_ready(bot: Player) -> None:
    state, now = fined()
    assert GAME.actions(state, 1) == [Flip()]
    move = plan(bot, state, 1, now)
    assert move is not None
    assert move.action == Flip()
    assert 1600 <= move.at - now < 2400


@each_bot
def test_the_first_card_of_a_game_and_of_a_pile_comes_late_too(bot: Player) -> None:
    start = GAME.start(GAME.options(), 3, Rng(1))
    won = waits(does(lying(*DOUBLE), 2, Slap(), 10_400), 10_460)
    assert won.won is not None
    for state, now in ((start, 0), (won, 10_460)):
        move = plan(bot, state, state.turn, now)
        assert move is not None
        assert move.action == Flip()
        assert 1600 <= move.at - now < 2400


@each_bot
def test_bots_are_ready_at_once(bot: Player) -> None:
    state = waits(does(lying(*STRANGE), 1, Slap(), 10_400), 10_460)
    assert state.pause is not None
    move = plan(bot, state, 0, 10_460)
    assert move is not None
    assert move.action == Ready()
    assert 200 <= move.at - 10_460 < 500


# --- kindness ---


def winner_of(state: State, seat: int, piles: int) -> State:
    return state.changed(streak=(seat, piles))


@each_bot
def test_a_kind_bot_slows_down_after_two_piles_in_a_row(bot: Player) -> None:
    def took(seat: int, piles: int, *, kind: bool) -> float:
        states = (winner_of(it, seat, piles) for it in often(*DOUBLE, kind=kind))
        moves = ((it.top, plan(bot, it, 1)) for it in states)
        return median(move.at - top.window.opened for top, move in moves if top and move)

    usual = ABOUT[bot.name]
    for seat, piles, kind in ((1, 1, True), (0, 2, True), (1, 2, False), (1, 9, False)):
        assert abs(took(seat, piles, kind=kind) - usual) < 0.04 * usual
    for piles in (2, 5):
        assert abs(took(1, piles, kind=True) - 1.5 * usual) < 0.05 * usual
