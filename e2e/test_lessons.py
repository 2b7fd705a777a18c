"""A lesson is played to its end by touch; at night all of them are, on all screens."""

from __future__ import annotations

from typing import Any

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


def test_a_lesson_is_learnt(visit: Visit) -> None:
    learn(visit, "schokoly", "en")


def learn(visit: Visit, game: str, language: str, **device: Any) -> None:
    """A newcomer whose device speaks that language."""
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    page = visit(f"#/learn/{game}", locale=locale, **device, **CALM)
    Learner(page, BY_TOUCH[game]).learn()
    assert page.evaluate(KEPT) == [[game, True]], "a finished lesson is kept as finished"
    words = page.evaluate("chocobox.t", "lesson-play")
    expect(page.get_by_role("button", name=words)).to_be_visible()
