"""A lesson is played to its end by touch, another by keys; at night all of them, on all screens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from e2e import boom_table, challenge_table, kaboom_table, schokoly_table
from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers
from e2e.games import record_of
from e2e.lessons import Learner
from e2e.links import Record, set_text
from e2e.test_class import button, filed
from e2e.test_looking import game, key_at, looked_at
from playwright.sync_api import expect

from chocobox.analysis.puzzles import worst_of
from chocobox.bridge import handle
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
    ("game", "language", "by"), [("schokoly", "en", "touch"), ("kaboom", "de", "keys")]
)
def test_a_lesson_is_learnt(visit: Visit, game: str, language: str, by: str) -> None:
    learn(visit, game, language, by)


def learn(visit: Visit, game: str, language: str, by: str, **device: Any) -> None:
    """A newcomer whose device speaks that language."""
    page = visit(f"#/learn/{game}", locale={"en": "en-GB", "de": "de-DE"}[language], **device)
    hands = HANDS[game]
    Learner(page, hands.by_keys if by == "keys" else hands.by_touch, by == "keys").learn()
    assert page.evaluate(KEPT) == [[game, True]], "a finished lesson is kept as finished"
    words = page.evaluate("chocobox.t", "lesson-play")
    expect(page.get_by_role("button", name=words)).to_be_visible()


def test_a_lesson_and_a_puzzle_as_class_tasks_bring_their_points_to_the_teachers_table(
    visit: Visit, tmp_path: Path
) -> None:
    ply = worst_of(looked_at())[0].ply
    tasks = {"title": "Monday", "tasks": [lesson_task("choco_challenge"), puzzle_task(ply)]}
    page = visit(f"#/g/{set_text(tasks)}", viewport=PHONE)
    page.locator(".task-name input").fill("Ben")
    tap, done = Fingers(page).tap, page.locator(".end-sheet .main-key")
    tap(page.get_by_role("button", name="Task 1: Play"))
    Learner(page, challenge_table.by_touch).learn()
    tap(done)
    expect(page.get_by_role("button", name="Task 1: Play again")).to_be_visible()
    tap(page.get_by_role("button", name="Task 2: Play"))
    expect(page.locator(".coach")).to_contain_text("Find something better. You can choose once.")
    assert "Ada" not in page.evaluate("document.body.textContent")
    tap(page.locator(f".tools [data-on={key_at(ply, True)}]"))
    expect(page.locator("#announcer")).to_contain_text("Right!")
    tap(done)
    expect(page.get_by_role("button", name="Task 2: Practise")).to_be_visible()
    tap(button(page, "Show my result"))
    result = filed(page, "Save as a file", tmp_path).strip()

    teacher = visit("#/settings")
    teacher.goto(result)
    Fingers(teacher).tap(button(teacher, "Keep both"))
    Fingers(teacher).tap(button(teacher, "To the table"))
    scores = teacher.locator(".class-table .score")
    expect(scores).to_contain_text(["11 of 11 points", "1 of 1 points"])
    Fingers(teacher).tap(scores.last)
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()


def lesson_task(game: str) -> Record:
    """A game's lesson as a task of a class."""
    lesson = lesson_of(game)
    assert lesson
    players = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in lesson.bots)]
    position = position_of(lesson)
    return record_of(start_of({"game": game, "players": players, "seed": 7, "position": position}))


def puzzle_task(ply: int) -> Record:
    """A puzzle as a task of a class: a game up to a mistake, of which the engine names nobody."""
    record = record_of(game())
    moves = record["moves"][: ply + 1]
    asked = {"id": 1, "op": "puzzle", "record": {**record, "moves": moves}, "ply": ply}
    task: Record = json.loads(handle(json.dumps(asked)))["puzzle"]["task"]
    return task
