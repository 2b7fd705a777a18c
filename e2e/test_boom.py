"""Choco-Boom with four round a tablet: whose hand was first, hasty hands, and breaks."""

from __future__ import annotations

import random
import re

from e2e.boom_table import BoomTable, may_flip
from e2e.conftest import Visit
from e2e.fingers import Fingers, at_rest, middles
from e2e.moments import boom, is_double, is_plain
from e2e.page import KILL
from playwright.sync_api import Page, expect

from chocobox.games.choco_boom.rules.state import State

ALL = range(4)
ABOUT_3 = range(2, 5)
"""The browser tells of a touch to 0.1 ms, and the game counts whole ms."""
HESITATION = 5000

HANDFULS = 30
"""So often children's hands come down at the table."""

ZOOMS = """() => [...document.querySelectorAll("[data-on], .tray, .ground, header")]
  .filter((one) => {
    for (let it = one; it; it = it.parentElement) {
      if (["none", "manipulation"].includes(getComputedStyle(it).touchAction)) return false;
    }
    return true;
  }).map((one) => one.outerHTML.slice(0, 80))"""
"""What a double tap would enlarge, in browsers that do so."""


def hands(table: BoomTable) -> list[tuple[int, int]]:
    """Whose fingers the record tells of last, and when: as many as hands won the pile."""
    won = table.until(lambda state: state.won).won
    assert won
    moves = [(seat, at) for seat, _, at in table.record()["moves"] if seat >= 0]
    return moves[-1 - len(won.others) :]


def test_whose_hand_was_first_whatever_was_heard_first(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_double))
    at = [at_rest(table.pad(seat)).middle for seat in ALL]  # nothing moves in a tray
    with table.fingers.time_stands() as now:  # so that no next card comes
        table.together(at, now)
    assert sorted(seat for seat, _ in hands(table)) == [*ALL]
    assert len({instant for _, instant in hands(table)}) == 1, "one frame, one instant"
    expect(page.locator(".margin")).to_have_text("Photo finish")
    expect(page.locator(".slap-hand:visible")).to_have_count(4)

    table = BoomTable.playing(page, boom(is_double))
    with table.fingers.time_stands() as now:  # each message takes its time
        for seat, later in ((3, 0.003), (1, 0.0)):
            table.fingers.down(at[seat], seat, now + later)
    (three, later_at), (one, sooner) = hands(table)
    table.fingers.send("touchEnd", {})
    assert (three, one, later_at - sooner in ABOUT_3) == (3, 1, True)
    expect(page.locator(".margin")).to_contain_text(f"{later_at - sooner} ms")
    expect(page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand of Ben")


def test_hasty_and_wrong_fingers_break_nothing(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_plain))
    assert page.evaluate(ZOOMS) == []
    state = table.call()
    table.fingers.tap_quickly(at_rest(table.deck(state.turn)).middle)
    after = table.until(lambda now: len(now.pile) > len(state.pile))
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
    before = len(table.record()["moves"])
    for _ in range(HANDFULS):
        asked = middles(table.page.locator(".tools [data-on]"))
        chosen = chance.choices([*keys, asked or keys[0]], (3, 4, 1, 6), k=chance.randint(1, 3))
        table.together([chance.choice(places) for places in chosen])
    assert len(table.record()["moves"]) > before + 5, "hardly anything happens"


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


def test_whatever_breaks_it_comes_back_as_it_last_stood_still(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_plain, hesitation=HESITATION))
    resting = page.locator(".table[data-resting]")
    table.open_menu()
    expect(resting).to_have_count(1)
    page.wait_for_timeout(HESITATION)
    table.close_by_key()
    expect(resting).to_have_count(0)
    assert table.state.paid == ()  # though more time has passed than there is to call
    before, table = table.state, in_a_new_tab(page)
    assert_back(table, before)
    table.all_ready()
    before = table.call()
    assert before.paid == ()
    table.page.evaluate(KILL)
    assert_back(table, before)
    table.all_ready()
    assert table.flip().pile[-1] == before.decks[before.turn][0]
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")


def in_a_new_tab(page: Page) -> BoomTable:
    """The tab is closed, and the game goes on in the browser's next one, from the shelf."""
    start, next_tab = page.url.partition("#")[0], page.context.new_page()
    page.close()
    next_tab.goto(start)
    Fingers(next_tab).tap(next_tab.get_by_role("link", name=re.compile("^Continue")))
    return BoomTable(next_tab).ready()


def assert_back(table: BoomTable, before: State) -> None:
    """Everything lies as it lay, and waits for all."""
    after = table.until(lambda state: state.pause)
    assert after.pause
    assert (after.pause.reason, set(after.pause.waiting)) == ("break", set(ALL))
    lies = (before.decks, before.pile, before.fines, before.turn)
    assert (after.decks, after.pile, after.fines, after.turn) == lies
