"""A puzzle as a task of a class: a teacher gives it, a pupil solves it, the result counts."""

from __future__ import annotations

from pathlib import Path

from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers
from e2e.games import record_of
from e2e.test_class import button, filed
from e2e.test_looking import game
from e2e.test_practise import key_at
from playwright.sync_api import Page, expect

from chocobox.analysis.looking import looking_at
from chocobox.analysis.puzzles import worst_of
from chocobox.records import session_of

KEEP = """async ([id, ply, record]) => {
  const names = record.players.map(() => "Ada");
  await chocobox.puzzles.put({ id, ply, record, names, box: 0, day: 0 });
}"""


def keep_puzzle(page: Page, ply: int) -> None:
    """The device has a puzzle, as a look back leaves it."""
    record = record_of(game())
    page.evaluate(KEEP, ["choco_challenge-1", ply, {**record, "moves": record["moves"][: ply + 1]}])


def test_a_puzzle_of_the_teachers_device_is_solved_by_a_pupil_and_scored_from_the_link(
    visit: Visit, tmp_path: Path
) -> None:
    looking = looking_at(session_of(record_of(game())))
    ply = worst_of(looking)[0].ply
    teacher = visit("#/settings")
    keep_puzzle(teacher, ply)
    tap = Fingers(teacher).tap
    teacher.goto(f"{teacher.url.partition('#')[0]}#/class/new")
    tap(teacher.locator(".make-kinds label", has_text="A puzzle"))
    expect(teacher.locator(".make-offers")).to_contain_text(f"Ada, move {ply + 1}")
    tap(button(teacher, "Add this task"))
    expect(teacher.locator(".task-tray")).to_contain_text("a puzzle: find something better")
    tap(button(teacher, "Make the code"))
    expect(teacher.locator(".class-panel .code path")).to_be_visible()
    address = filed(teacher, "Save as a file", tmp_path).strip()
    assert len(address.partition("#/g/")[2]) < 200

    page = visit(f"#{address.partition('#')[2]}", viewport=PHONE)
    pupil = Fingers(page).tap
    page.locator(".task-name input").fill("Ben")
    pupil(page.get_by_role("button", name="Task 1: Play"))
    expect(page.locator(".coach")).to_contain_text("Find something better. You can choose once.")
    assert "Ada" not in page.evaluate("document.body.textContent")
    pupil(page.locator(f".tools [data-on={key_at(looking, ply, True)}]"))
    expect(page.locator("#announcer")).to_contain_text("Right!")
    pupil(page.locator(".end-sheet .main-key"))
    expect(page.locator(".task-done")).to_contain_text("1 of 1")
    expect(page.get_by_role("button", name="Task 1: Practise")).to_be_visible()
    pupil(button(page, "Show my result"))
    expect(page.locator(".task-result .code path")).to_be_visible()
    result = filed(page, "Save as a file", tmp_path).strip()

    teacher.goto(result)
    expect(teacher.locator(".result-page")).to_contain_text("100 of 100 points")
    tap(button(teacher, "Add to my table"))
    tap(button(teacher, "To the table"))
    expect(teacher.locator(".class-table .score")).to_contain_text("1 of 1 points")
    tap(teacher.locator(".class-table .score"))
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()
