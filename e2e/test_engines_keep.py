"""In all three engines: what is kept is told, can be cleared, and gives way to what is newer."""

from __future__ import annotations

import time
from pathlib import Path

from e2e import test_engines
from e2e.newer import publish
from e2e.serving import Site, serving
from e2e.test_engines import Door
from e2e.visitor import Visitor

door = test_engines.door

CAN_MEASURE = "() => Boolean(navigator.storage?.estimate)"
GAMES = """async () => (await chocobox.saves.list()).length"""
HELD = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [registrations.length, (await caches.keys()).length, localStorage.length];
}"""


def test_everything_is_told_and_cleared(door: Door, site: Site) -> None:
    visitor = door.open(site, "#/new/schokoly?seed=7&players=person,nibbler")
    visitor.wait_for(".dock[data-own-turn], .panel")
    visitor.wait("() => document.documentElement.dataset.offline === 'ready'")
    visitor.evaluate("() => { chocobox.store.set('sound', false); location.hash = '#/settings'; }")
    visitor.wait("() => document.querySelector('.room-facts')?.textContent.includes('1 saved')")
    told = str(visitor.evaluate("() => document.querySelector('.room-facts').textContent"))
    assert ("MB of room taken" in told) == visitor.evaluate(CAN_MEASURE)
    assert "Plays without internet" in told

    visitor.tap(".room-empty button", "Clear everything")
    visitor.tap(".question .bad")
    visitor.wait_for(".emptied")
    assert visitor.evaluate(HELD) == [0, 0, 0]
    tap_away(visitor, ".emptied a")
    visitor.wait("() => document.documentElement.dataset.offline === 'ready'")
    assert visitor.evaluate(GAMES) == 0
    door.part(site)


def tap_away(visitor: Visitor, selector: str) -> None:
    """Tap what brings the page anew, and wait until it is there."""
    visitor.evaluate("() => { window.isOld = true; }")
    visitor.tap(selector)
    while not visitor.has_arrived():
        time.sleep(0.02)


LOOK = "() => navigator.serviceWorker.ready.then((site) => site.update()).then(() => true)"


def test_a_newer_version_is_taken_on_the_page_of_the_first_visit(
    door: Door, dist: Path, tmp_path: Path
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        visitor = door.open(site)
        visitor.wait_for("html[data-offline=ready]")
        publish(dist, tmp_path / "site", 3)
        visitor.evaluate(LOOK)
        tap_away(visitor, ".newer button")
        visitor.wait_for("html[data-build='3'][data-offline=ready]")
        assert visitor.count(".newer") == 0
        door.part(site)
