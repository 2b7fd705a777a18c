"""Each lesson is played to its end by touch or by keys; at night all of them in all ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e import boom_table, challenge_table, kaboom_table, schokoly_table
from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.games import record_of
from e2e.lessons import Learner
from e2e.links import Record, set_text
from e2e.test_class import button, filed
from playwright.sync_api import expect

from chocobox.games import lesson_of
from chocobox.records import start_of
from chocobox.tasks.lesson import position_of

HANDS = {
    "schokoly": schokoly_table,
    "choco_boom": boom_table,
    "choco_challenge": challenge_table,
    "kaboom": kaboom_table,
}
"""How a person does each action of a game: `by_touch` and `by_keys`."""

KEPT = """chocobox.saves.list().then((saves) =>
  saves.map(({ save }) => [save.record.game, save.done]))"""
"""Which games are kept, and whether each is over."""


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
    assert page.evaluate(KEPT) == [[game, True]], "a finished lesson is kept as finished"


def test_a_lesson_as_a_class_task_brings_its_points_to_the_teachers_table(
    visit: Visit, tmp_path: Path
) -> None:
    tasks = {"title": "Monday", "tasks": [lesson_task("choco_challenge")]}
    page = visit(f"#/g/{set_text(tasks)}")
    page.locator(".task-name input").fill("Ben")
    tap = Fingers(page).tap
    tap(page.get_by_role("button", name="Task 1: Play"))
    Learner(page, challenge_table.by_touch).learn()
    tap(page.locator(".end-sheet .main-key"))
    expect(page.get_by_role("button", name="Task 1: Play again")).to_be_visible()
    tap(button(page, "Show my result"))
    result = filed(page, "Save as a file", tmp_path).strip()

    teacher = visit("#/settings")
    teacher.goto(result)
    expect(teacher.locator(".result-page")).to_contain_text("100 of 100 points")
    Fingers(teacher).tap(button(teacher, "Keep both"))
    Fingers(teacher).tap(button(teacher, "To the table"))
    expect(teacher.locator(".class-table .score")).to_contain_text("11 of 11 points")


def lesson_task(game: str) -> Record:
    """A game's lesson as a task of a class."""
    lesson = lesson_of(game)
    assert lesson
    players = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in lesson.bots)]
    position = position_of(lesson)
    return record_of(start_of({"game": game, "players": players, "seed": 7, "position": position}))
