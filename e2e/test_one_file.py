"""The box as one file: on a stick, in a mail, in a learning platform; no server, no internet."""

from __future__ import annotations

import shutil
from pathlib import Path

from e2e.engines import READY, Framed, Profile
from e2e.person import Person, play_from_shelf
from e2e.serving import serving
from e2e.visitor import STORED

KEEPS_NOTHING = "This browser saves nothing: your games last only until you close this page."
AWAKE = "screen-wake-lock is not allowed"
"""Chromium says so itself where a frame's screen may not be held on."""

PLATFORM = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe sandbox="allow-scripts"></iframe><script>
fetch("chocobox.html").then((page) => page.text()).then((text) => {
  document.querySelector("iframe").srcdoc = text;
});
</script>"""
"""A page that writes the box into a frame that shuts it in."""

LET_GO = """() => [...document.querySelectorAll("[data-packed]")]
  .every(({ textContent }) => textContent.length < 1e5)"""
"""Of the packed files only the small ones are still there: Python has begun."""


def test_it_plays_from_a_stick_and_a_game_outlives_the_browser(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    name = "Für Ömi & Co #1.html"  # as people give them
    address = Path(shutil.copy(dist / "chocobox.html", tmp_path / name)).as_uri()
    visitor = profile.open(address)
    visitor.wait_for(".offline", "This file plays without internet")
    visitor.wait_for(READY)
    visitor.wait(LET_GO)
    person = Person(visitor)
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Just play")
    visitor.wait_for(".dock[data-own-turn]")
    visitor.evaluate("() => chocobox.engine.restart()")  # and Python can still begin anew
    person.play_round()
    before = person.record()
    visitor.wait(STORED)
    profile.close(address)

    visitor = profile.open(address)
    visitor.tap("a.ribbon")
    Person(visitor).play_on(before)
    profile.close(address)


def test_in_a_frame_links_lead_on_within_and_what_is_played_is_not_kept(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    course = tmp_path / "course"
    course.mkdir()
    (course / "index.html").write_text(PLATFORM)
    shutil.copy(dist / "chocobox.html", course)
    with serving(course) as platform:
        profile.make = Framed
        visitor = profile.open(platform.address)
        visitor.tap("button", "More")
        visitor.tap(".menu-entry", "Settings")
        visitor.wait_for(".space-facts li", KEEPS_NOTHING)
        visitor.tap("a", "Shelf")
        play_from_shelf(visitor)
        profile.page.evaluate("history.back()")
        visitor.wait_for("a", "Just play")
        assert profile.page.url == platform.address
        profile.close(platform.origin, AWAKE)
        assert set(platform.bodies()) == {"", "chocobox.html"}
