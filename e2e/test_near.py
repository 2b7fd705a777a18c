"""Two browsers at one table, without a server between them: a tablet and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from e2e.conftest import CALM, PHONE, settings_of
from e2e.engines import READY, Watch, chromium_switches
from e2e.fingers import Fingers
from e2e.page import GO
from e2e.screens import CLASS
from e2e.table import Table
from e2e.test_secrets import leaks
from playwright.sync_api import Browser, Locator, Page, expect

from support.links import kept_class, set_text
from support.serving import Site

FILM = """() => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [640, 480];
  const pen = canvas.getContext("2d");
  window.dark = () => pen.fillRect(0, 0, 640, 480);
  dark();
  window.film = ([path, size]) => {
    pen.save();
    pen.translate(120, 40);
    pen.scale(400 / size, 400 / size);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = "#222";
    pen.fill(new Path2D(path));
    pen.restore();
  };
  setInterval(() => pen.fillRect(0, 0, 1, 1), 100); // a picture that stands still is no film
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
}"""
"""A camera that sees a dark room, until it is shown a code."""

CODE = "(code) => [code.firstElementChild.getAttribute('d'), code.viewBox.baseVal.width]"
PLAIN = "WebRtcHideLocalIpsWithMdns"
"""Without this feature addresses are plain, as they are where a camera is allowed."""

Meets = Callable[..., Page]


@pytest.fixture
def device(launch_browser: Callable[..., Browser], watch: Watch) -> Iterator[Meets]:
    """A device of its own, in a process of its own."""
    browsers = []

    def come(site: Site, address: str, **settings: Any) -> Page:
        first, *rest = chromium_switches()
        browsers.append(launch_browser(args=[f"{first},{PLAIN}", *rest]))
        context = browsers[-1].new_context(**settings_of(CALM | settings))
        watch.over(context)
        page = context.new_page()
        page.add_init_script(f"({FILM})()")
        page.goto(f"{site.address}{address}")
        page.locator(READY).wait_for()
        return page

    yield come
    for browser in browsers:
        browser.close()


def meets(page: Page) -> Locator:
    """The sheet where this device meets another one, with its code."""
    sheet = page.locator("dialog.meet")
    sheet.get_by_role("img", name="The code of this device").wait_for()
    return sheet


def looks(page: Page, other: Page) -> None:
    """The camera of this device sees the code of the other one."""
    page.evaluate("(code) => film(code)", meets(other).locator(".meet-code svg").evaluate(CODE))


def reads(page: Page, other: Page) -> None:
    """This device has no camera: it gets the other's code as a text."""
    sheet = meets(page)
    Fingers(page).tap(sheet.get_by_text("Without a camera"))
    sheet.get_by_label("The text of the other device").fill(
        meets(other).locator(".meet-ticket").input_value()
    )
    Fingers(page).tap(sheet.get_by_role("button", name="Join"))


def join(page: Page, other: Page) -> None:
    """Both meet: one with its camera, the other one without."""
    looks(page, other)
    expect(meets(page).locator(".meet-told")).to_contain_text("I see you! Now it is your turn")
    reads(other, page)
    are_one(page, other)


def are_one(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("dialog.meet")).to_have_count(0)
        page.evaluate("() => dark()")


def assert_apart(tablet: Table, *phones: Table) -> None:
    """Each device holds the hand of its own seat, and nothing of any other one."""
    truth = tablet.session.state
    for seat, table in enumerate((tablet, *phones)):
        known = [*(laid.card for laid in truth.board.laid), *truth.hands[seat]]
        expect(table.lying).to_have_count(len(truth.board.laid))
        expect(table.hand).to_have_count(len(truth.hands[seat]))
        assert sorted(table.numbers(table.hand)) == sorted(truth.hands[seat])
        assert leaks(table.page, known) == []


def give(table: Table, key: str, nth: int = 0) -> None:
    """Open the sheet of seats, and let a device in at one of those that have this key."""
    table.choose_in_menu("Play on several tablets")
    table.fingers.tap(table.sheet.get_by_role("button", name=key).nth(nth))


def sit_down(site: Site, device: Meets, persons: str) -> tuple[Table, Table]:
    """A tablet, and a phone that has its second seat."""
    tablet = Table(device(site, f"#/new/schokoly?seed=7&players={persons}&flat=1"))
    phone = Table(device(site, "#/near", viewport=PHONE))
    give(tablet.ready(), "Give to a phone", 1)
    join(tablet.page, phone.page)
    tablet.close_by_key()
    return tablet, phone


def test_a_phone_has_a_seat_at_a_tablets_table(site: Site, device: Meets) -> None:
    tablet, phone = sit_down(site, device, "person:Ada,person:Ben")
    assert_apart(tablet, phone)
    for laid, (mine, other) in enumerate(((tablet, phone), (phone, tablet)), 1):
        mine.play_turn()
        expect(other.lying).to_have_count(laid)
        assert_apart(tablet, phone)


def test_a_guest_lets_another_one_in(site: Site, device: Meets) -> None:
    tablet, phone = sit_down(site, device, "person:Ada,person:Ben,person:Cora")
    third = Table(device(site, "#/near", viewport=PHONE))
    give(phone, "Give to a phone", 1)
    join(phone.page, third.page)
    phone.close_by_key()
    expect(tablet.line).to_contain_text("Cora plays at another device now")
    assert_apart(tablet, phone, third)


def test_a_teachers_tablet_sees_which_task_a_pupil_plays(site: Site, device: Meets) -> None:
    tablet = device(site, "#/settings")
    tablet.evaluate(CLASS, kept_class())
    tablet.evaluate(GO, "#/class/monday")
    Fingers(tablet).tap(tablet.get_by_role("link", name="Look on while they play"))
    Fingers(tablet).tap(tablet.get_by_role("button", name="Let a tablet in"))
    phone = device(site, f"#/g/{set_text()}", viewport=PHONE)
    tap = Fingers(phone).tap
    phone.locator(".task-name input").fill("Ada")
    phone.locator(".task-name input").blur()
    tap(phone.get_by_role("button", name="Show the teacher live"))
    join(tablet, phone)
    tile = tablet.locator(".onlook-tiles li")
    expect(tile).to_have_text(re.compile(r"Ada\s*Tasks done: 0 of 3\s*$"))
    tap(phone.get_by_role("button", name="Task 2: Play"))
    phone.locator(".table").wait_for()
    expect(tile).to_contain_text("Task 2")
    phone.go_back()
    tap(phone.get_by_role("button", name="Stop showing"))
    expect(tile).to_contain_text("away")
    Fingers(tablet).tap(tablet.get_by_role("button", name="Put away"))
    expect(tile).to_have_count(0)
