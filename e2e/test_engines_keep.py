"""In all three engines: what is kept is told, and can be cleared."""

from __future__ import annotations

import time

from e2e import test_engines
from e2e.serving import Site
from e2e.test_engines import Door

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
    visitor.evaluate("() => { window.isOld = true; }")
    visitor.tap(".emptied a")
    while not visitor.has_arrived():
        time.sleep(0.02)
    visitor.wait("() => document.documentElement.dataset.offline === 'ready'")
    assert visitor.evaluate(GAMES) == 0
    door.part(site)
