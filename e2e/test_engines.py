"""The same journeys in Chromium, Firefox and WebKit, which is the nearest to an iPad's Safari."""

from __future__ import annotations

import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.engines import ENGINES, path_of
from e2e.games import PUT, played, record_of
from e2e.person import SHEET, Person
from e2e.serving import Site, serving
from e2e.visitor import STORED, Visitor
from playwright.sync_api import Playwright

from runtime.serve import HASHED

READY = "html[data-engine=ready]"
KEPT = "html[data-offline=ready]"
FOUR = "#/new/schokoly?seed=11&players=person,nibbler,taster,nibbler"
NOT_KEPT = {"chocobox.html"}
"""What the site offers, but does not need."""

BOXES = ["Schokoly", "Choco-Boom", "Choco Challenge", "Kaboom!"]

LIDS = "() => [...document.querySelectorAll('h2')].map((one) => one.textContent.trim())"
MARKS = """() => ["shelf-drawn", "engine-ready"].map((name) =>
  performance.getEntriesByName(name)[0].startTime)"""


class Door:
    """Lets visitors in with all that their browser had kept, and looks behind the scenes."""

    def __init__(self, engine: str, profile: Path, playwright: Playwright) -> None:
        self.engine, self.profile, self.playwright = engine, profile, playwright
        self.path = path_of(engine)
        self.inside: Visitor | None = None

    def open(self, site: Site, to: str = "", **how: Any) -> Visitor:
        """A browser comes to the site."""
        self.inside = ENGINES[self.engine](self.path, self.profile, self.playwright, **how)
        self.inside.goto(f"{site.address}{to}")
        return self.inside

    def leave(self) -> Visitor | None:
        """The browser is closed."""
        visitor, self.inside = self.inside, None
        if visitor:
            visitor.close()
        return visitor

    def part(self, site: Site) -> None:
        """The browser is closed, and it is judged what went on behind the scenes."""
        visitor = self.leave()
        assert visitor
        assert visitor.complaints() == []
        own = (f"{site.origin}/", "data:", f"blob:{site.origin}/")
        assert {url for url in visitor.asked() if not url.startswith(own)} == set()
        assert any(url.startswith(site.address) for url in visitor.asked())


@pytest.fixture(params=ENGINES)
def door(request: pytest.FixtureRequest, tmp_path: Path, playwright: Playwright) -> Iterator[Door]:
    """The way into one engine."""
    door = Door(request.param, tmp_path / "profile", playwright)
    yield door
    door.leave()


def test_a_first_visit_starts_python_and_downloads_no_file_twice(door: Door, dist: Path) -> None:
    with serving(dist) as site:
        visitor = door.open(site)
        assert_shelf_comes_first(visitor)
        visitor.wait_for(KEPT)
        door.part(site)
        assert files_of(dist) <= {one.path or "index.html" for one in site.answers}
        assert twice(site) == {}


def assert_shelf_comes_first(visitor: Visitor) -> None:
    """The boxes are there before Python is."""
    visitor.wait_for(READY)
    assert visitor.evaluate(LIDS) == BOXES
    drawn, ready = visitor.evaluate(MARKS)
    assert drawn < ready


def files_of(dist: Path) -> set[str]:
    """All that is kept for offline play."""
    found = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    return {name for name in found if name not in NOT_KEPT}


def twice(site: Site) -> Counter[str]:
    """Files whose body was sent more than once."""
    bodies = site.bodies()
    bodies["index.html"] += bodies.pop("", 0)  # the front page has two addresses
    return Counter({path: count for path, count in bodies.items() if count > 1})


def test_a_second_visit_downloads_nothing_and_a_third_needs_no_server(
    door: Door, dist: Path
) -> None:
    with serving(dist) as site:
        door.open(site).wait_for(KEPT)
        door.part(site)

        site.answers.clear()
        door.open(site).wait_for(KEPT)
        door.part(site)
        assert [path for path in site.bodies() if HASHED.search(f"/{path}")] == []

        site.kill()
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(site.address)
        visitor = door.open(site)
        assert_shelf_comes_first(visitor)
        visitor.wait_for(KEPT)
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Play")
        person = Person(visitor)
        person.play_turn()
        person.await_turn()
        assert person.lying() == 2


LAST = 3
"""So many moves are left of a game that is played to its end: a card to lay for each."""


@pytest.mark.parametrize("door", ["firefox", "webkit"], indirect=True)
def test_a_game_outlives_a_reload_and_another_is_played_to_its_end(door: Door, site: Site) -> None:
    visitor = door.open(site, FOUR)
    person = Person(visitor)
    for _ in range(2):
        person.play_turn()
        person.await_turn()
    before = person.record()
    visitor.wait(STORED)
    visitor.reload()
    visitor.wait_for(READY)
    person.play_turn()
    assert person.record()["moves"][: len(before["moves"])] == before["moves"]
    person.await_turn()

    open_near_end(visitor)
    person.play_to_end()
    assert person.lying() == 48
    over = person.record()
    visitor.wait(STORED)
    visitor.reload()
    visitor.wait_for(SHEET)
    assert person.record() == over
    door.part(site)


def open_near_end(visitor: Visitor) -> None:
    """A game of which little is left; a whole one is played in Chromium, without a server."""
    near = played(seed=3, moves=len(played(seed=3).moves) - LAST)
    visitor.evaluate(PUT, ["near", record_of(near), False, False])
    visitor.evaluate("() => { location.hash = '#/settings'; }")
    visitor.wait_for_no(".dock")
    visitor.evaluate("() => { location.hash = '#/game/near'; }")
    visitor.wait_for(".dock")


@pytest.mark.parametrize("door", ["firefox"], indirect=True)
def test_a_private_window_of_firefox_keeps_nothing_and_plays(door: Door, site: Site) -> None:
    visitor = door.open(site, is_private=True)
    visitor.wait_for(".offline[data-state=none]")
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Play")
    person = Person(visitor)
    person.play_turn()
    person.await_turn()
    assert person.lying() == 2
