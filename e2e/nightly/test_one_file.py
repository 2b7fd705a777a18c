"""The box as one file, on a stick: no server, no internet."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from e2e.engines import ENGINES, READY, Profile
from e2e.person import Person
from e2e.visitor import STORED

pytestmark = pytest.mark.parametrize("profile", ENGINES, indirect=True)

LET_GO = """() => [...document.querySelectorAll("[data-packed]")]
  .every(({ textContent }) => textContent.length < 1e5)"""
"""Of the packed files only the small ones are still there: Python has begun."""


def test_it_plays_from_a_stick_and_a_game_outlives_the_browser(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    name = "Für Ömi & Co #1.html"  # as people give them
    address = Path(shutil.copy(dist / "chocobox.html", tmp_path / name)).as_uri()
    visitor = profile.open(address)
    visitor.wait_for(".offline", "Plays without internet")
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
