"""Kaboom!'s bots: honest, never stuck, each stronger than the one before."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.bots import Bot
from chocobox.core import TABLE, Rng
from chocobox.games.kaboom.bots import BOTS, Forgetful, Player, Shark, Steady
from chocobox.games.kaboom.memory import Memory
from chocobox.games.kaboom.reasons import CODES
from chocobox.games.kaboom.state import Spot, State
from chocobox.games.kaboom.words import (
    Slap,
)
from games.kaboom_hand import GAME, flipping, position
from games.kaboom_players import (
    BEST,
    FLOOR,
    game,
    named,
    own,
    result,
    seen,
)

# --- a whole game ---

QUIET = {"slaps": False}
QUICK = {"window": 1500, "pace": 700, "handicap_0": 300}
SLOW = {"window": 10_000, "pace": 5000}


@pytest.mark.long
@pytest.mark.parametrize("options", [QUIET, QUICK, SLOW], ids=["quiet", "quick", "slow"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_do_what_is_offered_in_good_time_until_the_game_ends(
    seats: int, options: dict[str, Any]
) -> None:
    bots = [BOTS[seat % 3] for seat in range(seats)]
    for plan in game(bots, seats, rounds=2, **options):
        move = plan.move
        if move is None:
            assert set(GAME.actions(plan.state, plan.seat)) <= {Slap()}
            continue
        assert move.seat == plan.seat
        assert move.action in GAME.actions(plan.state, plan.seat)
        assert type(move.at) is int
        assert move.at - plan.now >= (0 if move.action == Slap() else 400)
        if move.action == Slap():
            assert plan.state.window is not None
            assert move.at - plan.state.window.opened >= FLOOR
        assert set(plan.bot.reasons(GAME, plan.state, plan.seat, move.action)) <= set(CODES)
    assert plan.state.is_over


def test_from_weak_to_strong() -> None:
    assert [bot.name for bot in BOTS] == ["forgetful", "steady", "shark"]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_has_not_seen_changes_nothing(seats: int) -> None:
    plans = [plan for plan in game([BEST] * seats, 5, rounds=2) if plan.seat != TABLE]
    for plan in plans[::3]:
        for bot in BOTS:
            told = set()
            for guess in range(3):
                state = GAME.redeal(plan.state, plan.seat, Rng(guess))
                move = bot.plan(GAME, state, plan.seat, plan.now, plan.rng)
                codes = move and bot.reasons(GAME, state, plan.seat, move.action)
                told.add((move, codes))
            assert len(told) == 1


def test_the_same_chance_makes_the_same_game() -> None:
    first, second = ([plan.move for plan in game(BOTS, 9, rounds=1)] for _ in range(2))
    assert first == second


def test_a_seat_with_nothing_to_do_plans_nothing() -> None:
    state = flipping("AS 2S 3S 4S", "AH 2H 3H 4H")
    assert [bot.plan(GAME, state, 1, 0, Rng(1)) for bot in BOTS] == [None] * 3


# --- strength ---


def wins(one: Bot, other: Bot, games: int) -> float:
    """The part of the games that go to two of the one, who sit with two of the other."""
    points = 0.0
    for seed in range(games):
        bots = [one if (seat + seed) % 4 < 2 else other for seat in range(4)]
        winners = result(bots, seed).winners
        points += sum(bots[seat] is one for seat in winners) / len(winners)
    return points / games


@pytest.mark.nightly
def test_the_steady_beats_the_forgetful() -> None:
    assert wins(Steady(), Forgetful(), 8) >= 0.75


@pytest.mark.nightly
def test_the_shark_beats_the_steady() -> None:
    assert wins(Shark(), Steady(), 8) >= 0.75


# --- memory ---


def remembered(bot: Player, state: State) -> set[Spot]:
    return set(Memory(state, 0, bot.keeps()).faces)


def test_the_forgetful_forgets_for_good() -> None:
    gone = 0
    for marks in range(0, 400, 4):
        state = position("AS 2S 3S 4S", "AH 2H 3H 4H")
        for place in range(4):
            it = state.at((0, place))
            assert it is not None
            state = state.put((0, place), type(it)(it.card, marks + place))
        state = seen(state, 0, *own(0))
        before = remembered(Forgetful(), state)
        assert before == set(own(0))
        for turn in range(2, 12):
            after = remembered(Forgetful(), state.changed(turns=turn))
            assert after <= before
            before = after
        gone += 4 - len(before)
    assert 100 < gone < 300


def test_what_the_forgetful_sees_again_it_knows_again() -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0)).changed(turns=200)
    assert remembered(Forgetful(), state) == set()
    assert remembered(Forgetful(), seen(state, 0, *own(0))) == set(own(0))


@pytest.mark.parametrize("bot", [Steady(), Shark()], ids=named)
def test_the_others_remember(bot: Player) -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0), (1, 2))
    assert remembered(bot, state.changed(turns=200)) == {*own(0), (1, 2)}
