"""Kaboom! with one person, by touch and by keys, and on a tablet that lies flat."""

from __future__ import annotations

import re

from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import Fingers, at_rest, box_of, middles
from e2e.kaboom_table import KaboomTable, text_of
from e2e.keys import Keys
from e2e.moments import FRIENDS, NAMES, Fits, holds, kaboom, matching, may_draw, shows_near
from e2e.page import choose, sit
from e2e.person import ECHO
from e2e.room import assert_alike, assert_apart, assert_in_tray, assert_touchable, tray
from e2e.table import lay
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.games.kaboom.pieces import CARDS, NEAR
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


MOMENTS: tuple[Fits, ...] = (lambda it: True, holds("23456789"))


def near(table: KaboomTable, *seats: int) -> list[str]:
    state = table.state
    return [text_of(state, (seat, place)) for seat in seats for place in NEAR]


def test_faces_are_in_the_page_only_while_their_seats_hold_their_eyes(visit: Visit) -> None:
    page = visit()
    table = KaboomTable.at(page, kaboom(most=0))
    eyes = [table.middle(table.eye(seat)) for seat in range(4)]
    table.shows_only()
    for seat in range(4):
        table.fingers.down(eyes[seat], seat)
        table.until(lambda state: state.peeks.count("looking") == seat + 1)  # noqa: B023
        assert_in_tray(page, seat, box_of(page.locator(".under-eye").nth(seat)))
    table.shows_only(*near(table, *range(4)))
    assert len(table.leaks()) >= 8  # so it would be found
    page.wait_for_timeout(700)
    table.fingers.up(eyes[0], 0)
    state = table.until(lambda state: state.peeks[0] == "done")
    table.shows_only(*near(table, 1, 2, 3))

    table.fingers.cancel()  # somebody's sleeve, or the system: it is nobody's fault
    expect(page.locator(".under-eye")).to_have_count(0)
    table.shows_only()
    assert table.state.peeks == state.peeks == ("done", "looking", "looking", "looking")
    for seat in (1, 2, 3):
        table.peek(seat)
    assert not table.state.is_peeking
    table.shows_only()


def test_what_a_king_shows_only_its_own_seat_sees_and_all_are_told_of_the_swap(
    visit: Visit,
) -> None:
    table = KaboomTable.at(visit(), kaboom(holds("K")))
    ears = Keys(table.page)
    with table.held(0):
        table.shows_only(CARDS[table.state.drawn or 0])
    table.fingers.tap(table.page.locator('[data-on="discard"]'))
    table.until(lambda state: state.power)
    spots = [[*table.state.spots(seat)][-1] for seat in (1, 3)]
    cards = [text_of(table.state, spot) for spot in spots]
    for spot in spots:
        table.fingers.tap(table.card(*spot))
    table.until(lambda state: state.sight)
    table.shows_only()
    for seat in (1, 2, 3):
        expect(table.eye(seat)).to_have_count(0)
    with table.held(0):
        table.shows_only(*cards)
        assert_in_tray(table.page, 0, box_of(table.page.locator(".under-eye")))
    assert table.state.sight  # to let go of the eye decides nothing
    before = table.backs()
    table.fingers.tap(table.key("yes", 0))
    table.until(lambda state: state.sight is None)
    one, two = (f"card:{seat}:{place}" for seat, place in spots)
    assert table.backs() == {**before, one: before[two], two: before[one]}
    ears.hears("Anna swapped two cards")
    table.shows_only()


def test_everybody_has_room_and_all_pads_are_alike_and_equally_far(visit: Visit) -> None:
    page = visit(**CALM)  # where a card lies is not where it is on its way to
    for seats in (2, 3, 4):
        places = set()
        for fits in MOMENTS:
            table = KaboomTable.at(page, kaboom(fits, FRIENDS[:seats]))
            pads = {seat: at_rest(table.pad(seat)) for seat in range(seats)}
            ways = assert_alike(page, pads, ".discard-pile .gap")
            assert max(ways) / min(ways) <= 1.3, ways
            for pad in pads.values():
                assert_touchable(pad, TABLET, 120)
            places.add(tuple(pad.middle for pad in pads.values()))
        assert len(places) == 1, "a pad has moved"
    for fits in MOMENTS:
        KaboomTable.at(page, kaboom(fits, FRIENDS))
        for size in (UPRIGHT, TABLET):
            lay(page, size)
            assert_has_room(page, size)


def assert_has_room(page: Page, size: ViewportSize) -> None:
    """Names, cards and buttons of all are on the screen, and no button lies over another."""
    for seat, name in enumerate(NAMES):
        expect(tray(page, seat)).to_contain_text(name)
    cards = page.locator('[data-on^="card:"] .body').all()
    assert len(cards) > 3 * len(NAMES)
    for card in cards:
        assert_touchable(box_of(card), size, 20)
    buttons = [box_of(one) for one in page.locator("button:visible").all()]
    assert len(buttons) > 6
    for box in buttons:
        assert_touchable(box, size, 44)
    assert_apart(buttons)
