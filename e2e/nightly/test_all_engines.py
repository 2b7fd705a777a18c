"""In all three engines: what each commit asks of Chromium alone, and what else may differ."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e import test_locked, test_one_file
from e2e.engines import ENGINES, Door
from e2e.games import PUT, played, record_of
from e2e.person import SHEET, Person, play_from_shelf
from e2e.serving import Site, serving
from e2e.test_keep import HELD
from e2e.test_offline import publish
from e2e.visitor import STORED

from runtime.serve import HASHED

pytestmark = pytest.mark.parametrize("door", ENGINES, indirect=True)
test_one_file_on_a_stick = test_one_file.test_it_plays_from_a_stick_and_a_game_outlives_the_browser
test_a_locked_worker = (
    test_locked.test_from_python_nothing_leaves_the_worker_and_no_text_becomes_code
)

KEPT = "html[data-engine=ready][data-offline=ready]"
SANDBOX = {"Content-Security-Policy": "sandbox allow-scripts"}
LOOK = "() => navigator.serviceWorker.ready.then((site) => site.update()).then(() => true)"


def test_a_second_visit_downloads_nothing_and_a_third_needs_no_server(
    door: Door, dist: Path
) -> None:
    with serving(dist) as site:
        door.open(site.address).wait_for(KEPT)
        door.part(site.address)
        site.answers.clear()
        door.open(site.address).wait_for(KEPT)
        door.part(site.address)
        assert [path for path in site.bodies() if HASHED.search(f"/{path}")] == []
        site.kill()
        visitor = door.open(site.address)
        visitor.wait_for(KEPT)
        play_from_shelf(visitor)
        door.part(site.address)


def test_a_game_is_played_to_its_end_told_of_and_cleared(door: Door, site: Site) -> None:
    visitor = door.open(site.address)
    visitor.wait_for(KEPT)
    near = played(seed=3, moves=len(played(seed=3).moves) - 3)
    visitor.evaluate(PUT, ["near", record_of(near), False, False])
    visitor.evaluate("() => { location.hash = '#/game/near'; }")
    person = Person(visitor)
    person.play_to_end()
    over = person.record()
    visitor.wait(STORED)
    visitor.reload()
    visitor.wait_for(SHEET)
    assert person.record() == over
    visitor.evaluate("() => { location.hash = '#/settings'; }")
    visitor.wait_for(".room-facts li", "1 saved game")
    visitor.tap(".room-empty button", "Clear everything")
    visitor.tap(".question .bad")
    visitor.wait_for(".emptied")
    assert visitor.evaluate(HELD) == [0, 0, 0]
    with visitor.comes_anew():
        visitor.tap(".emptied a")
    visitor.wait_for(KEPT)
    door.part(site.address)


def test_a_newer_version_is_taken_on_the_page_of_the_first_visit(
    door: Door, dist: Path, tmp_path: Path
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        visitor = door.open(site.address)
        visitor.wait_for(KEPT)
        publish(dist, tmp_path / "site", 3)
        visitor.evaluate(LOOK)
        with visitor.comes_anew():
            visitor.tap(".newer button")
        visitor.wait_for(f"{KEPT}[data-build='3']")
        assert visitor.count(".newer") == 0
        door.part(site.address)


def test_in_a_sandbox_the_one_file_plays_and_says_that_it_keeps_nothing(
    door: Door, dist: Path
) -> None:
    with serving(dist, headers=SANDBOX) as site:
        address = f"{site.address}chocobox.html"
        visitor = door.open(f"{address}#/new/schokoly?seed=7&players=person,taster")
        visitor.wait_for(".answer", test_one_file.KEEPS_NOTHING)
        person = Person(visitor)
        person.play_round()
        assert person.record()["seed"] == 7
        door.part(address)
