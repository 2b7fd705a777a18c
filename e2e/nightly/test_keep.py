"""What stays on a device, and how it is cleared."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, KEPT, Profile
from e2e.games import PUT
from e2e.page import GO
from e2e.visitor import Visitor

from support.moments import played, record_of
from support.serving import Site, serving

pytestmark = pytest.mark.parametrize("profile", ENGINES, indirect=True)

HELD = """async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return [registrations.length, (await caches.keys()).length, localStorage.length];
}"""
"""Service workers, caches and settings that this browser holds."""

FOCUSED = "(name) => document.activeElement.textContent.trim() === name"
CUT = (
    *("net::ERR_", "due to access control checks", "Failed to load resource"),
    *("Failed to fetch", "Load failed", "NetworkError", "A network error occurred", "annot load"),
)
"""What browsers say of a host that is asked in vain."""


def test_what_is_kept_is_told_of_and_cleared_in_two_steps(profile: Profile, dist: Path) -> None:
    with serving(dist) as site:
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        for name in ("one", "other"):
            visitor.evaluate(PUT, [name, record_of(played(1, 7)), False, False])
        visitor.evaluate("() => chocobox.store.set('theme', 'dark')")
        clear_the_box(visitor)
        clear_everything(visitor, site)
        profile.close(site.address, *CUT)


def clear_the_box(visitor: Visitor) -> None:
    """What can be fetched again goes; games and settings stay."""
    visitor.evaluate(GO, "#/settings")
    visitor.wait_for(".space-facts li", "Saved games: 2")
    visitor.wait_for(".space-facts li", "Plays without internet")
    visitor.tap("button", "Remove the program only")
    visitor.wait(FOCUSED, "Keep")
    assert visitor.count(".cut-off") == 0
    visitor.tap(".question .bad")
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
    visitor.tap("button", "Keep")
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


def kept_at_settings(profile: Profile, site: Site) -> Visitor:
    """A visitor at the settings, once the whole site is kept."""
    visitor = profile.open(f"{site.address}#/settings")
    visitor.wait_for(KEPT)
    return visitor


SPEAK = "(language) => chocobox.store.set('language', language)"


def test_a_language_is_kept_once_it_is_chosen_and_else_is_said_to_be_away(
    profile: Profile, dist: Path
) -> None:
    with serving(dist) as site:
        visitor = kept_at_settings(profile, site)
        visitor.evaluate(SPEAK, "de")
        visitor.wait_for("html[lang=de]")
        visitor.wait_for(f"{KEPT}[lang=de]")
        site.kill()
        visitor.reload()
        visitor.wait_for(f"{KEPT}[lang=de]")
        visitor.wait_for("h1", "Einstellungen")
        visitor.evaluate(SPEAK, "en")
        visitor.wait_for("h1", "Settings")
        profile.close(site.address, *CUT)


def test_without_the_internet_a_language_that_never_came_is_said_to_be_away(
    profile: Profile, dist: Path
) -> None:
    with serving(dist) as site:
        visitor = kept_at_settings(profile, site)
        site.kill()
        visitor.evaluate(SPEAK, "de")
        visitor.wait_for(
            ".settings [role=alert]",
            "Deutsch has not come to this device yet. Go online once, then choose it again.",
        )
        visitor.wait_for("html[lang=en]")
        site.start()
        visitor.evaluate(SPEAK, "de")
        visitor.wait_for(f"{KEPT}[lang=de]")
        assert visitor.count(".settings [role=alert]") == 0
        profile.close(site.address, *CUT)
