"""A bot as a task of a class: two pupils write one each, and theirs play a tournament."""

from __future__ import annotations

import re
from pathlib import Path

from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers
from e2e.test_class import button, filed
from playwright.sync_api import Page, expect

FIRST = "def choose(table, actions, rng):\n    return actions[0]\n"
"""A bot of two lines."""


def test_two_pupils_hand_bots_in_and_their_tournament_is_shared(
    visit: Visit, tmp_path: Path
) -> None:
    teacher = visit("#/class/new")
    tap = Fingers(teacher).tap
    tap(teacher.locator(".make-kinds label", has_text="Write a bot"))
    tap(button(teacher, "Add this task"))
    tap(button(teacher, "Make the code"))
    expect(teacher.locator(".class-panel .code path")).to_be_visible()
    tasks = filed(teacher, "Save as a file", tmp_path).strip().partition("#")[2]
    results = [
        handed_in(visit(f"#{tasks}", viewport=PHONE), name, code, tmp_path)
        for name, code in (("Ada", ""), ("Ben", FIRST))
    ]
    teacher.locator(".class-add textarea").fill("\n".join(results))
    tap(button(teacher, "Read them"))
    expect(teacher.locator(".class-table tbody tr")).to_have_count(2)
    tap(teacher.get_by_role("link", name="Tournament: Schokoly"))
    tap(button(teacher, "Start with 2 bots"))
    expect(teacher.locator(".podium-step")).to_have_count(2)
    told = teacher.locator(".podium-title").inner_text()
    tap(teacher.get_by_role("button", name="More about Ben"))
    tap(teacher.locator("summary", has_text="against Ada"))
    tap(teacher.locator(".game-key").first)
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()
    expect(teacher.locator(".plates")).to_contain_text(re.compile("Ada|Ben"))
    tap(teacher.locator(".film-leave"))
    tap(button(teacher, "Share the ranking"))
    expect(teacher.locator(".class-panel .code path")).to_be_visible()
    ranking = filed(teacher, "Save as a file", tmp_path).strip().partition("#")[2]

    page = visit(f"#{ranking}", viewport=PHONE)
    expect(page.locator(".podium-title")).to_have_text(told)
    Fingers(page).tap(button(page, "Play it again here"))
    expect(page.locator(".tournament-same")).to_have_text("The same ranking came out here.")


def handed_in(page: Page, name: str, code: str, folder: Path) -> str:
    """A pupil hands in that code, or the first bot; the address of the result."""
    tap = Fingers(page).tap
    page.locator(".task-name input").fill(name)
    tap(page.get_by_role("button", name="Task 1: Write"))
    if code:
        page.get_by_role("textbox", name="The code of your bot").fill(code)
    tap(button(page, "Hand in"))
    expect(page.locator(".task-done")).to_contain_text("handed in")
    expect(page.locator("#announcer")).to_contain_text("Your bot is handed in.")
    expect(page.locator("iframe")).to_have_count(0)
    tap(button(page, "Show my result"))
    expect(page.locator(".task-result .code path")).to_be_visible()
    return filed(page, "Save as a file", folder).strip()
