"""The laws of every game, walked by seeds, and by Hypothesis in the nightly run."""

from __future__ import annotations

import pytest

from chocobox.core import TABLE, Rng
from chocobox.games import GAMES, value_of
from chocobox.session import Session
from chocobox.values.looking import Looking
from laws import (
    Choose,
    Subject,
    any_options,
    by_hypothesis,
    by_seed,
    check_losses,
    check_position,
    check_scores,
    check_step,
    walk,
)
from subjects import SUBJECTS

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
@pytest.mark.parametrize("seed", range(2))
def test_laws_by_seed(name: str, seats: int, seed: int) -> None:
    obey(SUBJECTS[name], seats, seed, by_seed(seed))


@at_every_table
@by_hypothesis(3)
def test_laws_by_hypothesis(name: str, seats: int, seed: int, choose: Choose) -> None:
    obey(SUBJECTS[name], seats, seed, choose)


# --- what choices lost ---

GAMES_FOR_A_MISTAKE = 12
"""So many games by chance are looked back at until one of them has a mistake."""
LOOKED_BACK_AT = [
    pytest.param(name, seats, marks=() if seats == GAMES[name].seats[0] else pytest.mark.nightly)
    for name, seats in TABLES
    if value_of(name)
]


def looked_back(subject: Subject, seats: int, seed: int) -> Looking:
    """A whole game of moves by chance, looked back at."""
    game, value, choose = subject.game, value_of(subject.game.name), by_seed(seed)
    assert value is not None
    options = any_options(game, seats, choose, subject.most)
    session = Session(game, options, [{"kind": "person"}] * seats, seed)
    session.states = [subject.begin(session.state)]
    for state, move in walk(game, session.state, seats, choose):
        if move is not None:
            offered = session.table(state) if move.seat == TABLE else game.offer(state, move.seat)
            session.replay([(move.seat, list(offered).index(move.action), move.at)])
    return Looking(session, value)


def test_some_games_are_looked_back_at() -> None:
    assert LOOKED_BACK_AT


@pytest.mark.parametrize(("name", "seats"), LOOKED_BACK_AT)
def test_no_choice_loses_more_than_there_was(name: str, seats: int) -> None:
    games = (looked_back(SUBJECTS[name], seats, seed) for seed in range(GAMES_FOR_A_MISTAKE))
    found = next((it for it in games if check_losses(it)), None)
    value = value_of(name)
    assert value is not None
    assert value.judges == (found is not None)
