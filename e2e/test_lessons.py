"""Each lesson is played to its end by touch or by keys; at night all of them in all ways."""

from __future__ import annotations

import pytest
from e2e import boom_table, challenge_table, kaboom_table, schokoly_table
from e2e.conftest import Visit
from e2e.lessons import Learner

HANDS = {
    "schokoly": schokoly_table,
    "choco_boom": boom_table,
    "choco_challenge": challenge_table,
    "kaboom": kaboom_table,
}
"""How a person does each action of a game: `by_touch` and `by_keys`."""


@pytest.mark.parametrize(
    ("game", "language", "by"),
    [
        ("schokoly", "en", "touch"),
        ("choco_boom", "de", "keys"),
        ("choco_challenge", "de", "touch"),
        ("kaboom", "en", "keys"),
    ],
)
def test_a_lesson_is_learnt(visit: Visit, game: str, language: str, by: str) -> None:
    learn(visit, game, language, by)


def learn(visit: Visit, game: str, language: str, by: str) -> None:
    """A newcomer whose device speaks that language."""
    page = visit(f"#/learn/{game}", locale={"en": "en-GB", "de": "de-DE"}[language])
    hands = HANDS[game]
    Learner(page, hands.by_keys if by == "keys" else hands.by_touch, by == "keys").learn()
