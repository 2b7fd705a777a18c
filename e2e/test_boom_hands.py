"""Choco-Boom with four round a tablet: whose hand was first, and hasty hands."""

from __future__ import annotations

import random
import re

from e2e.boom_table import BoomTable, may_flip
from e2e.conftest import Visit
from e2e.fingers import middles
from e2e.moments import boom, is_double, is_plain
from playwright.sync_api import expect

ALL = range(4)
ABOUT_3 = range(2, 5)
"""The browser tells of a touch to 0.1 ms, and the game counts whole ms."""

HANDFULS = 30
"""So often children's hands come down, and as often again until all has happened that may."""
HAPPENS = {"Slap", "Flip", "Call", "Ready", "Judge", "Hear"}

ZOOMS = """() => [...document.querySelectorAll("[data-on], .tray, .ground, header")]
  .filter((one) => {
    for (let it = one; it; it = it.parentElement) {
      if (["none", "manipulation"].includes(getComputedStyle(it).touchAction)) return false;
    }
    return true;
  }).map((one) => one.outerHTML.slice(0, 80))"""
"""What a double tap would enlarge, in browsers that do so."""


def test_whose_hand_was_first_whatever_was_heard_first(visit: Visit) -> None:
    page = visit()
    assert_all_in_one_frame_are_taken(BoomTable.at(page, boom(is_double)))
    assert_three_milliseconds_tell(BoomTable.playing(page, boom(is_double)))
    table = BoomTable.playing(page, boom(is_double))
    table.fingers.send("touchStart", {n: table.middle(table.pad(n)) for n in (0, 2)})
    table.fingers.cancel()  # the system takes the fingers away
    won = table.until(lambda state: state.won).won
    assert won
    assert sorted((won.seat, *won.others)) == [0, 2]
    assert len(table.flip().pile) == 1  # the next finger counts


def assert_all_in_one_frame_are_taken(table: BoomTable) -> None:
    """Four hands and a call at one instant: a photo finish, with all hands on the pile."""
    top = table.top
    call = table.middle(table.named("call", top.seat, top.due))
    at = [*(table.middle(table.pad(seat)) for seat in ALL), call]  # nothing moves in a tray
    table.all_ready()
    with table.fingers.time_stands() as clock:  # so that it is not too late to call
        table.together(at, clock.now)
    won = table.until(lambda state: state.won).won
    assert won
    assert (won.photo, sorted((won.seat, *won.others))) == (True, [*ALL])
    expect(table.page.locator(".margin")).to_have_text("Photo finish")
    expect(table.page.locator(".slap-hand:visible")).to_have_count(4)
    (caller, _, called) = [move for move in table.log() if move[1] == "Call"][-1]
    assert caller == top.seat
    assert sorted(table.slaps()) == [(seat, called) for seat in ALL], "one frame, one instant"


def assert_three_milliseconds_tell(table: BoomTable) -> None:
    """The sooner of two hands wins, though it is heard of later."""
    at = [table.middle(table.pad(seat)) for seat in ALL]
    with table.fingers.time_stands() as clock:  # each message takes its time
        for seat, later in ((3, 0.003), (1, 0.0)):
            table.fingers.down(at[seat], seat, clock.now + later)
    won = table.until(lambda state: state.won).won
    table.fingers.send("touchEnd", {})
    assert won
    (three, later_at), (one, sooner) = table.slaps()
    assert (three, one) == (3, 1)
    assert later_at - sooner in ABOUT_3
    assert (won.seat, won.margin, won.photo, won.others) == (1, later_at - sooner, False, (3,))
    expect(table.page.locator(".margin")).to_contain_text(f"{won.margin} ms")
    expect(table.page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand of Ben")


def test_hasty_and_wrong_fingers_break_nothing(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_plain))
    assert page.evaluate(ZOOMS) == []
    state = table.call()
    made = len(table.log())
    table.fingers.tap_quickly(table.middle(table.deck(state.turn)))
    after = table.until(lambda now: len(now.pile) > len(state.pile))
    assert [what for _, what, _ in table.log()[made:]][:2] == ["Flip", "Go"]
    assert (len(after.pile), after.paid) == (len(state.pile) + 1, ())
    mash(table)
    page.wait_for_timeout(500)  # a finger that was still at something else means no key that comes
    table.answered()
    table.all_ready()
    table.until(lambda state: state.pause or may_flip(state))  # so that nothing waits for time
    expect(page.locator(".lost-table, [role=alert]:visible")).to_have_count(0)
    assert_true(table)


def mash(table: BoomTable) -> None:
    """Hands of children on everything that there is, in no order, up to three fingers each."""
    chance = random.Random(7)
    words = ("flip", "call", "slap")
    keys = [middles(table.page.locator(f'.pads [data-on^="{word}:"]')) for word in words]
    made = len(table.log())
    did: set[str] = set()
    for handful in range(5 * HANDFULS):
        if handful % HANDFULS == 0 and handful:
            did |= {what for _, what, _ in table.log()[made:]}
            if did >= HAPPENS:
                return
        asked = middles(table.page.locator(".tools [data-on]"))
        chosen = chance.choices([*keys, asked or keys[0]], (3, 4, 1, 6), k=chance.randint(1, 3))
        table.together([chance.choice(places) for places in chosen])
    raise AssertionError(f"of what may happen only this did: {did}")


def assert_true(table: BoomTable) -> None:
    """What lies on the screen is what the rules say, and no card is lost."""
    state = table.state
    for seat, deck in enumerate(state.decks):
        expect(table.deck(seat).locator(".tally")).to_have_attribute("data-count", str(len(deck)))
    pile = table.page.locator(".pile-layer").locator('[aria-label^="Pile"], [aria-label^="A new"]')
    count = len(state.pile) + len(state.fines)
    words = rf"^Pile: {'one|1' if count == 1 else count} " if state.pile else "^A new pile begins"
    expect(pile).to_have_attribute("aria-label", re.compile(words))
    assert sum(map(len, state.decks)) + count == 100
