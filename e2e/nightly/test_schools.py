"""What strangers find and what schools install: the pages of ready lessons, and the module."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.conftest import PHONE, TABLET
from e2e.looks import cramped, faults_of
from e2e.table import Table
from playwright.sync_api import Page, ViewportSize, expect

from runtime.release import schools
from runtime.schools import MODULE
from support.places import LANGUAGES
from support.serving import ROOT, Site, serving

SMALLEST: ViewportSize = {"width": 320, "height": 480}
WALL: ViewportSize = {"width": 2560, "height": 1440}
LOOKS = [(SMALLEST, "light"), (PHONE, "dark"), (TABLET, "light"), (WALL, "dark")]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_pages_of_ready_lessons_are_read_in_every_size_light_and_language(
    tag: str, site: Site, stranger: Callable[..., Page]
) -> None:
    page = stranger(locale=tag)
    for viewport, light in LOOKS:
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        for name in (tag, f"{tag}-count"):
            page.goto(f"{site.address}lessons/{name}.html")
            assert [*faults_of(page), *cramped(page)] == [], (name, viewport, light)


def test_a_stranger_comes_by_keys_from_the_list_to_a_lesson_and_its_tasks(
    site: Site, stranger: Callable[..., Page]
) -> None:
    page = stranger(locale="de-DE")
    page.goto(f"{site.address}lessons/en.html")
    for name in ("Deutsch", "Gebiete zählen", "Diese Aufgaben nehmen"):
        page.get_by_role("link", name=name).focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Gebiete zählen")).to_be_visible()
    expect(page.locator(".ready-code .code path")).to_be_visible()


def test_the_module_plays_from_its_folder_and_asks_for_nothing_outside(
    tmp_path: Path, stranger: Callable[..., Page]
) -> None:
    [packed] = [data for name, data in schools(ROOT, "").items() if name.endswith("-module.zip")]
    zipfile.ZipFile(io.BytesIO(packed)).extractall(tmp_path)
    page = stranger()
    with serving(tmp_path) as server:
        page.goto(f"{server.address}{MODULE}/index.html#/set-up/schokoly")
        page.locator(".plan-go a").last.click()
        Table(page).ready()
        asked = {one.path for one in server.answers}
        assert {path.partition("/")[0] for path in asked} == {MODULE}
        assert [one for one in server.answers if one.status >= 400] == []
