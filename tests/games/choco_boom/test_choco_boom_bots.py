"""Choco-Boom's bots: honest, never stuck, each stronger than the one before."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import TABLE
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.choco_boom.bots.players import BOTS, Awake, Lightning, Mole, Sleepy
from chocobox.games.choco_boom.rules.actions import Call, Flip, Object, Slap, Vote
from chocobox.games.choco_boom.rules.state import Options
from chocobox.games.choco_boom.told.reasons import CODES
from chocobox.tournament import Contest, run
from games.choco_boom.players import (
    FLOOR,
    GAME,
    STRANGE,
    does,
    each_house,
    game,
    lying,
    plan,
    waits,
)
from support.places import ROOT

PY = ROOT / "py"

# --- whole games ---


@each_house
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_do_what_is_offered_in_good_time_until_the_game_ends(
    seats: int, options: dict[str, Any]
) -> None:
    for now in game([BOTS[seat % len(BOTS)] for seat in range(seats)], seats, **options):
        move = now.move
        if move is None:
            continue
        assert move.seat == now.seat
        assert move.action in GAME.actions(now.state, now.seat)
        assert type(move.at) is int
        assert move.at >= now.now
        if move.action == Flip():
            assert move.at >= now.state.begun + 600
        if isinstance(move.action, Slap | Call):
            assert now.state.top is not None
            assert move.at - now.state.top.window.opened >= FLOOR
            assert now.state.stopped is None
        assert set(now.bot.reasons(GAME, now.state, now.seat, move.action)) <= set(CODES)
    assert now.state.is_over


def test_from_weak_to_strong() -> None:
    assert [bot.name for bot in BOTS] == ["sleepy", "mole", "awake", "lightning"]


@each_house
def test_unseen_cards_change_no_choice_of_a_bot(options: dict[str, Any]) -> None:
    plans = [it for it in game([Lightning(), Awake()], 5, **options) if it.seat != TABLE]
    for it in plans[::5]:
        for bot in BOTS:
            told = set()
            for guess in range(3):
                state = GAME.redeal(it.state, it.seat, Rng(guess))
                moves = (
                    bot.plan(GAME, state, it.seat, it.now, it.rng),
                    bot.advise(GAME, state, it.seat, it.now, it.rng),
                )
                codes = [move and bot.reasons(GAME, state, it.seat, move.action) for move in moves]
                told.add((*moves, *codes))
            assert len(told) == 1


def test_the_same_chance_makes_the_same_game() -> None:
    first, second = ([it.move for it in game(BOTS, 9)] for _ in range(2))
    assert first == second


def test_the_hash_seed_changes_no_game() -> None:
    """Two interpreters whose sets are ordered differently play the same moves."""
    told = {transcript(hash_seed) for hash_seed in (0, 1, 77)}
    assert len(told) == 1
    assert len(told.pop().splitlines()) > 100


def transcript(hash_seed: int) -> str:
    words = ["play", "choco_boom", "--bots", "sleepy,awake,lightning", "--seed", "3"]
    done = subprocess.run(
        [sys.executable, "-m", "chocobox", *words, "--transcript", "--option", "advanced=true"],
        env={"PYTHONPATH": str(PY), "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout


def test_a_seat_with_nothing_to_do_plans_nothing() -> None:
    start = GAME.start(GAME.options(), 3, Rng(1))
    idle = (start.turn + 1) % 3
    for bot in BOTS:
        assert bot.plan(GAME, start, idle, 0, Rng(1)) is None
        assert bot.advise(GAME, start, idle, 0, Rng(1)) is None


def test_bots_never_object_and_find_nobody_guilty() -> None:
    for bot in BOTS:
        for state in (lying(*STRANGE, opened=at, aloud=True) for at in range(10_000, 10_100)):
            for seat in range(3):
                move = plan(bot, state, seat)
                assert move is None or move.action == Slap()
        accused, now = objected()
        move = bot.plan(GAME, accused, 2, now, Rng(1))
        assert move is not None
        assert move.action == Vote(False)
        assert 800 <= move.at - now < 1400


def objected() -> tuple[Any, int]:
    """Seat 1 has objected to the call of seat 0; seat 2 is to vote."""
    state = does(lying(*STRANGE, aloud=True), 1, Object(), 10_300)
    return waits(state, 10_360), 10_360


# --- strength ---


def test_drumming_hands_do_not_keep_bots_from_being_ready() -> None:
    session = Session(GAME, Options(), [{"kind": "person"}, *[{"kind": "bot"}] * 2], 3)
    session.bots = {1: Lightning(), 2: Sleepy()}
    play(session, {"type": "Flip"}, lambda: session.state.pause is not None)
    assert session.state.pause.seat == 0, "whoever never calls pays"
    play(session, {"type": "Slap"}, lambda: session.state.pause is None)
    assert not session.state.top.window.spent, "in a pause no slap costs anything"


def play(session: Session, wish: dict[str, object], is_done: Callable[[], bool]) -> None:
    """Time passes, and seat 0 does that every 100 ms whenever it can, until it is done."""
    for at in range(session.clock, session.clock + 20_000, 20):
        while (wake := session.update().wake) is not None and wake <= at:
            session.tick(wake)
            if is_done():
                return
        if at % 100 == 0 and session.find(0, wish) is not None:
            session.play(0, wish, at)
    raise AssertionError("it did not come to that")


def percent(one: Bot, other: Bot, bots: int, **options: Any) -> float:
    """The part of the games that goes to as many of the one as sit there of the other."""
    seated = [*[one] * (bots // 2), *[other] * (bots // 2)]
    contest = Contest(GAME, seated, 7, GAME.options(**options))
    return run(contest, 10).standings[0].percent


@pytest.mark.nightly
@pytest.mark.parametrize("options", [{}, {"pace": 150, "kind": True}], ids=["usual", "kind"])
@pytest.mark.parametrize(
    ("one", "other"),
    [(Awake(), Sleepy()), (Awake(), Mole()), (Lightning(), Awake())],
    ids=["awake", "awake against a mole", "lightning"],
)
def test_the_stronger_beats_the_weaker(one: Bot, other: Bot, options: dict[str, Any]) -> None:
    assert percent(one, other, 2, **options) >= 70
