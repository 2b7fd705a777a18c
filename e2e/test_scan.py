"""The scanner: code after code before a camera, which Chromium plays from a film."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import segno
from e2e.conftest import CALM, settings_of
from e2e.engines import KEPT, Watch, chromium_switches
from e2e.fingers import Fingers
from e2e.looks import faults_of
from e2e.screens import CLASS
from e2e.visitor import await_true
from playwright.sync_api import Browser, Page, expect

from support.links import kept_class, result_text
from support.serving import serving

WIDTH, HEIGHT = 640, 480
SIDE = 380
"""A code's width, in pixels."""
DARK, LIGHT, TABLE = 45, 215, 120
RATE, EACH = 5, 3
"""Frames a second, and how many of them show one code."""

PUPILS = 5


def frame(text: str) -> bytes:
    """The light of each pixel; around the code lies a plain table."""
    code = segno.make_qr(text, error="L", boost_error=False)
    rows = [
        bytes(LIGHT - (LIGHT - DARK) * dark for dark in row) for row in code.matrix_iter(border=4)
    ]
    left, top = (WIDTH - SIDE) // 2, (HEIGHT - SIDE) // 2
    lines = [bytearray([TABLE]) * WIDTH for _ in range(HEIGHT)]
    for y in range(SIDE):
        row = rows[y * len(rows) // SIDE]
        lines[top + y][left : left + SIDE] = bytes(row[x * len(row) // SIDE] for x in range(SIDE))
    return b"".join(lines)


def film(codes: Iterable[str], to: Path) -> Path:
    """Some frames of each code; after the last one the film begins anew."""
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{RATE}:1 Ip A1:1 C420\n".encode()
    grey = bytes([128]) * (WIDTH * HEIGHT // 2)
    to.write_bytes(head + b"".join((b"FRAME\n" + frame(text) + grey) * EACH for text in codes))
    return to


def switches(shown: Path) -> list[str]:
    """Chromium's camera shows a film."""
    fake = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    return [*chromium_switches(), *fake, f"--use-file-for-fake-video-capture={shown}"]


def test_one_tap_reads_the_codes_of_a_whole_class_without_a_network(
    launch_browser: Callable[..., Browser], watch: Watch, dist: Path, tmp_path: Path
) -> None:
    names = [f"Pupil {number}" for number in range(PUPILS)]
    with serving(dist) as site:
        links = [f"{site.address}#/g/{result_text(name, i)}" for i, name in enumerate(names)]
        browser = launch_browser(args=switches(film(links, tmp_path / "class.y4m")))
        context = browser.new_context(**settings_of(CALM))
        watch.over(context)
        page = context.new_page()
        page.goto(f"{site.address}#/settings")
        page.locator("main").wait_for()
        page.evaluate(CLASS, kept_class()[:1])
        page.goto(f"{site.address}#/class/monday")
        page.locator(KEPT).wait_for()
    read_a_class(page, names)  # without a network
    browser.close()


def read_a_class(page: Page, names: list[str]) -> None:
    """From the set's page to a table of results."""
    Fingers(page).tap(page.get_by_role("button", name="Scan", exact=True))
    rows = page.locator(".class-table tbody th")
    expect(rows).to_have_count(len(names))
    assert sorted(row.partition("\n")[0] for row in rows.all_inner_texts()) == sorted(names)
    expect(page.locator(".scan-told")).to_contain_text(f"Results: {len(names)}")
    assert list(faults_of(page)) == []
    page.evaluate("window.track = document.querySelector('.scan video').srcObject.getTracks()[0]")
    Fingers(page).tap(page.get_by_role("button", name="Close"))
    await_true(page, "() => window.track.readyState === 'ended'")
