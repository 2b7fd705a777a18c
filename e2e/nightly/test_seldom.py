"""The box in other frames than a learning platform writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e import test_one_file
from e2e.engines import Door
from e2e.serving import Site
from playwright.sync_api import expect

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
