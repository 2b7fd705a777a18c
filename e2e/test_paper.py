"""A picture of a table is saved, and a question about it is printed on two pages."""

from __future__ import annotations

import re
from datetime import date

import pytest
from e2e.conftest import Visit
from e2e.replay import Watched
from e2e.table import Table
from e2e.visitor import await_true
from playwright.sync_api import Page, expect

from support.links import text_of
from support.moments import played, saved


def pages_of(page: Page, paper: str) -> int:
    """How many pages it is printed on."""
    printed = page.pdf(format=paper)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    assert picture.startswith(b"\x89PNG")
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def test_a_table_is_saved_as_a_picture_by_keys_and_asked_about_on_two_pages(visit: Visit) -> None:
    page = visit()
    table = Table.at(page, saved("mid", 2))
    page.keyboard.press("m")
    page.get_by_role("button", name="Picture").press("Enter")
    expect(page.get_by_role("img", name="The table", exact=True)).to_be_visible()
    with page.expect_download() as down:
        page.get_by_role("button", name="Save as a picture").press("Enter")
    today = date.today().isoformat()
    assert down.value.suggested_filename == f"schokoly-{today}.png"
    picture = down.value.path().read_bytes()
    assert max(size_of(picture)) == 2400
    assert len(picture) > 20_000
    expect(page.get_by_text(f"Saved: schokoly-{today}.png")).to_be_visible()
    with page.expect_download() as down:
        page.get_by_role("button", name="Save as a drawing").press("Enter")
    drawing = down.value.path().read_text("utf-8")
    assert "var(" not in drawing
    assert 'href="#drawn-' in drawing

    page.get_by_role("link", name="Print with a question").press("Enter")
    expect(page.locator(".paper-sheet")).to_have_count(2)
    for question in range(page.locator(".paper-keys label").count()):
        table.fingers.tap(page.locator(".paper-keys label").nth(question))
        expect(page.locator(".paper-keys input").nth(question)).to_be_checked()
        assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [2, 2]
    table.fingers.tap(page.get_by_role("link", name="Back"))
    table.ready()


@pytest.mark.parametrize("ply", [30])
def test_a_link_is_asked_about_where_its_replay_stands(visit: Visit, ply: int) -> None:
    session = played(seed=2, players=("person:Anna", "nibbler", "taster"))
    watched = Watched(visit(f"#/watch/{text_of('replay', session)}"))
    watched.fingers.tap_at(watched.spot(ply / watched.last))
    watched.at(ply)
    page = watched.page
    watched.fingers.tap(page.locator(".menu-key"))
    watched.fingers.tap(page.locator('.menu-entry:has([data-icon="picture"])'))
    watched.fingers.tap(page.get_by_role("link", name="Print with a question"))
    expect(page.locator(".paper-sheet")).to_have_count(2)
    assert await_true(page, "() => document.querySelectorAll('.paper-sheet svg').length > 1")
    watched.fingers.tap(page.get_by_role("link", name="Back"))
    watched.at(0)
