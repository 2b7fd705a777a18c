"""Kaboom! with one person: a whole round by touch, powers on an upright table, a turn by keys."""

from __future__ import annotations

import re

from e2e.conftest import Visit
from e2e.fingers import Fingers, middles
from e2e.kaboom_table import KaboomTable, text_of
from e2e.keys import Keys
from e2e.moments import kaboom, matching, may_draw, shows_near
from e2e.setting_up import choose, sit
from e2e.table import ECHO
from playwright.sync_api import Locator, Page, expect

from chocobox.games.kaboom.pieces import CARDS
from chocobox.games.kaboom.scoring import RoundEnd

SAME_CHANCE = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (to) =>
  to instanceof BigUint64Array && !window.isFree ? to.fill(%dn << 11n) : draw(to);
"""
"""The seed that the page draws is that number, until chance is free."""

SOLO = ("person", "forgetful")
KEYS = ("enough", "keep", "discard", "skip", "cover", "no", "flip", "kaboom", "draw")
OFFERED = "(keys) => keys.map((key) => key.dataset.on.split(':')[0])"
"""What to press, the first that is there; who was first in a slap turns up a card instead."""


def test_a_whole_round_by_touch_from_the_shelf_to_the_score_sheet_and_again(visit: Visit) -> None:
    early = kaboom(lambda it: shows_near(it, 0) and not shows_near(it, 1), SOLO, most=0)
    page = visit(script=SAME_CHANCE % early.seed)
    set_up_one_quick_round(page)
    table = KaboomTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "forgetful"]
    assert record["options"] | {"rounds": 1, "window": 1500, "pace": 5000} == record["options"]
    table.shows_only()

    did = play_round(table)
    assert {"flip", "slap", "reveal", "draw", "discard", "kaboom"} <= did, (did, table.log())
    state = table.state
    assert state.last
    assert_told(table, state.last)
    expect(page.locator("#said")).to_contain_text("Winner")

    page.evaluate("window.isFree = true")
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.eye(0)).to_be_visible()
    expect(table.end).to_have_count(0)
    assert table.record()["options"] == record["options"]
    assert table.record()["seed"] != record["seed"]


def play_round(table: KaboomTable) -> set[str]:
    """By touch until the result lies there: slaps what it can, draws once, and then calls."""
    did: set[str] = set()
    while not table.end.is_visible():
        word, thing = wanted(table, did)
        for at in middles(thing):
            table.fingers.tap_at(at)
            did.add(word)
            table.page.wait_for_timeout(0 if word == "flip" else ECHO * 1000)
        table.answered()
    return did


def wanted(table: KaboomTable, did: set[str]) -> tuple[str, Locator]:
    """What is to be done now, and what to touch for it, if it is there."""
    state = table.state
    if state.peeks[0] != "done":
        table.peek(0)
    ours = [place for seat, place in matching(state) if seat == 0]
    if state.slap and state.slap.seat == 0 and not state.slap.matches:
        return "reveal", table.card(0, ours[0])
    if state.window and ours and not {0} & {*state.window.seats, *state.window.spent}:
        return "slap", table.pad(0)
    offered = table.page.locator('.tools [data-on$=":0"]').evaluate_all(OFFERED)
    keys = [word for word in KEYS if word in offered]
    word = next((word for word in keys if word != "kaboom" or "draw" in did), "draw")
    return word, table.key(word, 0)


def set_up_one_quick_round(page: Page) -> None:
    """Rounds by the stepper, an easy bot in the other seat; flips slow enough for any machine."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Kaboom!"))
    page.get_by_role("spinbutton", name="Rounds").press("Home")
    expect(page.get_by_role("button", name="Rounds: less")).to_be_disabled()
    choose(page, "Time to slap", re.compile(r"^\s*1\.5 s\s*$"))
    choose(page, "Pace of turning up", re.compile(r"^\s*5 s\s*$"))
    sit(page, 1, "Goldfish")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))


def assert_told(table: KaboomTable, last: RoundEnd) -> None:
    """The round's sheet tells what the rules count, until it is put away; then comes the end."""
    sheet = table.page.locator(".round-sheet")
    totals = [str(it).replace("-", "\N{MINUS SIGN}") for it in last.totals]
    expect(sheet.locator(".why b")).to_have_text(totals)
    table.fingers.tap(sheet.locator('[data-on="read"]'))
    expect(sheet).to_have_count(0)
    expect(table.end).to_be_visible()


def test_by_keys_alone_each_step_is_told(visit: Visit) -> None:
    dealt = kaboom(lambda it: it.turn == 0 and not shows_near(it, 0), SOLO, most=0)
    page = visit()
    table, keys = KaboomTable.at(page, dealt), Keys(page)
    near = table.said(*(text_of(table.state, (0, place)) for place in (2, 3)))
    keys.hit("e", f"You see: near left, {near[0]}; near right, {near[1]}")
    assert len(table.faces()) == 2
    keys.hit("e", "Covered")
    assert table.faces() == []
    table.until(lambda state: not state.is_peeking)
    keys.hit("f", f"You flipped: {table.said(CARDS[table.state.stock[0]])[0]}")

    table = KaboomTable.at(page, kaboom(may_draw, SOLO))
    keys.hit("d", f"You drew: {table.said(CARDS[table.state.stock[0]])[0]}")
    keys.tab_to(page.locator(".ground"))
    keys.press("ArrowRight")
    expect(page.locator('.here[data-on^="card:0:"]')).to_have_count(1)
    keys.hit("Enter", "You kept the card and threw away: ")
