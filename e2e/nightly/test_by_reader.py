"""Whole games by a screen reader: all is found, pressed and heard over AT-SPI, in Firefox."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from e2e.engines import path_of
from e2e.nightly.listener import Listener, listening
from playwright.sync_api import Playwright

from support.serving import Site

GAMES = {
    "schokoly": "players=person,nibbler",
    "schokoly by two": "players=person,person",
    "choco_challenge": "players=person,kitten,kitten",
    "choco_challenge by three": "players=person,person,person",
    "kaboom": "players=person,crab&rounds=1&slaps=0",
    "kaboom by two": "players=person,person&rounds=1&slaps=0",
    "choco_boom": "players=person,sleepy&calm=1",
    "choco_boom by two": "players=person,person&calm=1",
}
"""The fewest seats: against the weakest bots, and with a person at each seat."""
MOST = 600
"""No such game needs more presses."""
BACK = "Back"
NEWEST = 3
"""The end is among so many sentences that were heard last."""


def play(listener: Listener, chance: random.Random) -> tuple[int, str]:
    """Press something of the list again and again, until the end; how often, and how it ended."""
    for presses in range(MOST):
        choices, over = listener.look()
        if over:
            return presses, over
        listener.press(chance.choice([one for one in choices if one.name != BACK]))
    raise AssertionError((f"no end after {MOST} presses", listener.heard[-9:]))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_a_screen_reader(
    game: str,
    site: Site,
    playwright: Playwright,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CHOCOBOX_ENGINES", "all")  # what is missing is a fault
    path_of("reader")
    with listening(playwright, path_of("firefox"), tmp_path) as (visitor, listener):
        visitor.goto(f"{site.address}#/new/{game.split()[0]}?seed=7&{GAMES[game]}")
        began = time.monotonic()
        presses, over = play(listener, random.Random(7))
        print(f"{game}: {presses} presses, {time.monotonic() - began:.0f} s: {over}")
        assert any(over in said for said in listener.heard[-NEWEST:]), listener.heard[-NEWEST:]
        assert visitor.complaints() == []
