"""Each game by touch: from the shelf into a game, to the end of one, and again."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from e2e.boom_table import BoomTable
from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Fingers, at_rest
from e2e.kaboom_table import KaboomTable
from e2e.page import as_far_as_it_goes, choose, sit, step
from e2e.table import Table
from playwright.sync_api import Page, expect

from chocobox.core.session import Session
from support.moments import (
    Fits,
    boom,
    bot_has_called,
    challenge,
    kaboom,
    last_card,
    nearly_out,
    nearly_over,
    schokoly,
)  # fmt: skip
from support.nights import one_by_day


@dataclass(frozen=True)
class Way:
    """One game: its title and table, the bots against the person, and when it is nearly over."""

    title: str
    table: type[Any]
    bots: tuple[str, ...]
    name: str
    moment: Callable[..., Session]
    late: Fits
    options: dict[str, int] = field(default_factory=dict)


QUICK = {"hesitation": 5000, "pace": 70, "handicap_1": 300}
ROUND = {"rounds": 1, "pace": 5000}
WAYS = (
    Way("Schokoly", Table, ("nibbler",), "Nibbler", schokoly, last_card),
    Way("Choco Challenge", ChallengeTable, ("kitten",) * 2, "Kitten", challenge, nearly_over),
    Way("Kaboom!", KaboomTable, ("forgetful",), "Goldfish", kaboom, bot_has_called, ROUND),
    Way("Choco-Boom", BoomTable, ("sleepy",), "Dormouse", boom, nearly_out, QUICK),
)


@pytest.mark.parametrize("way", one_by_day(WAYS), ids=lambda way: way.title)
def test_from_the_shelf_to_the_end_and_another_game(visit: Visit, way: Way) -> None:
    play(visit(viewport=UPRIGHT, **CALM), way)


def play(page: Page, way: Way) -> None:
    """A game from the shelf; one that is nearly over to its end; another one after it."""
    fingers = Fingers(page)
    lid = page.locator(".box", has=page.get_by_role("link", name=f"Play {way.title}"))
    fingers.tap_at(at_rest(lid.locator(".lid-picture")).middle)
    set_up(page, way)
    fingers.tap(page.get_by_role("link", name="Just play"))
    table = way.table(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, *way.bots]
    assert record["options"] | way.options == record["options"]
    while not any(seat == 0 for seat, *_ in table.record()["moves"]):
        table.play_turn()

    table = way.table.at(page, way.moment(way.late, ("person", *way.bots), **way.options))
    table.play_to_end()
    title = table.end.get_by_role("heading")
    session = table.session
    for winner in session.game.outcome(session.state).winners:
        expect(title).to_contain_text(way.name if winner else "You")
    expect(page.locator("#announcer")).to_contain_text(title.inner_text())
    record = table.record()
    fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.end).to_have_count(0)
    table.ready()
    assert table.record()["options"] == record["options"]
    assert table.record()["seed"] != record["seed"]


def set_up(page: Page, way: Way) -> None:
    """An easy bot in the next seat; time enough for a slow machine, by all that sets a number."""
    sit(page, 1, way.name)
    if way.options:
        Fingers(page).tap(page.locator(".house summary"))
    if way.options is QUICK:
        step(page, "Time to call", "3 s", "4 s", "5 s")
        choose(page, "Pace", "brisk")
        as_far_as_it_goes(page, "Handicap", "more")
    elif way.options is ROUND:
        as_far_as_it_goes(page, "Rounds", "less")
        choose(page, "Pace", re.compile(r"^\s*5 s\s*$"))
