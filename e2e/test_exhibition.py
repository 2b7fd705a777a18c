"""Bots play among themselves: one watches, pauses, steps, leaves, goes on and hears who has won."""

from __future__ import annotations

import re

import pytest
from e2e.conftest import PHONE, Visit
from e2e.fingers import Fingers
from e2e.replay import Watched, of_bots
from playwright.sync_api import expect

TABLES = {
    "schokoly": ("taster", "nibbler"),
    "choco_boom": ("sleepy", "lightning"),
    "choco_challenge": ("baker", "cautious", "crown"),
    "kaboom": ("steady", "shark"),
}
SEED = 7


def address(game: str, more: str = "") -> str:
    return f"#/new/{game}?seed={SEED}&players={','.join(TABLES[game])}{more}"


@pytest.mark.parametrize("game", TABLES)
def test_it_runs_by_itself_and_ends_as_the_bots_have_played(visit: Visit, game: str) -> None:
    rounds = {"rounds": 1} if game == "kaboom" else {}
    more = "".join(f"&{name}={value}" for name, value in rounds.items())
    watched = Watched(visit(address(game, more), viewport=PHONE)).ready()
    expect(watched.root).to_have_attribute("data-ply", re.compile("[1-9]"))
    whole = of_bots(game, TABLES[game], SEED, **rounds)
    expect(watched.slider).to_have_attribute("aria-valuemax", str(len(whole.moves)))
    watched.page.keyboard.press("End")
    watched.at(len(whole.moves))
    expect(watched.line).to_contain_text("Winner")
    expect(watched.page.locator("#said")).to_contain_text("Winner")


def test_it_is_paused_stepped_left_and_gone_on_with(visit: Visit) -> None:
    page = visit(address("schokoly"))
    watched, fingers = Watched(page).ready(), Fingers(page)
    expect(watched.root).to_have_attribute("data-ply", re.compile("[1-9]"))
    fingers.tap(watched.key("run"))
    expect(watched.key("run")).to_have_attribute("aria-label", "Play")
    ply = watched.ply
    fingers.tap(watched.key("on"))
    watched.at(ply + 1)
    expect(page.locator("#said")).not_to_be_empty()
    fingers.tap(watched.key("back"))
    watched.at(ply)
    fingers.tap(watched.key("leave"))
    fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    watched.ready()
    assert watched.ply > ply
    expect(watched.key("run")).to_have_attribute("aria-label", "Pause")
    expect(watched.root).to_have_attribute("data-ply", str(ply + 3))
