"""A bot plays in the workshop in all three engines: with the server gone, and in the one file."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, KEPT, Profile
from e2e.visitor import Visitor

from support.serving import serving

pytestmark = pytest.mark.parametrize("profile", ENGINES, indirect=True)

BENCH = "() => { location.hash = '#/workshop/choco_challenge'; }"
ALL_PLAYED = ".rival-bar[style*='--played: 1.0000']"


def write_and_play(visitor: Visitor) -> None:
    """One shown game, then twenty unseen."""
    visitor.evaluate(BENCH)
    visitor.wait_for(".workshop[data-ply='0'] .bench")
    visitor.tap("button", "Run")
    visitor.wait_for(".pce-line[data-mark=chose]")
    visitor.tap("button", "Stop")
    visitor.tap("button", "20 games")
    visitor.wait_for(ALL_PLAYED)


def test_a_bot_plays_with_the_server_gone(profile: Profile, dist: Path) -> None:
    with serving(dist) as site:
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        site.kill()
        write_and_play(visitor)
        profile.close(site.address)


def test_a_bot_plays_in_the_one_file(profile: Profile, dist: Path) -> None:
    address = (dist / "chocobox.html").as_uri()
    visitor = profile.open(address)
    write_and_play(visitor)
    profile.close(address)
