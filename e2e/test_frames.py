"""Inside pages that shut in what they show: the site says so, the one file leads on within."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import settings_of
from e2e.serving import Site, serving
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

FILL = "<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>"
AROUND = f"<!doctype html><title>A course</title><link rel='icon' href='data:,'>{FILL}"
SANDBOX = 'sandbox="allow-scripts"'

WRITTEN = f"""{AROUND}<iframe {SANDBOX}></iframe><script>
fetch("chocobox.html").then((page) => page.text()).then((text) => {{
  const frame = document.querySelector("iframe");
  if (WAY === "srcdoc") frame.srcdoc = text;
  else frame.src = URL.createObjectURL(new Blob([text], {{ type: "text/html" }}));
}});
</script>"""
"""A page that writes the one file into a frame of its own."""


@pytest.fixture
def course(dist: Path, tmp_path: Path) -> Iterator[Site]:
    """A platform that shows the site, and the one file in several ways."""
    shutil.copytree(dist, tmp_path / "course")
    pages = {
        "site": f'{AROUND}<iframe {SANDBOX} src="."></iframe>',
        "file": f'{AROUND}<iframe {SANDBOX} src="chocobox.html"></iframe>',
        "srcdoc": WRITTEN.replace("WAY", json.dumps("srcdoc")),
        "blob": WRITTEN.replace("WAY", json.dumps("blob")),
    }
    for name, text in pages.items():
        (tmp_path / "course" / f"in-{name}.html").write_text(text)
    with serving(tmp_path / "course", "/course/") as site:
        yield site


@pytest.fixture
def tablet(new_context: Any) -> Page:
    """A tablet of somebody's own."""
    context: BrowserContext = new_context(**settings_of({}))
    return context.new_page()


def framed(page: Page, course: Site, name: str) -> FrameLocator:
    """What that platform shows in its frame."""
    page.goto(f"{course.address}in-{name}.html")
    return page.frame_locator("iframe")


def test_the_site_says_that_it_cannot_start_in_a_frame_that_shuts_it_in(
    tablet: Page, course: Site
) -> None:
    frame = framed(tablet, course, "site")
    expect(frame.get_by_text("Chocobox cannot start here")).to_be_visible()


@pytest.mark.parametrize("way", ["srcdoc", "blob"])
def test_links_of_the_one_file_lead_on_within_its_frame(
    tablet: Page, course: Site, way: str
) -> None:
    frame = framed(tablet, course, way)
    frame.get_by_role("link", name="Settings").tap()
    expect(frame.get_by_role("heading", level=1)).to_have_text("Settings")
    frame.get_by_role("link", name="Shelf").tap()
    frame.get_by_role("link", name="Play Schokoly").tap()
    expect(frame.get_by_role("heading", level=1)).to_have_text("Schokoly")
    frame.get_by_role("link", name="Play", exact=True).tap()
    expect(frame.locator(".dock")).to_be_visible()
    tablet.evaluate("history.back()")
    expect(frame.get_by_role("link", name="Play", exact=True)).to_be_visible()
    assert tablet.url.endswith(f"in-{way}.html")


def test_where_the_one_file_has_an_address_its_links_lead_there(tablet: Page, course: Site) -> None:
    frame = framed(tablet, course, "file")
    frame.get_by_role("link", name="Play Schokoly").tap()
    frame.get_by_role("button", name="Share this set-up").tap()
    expect(frame.locator(".share-code svg")).to_be_visible()
    address = frame.locator(".link-field").input_value()
    assert address.startswith(f"{course.address}chocobox.html#/g/1")
    tablet.goto(address)
    expect(tablet.get_by_role("heading", level=1)).to_have_text("A shared game")
