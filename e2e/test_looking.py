"""Looking back at a game that is over: by touch without a host, by keys from a link."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from e2e.conftest import CALM, PHONE, Visit
from e2e.engines import ENGINES, KEPT, Profile
from e2e.games import PUT, record_of
from e2e.keys import Keys
from e2e.links import text_of
from e2e.moments import WITH_BAKERS, moment, over
from e2e.replay import Watched
from e2e.serving import Site, serving
from e2e.visitor import Visitor
from playwright.sync_api import expect

from chocobox.analysis.looking import looking_at
from chocobox.analysis.told import Telling
from chocobox.core.session import Session
from chocobox.records import session_of

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


@cache
def game() -> Session:
    """One person against two bots, to the end."""
    return moment("choco_challenge", over("choco_challenge"), WITH_BAKERS, first=3)


@cache
def told() -> tuple[Telling, ...]:
    """What the engine finds worth telling of that game."""
    return looking_at(session_of(record_of(game()))).back().moments


def without_host(profile: Profile, site: Site, to: str) -> Visitor:
    """Comes to a page of the game that is over, once its host is gone."""
    visitor = profile.open(f"{site.address}#/settings")
    visitor.wait_for(KEPT)
    visitor.evaluate(PUT, ["over", record_of(game()), True, False])
    site.kill()
    visitor.reload()
    visitor.wait_for(KEPT)  # a reload on the way to a page stops what is being loaded for it
    visitor.evaluate(f"() => {{ location.hash = '#/{to}'; }}")
    return visitor


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_the_end_of_a_game_leads_back_through_it_without_a_host(
    profile: Profile, dist: Path
) -> None:
    wrong = next(it for it in told() if it.kind == "blunder")
    with serving(dist) as site:
        visitor = without_host(profile, site, "game/over")
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
        visitor.tap(".film-leave")
        visitor.wait_for(".end-sheet")
        profile.close(site.address, *CUT)


def test_who_has_only_keys_hears_how_it_was_played_and_what_was_better(visit: Visit) -> None:
    page = visit(f"#/g/{text_of('replay', game())}", viewport=PHONE, **CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Look back"))
    watched = Watched(page).ready()
    expect(page.get_by_role("progressbar", name="Every move is being judged")).to_be_attached()
    keys.hears(r"Done: .*You .*\. Appren")
    keys.enter(page.locator(".looking-summary"))
    last = told()[-1]
    entry = page.locator("dialog .menu-entry").last
    expect(entry).to_contain_text(f"Move {last.move}")
    keys.enter(entry)
    watched.at(last.ply)
    keys.hears(f"Move {last.move}:")
    keys.press("Home")
    keys.press("]")
    watched.at(told()[0].ply)
    keys.hears(r"Better: ")
