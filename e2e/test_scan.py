"""The scanner: code after code before a camera, which Chromium plays from a film."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from e2e.codes import film
from e2e.conftest import CALM, settings_of
from e2e.engines import KEPT, Watch, chromium_switches
from e2e.fingers import Fingers
from e2e.looks import faults_of
from e2e.screens import CLASS
from e2e.visitor import await_true
from playwright.sync_api import Browser, Page, expect

from support.links import kept_class, result_text
from support.serving import Site, serving

PUPILS = 5
Before = Callable[[Path], Page]


@pytest.fixture
def before(launch_browser: Callable[..., Browser]) -> Iterator[Before]:
    """Pages whose camera shows a film; nothing may report an error."""
    browsers, watch = list[Browser](), Watch()

    def come(shown: Path) -> Page:
        fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
        fake.append(f"--use-file-for-fake-video-capture={shown}")
        browsers.append(launch_browser(args=[*chromium_switches(), *fake]))
        context = browsers[-1].new_context(**settings_of(CALM))
        watch.over(context)
        return context.new_page()

    yield come
    for browser in browsers:
        browser.close()
    assert watch.heard == []


def scan(page: Page) -> None:
    Fingers(page).tap(page.get_by_role("button", name="Scan", exact=True))


def test_one_tap_reads_the_codes_of_a_whole_class_without_a_network(
    before: Before, dist: Path, tmp_path: Path
) -> None:
    with serving(dist) as site:
        read_a_class(before, site, tmp_path)


def read_a_class(before: Before, site: Site, tmp_path: Path) -> None:
    """From the set's page, without a network, to a table of results."""
    names = [f"Pupil {number}" for number in range(PUPILS)]
    links = [f"{site.address}#/g/{result_text(name, i)}" for i, name in enumerate(names)]
    page = before(film(links, tmp_path / "class.y4m"))
    page.goto(f"{site.address}#/settings")
    page.locator("main").wait_for()
    page.evaluate(CLASS, kept_class()[:1])
    page.goto(f"{site.address}#/class/monday")
    page.locator(KEPT).wait_for()
    site.kill()
    scan(page)
    rows = page.locator(".class-table tbody th")
    expect(rows).to_have_count(PUPILS)
    assert sorted(row.partition("\n")[0] for row in rows.all_inner_texts()) == sorted(names)
    expect(page.locator(".scan-told")).to_contain_text(f"{PUPILS} results")
    assert list(faults_of(page)) == []
    page.evaluate("window.track = document.querySelector('.scan video').srcObject.getTracks()[0]")
    Fingers(page).tap(page.get_by_role("button", name="Close"))
    await_true(page, "() => window.track.readyState === 'ended'")
