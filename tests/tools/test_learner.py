"""The example for researchers learns to beat the weakest bot."""

from __future__ import annotations

import pytest

from chocobox.games import GAMES
from chocobox.tournament import interval

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.filterwarnings("ignore:Observation"),  # as in test_env.py
]
EXAM = 200
"""Games in which it shows what it knows."""


def test_what_it_learns_wins_more_than_its_share() -> None:
    from example_learner.learn import GAME, Learner  # other tests run without the extra

    learner, share = Learner(), 1 / GAMES[GAME].seats[0]
    before = learner.wins(EXAM)
    learner.learn(800)
    after = learner.wins(EXAM)
    assert interval(EXAM * before, EXAM)[1] < share
    assert interval(EXAM * after, EXAM)[0] > share, f"it wins {after:.1%} of {EXAM} games"
