"""A whole class: a teacher makes a set, pupils play it elsewhere, a table holds their results."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import cast

from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import replayed
from e2e.links import NAMES, kept_class, result_text
from e2e.page import ANSWERED
from e2e.person import ECHO
from e2e.screens import CLASS
from e2e.serving import Site
from e2e.visitor import await_true
from playwright.sync_api import Locator, Page, expect

from chocobox.games.schokoly.solo.count.game import State

POINT = """([x, y]) => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".counted")).transform);
  const { left, top } = document.querySelector(".table").getBoundingClientRect();
  return [left + e + a * (x + 0.5), top + f + a * (y + 0.5)];
}"""
"""Where a piece of the board is on the screen."""

HASTE = 0.65
"""An explanation is not passed over sooner, in seconds."""


class Pupil:
    """One person who counts an easy board: whose pieces are the most, and how many they are."""

    def __init__(self, page: Page) -> None:
        self.page, self.fingers, self.acted = page, Fingers(page), 0.0
        self.told, self.end = page.locator(".ask.told"), page.locator(".end-sheet")
        self.open = page.locator(".ask:not(.told)")

    @property
    def state(self) -> State:
        """What the rules make of the moves in the page."""
        return cast("State", replayed(self.page.evaluate("chocobox.engine.record")).state)

    def on(self, name: str) -> Locator:
        return self.page.locator(f'[data-on="{name}"]')

    def choose(self) -> None:
        """Lay the right answer out, without giving it."""
        task = self.state.task
        assert task
        if task.kind == "largest":
            at_rest(self.page.locator(".lying").first)
            x, y = self.page.evaluate(POINT, task.area.cells[0])
            self.fingers.tap_at((x, y))
            expect(self.page.locator(".chosen-piece")).to_be_visible()
        else:
            for digit in str(len(task.area.cells)):
                self.fingers.tap(self.on(f"digit:{digit}"))
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))

    def finish(self) -> None:
        """All that is left to answer, rightly; each explanation is read."""
        self.told.or_(self.open).first.wait_for()
        while not self.end.is_visible():
            if not self.told.is_visible():
                self.choose()
                self.fingers.tap(self.on("say"))
                self.told.wait_for()
            time.sleep(HASTE)
            self.fingers.tap(self.on("next"))
            self.acted = time.monotonic()
            expect(self.told).to_have_count(0)
            expect(self.open.or_(self.end).first).to_be_visible()


HAND = """(place, [kind, text]) => {
  const data = new DataTransfer();
  if (kind === "drop") data.items.add(new File([text], "pupils.txt", { type: "text/plain" }));
  else data.setData("text/plain", text);
  const event = new Event(kind, { bubbles: true, cancelable: true });
  place.dispatchEvent(Object.assign(event, { dataTransfer: data, clipboardData: data }));
}"""
"""Pastes a text, or drops a file."""

PRINT = "window.print = () => { window.printed = document.documentElement.dataset.print; }"
TITLE = "Counting & more <b>"


def button(page: Page, name: str) -> Locator:
    return page.locator("button, a.button", has_text=re.compile(rf"^\s*{name}\s*$")).first


def filed(page: Page, name: str, to: Path) -> str:
    """What is in the file that a button gives."""
    with page.expect_download() as down:
        Fingers(page).tap(button(page, name))
    down.value.save_as(to / down.value.suggested_filename)
    return (to / down.value.suggested_filename).read_bytes().decode("utf-8")


def names(page: Page) -> Locator:
    return page.locator(".class-table tbody th")


def make_set(page: Page) -> None:
    tap = Fingers(page).tap
    tap(page.get_by_role("link", name="Teachers"))
    tap(button(page, "New set"))
    page.get_by_label("Title").fill(TITLE)
    page.locator(".make-board svg").wait_for()
    tap(button(page, "Add this task"))
    for answer in ("The first", "Typed"):
        expect(page.get_by_role("radio", name=answer)).to_be_checked()
    tap(page.locator(".make-kinds label", has_text="The best place"))
    tap(button(page, "Add this task"))
    expect(page.locator(".task-tray .board-picture")).to_have_count(2)
    tap(page.get_by_role("button", name="Take out task 2"))
    tap(page.locator(".make-bar label", has_text="Numbers"))
    tap(button(page, "Make the code"))
    expect(page.locator(".class-panel .code path")).to_be_visible()


def begin(page: Page) -> None:
    """The task is opened; nothing is kept of anybody before."""
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    expect(page.get_by_role("radio", name="25")).to_be_visible()
    expect(page.locator(".picks input:checked")).to_have_count(0)
    expect(page.locator(".task-done")).to_have_count(0)
    play = page.get_by_role("button", name="Task 1: Play")
    expect(play).to_be_enabled()  # what is kept has been read
    Fingers(page).tap(play)


def answer_in_haste(pupil: Pupil) -> None:
    """Taps that come too quickly give one answer, and do not pass its explanation over."""
    pupil.open.wait_for()
    pupil.choose()
    pupil.fingers.tap_quickly(at_rest(pupil.on("say")).middle, 3)
    pupil.told.wait_for()
    pupil.page.evaluate(ANSWERED)
    expect(pupil.told).to_be_visible()
    assert [answer.right for answer in pupil.state.answers] == [True]


def show_result(pupil: Pupil, to: Path) -> str:
    """The second number is picked at the end, by keys; the address that is shown then."""
    page, tap = pupil.page, pupil.fingers.tap
    tap(pupil.end.locator("button, a").first)
    tap(button(page, "Show my result"))
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    tap(button(page, "Show my result"))
    expect(page.locator(".task-result .code path")).to_be_visible()
    return filed(page, "Save as a file", to).strip()


def test_a_teacher_makes_a_set_and_a_pupil_plays_it_and_shows_what_came_of_it(
    visit: Visit, site: Site, tmp_path: Path
) -> None:
    teacher = visit()
    make_set(teacher)
    address = filed(teacher, "Save as a file", tmp_path).strip()
    page = visit(f"#{address.partition('#')[2]}", viewport=PHONE)
    assert page.evaluate("chocobox.sets.list()") == []
    begin(page)
    pupil = Pupil(page)
    answer_in_haste(pupil)
    page.go_back()
    pupil.fingers.tap(page.get_by_role("button", name="Task 1: Continue"))
    pupil.finish()
    result = show_result(pupil, tmp_path)
    pupil.fingers.tap(button(page, "Somebody else plays now"))
    begin(page)

    tap = Fingers(teacher).tap
    teacher.goto(result)  # as the tablet's own camera does
    expect(teacher.locator(".result-page")).to_contain_text("100 of 100 points")
    tap(button(teacher, "Add to my table"))
    tap(button(teacher, "To the table"))
    expect(names(teacher)).to_have_text("2")
    expect(teacher.locator(".class-missing")).to_contain_text("24 of 25 are missing: 1, 3, 4,")
    tap(teacher.locator("[data-more]"))
    teacher.get_by_label("Name in this table").fill("<i>Ada</i>")
    teacher.keyboard.press("Enter")
    expect(names(teacher)).to_have_text("<i>Ada</i>")
    paste = f"Good morning,\nhere is Ada: {result}.\n{address}\n"
    teacher.locator(".class-add textarea").evaluate(HAND, ["paste", paste])
    told = teacher.locator(".class-verdict")
    expect(told).to_contain_text("1 was here already. 1 was refused:")
    expect(told.locator("li")).to_contain_text("line 3: This is the link of the tasks")
    tap(teacher.locator(".class-table .score").first)
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()
    assert {one.method for one in site.answers} <= {"GET", "HEAD"}


def look_together(page: Page) -> None:
    """For the projector: by keys to the answers and to what is right, and names on and off."""
    Fingers(page).tap(button(page, "Look together"))
    answers, key = page.locator(".together-answers li"), page.keyboard.press
    expect(page.locator(".together-asked")).to_contain_text("Where is the largest")
    expect(answers).to_have_count(0)
    key("PageDown")
    expect(answers.first).to_be_visible()
    expect(page.locator("#announcer")).to_contain_text("pupil")
    expect(page.locator("main")).not_to_contain_text("Ben")
    key("n")
    expect(answers.filter(has_text="Ben")).to_have_count(1)
    key(" ")
    expect(page.locator(".together-why")).to_be_visible()
    key("n")
    expect(page.locator("main")).not_to_contain_text("Ben")
    Fingers(page).tap(page.get_by_role("link", name="To the table"))
    expect(page.locator(".class-table")).to_be_visible()


def test_a_table_takes_a_file_is_sorted_saved_printed_and_deleted(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("#/settings")
    page.evaluate(CLASS, kept_class())
    page.goto(f"{page.url.partition('#')[0]}#/class/monday")
    tap, rows = Fingers(page).tap, page.locator(".class-table tbody tr:not(.asked)")
    expect(rows).to_have_count(len({name.casefold() for name in NAMES}))
    fresh = result_text("=SUM(A1:A9)", 9)
    lines = f"#/g/{fresh}\n#/g/{fresh[:40]}x{fresh[41:]}"
    page.locator(".class-add").evaluate(HAND, ["drop", lines])
    told = page.locator(".class-verdict")
    expect(told).to_contain_text("1 result added. 1 was refused:")
    expect(told).to_contain_text("pupils.txt, line 2: The link is damaged")
    tap(page.locator('[data-by="name"] button'))
    expect(page.locator('[data-by="name"]')).to_have_attribute("aria-sort", "ascending")
    expect(names(page).first).to_have_text("=SUM(A1:A9)")
    assert "'=SUM(A1:A9)" in filed(page, r"For a spreadsheet \(CSV\)", tmp_path)

    mias = "\n".join(result_text("Mia", number, tries=2) for number in (6, 7))
    page.locator(".class-add").evaluate(HAND, ["drop", mias])
    asked = page.locator(".class-question")
    expect(asked).to_contain_text("Two tablets used the name Mia: the same child, or two?")
    tap(button(page, "Two children"))
    expect(asked).to_have_count(0)
    expect(names(page).filter(has_text="Mia")).to_have_text(["Mia", "Mia (2)"])
    saved = filed(page, r"For a spreadsheet \(CSV\)", tmp_path)
    assert [line.count('"Mia') for line in saved.splitlines()].count(1) == 2
    tries = filed(page, r"All tries \(CSV\)", tmp_path)
    assert tries.count('"Mia') == 2 * 2 * 2, "two children, two tasks, two tries"

    look_together(page)

    page.evaluate(PRINT)
    tap(button(page, "Print the table"))
    await_true(page, "() => window.printed === 'table'")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".class-add")).to_be_hidden()
    expect(page.locator(".class-table thead")).to_be_visible()
    colour = names(page).first.evaluate("(it) => getComputedStyle(it).color")
    assert max(map(float, re.findall(r"[\d.]+", colour)[:3])) < 90, "dark on light"
    page.emulate_media(media="screen")

    tap(rows.first.locator("[data-more]"))
    tap(page.locator(".opened [data-asks]"))
    tap(button(page, "Delete"))
    expect(names(page).first).not_to_have_text("=SUM(A1:A9)")
    tap(button(page, "Delete this set"))
    tap(button(page, "Delete"))
    expect(page.get_by_role("heading", name="For teachers")).to_be_visible()
    assert [one["id"] for one in page.evaluate("chocobox.sets.list()")] == ["torn"]
