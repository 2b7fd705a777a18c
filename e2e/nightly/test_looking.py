"""Looking back at a game, and its mistakes as puzzles: without a host; by keys from a link."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from e2e.conftest import CALM, PHONE, Visit
from e2e.engines import ENGINES, KEPT, Profile
from e2e.games import PUT
from e2e.keys import Keys
from e2e.replay import Watched
from e2e.visitor import Visitor
from playwright.sync_api import expect

from chocobox.analysis.looking import Looking, looking_at
from chocobox.analysis.puzzles import worst_of
from chocobox.analysis.told import Telling
from chocobox.core.session import Session
from chocobox.games.choco_challenge.rules.actions import Done, Draw, Stop
from chocobox.kit.value import MISTAKES, weighed
from chocobox.records import session_of
from support.links import text_of
from support.moments import WITH_BAKERS, moment, over, record_of
from support.serving import serving

CUT = ("An unknown error occurred when fetching the script.", "net::ERR_", "Failed to load")
"""What browsers themselves say of a host that is gone."""

LETTERS = "() => document.fonts.ready.then(() => undefined)"
"""Comes when the letters have come: then no key moves any more."""

BREADTHS = """() => {
  const near = document.querySelector(".hand-space").getBoundingClientRect().top;
  const cards = [...document.querySelectorAll(".hand-layer .drawn")];
  const boxes = cards.map((it) => it.getBoundingClientRect());
  const of = (isOwn) => boxes.filter((it) => it.top >= near === isOwn);
  return [true, false].map((isOwn) => of(isOwn).map((it) => it.width));
}"""
"""How broad the drawn cards are: the own ones at the near edge, and all others."""


KEYS = {Stop(): "stop", Draw(): "draw", Done(): "done"}
"""Choices that have a key of their own beside the table."""


@cache
def game() -> Session:
    """One person against two bots, to the end."""
    return moment("choco_challenge", over("choco_challenge"), WITH_BAKERS, first=9)


@cache
def looked_at() -> Looking:
    """The same game with every choice weighed, as the engine does it."""
    return looking_at(session_of(record_of(game())))


@cache
def told() -> tuple[Telling, ...]:
    """What the engine finds worth telling of that game."""
    return looked_at().back().moments


def key_at(ply: int, right: bool) -> str:
    """A key that is a right choice at a ply, or a wrong one."""
    looking = looked_at()
    state, seat = looking.session.states[ply], looking.session.moves[ply][0]
    for place, action in enumerate(looking.session.game.actions(state, seat)):
        lost = weighed(looking.value, state, seat, place).lost
        if action in KEYS and (lost < MISTAKES[-1][0]) == right:
            return KEYS[action]
    raise AssertionError(f"no key at ply {ply} is {'right' if right else 'wrong'}")


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_the_end_of_a_game_leads_back_through_it_to_puzzles_without_a_host(
    profile: Profile, dist: Path
) -> None:
    wrong = next(it for it in told() if it.kind == "blunder")
    with serving(dist) as site:
        visitor = profile.open(f"{site.address}#/settings")
        visitor.wait_for(KEPT)
        visitor.evaluate(PUT, ["over", record_of(game()), True, False])
        site.kill()
        visitor.reload()
        visitor.wait_for(KEPT)  # a reload on the way to a page stops what is being loaded for it
        visitor.evaluate("() => { location.hash = '#/game/over'; }")
        visitor.wait_for(".end-sheet")
        visitor.evaluate(LETTERS)
        visitor.tap(".end-sheet button", "Look back")
        visitor.wait_for(".looking [role=progressbar]")
        visitor.wait_for(".looking[data-done]")
        assert visitor.count(".curve-lines polyline") == len(WITH_BAKERS)
        assert visitor.count(".looking .menu-entry") == len(told())
        visitor.tap(".looking .menu-entry:has([data-kind=blunder])")
        visitor.wait_for(f".table[data-ply='{wrong.ply}'] .hinted")
        own, others = visitor.evaluate(BREADTHS)
        assert min(own) > max(others)
        solve_puzzles(visitor)
        profile.close(site.address, *CUT)


def solve_puzzles(visitor: Visitor) -> None:
    """Of the mistakes that have become puzzles one is missed and one solved; that is kept."""
    first, second, _ = sorted(worst_of(looked_at()), key=lambda it: it.id)
    visitor.tap(".looking a[href='#/practise']", "Practise puzzles of your own moves: 3")
    visitor.tap(".path a[href='#/practise/now']", "Practise your puzzles")
    visitor.wait_for(f".table.practise[data-ply='{first.ply}']")
    assert visitor.count(".hinted") == 0
    visitor.tap(f".practise .tools [data-on={key_at(first.ply, False)}]")
    visitor.wait_for(".practise .coach button", "Next")
    visitor.wait_for(".practise .hinted")
    visitor.tap(".practise .coach button", "Next")
    visitor.wait_for(f".table.practise[data-ply='{second.ply}']")
    visitor.tap(f".practise .tools [data-on={key_at(second.ply, True)}]")
    visitor.wait_for(".practise .coach button", "Next")
    said = visitor.evaluate("() => document.querySelector('.coach-words').textContent")
    assert said.startswith("Right!")
    visitor.tap(".practise .coach button", "Next")
    visitor.tap(".practise .menu-key")
    visitor.wait_for(".path h2", "Back today: 1")
    visitor.reload()
    visitor.wait_for(".path h2", "Back today: 1")


def test_who_has_only_keys_hears_how_it_was_played_and_what_was_better(visit: Visit) -> None:
    page = visit(f"#/g/{text_of('replay', game())}", viewport=PHONE, **CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Look back"))
    watched = Watched(page)
    expect(page.get_by_role("progressbar", name="Every move is being judged")).to_be_attached()
    keys.hears(r"Every move is judged\. You .*\. Appren")
    keys.enter(page.locator(".looking-summary"))
    last = told()[-1]
    entry = page.locator("dialog .menu-entry").last
    expect(entry).to_contain_text(f"move {last.move}:")
    keys.enter(entry)
    watched.at(last.ply)
    keys.hears(f"move {last.move}:")
    keys.press("Home")
    keys.press("]")
    watched.at(told()[0].ply)
    keys.hears(r"Better: ")
