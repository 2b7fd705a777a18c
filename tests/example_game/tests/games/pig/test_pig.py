"""Pig, sentence by sentence of its rules."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games import GAMES
from chocobox.games.pig.rules.game import Held, Hold, Lost, Options, Roll, Rolled

GAME = GAMES["pig"]
START = GAME.start(Options(), 2, Rng(1))


def test_whoever_first_has_a_hundred_points_wins() -> None:
    state = replace(START, scores=(90, 80), points=10)
    after, events = GAME.step(state, Move(0, Hold(), 0))
    assert events == (Held(0, 10),)
    assert GAME.outcome(state) is None
    assert GAME.outcome(after).winners == (0,)
    assert not GAME.actions(after, 1)


def test_each_roll_brings_its_points_and_a_one_takes_all_of_this_turn() -> None:
    state, met = replace(START, points=12), set()
    for seed in range(40):
        after, events = GAME.step(replace(state, rng=Rng(seed)), Move(0, Roll(), 0))
        met.add(after.die)
        if after.die == 1:
            assert events == (Rolled(0, 1, 0), Lost(0))
            assert (after.points, after.scores, after.turn) == (0, (0, 0), 1)
        else:
            assert (after.points, after.turn) == (12 + after.die, 0)
    assert met == {1, 2, 3, 4, 5, 6}


def test_nobody_holds_before_the_first_roll() -> None:
    assert GAME.actions(START, 0) == (Roll(),)
    assert GAME.actions(START, 1) == ()
