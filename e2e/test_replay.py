"""A game is watched from its link, by finger and by keys."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.replay import Watched
from playwright.sync_api import expect

from support.links import text_of
from support.moments import played

SAVES = "() => chocobox.saves.list()"


def test_a_link_is_watched_without_a_trace_until_somebody_plays_on(visit: Visit) -> None:
    session = played(seed=2, players=("person:Anna", "nibbler", "taster"))
    watched = Watched(visit(f"#/watch/{text_of('replay', session)}"))
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
