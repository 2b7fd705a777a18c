"""Choco-Boom with four round a tablet: whose hand was first, what all see at once, wild hands."""

from __future__ import annotations

import random
import re

from e2e.boom_table import TOP, BoomTable, may_flip, open_at
from e2e.conftest import Visit
from e2e.fingers import middles
from e2e.live_games import FRIENDS, boom, is_double, is_plain, makes_double
from e2e.live_table import ZOOMS, go_on
from e2e.table import DRAWN
from playwright.sync_api import expect

ALL = range(4)
ABOUT_3 = range(2, 5)
"""The browser tells of a touch to 0.1 ms, and the game counts whole ms."""

HANDFULS = 30
"""So often children's hands come down, and as often again until all has happened that may."""
HAPPENS = {"Slap", "Flip", "Call", "Ready", "Judge", "Hear"}

WATCH = """() => {
  const seen = chocobox.seen = { cards: {}, loops: [] };
  const see = () => {
    for (const card of [...document.querySelectorAll(`TOP`)].slice(-1)) {
      const { x, y, width } = card.getBoundingClientRect();
      const isShown = Number(getComputedStyle(card).opacity) > 0.99;
      const items = card.querySelectorAll(".boom-item").length;
      const drawn = [items, isShown, x, y, width].map((it) => Math.round(it)).join(" ");
      (seen.cards[card.dataset.key] ??= []).push(drawn);
    }
    for (const { effect, playState } of document.getAnimations()) {
      const { iterations, duration } = effect.getComputedTiming();
      const flashes = playState === "running" && iterations > 1 && Number(duration) < 334;
      if (flashes) seen.loops.push(effect.target?.outerHTML.slice(0, 80));
    }
    if (chocobox.seen === seen) requestAnimationFrame(see);
  };
  see();
}""".replace("TOP", TOP)
"""Notes how the card on top is drawn in each frame, and what flashes more than 3 times a second."""


def test_whose_hand_was_first_whatever_was_heard_first(visit: Visit) -> None:
    page = visit()
    table = go_on(page, boom(is_double), BoomTable, "frame")
    assert_all_in_one_frame_are_taken(table)
    table = open_at(page, boom(is_double), "apart")
    assert_three_milliseconds_tell(table)
    table = open_at(page, boom(makes_double), "before")
    assert_too_early_is_no_slap(table)
    table = open_at(page, boom(is_double), "cancel")
    table.fingers.send("touchStart", {n: table.middle(table.pad(n)) for n in (0, 2)})
    table.fingers.cancel()  # the system takes the fingers away
    won = table.until(lambda state: state.won).won
    assert won
    assert sorted((won.seat, *won.others)) == [0, 2]
    assert len(table.flip().pile) == 1  # fingers are fingers again


def assert_all_in_one_frame_are_taken(table: BoomTable) -> None:
    """Four hands and a call at one instant: a photo finish, with all hands on the pile."""
    before = table.state
    top = before.top
    assert top
    call = table.middle(table.call_key(top.seat, top.due))
    at = [*(table.middle(table.pad(seat)) for seat in ALL), call]  # nothing moves in a tray
    table.all_ready()
    with table.fingers.time_stands() as clock:  # so that it is not too late to call
        table.together(at, clock.now)
    after = table.until(lambda state: state.won)
    expect(table.page.locator(".margin")).to_have_text("Photo finish")
    expect(table.hands).to_have_count(4)
    (caller, _, called) = [move for move in table.log() if move[1] == "Call"][-1]
    assert caller == top.seat
    assert sorted(table.slaps()) == [(seat, called) for seat in ALL], "one frame, one instant"
    won = after.won
    assert won
    assert (won.photo, sorted((won.seat, *won.others))) == (True, [*ALL])
    gained = len(before.pile) + len(before.fines)
    assert len(after.decks[won.seat]) == len(before.decks[won.seat]) + gained


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


def assert_too_early_is_no_slap(table: BoomTable) -> None:
    """A hand that lands before the card does means nothing, and spends no chance."""
    seat = table.state.turn
    other = (seat + 1) % 4
    deck, pad = table.middle(table.deck(seat)), table.middle(table.pad(other))
    with table.fingers.time_stands() as clock:
        table.fingers.down(deck, 0, clock.now)
        table.fingers.up(deck, 0, clock.now)
        table.until(lambda state: state.reach is not None)
        table.fingers.down(pad, 1, clock.now + 0.03)  # the card comes after 60 ms
        table.fingers.up(pad, 1, clock.now + 0.04)
    state = table.until(lambda state: state.top and state.top.seat == seat)
    assert table.slaps()[-1][0] == other
    assert state.top
    assert state.top.double
    assert (state.top.window.seats, state.top.window.spent, state.won) == ((), (), None)
    assert state.paid == ()
    table.slap(other)
    won = table.until(lambda state: state.won).won
    assert won
    assert won.seat == other


def test_every_card_shows_to_both_at_once_and_nothing_flashes(visit: Visit) -> None:
    page = visit()
    table = open_at(page, boom(lambda it: makes_double(it) and not it.fines, FRIENDS[:2]))
    page.evaluate(WATCH)
    state = table.play(lambda state: state.tallies[0].piles and len(state.tallies[0].calls) > 3)
    assert [tally.fines for tally in state.tallies] == [0, 0]
    page.evaluate("document.body.animate({ opacity: [1, 0.9] }, { duration: 99, iterations: 9 })")
    page.evaluate(DRAWN)
    seen = page.evaluate("chocobox.seen")
    page.evaluate("chocobox.seen = null")
    assert len(seen["cards"]) > 5
    for key, frames in seen["cards"].items():  # whole in its first frame, for both, and there
        assert len({*frames}) == 1, (key, {*frames})
        assert frames[0].startswith("2 1 "), (key, frames[0])
    assert {loop[:5] for loop in seen["loops"]} == {"<body"}, "only what is to be seen flashing"


def test_hasty_and_wrong_fingers_break_nothing(visit: Visit) -> None:
    page = visit()
    table = open_at(page, boom(is_plain), "calm")
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
