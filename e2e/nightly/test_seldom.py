"""What is seldom met: other frames, a first visit by a link, a link without an address."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e import test_one_file
from e2e.conftest import settings_of
from e2e.engines import Door
from e2e.fingers import Fingers
from e2e.links import text_of
from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import BrowserContext, expect

FRAME = f"{test_one_file.PLATFORM.partition('<iframe')[0]}<iframe sandbox='allow-scripts' src='.'>"


@pytest.mark.parametrize("way", ["blob", "chocobox.html"])
def test_the_one_file_plays_in_other_frames(
    door: Door, dist: Path, tmp_path: Path, way: str
) -> None:
    test_one_file.play_in_a_frame(door, dist, tmp_path, way)


def test_the_site_says_that_it_cannot_start_in_a_frame_that_shuts_it_in(
    door: Door, site: Site
) -> None:
    door.open("about:blank")
    door.page.route("**/around", lambda it: it.fulfill(body=FRAME, content_type="text/html"))
    door.page.goto(f"{site.address}around")
    frame = door.page.frame_locator("iframe")
    expect(frame.get_by_text("Chocobox cannot start here")).to_be_visible()


def test_the_first_visit_by_a_link_brings_the_box_which_then_needs_no_server(
    door: Door, dist: Path
) -> None:
    with serving(dist) as site:
        door.open(f"{site.address}#/g/{text_of('deal')}").wait_for(".invitation")
        expect(door.page.locator("html[data-offline=ready]")).to_be_attached()
        door.part(site.address)
        site.kill()
        door.open(f"{site.address}#/g/{text_of('resume')}")
        Fingers(door.page).tap(door.page.get_by_role("button", name="Go on here"))
        assert len(Table(door.page).ready().record()["moves"]) >= 21


def test_the_box_in_one_file_gives_the_text_alone_and_takes_it(
    dist: Path, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(**settings_of({})).new_page()
    address = (dist / "chocobox.html").as_uri()
    page.goto(f"{address}#/set-up/schokoly")
    Fingers(page).tap(page.get_by_role("button", name="Share this set-up"))
    field = page.locator(".link-field")
    expect(field).to_have_value(re.compile(r"^1[\w-]+$"))
    expect(page.locator(".share .code")).to_have_count(0)
    text = field.input_value()
    page.goto(f"{address}#/g")
    page.locator(".link-box").get_by_role("textbox").fill(text)
    Fingers(page).tap(page.get_by_role("button", name="Open"))
    expect(page.locator(".invitation")).to_contain_text("New cards are dealt each time.")
