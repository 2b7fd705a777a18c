"""The box as one file: on a stick, in a mail, in a learning platform; no server, no internet."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from e2e.conftest import settings_of
from e2e.engines import ENGINES, Chromium, path_of
from e2e.person import Person
from e2e.serving import serving, serving_badly
from e2e.table import Table
from e2e.visitor import STORED, Visitor
from playwright.sync_api import BrowserContext, Page, Playwright, expect

READY = "html[data-engine=ready]"
SEVEN = "#/new/schokoly?seed=7&players=person,taster"
SANDBOX = {"Content-Security-Policy": "sandbox allow-scripts"}
KEEPS_NOTHING = "This browser keeps nothing: games last only until this page is closed."
AWAKE = "screen-wake-lock is not allowed"
"""Chromium says so itself where a frame's screen may not be held on."""

PLATFORM = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe sandbox="allow-scripts" src="chocobox.html"></iframe>"""

MARKS = """() => ["shelf-drawn", "engine-ready"].map((name) =>
  performance.getEntriesByName(name)[0].startTime)"""
ADDRESSES = """() => [...document.querySelectorAll("a[href]")].map((one) =>
  one.getAttribute("href"))"""

Come = Callable[[str], Visitor]


@pytest.fixture(scope="session")
def one_file(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file, alone in a folder, under a name as people give them."""
    folder = tmp_path_factory.mktemp("stick")
    return Path(shutil.copy(dist / "chocobox.html", folder / "Für Ömi & Co #1.html"))


@pytest.fixture(params=ENGINES)
def come(request: pytest.FixtureRequest, tmp_path: Path, playwright: Playwright) -> Iterator[Come]:
    """A browser that comes to an address with all that it had kept."""
    came: list[Visitor] = []

    def start(address: str) -> Visitor:
        make = ENGINES[request.param]
        came.append(make(path_of(request.param), tmp_path / "profile", playwright))
        came[-1].goto(address)
        return came[-1]

    yield start
    for visitor in came:
        visitor.close()


@pytest.fixture
def touch(new_context: Callable[..., BrowserContext]) -> Callable[[str], Page]:
    """A tablet that opens an address."""

    def come(address: str) -> Page:
        page = new_context(**settings_of({})).new_page()
        page.goto(address)
        return page

    return come


class Framed(Chromium):
    """Touches what a platform shows in a frame that fills its window."""

    def evaluate(self, function: str, arg: Any = None) -> Any:
        """What a function of the framed page gives."""
        return self.page.frames[1].evaluate(function, arg)


def judge(visitor: Visitor, own: str) -> None:
    """Nothing went wrong, and nobody was asked for anything."""
    assert [said for said in visitor.complaints() if AWAKE not in said] == []
    asked = [url for url in visitor.asked() if not url.startswith((own, "data:", "blob:"))]
    assert asked == []


def begins_with(person: Person, before: dict[str, Any]) -> bool:
    """Whether the game on the table is that game, played on."""
    record = person.record()
    return cast("bool", record["moves"][: len(before["moves"])] == before["moves"])


def test_it_plays_from_a_stick_and_a_game_outlives_the_browser(come: Come, one_file: Path) -> None:
    address = one_file.as_uri()
    visitor = come(address)
    visitor.wait_for(".offline", "This file plays without internet")
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Play")
    person = Person(visitor)
    person.play_turn()
    before = person.record()
    visitor.wait(STORED)
    visitor.reload()
    visitor.wait_for(READY)
    person.play_turn()
    assert begins_with(person, before)
    before = person.record()
    visitor.wait(STORED)
    visitor.close()
    judge(visitor, address)

    visitor = come(address)
    visitor.wait_for(READY)
    drawn, ready = visitor.evaluate(MARKS)
    assert drawn < ready
    visitor.tap("a.ribbon")
    person = Person(visitor)
    person.play_turn()
    assert begins_with(person, before)


def test_in_a_sandbox_it_plays_and_says_that_it_keeps_nothing(come: Come, one_file: Path) -> None:
    shutil.copy(one_file, one_file.with_name("chocobox.html"))
    with serving_badly(one_file.parent, headers=SANDBOX) as host:
        visitor = come(f"{host}chocobox.html{SEVEN}")
        visitor.wait_for(".answer", KEEPS_NOTHING)
        person = Person(visitor)
        person.play_turn()
        person.play_turn()
        assert person.record()["seed"] == 7
        visitor.close()
        judge(visitor, f"{host}chocobox.html")


def test_in_a_frame_of_a_learning_platform_it_plays(
    one_file: Path, tmp_path: Path, playwright: Playwright
) -> None:
    course = tmp_path / "course"
    course.mkdir()
    (course / "index.html").write_text(PLATFORM)
    shutil.copy(one_file, course / "chocobox.html")
    with serving(course) as platform:
        visitor = Framed(path_of("chromium"), tmp_path / "profile", playwright)
        visitor.goto(platform.address)
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Play")
        person = Person(visitor)
        person.play_turn()
        person.play_turn()
        visitor.close()
        judge(visitor, platform.address)
        assert set(platform.bodies()) == {"", "chocobox.html"}


def test_its_texts_are_let_go_and_python_can_still_begin_anew(
    touch: Callable[[str], Page], one_file: Path
) -> None:
    page = touch(f"{one_file.as_uri()}{SEVEN}")
    table = Table(page).ready()
    assert page.evaluate("document.body.textContent.length") < 1_000_000
    assert table.record()["seed"] == 7
    table.play_turn()
    page.evaluate("chocobox.engine.restart()")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    table.await_turn()
    table.play_turn()


def test_every_page_is_within_and_all_licences_too(
    touch: Callable[[str], Page], one_file: Path
) -> None:
    page = touch(one_file.as_uri())
    lids = page.locator(".lids li")
    expect(lids).to_have_count(4)
    for name in page.get_by_role("navigation").get_by_role("link").all_inner_texts():
        page.get_by_role("link", name=name, exact=True).tap()
        expect(lids).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        away = [it for it in page.evaluate(ADDRESSES) if not it.startswith(("#", "https:"))]
        assert away == []
        page.go_back()
        expect(lids).to_have_count(4)
    page.get_by_role("link", name="About").tap()
    page.get_by_role("link", name="All licences in full").tap()
    expect(page.get_by_text("SIL OPEN FONT LICENSE")).to_be_visible()
    page.get_by_role("link", name="About").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
