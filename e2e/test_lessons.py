"""Each lesson is played to its end by touch or by keys; at night all of them in all ways."""

from __future__ import annotations

import pytest
from e2e import boom_table, kaboom_table
from e2e.conftest import Visit
from e2e.lessons import Does, Learner

TOUCH: dict[str, Does] = {
    "choco_boom": boom_table.by_touch,
    "kaboom": kaboom_table.by_touch,
}
KEYS: dict[str, Does] = {
    "choco_boom": boom_table.by_keys,
    "kaboom": kaboom_table.by_keys,
}
"""How each action of a game is done, by its name in JSON."""


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
    does = (TOUCH if by == "touch" else KEYS)[game]
    Learner(page, does, by == "keys").learn()
