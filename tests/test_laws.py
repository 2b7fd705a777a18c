"""The laws of every game, walked twice: by seeds anywhere, by Hypothesis where it can be had."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core import Rng
from chocobox.games import GAMES
from games import choco_challenge_cards as challenge
from games import kaboom_cards as kaboom
from games import schokoly_plain as schokoly
from laws import (
    Choose,
    Subject,
    any_options,
    by_seed,
    check_position,
    check_scores,
    check_step,
    in_fields,
    walk,
)

try:
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st
except ImportError:  # as inside Pyodide
    given = None  # type: ignore[assignment]

SUBJECTS = {
    "schokoly": Subject(
        GAMES["schokoly"],
        schokoly.pieces,
        schokoly.hidden,
        schokoly.recount,
        in_fields("card", "answer_card"),
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
    state = game.start(any_options(game, seats, choose, subject.most), seats, Rng(seed))
    for ply, (position, move) in enumerate(walk(game, state, seats, choose)):
        check_position(subject, position, seats, ply)
        check_scores(subject, position)
        if move is not None:
            check_step(subject, position, move, seats)


@at_every_table
@pytest.mark.parametrize("seed", range(2))
def test_laws_by_seed(name: str, seats: int, seed: int) -> None:
    obey(SUBJECTS[name], seats, seed, by_seed(seed))


if given is None:

    @pytest.mark.skip(reason="Hypothesis does not import inside Pyodide; seeds walk there")
    def test_laws_by_hypothesis() -> None: ...

else:

    @at_every_table
    @settings(
        max_examples=4,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def test_laws_by_hypothesis(name: str, seats: int, data: Any, seed: int) -> None:
        def choose(bound: int) -> int:
            number: int = data.draw(st.integers(0, bound - 1))
            return number

        obey(SUBJECTS[name], seats, seed, choose)
