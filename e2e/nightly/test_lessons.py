"""Every lesson by touch on each screen, where its slip lies over nothing to touch."""

from __future__ import annotations

from typing import Any

import pytest
from e2e import boom_table, challenge_table, kaboom_table, schokoly_table
from e2e.conftest import CALM, Visit
from e2e.lessons import Learner
from playwright.sync_api import expect

BY_TOUCH = {
    "schokoly": schokoly_table.by_touch,
    "choco_boom": boom_table.by_touch,
    "choco_challenge": challenge_table.by_touch,
    "kaboom": kaboom_table.by_touch,
}
"""How a person does each action of a game."""

KEPT = """chocobox.saves.list().then((saves) =>
  saves.map(({ save }) => [save.record.game, save.done]))"""
"""Which games are kept, and whether each is over."""

LOOKS = [
    *[(size, "en") for size in ("1024x768", "768x1024", "390x844", "360x640", "844x390")],
    ("1180x820", "de"),
]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_lesson_is_learnt_by_touch(visit: Visit, game: str, size: str, language: str) -> None:
    width, height = map(int, size.split("x"))
    learn(visit, game, language, viewport={"width": width, "height": height})


def learn(visit: Visit, game: str, language: str, **device: Any) -> None:
    """A newcomer whose device speaks that language."""
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    page = visit(f"#/learn/{game}", locale=locale, **device, **CALM)
    Learner(page, BY_TOUCH[game]).learn()
    assert page.evaluate(KEPT) == [[game, True]], "a finished lesson is kept as finished"
    words = page.evaluate("chocobox.t", "lesson-play")
    expect(page.get_by_role("button", name=words)).to_be_visible()
