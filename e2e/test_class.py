"""A whole class: a teacher makes a set, pupils play it elsewhere, a table holds what they show."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

from e2e.class_results import result_text, results, set_of, set_text, task, tried
from e2e.class_screens import TASKS, TEXTS, fill
from e2e.conftest import PHONE, TABLET, UPRIGHT, Visit
from e2e.count_person import Pupil
from e2e.fingers import Fingers, at_rest
from e2e.screens import ARRIVED
from e2e.serving import Site
from e2e.test_pages import Seen, look, look_with_axe
from e2e.visitor import await_true
from playwright.sync_api import Locator, Page, expect

COPY = """if (navigator.clipboard) {
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
}"""
PRINT = "window.print = () => { window.printed = document.documentElement.dataset.print; }"
PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
}"""
DROP = """([field, name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
  field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""
KEPT = """async () => [(await chocobox.saves.list()).length, (await chocobox.sets.list()).length,
  localStorage.getItem("chocobox")]"""
ELSEWHERE = """async () => {
  for (const { id } of await chocobox.sets.list()) await chocobox.sets.remove(id);
}"""
"""All sets are deleted, as in another window."""

FORTY = 40


def button(page: Page, name: str) -> Locator:
    """A button or what looks like one."""
    return page.locator("button, a.button", has_text=re.compile(f"^{name}$")).first


def paste(page: Page, text: str) -> None:
    """Results come in, and are read to their end."""
    page.locator(".class-add textarea").evaluate(PASTE, text)
    page.locator(".class-verdict").wait_for()


def copied(page: Page) -> str:
    """The address that a tap has copied."""
    return str(await_true(page, "() => window.copied"))


def names(page: Page) -> Locator:
    """The names in their order."""
    return page.locator(".class-table tbody th")


def check_looks(page: Page, name: str) -> None:
    """It can be read, spoken and touched, on a tablet held any way and on a phone."""
    for size in (PHONE, UPRIGHT, TABLET):
        page.set_viewport_size(size)
        page.evaluate(ARRIVED)
        seen = Seen()
        if size is TABLET:  # built alike in all sizes
            look_with_axe(page, name, seen)
        look(page, name, seen)
        assert not [*seen.axe, *seen.small, *seen.wide]


def make_set(page: Page) -> str:
    """From the shelf to a code, by touch; the address that it holds."""
    tap = Fingers(page).tap
    tap(page.get_by_role("link", name="For teachers"))
    tap(button(page, "New set"))
    page.get_by_label("Title").fill("Counting & more <b>")
    page.locator(".make-board svg").wait_for()
    tap(button(page, "Add this task"))
    tap(page.locator(".make-kinds label", has_text="The best place"))
    tap(button(page, "Add this task"))
    expect(page.locator(".task-tray .board-picture")).to_have_count(2)
    tap(page.get_by_role("button", name="Take out task 2"))
    tap(button(page, "See it as your pupils will"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Counting & more <b>")
    tap(page.get_by_role("link", name="Back"))
    tap(button(page, "Make the code"))
    expect(page.locator(".class-panel .code path")).to_be_visible()
    tap(page.locator(".class-panel > .code"))
    large = page.locator(".code-large svg")
    assert at_rest(large).height > 700, "it fills the screen"
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    tap(button(page, "Copy the link"))
    return copied(page)


def play_set(page: Page, name: str, *, wrong: bool) -> str:
    """A pupil plays the task and types a name at the end; the address that is shown then."""
    tap = Fingers(page).tap
    expect(page.get_by_role("heading", level=1)).to_have_text("Counting & more <b>")
    play = page.get_by_role("button", name="Task 1: Play")
    expect(play).to_be_enabled()  # what is kept has been read
    games, sets, settings = page.evaluate(KEPT)
    assert (games, sets) == (0, 0), "something was kept before it was asked for"
    assert "pupils" not in (settings or "")
    tap(play)
    pupil = Pupil(page)
    pupil.ask.wait_for(timeout=60_000)
    if wrong:
        pupil.answer(pupil.slip()).go_on()
    page.go_back()
    tap(page.get_by_role("button", name="Task 1: Continue"))
    pupil.ask.wait_for(timeout=60_000)
    pupil.finish()
    tap(pupil.end.locator("button, a").first)
    tap(button(page, "Show my result"))
    expect(page.get_by_label("Your name, or a nickname")).to_be_focused()
    page.keyboard.type(name)
    tap(button(page, "Show my result"))
    expect(page.locator(".task-result .code path")).to_be_visible()
    tap(button(page, "Copy the link"))
    return copied(page)


def test_a_teacher_makes_a_set_two_pupils_play_it_and_show_what_came_of_it(
    visit: Visit, site: Site
) -> None:
    teacher = visit("", script=COPY)
    address = make_set(teacher)
    to = address.partition("/#")[2]
    ada = play_set(visit(f"#{to}", script=COPY), "Ada", wrong=False)
    ben = play_set(visit(f"#{to}", script=COPY, viewport=PHONE), "<i>Ben</i>", wrong=True)

    tap = Fingers(teacher).tap
    teacher.goto(ada)  # as the tablet's own camera does
    expect(teacher.locator(".result-page")).to_contain_text("100 of 100 points")
    assert teacher.evaluate("chocobox.sets.all().then(({ results }) => results.length)") == 0
    tap(button(teacher, "Add to my table"))
    tap(button(teacher, "To the table"))
    expect(teacher.locator(".class-table tbody tr")).to_have_count(1)
    paste(teacher, f"Good morning,\nhere is Ben: {ben}.\nand Ada: {ada}\n{address}\n{ben[:-7]}")
    verdict = teacher.locator(".class-verdict")
    expect(verdict).to_contain_text("1 result added. 1 was here already. 2 were refused:")
    expect(verdict.locator("li").nth(0)).to_contain_text("line 4: This is the link of the tasks")
    expect(verdict.locator("li").nth(1)).to_contain_text("line 5: The link is damaged")
    expect(names(teacher)).to_have_text([re.compile("^Ada"), re.compile("^<i>Ben</i>")])
    teacher.reload()
    expect(teacher.locator(".class-table tbody tr")).to_have_count(2)
    expect(teacher.locator(".class-plot use")).to_have_count(2)
    tap(teacher.locator(".class-table .score").first)
    expect(teacher.get_by_role("slider", name="Move")).to_be_visible()
    assert {one.method for one in site.answers} <= {"GET", "HEAD"}


def test_forty_results_are_read_sorted_written_to_a_file_printed_and_deleted(
    visit: Visit, tmp_path: Path
) -> None:
    tasks = set_of("Zählen", task("schokoly_count", 5, grade=1), task("schokoly_best", 3))
    pupils = [f"Kind {i + 1}" for i in range(FORTY - 2)]
    texts = results(tasks, [*pupils, "kind 1 ", "=SUM(A1:A9)"])
    page = visit(f"#/g/{texts[0]}")
    fingers = Fingers(page)
    fingers.tap(button(page, "Keep both"))
    fingers.tap(button(page, "To the table"))
    start = page.url.partition("#")[0]
    paste(page, "\n".join(f"{start}#/g/{text}" for text in texts))
    expect(page.locator(".class-verdict")).to_contain_text("39 results added. 1 was here already.")
    rows = page.locator(".class-table tbody tr")
    expect(page.get_by_role("heading", name="Results of 39 pupils")).to_be_visible()
    shown = rows.count()
    assert shown in (FORTY, FORTY - 1), "who plays twice stands there with the best and the last"

    fingers.tap(page.locator('[data-by="name"] button'))
    expect(page.locator('[data-by="name"]')).to_have_attribute("aria-sort", "ascending")
    expect(names(page).first).to_have_text("=SUM(A1:A9)")
    fingers.tap(page.locator('[data-by="total"] button'))
    expect(page.locator('[data-by="total"]')).to_have_attribute("aria-sort", "descending")
    totals = page.locator(".class-table tbody tr td:nth-child(5)").all_inner_texts()
    assert len(totals) == shown
    assert totals == sorted(totals, key=int, reverse=True)

    with page.expect_download() as down:
        fingers.tap(button(page, r"For a spreadsheet \(CSV\)"))
    assert down.value.suggested_filename == "chocobox-Zählen.csv"
    saved = tmp_path / "class.csv"
    down.value.save_as(saved)
    check_file(saved.read_bytes().decode("utf-8"))

    page.evaluate(PRINT)
    fingers.tap(button(page, "Print the table"))
    await_true(page, "() => window.printed === 'table'")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".class-add")).to_be_hidden()
    expect(page.locator(".class-table thead")).to_be_visible()
    assert luminance(page.locator(".class-table tbody th").first) < 90, "dark on light"
    page.emulate_media(media="screen", color_scheme="light")

    fingers.tap(rows.first.locator("button"))
    fingers.tap(button(page, "Delete"))
    expect(rows).to_have_count(shown - 1)
    fingers.tap(button(page, "Delete this set"))
    fingers.tap(button(page, "Delete"))
    expect(page.get_by_role("heading", name="For teachers")).to_be_visible()
    assert page.evaluate("chocobox.sets.list()") == []


def check_file(text: str) -> None:
    """What a spreadsheet reads: each result in a row, and nothing that it would compute."""
    assert text.startswith("\ufeff")
    assert "\r\n" in text
    head, *rows = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
    assert head[:2] == ["Name", "Date"]
    assert len(rows) == FORTY
    assert all(len(row) == len(head) for row in rows)
    assert "'=SUM(A1:A9)" in [row[0] for row in rows]


def luminance(thing: Locator) -> float:
    """How bright the letters are, from 0 to 255."""
    colour = thing.evaluate("(it) => getComputedStyle(it).color")
    red, green, blue = map(float, re.findall(r"[\d.]+", str(colour))[:3])
    return 0.3 * red + 0.6 * green + 0.1 * blue


def test_files_are_dropped_and_what_is_wrong_in_them_is_told_with_its_place(visit: Visit) -> None:
    page = visit("#/settings")
    fill(page)
    page.goto(f"{page.url.partition('#')[0]}#/class")
    expect(page.locator(".teachers .save")).to_have_count(2)
    expect(page.locator(".teachers [data-state=damaged]")).to_contain_text("Damaged")
    Fingers(page).tap(page.get_by_role("link", name="Open Montag"))
    expect(page.locator(".class-table tbody tr").first).to_be_visible()
    moves: list[list[list[int]]] = [[], tried(TASKS["tasks"][1], 9), []]
    fresh = result_text(TASKS, "Dana", moves, 29_500_000)
    other = set_of("Other", task("schokoly_count", 8))
    [foreign] = results(other, ["Eva"])
    lines = [f"1 {fresh}", f"#/g/{fresh}", foreign, f"#/g/{fresh[:40]}x{fresh[41:]}"]
    told = page.locator(".class-verdict")
    drop(page, "pupils.txt", "\n".join(lines))
    expect(told).to_contain_text("1 result added. 2 were refused:")
    expect(told).to_contain_text("pupils.txt, line 3: Eva: a result of other tasks (Other)")
    expect(told).to_contain_text("pupils.txt, line 4: The link is damaged")
    expect(names(page).filter(has_text="Dana")).to_have_count(1)
    wrong = {
        "Dear teacher, the dog ate it.": "more.txt: There is no link in this file.",
        set_text(other): "more.txt, line 1: This is the link of the tasks",
        "https://example.org/#/nothing": "more.txt: There is no link in this file.",
    }
    for line, why in wrong.items():
        drop(page, "more.txt", line)
        expect(told).to_contain_text(why)
        expect(told).not_to_contain_text("added")
    check_looks(page, "set")
    page.evaluate(ELSEWHERE)
    drop(page, "again.txt", lines[1])
    expect(told).to_contain_text("1 result added.")
    expect(names(page)).to_have_text(["Dana"])
    assert len(page.evaluate("async () => (await chocobox.sets.all()).sets")) == 1


def drop(page: Page, name: str, text: str) -> None:
    """A file falls upon the page, and is read to its end."""
    field = page.locator(".class-add").element_handle()
    page.evaluate(DROP, [field, name, text])


def test_another_child_on_the_same_tablet_begins_afresh(visit: Visit) -> None:
    page = visit(f"#/g/{set_text(TASKS)}")
    tap = Fingers(page).tap
    page.get_by_label("Your name, or a nickname").fill("Ada")
    play = page.get_by_role("button", name="Task 2: Play")
    expect(play).to_be_enabled()  # what is kept has been read
    tap(play)
    page.locator(".dock").wait_for()
    [save] = page.evaluate("chocobox.saves.list()")
    moves: Any = tried(TASKS["tasks"][1], 4)
    page.evaluate(
        "([save, moves]) => chocobox.saves.put({ ...save, done: true, "
        "record: { ...save.record, moves } })",
        [save["save"], moves],
    )
    page.go_back()
    expect(page.locator(".task-done")).to_have_count(1)
    expect(page.get_by_label("Your name, or a nickname")).to_have_value("Ada")
    tap(button(page, "Somebody else plays now"))
    expect(page.get_by_label("Your name, or a nickname")).to_have_value("")
    expect(page.locator(".task-done")).to_have_count(0)
    expect(page.get_by_role("button", name="Task 2: Play")).to_be_visible()
    expect(page.locator(".shelf, .task-result")).to_have_count(0)
    assert len(TEXTS) == 4
    check_looks(page, "tasks")
