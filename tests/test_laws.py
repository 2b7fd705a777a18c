"""The laws of every game, walked twice: by seeds anywhere, by Hypothesis where it can be had."""

from __future__ import annotations

import pytest

from chocobox.core import Rng
from chocobox.games import GAMES
from games import choco_boom_cards as boom
from games import choco_challenge_cards as challenge
from games import choco_practice_cards as practice
from games import kaboom_cards as kaboom
from games import schokoly_plain as schokoly
from games import schokoly_tasks_plain as schokoly_tasks
from laws import (
    Choose,
    Subject,
    any_options,
    by_hypothesis,
    by_seed,
    check_position,
    check_scores,
    check_step,
    in_fields,
    walk,
)

SUBJECTS = {
    "schokoly": Subject(
        GAMES["schokoly"],
        schokoly.pieces,
        schokoly.hidden,
        schokoly.recount,
        in_fields("card", "answer_card"),
    ),
    "schokoly_count": Subject(
        GAMES["schokoly_count"],
        schokoly_tasks.pieces,
        lambda state, seat: {},
        schokoly_tasks.recount_answers,
        in_fields("card"),
    ),
    "schokoly_best": Subject(
        GAMES["schokoly_best"],
        schokoly_tasks.pieces,
        schokoly_tasks.hidden,
        schokoly_tasks.recount_place,
        in_fields("card"),
        {"cards": 14},
        count=None,
    ),
    "choco_boom": Subject(
        GAMES["choco_boom"],
        boom.pieces,
        boom.hidden,
        boom.recount,
        boom.faces,
        begin=boom.with_few,
    ),
    "choco_practice": Subject(
        GAMES["choco_practice"],
        practice.pieces,
        practice.hidden,
        practice.recount,
        practice.shown,
    ),
    "choco_challenge": Subject(
        GAMES["choco_challenge"],
        challenge.pieces,
        challenge.hidden,
        challenge.recount,
        in_fields("card", "bought", "drawn_cards", "discard_cards", "market_cards"),
    ),
    "kaboom": Subject(
        GAMES["kaboom"],
        kaboom.pieces,
        kaboom.hidden,
        kaboom.recount,
        kaboom.texts,
        {"rounds": 2},
    ),
}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
at_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def test_every_game_is_under_the_laws() -> None:
    assert set(SUBJECTS) == set(GAMES)


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
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_laws_by_seed(name: str, seats: int, seed: int) -> None:
    obey(SUBJECTS[name], seats, seed, by_seed(seed))


@at_every_table
@by_hypothesis(3)
def test_laws_by_hypothesis(name: str, seats: int, seed: int, choose: Choose) -> None:
    obey(SUBJECTS[name], seats, seed, choose)
