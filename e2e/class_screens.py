"""The screens of a class, one after the other, as a teacher and a pupil come to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from e2e.class_results import results, set_of, set_text, task
from e2e.fingers import Fingers
from playwright.sync_api import Page

from chocobox.links.link import read, told

Arrange = Callable[[Page, str], object]

TASKS = set_of(
    "Montag",
    task("schokoly_count", 5, grade=1),
    task("schokoly_best", 3),
    task("schokoly", 7, "nibbler"),
)
NAMES = ("Ada", "Ben", "Cem", "ada")
TORN: dict[str, Any] = {"kind": "set"}

PUT = "async (things) => { for (const thing of things) await chocobox.sets.put(thing); }"


def fill(page: Page) -> None:
    """A set with its results, and something that is damaged."""
    page.evaluate(PUT, [kept_set(), *kept_results(), {**TORN, "id": "torn"}])


def kept_set() -> dict[str, Any]:
    """The set as a page keeps it."""
    made = {"id": "monday", "kind": "set", "made": 1_760_000_000_000}
    return {**made, "key": set_text(TASKS), "set": TASKS}


def kept_results() -> list[dict[str, Any]]:
    """Its results as a page keeps them; only what is quick to play is done."""
    found = []
    for i, text in enumerate(TEXTS):
        opened = told(read(text))
        worth = {name: opened[name] for name in ("key", "scores", "total", "most")}
        named = {name: opened["result"][name] for name in ("name", "when")}
        found.append({"id": f"r{i}", "kind": "result", "text": text, **worth, **named})
    return found


TEXTS = results(TASKS, NAMES, unplayed=("schokoly",))


def address(to: str) -> Arrange:
    """A page that is there when a thing of it is."""

    def arrange(page: Page, start: str) -> None:
        page.goto(f"{start}#/{to}")
        page.locator(".class-page, .make").wait_for()

    return arrange


def making(page: Page, start: str) -> None:
    """A set in the making, with a board in its tray."""
    page.goto(f"{start}#/class/new")
    fingers = Fingers(page)
    page.locator(".make-board svg").wait_for()
    fingers.tap(page.locator(".make-do button"))
    page.locator(".task-tray .board-picture").wait_for()
    fingers.tap(page.locator(".make-kinds label").first)
    page.locator(".make-lids").wait_for()


def deleting(page: Page, start: str) -> None:
    """The question before a result is deleted."""
    page.goto(f"{start}#/class/monday")
    page.locator("[data-tag=best]").wait_for()
    Fingers(page).tap(page.locator(".class-table .tool").first)
    page.locator(".class-table .asked").wait_for()


SCREENS: dict[str, Arrange] = {
    "class": address("class"),
    "class making": making,
    "class set": deleting,
    "class tasks": address(f"g/{set_text(TASKS)}"),
    "class result": address(f"g/{TEXTS[0]}"),
}
"""Every screen there is, one after the other, as a person comes to it."""
