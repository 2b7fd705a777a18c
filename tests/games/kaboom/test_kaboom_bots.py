"""Kaboom!'s bots: honest, never stuck, each stronger than the one before, as quick as people."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import TABLE
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.memory import Memory
from chocobox.games.kaboom.bots.players import BOTS, Crab, Forgetful, Orca, Player, Shark, Steady
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Discard,
    Draw,
    Enough,
    Look,
    LookBoth,
    Peek,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.state import Options, State
from chocobox.games.kaboom.told.reasons import CODES
from games.kaboom.hand import GAME, Table, flipping, position
from games.kaboom.players import (
    BEST,
    FLOOR,
    each_bot,
    game,
    named,
    own,
    pause,
    planned,
    result,
    seen,
    slappable,
    thrown,
)

# --- a whole game ---

QUIET = {"slaps": False}
QUICK = {"window": 1500, "pace": 700, "handicap_0": 300}
SLOW = {"window": 10_000, "pace": 5000}


@pytest.mark.parametrize("options", [QUIET, QUICK, SLOW], ids=["quiet", "quick", "slow"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_do_what_is_offered_in_good_time_until_the_game_ends(
    seats: int, options: dict[str, Any]
) -> None:
    bots = [BOTS[seat % len(BOTS)] for seat in range(seats)]
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
    assert [bot.name for bot in BOTS] == ["crab", "forgetful", "steady", "shark", "orca"]


def test_the_crab_never_touches_a_card_of_others() -> None:
    plans = [it for it in game([Crab(), Steady(), Crab()], 3, rounds=3) if it.move is not None]
    own = [it.move.action for it in plans if it.seat in (0, 2) and it.move]
    assert SkipPower() in own
    assert not [it for it in own if isinstance(it, Swap | LookBoth)]


@pytest.mark.parametrize("seats", [2, 4])
def test_unseen_cards_change_no_choice_of_a_bot(seats: int) -> None:
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
    assert [bot.plan(GAME, state, 1, 0, Rng(1)) for bot in BOTS] == [None] * len(BOTS)


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


@pytest.mark.nightly
def test_the_orca_beats_the_shark() -> None:
    assert wins(Orca(), Shark(), 60) >= 0.6


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


def test_the_forgetful_knows_a_card_again_after_another_look() -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0)).changed(turns=200)
    assert remembered(Forgetful(), state) == set()
    assert remembered(Forgetful(), seen(state, 0, *own(0))) == set(own(0))


@pytest.mark.parametrize("bot", [Steady(), Shark(), Orca()], ids=named)
def test_the_others_remember(bot: Player) -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0), (1, 2))
    assert remembered(bot, state.changed(turns=200)) == {*own(0), (1, 2)}


# --- how quick they are ---


ABOUT = {"crab": 1000, "forgetful": 900, "steady": 700, "shark": 550, "orca": 470}


@each_bot
def test_a_slap_comes_as_quickly_as_a_hand_of_its_kind(bot: Player) -> None:
    reactions = [bot.quickness.reaction(at, 1, at % 54) for at in range(0, 400_000, 997)]
    assert min(reactions) >= FLOOR
    assert len(set(reactions)) > 100
    assert abs(median(reactions) - ABOUT[bot.name]) < 40


@each_bot
def test_planning_anew_keeps_the_reaction(bot: Bot) -> None:
    table = slappable()
    window = table.state.window
    assert window is not None
    slaps = {
        bot.plan(GAME, GAME.redeal(table.state, 1, Rng(seed)), 1, table.now + seed, Rng(seed))
        for seed in range(0, 240, 20)
    }
    (slap,) = slaps
    assert slap is not None
    assert slap.action == Slap()
    assert slap.at - window.opened >= FLOOR


@each_bot
def test_what_is_learned_late_is_slapped_after_a_moment(bot: Bot) -> None:
    table = slappable()
    table.waits(2000)
    assert planned(bot, table.state, 1, table.now) == Slap()
    assert pause(bot, table, 1) >= FLOOR


@each_bot
def test_cards_are_turned_up_and_given_at_a_human_pace(bot: Bot) -> None:
    table = slappable()
    table.slaps(1)
    assert planned(bot, table.state, 1) == Reveal(1, 0)
    assert 400 <= pause(bot, table, 1) < 900
    table.does(1, Reveal(1, 0))
    assert planned(bot, table.state, 1) == Enough()
    assert 400 <= pause(bot, table, 1) < 900


@each_bot
def test_the_near_cards_are_looked_at_for_two_seconds(bot: Bot) -> None:
    table = Table(GAME.start(Options(), 2, Rng(1)))
    assert planned(bot, table.state) == Peek()
    assert pause(bot, table, 0) >= 600
    table.does(0, Peek())
    assert planned(bot, table.state) == Cover()
    assert 1800 <= pause(bot, table, 0) <= 2300


@each_bot
def test_a_power_is_used_after_the_slaps(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    assert isinstance(planned(bot, table.state, 0, table.now), Look)
    assert 1000 <= pause(bot, table, 0) < 2000
    table.waits(1900)
    assert pause(bot, table, 0) >= 600


@each_bot
def test_a_power_is_not_lost_where_the_next_turn_comes_soon(bot: Bot) -> None:
    for begun in range(100):
        quick = position("AS KS", "AH KH", stock="8H ...", options=Options(window=1500))
        table = Table(quick, now=begun)
        table.goes(0, Draw())
        table.does(0, Discard())
        assert 600 <= pause(bot, table, 0) < 1500


@each_bot
def test_the_next_turn_waits_for_the_power_of_another(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    begun = table.now
    table.waits(2500)
    assert table.now + pause(bot, table, 1) == begun + 8000
    table.does(0, SkipPower())
    table.waits(60)
    assert 600 <= pause(bot, table, 1) < 2000
