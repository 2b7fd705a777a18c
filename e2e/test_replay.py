"""Games are watched again by finger and by keys, and played on from any move."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from e2e.conftest import PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import box_of
from e2e.games import keep, played, record_of
from e2e.replay import Watched, of_bots
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize, expect

from chocobox.session import Session

TINY: ViewportSize = {"width": 320, "height": 568}
SIDE: ViewportSize = {"width": 844, "height": 390}
TWELVE = 12
"""Moves of a short game."""


def test_a_finger_scrubs_steps_and_jumps_to_moments(visit: Visit) -> None:
    page, session = visit(), played(seed=2)
    keep(page, "one", session)
    page.goto(f"{page.url.partition('#')[0]}#/saves")
    watched = Watched(page)
    watched.fingers.tap(page.get_by_role("link", name="Watch"))
    watched.ready().at(0)
    assert watched.last == len(session.moves)
    expect(watched.line).to_have_text("Here the game begins.")
    before, lying = watched.saves(), page.locator(".card.lying")

    for ply in (1, 2, 3):
        watched.fingers.tap(watched.key("on"))
        watched.at(ply)
    watched.fingers.tap(watched.key("back"))
    watched.at(2)
    watched.fingers.carry(watched.spot(0.1), watched.spot(0.62))
    expect(watched.root).to_have_attribute("data-ply", str(round(0.62 * watched.last)))
    expect(lying).to_have_count(laid(session, watched.ply))
    watched.fingers.up(watched.spot(0.62))
    watched.fingers.tap_at(watched.spot(1))
    watched.at(watched.last)
    expect(lying).to_have_count(laid(session, watched.last))
    expect(watched.line).to_contain_text("Win")
    expect(watched.key("branch")).to_be_disabled()

    moments = [one["ply"] for one in reel(page, session)["moments"]]
    assert moments
    expect(page.locator(".film-mark")).to_have_count(len(moments))
    watched.fingers.tap(watched.key("before"))
    watched.at([ply for ply in moments if ply < watched.last][-1])
    expect(page.locator("#said")).not_to_be_empty()
    watched.fingers.tap_at(watched.spot(0))
    watched.at(0)
    watched.fingers.tap_at(watched.spot((moments[0] + 0.6) / watched.last, low=False))
    watched.at(moments[0])
    expect(page.locator(".film-mark[data-here]")).to_have_count(1)
    assert watched.saves() == before


def test_a_rounds_sheet_lies_neither_over_the_film_nor_over_the_keys(visit: Visit) -> None:
    session = of_bots("kaboom", ("forgetful", "forgetful"), 11, rounds=1)
    for size in (TABLET, PHONE):
        watched = Watched.saved(visit(viewport=size), session)
        page, sheet = watched.page, watched.page.locator(".round-sheet")
        page.keyboard.press("End")
        watched.at(watched.last)
        expect(sheet).to_be_visible()
        watched.fingers.tap(watched.key("back"))
        watched.at(watched.last - 1)
        page.keyboard.press("End")
        watched.at(watched.last)
        watched.fingers.tap(page.get_by_role("button", name="What is to be seen"))
        expect(page.locator("dialog.over")).to_be_visible()
        page.keyboard.press("Escape")
        watched.fingers.tap_at(watched.spot(0))
        watched.at(0)


def laid(session: Session, ply: int) -> int:
    """How many cards lie there then."""
    return len(session.game.view(session.states[ply], 0).board)


def reel(page: Page, session: Session) -> Any:
    """What the engine says of the whole game."""
    asked = "async (record) => (await chocobox.engine.ask({ op: 'watch', record })).watch"
    return page.evaluate(asked, record_of(session))


def test_it_plays_by_itself_to_its_end_and_answers_keys(visit: Visit) -> None:
    watched = Watched.saved(visit(), played(seed=3, moves=TWELVE))
    page = watched.page
    page.keyboard.press("Space")
    expect(watched.key("run")).to_have_attribute("aria-label", "Pause")
    page.keyboard.press("4")
    expect(watched.key("speed")).to_have_attribute("aria-label", "Speed: 8 times")
    watched.at(TWELVE)
    expect(watched.key("run")).to_have_attribute("aria-label", "Play")
    expect(watched.key("branch")).to_be_enabled()  # unfinished: it could go on
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("End", TWELVE), ("ArrowLeft", TWELVE - 1)):
        page.keyboard.press(key)
        watched.at(ply)
    watched.slider.focus()
    page.keyboard.press("PageDown")
    watched.at(TWELVE - 3)
    expect(watched.slider).to_have_attribute("aria-valuetext", f"Move {TWELVE - 3} of {TWELVE}")
    watched.fingers.tap(watched.key("run"))
    watched.fingers.tap_at(watched.spot(0.5))
    watched.at(TWELVE // 2)
    expect(watched.key("run")).to_have_attribute("aria-label", "Play")


def test_its_sheets_give_the_keys_back(visit: Visit) -> None:
    watched = Watched.saved(visit(), played(seed=3, moves=TWELVE))
    page, sheet = watched.page, watched.page.locator("dialog.over")
    expect(page.get_by_role("heading", level=1)).to_be_focused()  # as while it was opened
    menu = page.locator(".menu-key")
    menu.focus()
    page.keyboard.press("Enter")
    sheet.locator(".menu-entry").first.focus()
    page.keyboard.press("Enter")
    expect(sheet).to_have_attribute("aria-label", "Moments")
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()


def test_seen_by_one_seat_or_open_and_played_on_with_nothing_stored_before(visit: Visit) -> None:
    session = played(seed=5, moves=21, players=("person:Anna", "nibbler", "taster"))
    watched = Watched.saved(visit(viewport=PHONE), session)
    page, hand = watched.page, watched.page.locator(".card.own")
    for _ in range(9):
        watched.fingers.tap(watched.key("on"))
    watched.at(9)
    before = watched.saves()
    expect(page.locator(".open-hand")).to_have_count(0)
    own = keys(hand)
    watched.fingers.tap(page.get_by_role("button", name="What is to be seen"))
    watched.fingers.tap(page.locator("dialog .menu-entry").nth(2))
    watched.fingers.tap(page.locator("dialog").get_by_role("button", name="All cards open"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".open-hand")).to_have_count(2)
    assert keys(hand) != own

    watched.fingers.tap(watched.key("branch"))
    assert watched.saves() == before
    watched.fingers.tap(page.locator("dialog .menu-entry").nth(2))
    page.locator(".dock").first.wait_for()
    saves = {one["id"]: one["save"] for one in json.loads(watched.saves())}
    fresh = next(save for name, save in saves.items() if name != "one")
    assert page.url.endswith(f"#/game/{fresh['id']}")
    assert fresh["record"]["moves"][:9] == [list(move) for move in session.moves[:9]]
    assert [who["kind"] for who in fresh["record"]["players"]] == ["bot", "bot", "person"]
    assert saves["one"] == json.loads(before)[0]["save"]


def test_of_a_game_that_is_still_played_no_hand_is_seen_before_somebody_asks(visit: Visit) -> None:
    session = played(seed=5, moves=21, players=("person:Anna", "person:Ben", "taster"))
    watched = Watched.saved(visit(), session)
    page, hand = watched.page, watched.page.locator(".card.own")
    watched.fingers.tap(watched.key("on"))
    watched.at(1)
    expect(page.locator(".curtain")).to_contain_text("the hands are covered")
    expect(page.locator(".card.own, .card.in-hand, .open-hand")).to_have_count(0)
    watched.fingers.tap(page.locator(".curtain button"))
    expect(page.locator("dialog .menu-entry").first).to_be_visible()
    expect(page.locator("dialog [aria-pressed=true]")).to_have_count(0)
    watched.fingers.tap(page.locator("dialog .menu-entry").nth(1))
    page.keyboard.press("Escape")
    expect(page.locator(".curtain")).to_have_count(0)
    expect(hand).to_have_count(4)
    expect(page.locator(".plate.own")).to_contain_text("Ben")


def keys(cards: Any) -> list[str]:
    """Which cards these are."""
    names: list[str] = cards.evaluate_all("all => all.map((one) => one.dataset.key)")
    return names


def test_a_link_is_watched_without_a_trace_and_outlives_a_killed_worker(visit: Visit) -> None:
    page, session = visit(), of_bots("kaboom", ("shark", "steady"), seed=4, moves=70)
    page.evaluate("async () => { await chocobox.engine.ready; }")
    text = Watched(page).link(session)
    page.goto(f"{page.url.partition('#')[0]}#/watch/{text}")
    watched = Watched(page).ready()
    page.keyboard.press("End")
    watched.at(len(session.moves))
    grids = session.game.view(session.state, 0).grids
    expect(page.locator(".grid .playing:not(.in-hand)")).to_have_count(sum(map(len, grids)))
    assert not page.locator(".pads button:visible").count()
    page.evaluate("chocobox.engine.worker.terminate()")
    page.keyboard.press("Home")
    watched.at(0)
    watched.fingers.tap(watched.key("on"))
    watched.at(1)
    assert watched.saves() == "[]"
    watched.fingers.tap(watched.key("leave"))
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#/g/{text}")


def test_every_game_has_room_on_every_screen(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    for name, session in GAMES.items():
        watched = Watched.saved(page, session, name)
        watched.fingers.tap_at(watched.spot(0.5))
        expect(watched.slider).not_to_have_attribute("aria-valuenow", "0")
        for size in (TABLET, UPRIGHT, PHONE, TINY, SIDE):
            lay(page, size)
            has_room(watched, name, size)


def has_room(watched: Watched, name: str, size: ViewportSize) -> None:
    """The picture can be made out, and no key is too small or outside."""
    field = box_of(watched.page.locator(".field-space"))
    assert min(field.width, field.height) >= LEAST, (name, size)
    keys = watched.page.locator(".film button, .replay .plates > button, .film-slider")
    boxes = keys.evaluate_all(BOXES)
    for one, other in combinations(boxes, 2):
        assert not is_over(one, other), (name, size, one, other)
    for box in boxes:
        x, y, width, height = box
        assert min(width, height) >= 44, (name, size, box)
        assert x >= 0 <= y, (name, size, box)
        assert x + width <= size["width"], (name, size, box)
        assert y + height <= size["height"], (name, size, box)


def is_over(one: list[float], other: list[float]) -> bool:
    """Whether two boxes share more than a hair's breadth."""
    (x, y, width, height), (left, top, breadth, depth) = one, other
    across = min(x + width, left + breadth) - max(x, left)
    return across > 1 and min(y + height, top + depth) - max(y, top) > 1


BOXES = """all => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
  .map(({ x, y, width, height }) => [x, y, width, height])"""

LEAST = 60
"""Less room could not be played in, in pixels."""

GAMES = {
    "schokoly": of_bots("schokoly", ("nibbler",) * 4, seed=1, moves=40),
    "choco_challenge": of_bots("choco_challenge", ("baker",) * 4, seed=1, moves=60),
    "kaboom": of_bots("kaboom", ("steady",) * 4, seed=1, moves=60),
    "choco_boom": of_bots("choco_boom", ("awake",) * 4, seed=1, moves=60),
}


def test_a_damaged_link_and_a_game_that_is_gone_are_told(visit: Visit) -> None:
    page = visit("#/watch/1nonsense")
    expect(page.locator(".lost-table")).to_contain_text("This link is damaged")
    page.goto(f"{page.url.partition('#')[0]}#/replay/nowhere")
    expect(page.locator(".lost-table")).to_contain_text("no saved game")
