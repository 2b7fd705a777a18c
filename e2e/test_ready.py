"""A teacher takes a ready lesson, changes its order by keys, and moves all to another device."""

from __future__ import annotations

from pathlib import Path

from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.links import kept_class
from e2e.screens import CLASS
from e2e.test_class import button, filed, names
from playwright.sync_api import Page, expect

ORDER = "chocobox.store.get('draft').tasks.map((task) => task.options.grade)"
OLD = """async () => {
  const { results } = await chocobox.sets.all();
  for (const one of results) await chocobox.sets.put({ ...one, came: Date.now() - 91 * 864e5 });
}"""
"""All results came 91 days ago."""


def go(page: Page, to: str) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/{to}")


def test_a_ready_lesson_is_taken_and_its_order_changed_by_keys(visit: Visit) -> None:
    page = visit("#/class")
    tap = Fingers(page).tap
    tap(page.get_by_role("link", name="Counting areas"))
    page.emulate_media(media="print")
    for part in (".ready-steps", ".ready-code .code path", ".ready-address"):
        expect(page.locator(part).first).to_be_visible()
    page.emulate_media(media="screen")
    tap(button(page, "Take these tasks"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Counting areas")
    tap(button(page, "New set from these tasks"))
    expect(page.locator(".make-tasks")).to_contain_text("About 12 minutes in all.")
    assert page.evaluate(ORDER) == [1, 1, 2, 2]
    page.get_by_role("button", name="Move task 2 down").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Move task 3 down")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Move task 4 up")).to_be_focused()
    page.reload()
    expect(page.locator(".task-tray .task")).to_have_count(4)
    assert page.evaluate(ORDER) == [1, 2, 2, 1]


def test_everything_goes_into_a_file_and_comes_out_on_another_device(
    visit: Visit, tmp_path: Path
) -> None:
    first = visit("#/settings")
    first.evaluate(CLASS, kept_class())
    go(first, "class")
    text = filed(first, "Keep everything in a file", tmp_path)
    [file] = tmp_path.iterdir()
    second = visit("#/settings")
    take = second.locator(".whole-file input")
    take.set_input_files({"name": "x.json", "mimeType": "", "buffer": text[:-99].encode()})
    expect(second.get_by_role("alert")).to_contain_text("Nothing here was changed.")
    take.set_input_files(file)
    expect(second.locator(".whole-status")).to_contain_text("5 new things were added.")
    take.set_input_files(file)
    expect(second.locator(".whole-status")).to_contain_text("5 were here already")
    monday = "class/" + second.evaluate("chocobox.sets.all().then(({ sets }) => sets[0].id)")
    go(second, monday)
    expect(names(second).filter(has_text="Ben")).to_have_count(1)

    go(second, "settings")
    second.reload()  # no page that looks for old names is open, nor was a moment ago
    expect(second.locator(".whole-file")).to_be_visible()
    second.evaluate(OLD)
    go(second, "class")
    expect(second.locator("#announcer")).to_contain_text("The names in 4 old results were deleted.")
    assert "Ben" not in second.evaluate("chocobox.sets.list().then(JSON.stringify)")
    go(second, monday)
    expect(names(second).filter(has_text="Child")).to_have_count(3)
    Fingers(second).tap(second.locator(".class-table a.score").first)
    expect(second.get_by_role("slider", name="Move")).to_be_visible()
