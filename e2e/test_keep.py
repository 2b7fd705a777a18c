"""What stays on a device: the promise, a screen that stays on, the room, and how it is cleared."""

from __future__ import annotations

from pathlib import Path

from e2e.engines import KEPT, Profile
from e2e.games import PUT, played, record_of
from e2e.page import GO
from e2e.person import Person
from e2e.serving import Site, serving
from e2e.visitor import STORED, Visitor

NOTE = """() => {
  window.noted = [];
  const note = (name, answer) => async () => { noted.push(name); return answer; };
  Object.assign(navigator.storage ?? {}, { persist: note("persist", false) });
  const wakeLock = { request: note("awake", { released: false, release: note("asleep") }) };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: wakeLock });
}"""
"""From now on the browser refuses every promise, and notes what it is asked."""

NOTED = "() => String(noted) === `awake,asleep${navigator.storage ? ',persist' : ''}`"
HELD = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [registrations.length, (await caches.keys()).length, localStorage.length];
}"""
"""Service workers, caches and settings that this browser holds."""

FOCUSED = "(name) => document.activeElement.textContent.trim() === name"
CUT = ("net::ERR_", "due to access control checks", "Failed to load resource")
"""What browsers say of a host that is asked in vain."""


def test_what_is_kept_is_promised_told_of_and_cleared_in_two_steps(
    profile: Profile, dist: Path
) -> None:
    with serving(dist) as site:
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        visitor.evaluate(NOTE)
        near = len(played(seed=3).moves) - 3
        for name, session in {"near": played(3, near), "begun": played(1, 7)}.items():
            visitor.evaluate(PUT, [name, record_of(session), False, False])
        visitor.evaluate("() => chocobox.store.set('theme', 'dark')")
        visitor.evaluate(GO, "#/game/near")
        Person(visitor).play_to_end()
        visitor.wait(NOTED)
        visitor.wait(STORED)
        clear_the_box(visitor)
        clear_everything(visitor, site)
        profile.close(site.address, *CUT)


def clear_the_box(visitor: Visitor) -> None:
    """What can be fetched again goes; games and settings stay."""
    visitor.evaluate(GO, "#/settings")
    visitor.wait_for(".space-facts li", "2 saved games")
    visitor.wait_for(".space-facts li", "Plays without internet")
    visitor.tap("button", "Remove the program only")
    visitor.wait(FOCUSED, "Keep it")
    assert visitor.count(".cut-off") == 0
    visitor.tap("button", "Remove the program")
    visitor.wait(FOCUSED, "Done")
    assert visitor.evaluate(HELD) == [0, 0, 1]
    with visitor.comes_anew():
        visitor.tap("a", "Open Chocobox again")
    visitor.wait_for(f"{KEPT}[data-theme=dark]")
    visitor.wait_for("a", "Continue Schokoly")


def clear_everything(visitor: Visitor, site: Site) -> None:
    """Games and settings go too, after a clear yes."""
    visitor.evaluate(GO, "#/settings")
    site.kill()
    visitor.tap("button", "Delete everything")
    visitor.wait_for(".cut-off")
    visitor.tap("button", "Keep it")
    visitor.wait(FOCUSED, "Delete everything")
    site.start()
    visitor.tap("button", "Delete everything")
    visitor.tap(".question .bad")
    visitor.wait(FOCUSED, "Done")
    assert visitor.evaluate(HELD) == [0, 0, 0]
    with visitor.comes_anew():  # whichever way one leaves, the box begins anew
        visitor.evaluate("() => { setTimeout(() => history.back()); }")
    visitor.wait_for(KEPT)
    visitor.evaluate(GO, "#/saves")
    visitor.wait_for("main .calm")
