"""A whole class: a teacher makes a set, a pupil plays it elsewhere, a table holds the result."""

from __future__ import annotations

import re
from pathlib import Path

from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers
from e2e.person import SHEET, Person
from e2e.visitor import OnPage
from playwright.sync_api import Locator, Page, expect

from support.serving import Site

TITLE = "Places & more <b>"
NAME = "<i>Ada</i>"


def button(page: Page, name: str) -> Locator:
    return page.locator("button, a.button", has_text=re.compile(rf"^\s*{name}\s*$")).first


def filed(page: Page, to: Path) -> str:
    """The address in the file that the page gives."""
    with page.expect_download() as down:
        Fingers(page).tap(button(page, "Save as a file"))
    down.value.save_as(to / down.value.suggested_filename)
    return (to / down.value.suggested_filename).read_text("utf-8").strip()


def test_a_teacher_makes_a_set_and_a_pupil_plays_it_and_shows_what_came_of_it(
    visit: Visit, site: Site, tmp_path: Path
) -> None:
    teacher = visit()
    make_set(teacher)
    address = filed(teacher, tmp_path)
    page = visit(f"#{address.partition('#')[2]}", viewport=PHONE)
    assert page.evaluate("chocobox.sets.list()") == []
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    page.locator(".task-name input").fill(NAME)
    play(page)
    Fingers(page).tap(button(page, "Show my result"))
    result = filed(page, tmp_path)

    tap = Fingers(teacher).tap
    teacher.goto(result)  # as the tablet's own camera does
    tap(button(teacher, "Add to my table"))
    tap(button(teacher, "To the table"))
    name = teacher.locator(".class-table tbody th")
    expect(name).to_have_text(NAME)
    teacher.emulate_media(media="print", color_scheme="dark")
    expect(teacher.locator(".class-add")).to_be_hidden()
    expect(teacher.locator(".class-table thead")).to_be_visible()
    colour = name.evaluate("(it) => getComputedStyle(it).color")
    assert max(map(float, re.findall(r"[\d.]+", colour)[:3])) < 90, "dark on light"
    teacher.emulate_media(media="screen")
    tap(teacher.locator(".class-table .score").first)
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()
    assert {one.method for one in site.answers} <= {"GET", "HEAD"}


def make_set(page: Page) -> None:
    tap = Fingers(page).tap
    tap(page.get_by_role("link", name="Teachers"))
    tap(button(page, "New set"))
    page.get_by_label("Title").fill(TITLE)
    tap(page.locator(".make-kinds label", has_text="The best place"))
    page.locator(".make-board svg").wait_for()
    tap(button(page, "Add this task"))
    expect(page.locator(".task-tray .board-picture")).to_have_count(1)
    tap(button(page, "Make the code"))
    expect(page.locator(".class-panel .code path")).to_be_visible()
    tap(page.locator("summary", has_text="Send or print it"))


def play(page: Page) -> None:
    """The task is begun, left, and played to its end."""
    tap, person = Fingers(page).tap, Person(OnPage(page))
    tap(page.get_by_role("button", name="Task 1: Play"))
    person.take_fitting()
    page.go_back()
    tap(page.get_by_role("button", name="Task 1: Continue"))
    person.lay_card()
    person.hands.tap(f"{SHEET} .main-key")
    expect(page.get_by_role("button", name="Task 1: Practise")).to_be_visible()
