"""Games are watched, by finger and by keys: one from its link, and one that bots are playing."""

from __future__ import annotations

import re

from e2e.conftest import PHONE, Visit
from e2e.games import played
from e2e.links import text_of
from e2e.moments import of_bots
from e2e.replay import Watched
from playwright.sync_api import expect

BOTS = ("taster", "nibbler")
SAVES = "() => chocobox.saves.list()"


def test_a_link_is_watched_without_a_trace_until_somebody_plays_on(visit: Visit) -> None:
    session = played(seed=2, players=("person:Anna", "nibbler", "taster"))
    watched = Watched(visit(f"#/watch/{text_of('replay', session)}")).ready()
    page, fingers, lying = watched.page, watched.fingers, watched.page.locator(".card.lying")
    watched.at(0)
    assert watched.last == len(session.moves)
    for ply in (1, 2):
        fingers.tap(watched.key("on"))
        watched.at(ply)
    fingers.carry(watched.spot(0.1), watched.spot(0.62))
    middle = round(0.62 * watched.last)
    expect(watched.root).to_have_attribute("data-ply", str(middle))  # while the finger is there
    expect(lying).to_have_count(len(session.game.view(session.states[middle], 0).board))
    fingers.up(watched.spot(0.62))
    fingers.tap_at(watched.spot(1))
    watched.at(watched.last)
    expect(watched.key("branch")).to_be_disabled()
    fingers.tap(watched.key("before"))
    expect(page.locator(".film-mark[data-here]")).to_have_count(1)
    expect(page.locator("#announcer")).not_to_be_empty()
    fingers.tap_at(watched.spot(0.97))
    page.keyboard.press("Space")  # it runs to its end by itself
    watched.at(watched.last)
    expect(watched.line).to_contain_text("wins!")
    fingers.tap_at(watched.spot(0.5))
    middle = round(0.5 * watched.last)
    watched.at(middle)
    assert page.evaluate(SAVES) == [], "whoever only looks leaves nothing"

    fingers.tap(watched.key("branch"))
    fingers.tap(page.locator("dialog .menu-entry").nth(2))
    page.locator(".dock").first.wait_for()
    [fresh] = (one["save"] for one in page.evaluate(SAVES))
    assert page.url.endswith(f"#/game/{fresh['id']}")
    old = [[seat, index] for seat, index, _ in session.moves[:middle]]
    assert [move[:2] for move in fresh["record"]["moves"][:middle]] == old


def test_bots_play_by_themselves_while_somebody_pauses_leaves_and_comes_back(
    visit: Visit,
) -> None:
    page = visit(f"#/new/schokoly?seed=7&players={','.join(BOTS)}", viewport=PHONE)
    watched = Watched(page).ready()
    expect(watched.root).to_have_attribute("data-ply", re.compile("[1-9]"))
    watched.fingers.tap(watched.key("run"))
    expect(watched.key("run")).to_have_attribute("aria-label", "Play")
    ply = watched.ply
    watched.fingers.tap(watched.key("leave"))
    watched.fingers.tap(page.get_by_role("link", name="Continue Schokoly"))
    watched.ready()
    assert watched.ply >= ply
    expect(watched.key("run")).to_have_attribute("aria-label", "Pause")
    whole = of_bots("schokoly", BOTS, 7)
    expect(watched.slider).to_have_attribute("max", str(len(whole.moves)))
    page.keyboard.press("End")
    watched.at(len(whole.moves))
    expect(page.locator("#announcer")).to_contain_text("wins!")
