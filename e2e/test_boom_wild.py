"""Choco-Boom under hasty and wrong fingers: nothing breaks, nothing is lost, nobody is wronged."""

from __future__ import annotations

import random
import re

from e2e import boom_games as games
from e2e.boom_table import BoomTable, may_flip, open_at
from e2e.conftest import Visit
from e2e.fingers import Where, box_of
from e2e.test_kaboom_flat import ZOOMS
from playwright.sync_api import expect

HANDFULS = 60
"""So often children's hands come down, and as often again until all has happened that may."""
HAPPENS = {"Slap", "Flip", "Call", "Ready", "Judge", "Hear"}


def test_hasty_and_wrong_fingers_break_nothing(visit: Visit) -> None:
    page = visit(is_mobile=True)
    table = open_at(page, games.turned(games.is_plain), "calm")
    assert page.evaluate(ZOOMS) == []
    assert_pile_is_not_touched(table)
    assert_two_calls_are_one(table)
    assert_two_taps_are_one_flip(table)
    assert_a_slap_in_a_pause_is_free(table)

    mash(table)
    page.wait_for_timeout(500)  # a finger that was still at something else means no key that comes
    table.answered()
    table.all_ready()
    table.until(lambda state: state.pause or may_flip(state))  # so that nothing waits for time
    assert page.evaluate("visualViewport.scale") == 1
    expect(page.locator(".lost-table, [role=alert]:visible")).to_have_count(0)
    assert_true(table)


def assert_pile_is_not_touched(table: BoomTable) -> None:
    """Whoever touches the card itself has touched nothing."""
    made = len(table.log())
    at = box_of(table.top).middle
    for _ in range(2):
        table.fingers.tap_at(at)
    table.answered()
    assert len(table.log()) == made


def assert_two_calls_are_one(table: BoomTable) -> None:
    """Two fingers of the seat that calls, in one frame: one of them counts."""
    top = table.state.top
    assert top
    made = len(table.log())
    with table.fingers.time_stands() as clock:  # so that it is not too late to call
        keys = [table.middle(table.call_key(top.seat, it)) for it in ("banana", "elephant")]
        table.together(keys, clock.now)
    table.until(lambda state: state.top and state.top.settled)
    assert [what for _, what, _ in table.log()[made:]].count("Call") == 1
    table.all_ready()


def assert_two_taps_are_one_flip(table: BoomTable) -> None:
    """The second tap on a deck does not flip once more, nor is it a fault."""
    state = table.until(may_flip)
    made = len(table.log())
    table.fingers.tap_quickly(table.middle(table.deck(state.turn)))
    after = table.until(lambda now: len(now.pile) > len(state.pile))
    assert len(after.pile) == len(state.pile) + 1
    assert [what for _, what, _ in table.log()[made:]][:2] == ["Flip", "Go"]
    assert after.paid == ()


def assert_a_slap_in_a_pause_is_free(table: BoomTable) -> None:
    """While play stands, hands mean nothing: nobody wins, nobody pays."""
    top = table.until(lambda state: state.top and not state.top.settled).top
    assert top
    wrong = "banana" if top.due != "banana" else "choco"
    while (state := table.state).pause is None:  # on a double it would be no fault
        assert state.top
        table.call(wrong) if not state.top.settled else table.flip()
    table.slap(*range(4))
    table.page.wait_for_timeout(500)  # a finger that still slaps means no key that comes
    after = table.state
    assert after.pause
    assert (after.decks, after.pile, after.paid) == (state.decks, state.pile, state.paid)
    table.all_ready()


def mash(table: BoomTable) -> None:
    """Hands of children on everything that there is, in no order, up to three fingers each."""
    chance = random.Random(7)
    keys = [
        [box_of(one).middle for one in table.page.locator(f'.pads [data-on^="{word}:"]').all()]
        for word in ("flip", "call", "slap")
    ]
    made = len(table.log())
    did: set[str] = set()
    for handful in range(5 * HANDFULS):
        if handful % HANDFULS == 0 and handful:
            did |= {what for _, what, _ in table.log()[made:]}
            if did >= HAPPENS:
                return
        kinds = [*keys, asked(table) or keys[0]]
        chosen = chance.choices(kinds, (3, 4, 1, 6), k=chance.randint(1, 3))
        table.together(list({chance.choice(places) for places in chosen}))
    raise AssertionError(f"of what may happen only this did: {did}")


def asked(table: BoomTable) -> list[Where]:
    """The keys that come and go."""
    keys: list[list[float]] = table.page.evaluate(ASKED)
    return [(x, y) for x, y in keys]


ASKED = """() => [...document.querySelectorAll(".tools [data-on]")].map((key) => {
  const { x, y, width, height } = key.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def assert_true(table: BoomTable) -> None:
    """What lies on the screen is what the rules say, and no card is lost."""
    state = table.state
    assert games.all_cards(state) == 110
    for seat, deck in enumerate(state.decks):
        expect(table.deck(seat).locator(".tally")).to_have_attribute("data-count", str(len(deck)))
    pile = table.page.locator(".pile-layer").locator('[aria-label^="Pile"], [aria-label^="A new"]')
    count = len(state.pile) + len(state.fines)
    words = rf"^Pile: {'one|1' if count == 1 else count} " if state.pile else "^A new pile begins"
    expect(pile).to_have_attribute("aria-label", re.compile(words))
    assert sum(map(len, state.decks)) + count == 100
