"""By keys and ear alone: a class from its set to its table, a bot of one's own, a tournament."""

from __future__ import annotations

import re

from e2e.conftest import CALM, Visit
from e2e.keys import Keys
from e2e.screens import CLASS
from e2e.table import Table
from e2e.test_by_keys import take_fitting
from e2e.test_class import button
from playwright.sync_api import Page, expect

from support.links import kept_bots

TITLE, NAME = "By ear", "Ada"
COPIED = """() => {
  window.copied = [];
  navigator.clipboard.writeText = async (text) => void copied.push(text);
}"""
"""Notes what is copied: a browser without a window has no clipboard."""


def came(page: Page) -> Keys:
    """Somebody with a keyboard, who may copy."""
    page.evaluate(COPIED)
    return Keys(page)


def copied(keys: Keys, says: str = "Copy the link") -> str:
    """The link that a key copies; the page says so."""
    keys.enter(keys.page.get_by_role("button", name=says, exact=True))
    keys.hears(r"^Copied\.$")
    return str(keys.page.evaluate("copied.at(-1)"))


def test_a_class_from_its_set_to_its_table(visit: Visit) -> None:
    teacher = visit(**CALM)
    keys = came(teacher)
    keys.enter(teacher.get_by_role("link", name="Teachers"))
    keys.enter(button(teacher, "New set"))
    keys.tab_to(teacher.get_by_label("Title"))
    teacher.keyboard.type(TITLE)
    keys.tab_to(teacher.locator(".make-kinds input:checked"))
    kind = teacher.locator(".make-kinds label", has_text="The best place").locator("input")
    while not kind.is_checked():
        keys.press("ArrowRight")
    teacher.locator(".make-board svg").wait_for()
    keys.enter(button(teacher, "Add this task"))
    expect(teacher.locator(".task-tray .board-picture")).to_have_count(1)
    keys.enter(button(teacher, "Make the code"))
    keys.enter(teacher.locator("summary", has_text="Send or print it"))
    address = copied(keys)

    pupil = visit(f"#{address.partition('#')[2]}", **CALM)
    own = came(pupil)
    own.tab_to(pupil.locator(".task-name input"))
    pupil.keyboard.type(NAME)
    own.enter(pupil.get_by_role("button", name="Task 1: Play"))
    own.hears(r"round the table|place|card")
    lay_one(own)
    expect(pupil.locator(".end-sheet")).to_be_visible()
    own.enter(pupil.get_by_role("button", name="Back to the tasks"))
    own.enter(button(pupil, "Show my result"))
    result = copied(own)

    keys.enter(teacher.locator("summary", has_text="Files, photos, links"))
    keys.tab_to(teacher.get_by_label("Paste results here"))
    teacher.keyboard.insert_text(result)
    keys.page.evaluate("heard.length = 0")
    keys.enter(button(teacher, "Read them"))
    keys.hears(r"New: 1\.")
    expect(teacher.locator(".class-table tbody th")).to_have_text(NAME)


def lay_one(keys: Keys) -> None:
    """A card of the hand that fits somewhere is laid at its first place."""
    table = Table(keys.page).ready()
    table.hand.first.wait_for()
    take_fitting(keys, table.hand.count())
    keys.hit("ArrowRight", r"Place \d+ of \d+")
    keys.press("Enter")


def test_a_bot_is_written_tried_and_shared(visit: Visit) -> None:
    page = visit("#/workshop", **CALM)
    keys = came(page)
    keys.enter(page.get_by_role("link", name=re.compile("Schokoly")).first)
    page.locator(".bench-slider").first.wait_for()
    slider = page.get_by_role("slider").first
    before = page.get_by_role("textbox").input_value()
    keys.tab_to(slider)
    keys.press("ArrowRight")
    expect(page.get_by_role("textbox")).not_to_have_value(before)
    keys.enter(page.get_by_role("button", name="20 games"))
    keys.hears(r"won")
    keys.enter(page.get_by_role("button", name="More", exact=True))
    keys.enter(button(page, "Share my bot"))
    address = copied(keys)
    other = visit(f"#{address.partition('#')[2]}", **CALM)
    expect(other.locator(".shared-bot")).to_be_visible()


def test_a_tournament_is_begun_and_its_ranking_heard(visit: Visit) -> None:
    page = visit("#/settings", **CALM)
    page.evaluate(CLASS, kept_bots())
    page.evaluate("location.hash = '#/class/bots'")
    keys = came(page)
    keys.enter(page.get_by_role("link", name="Tournament"))
    keys.enter(page.get_by_role("button", name=re.compile("^Start with")))
    keys.hears(r"wins?\b")
    keys.enter(page.get_by_role("button", name=re.compile("^More about")).first)
    keys.enter(page.locator(".ranking-games summary").first)
