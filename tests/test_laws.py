"""The laws of every game, walked by seeds, and by Hypothesis in the nightly run."""

from __future__ import annotations

import pytest

from chocobox.core.rng import Rng
from chocobox.games import GAMES
from support.laws import Subject, check_position, check_scores, check_step
from support.nights import one_by_day
from support.subjects import SUBJECTS
from support.walks import Choose, any_options, by_hypothesis, by_seed, walk

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
at_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def obey(subject: Subject, seats: int, seed: int, choose: Choose) -> None:
    """A whole game that keeps the laws in each position and at each step."""
    game = subject.game
    options = any_options(game, seats, choose, subject.most)
    state = subject.begin(game.start(options, seats, Rng(seed)))
    for ply, (position, move) in enumerate(walk(game, state, seats, choose)):
        check_position(subject, position, seats, ply)
        check_scores(subject, position)
        if move is not None:
            check_step(subject, position, move, seats)


@at_every_table
@pytest.mark.parametrize("seed", one_by_day(range(2)))
def test_laws_by_seed(name: str, seats: int, seed: int) -> None:
    obey(SUBJECTS[name], seats, seed, by_seed(seed))


@at_every_table
@by_hypothesis(3)
def test_laws_by_hypothesis(name: str, seats: int, seed: int, choose: Choose) -> None:
    obey(SUBJECTS[name], seats, seed, choose)
