"""Many hands on one tablet: who was first, fingers that come late, and fingers that do no harm."""

from __future__ import annotations

import time

from e2e import kaboom_games as games
from e2e.conftest import Visit
from e2e.fingers import Where
from e2e.kaboom_table import KaboomTable, log_of, open_at
from playwright.sync_api import Page, expect

from chocobox.games.kaboom import reflexes
from chocobox.games.kaboom.bots import Shark

SOON = 0.8
"""So long before they land, in s, several fingers are told of; each message takes its time."""

WATCH = """() => {
  window.frames = [];
  addEventListener("pointerdown", ({ target }) => {
    const on = target.closest("[data-on]")?.dataset.on ?? "";
    requestAnimationFrame(() => {
      const state = document.querySelector(`[data-on="${on}"]`)?.className ?? "";
      frames.push([on, document.querySelectorAll(".slap-hand").length, /slapped/.test(state)]);
    });
  });
}"""
"""After each finger: what the next frame shows."""


def pads(table: KaboomTable, seats: int = 4) -> list[Where]:
    """Where the pads are, once they are at rest."""
    return [table.middle(table.pad(seat)) for seat in range(seats)]


def slaps(table: KaboomTable) -> list[tuple[int, int]]:
    """Whose hands were recorded, and when."""
    return [(seat, at) for seat, what, at in table.log() if what == "Slap"]


def test_four_hands_in_one_frame_are_all_taken_and_each_is_drawn_in_the_next(visit: Visit) -> None:
    table = open_at(visit(), games.flipped())
    table.page.evaluate(WATCH)
    at = pads(table)
    table.fingers.send("touchStart", dict(enumerate(at)))
    settling = table.until(lambda state: state.slap).slap
    table.fingers.send("touchEnd", {})

    assert settling
    assert sorted(seat for seat, _ in slaps(table)) == [0, 1, 2, 3]
    assert len({when for _, when in slaps(table)}) == 1
    assert settling.photo
    expect(table.page.locator(".margin")).to_have_text("Photo finish")
    frames = table.page.evaluate("frames")
    assert [on for on, _, _ in frames] == [f"slap:{seat}" for seat in range(4)]
    assert all(hands == 4 and is_slapped for _, hands, is_slapped in frames), frames


def test_two_fingers_three_milliseconds_apart_are_told_apart_whoever_is_heard_first(
    visit: Visit,
) -> None:
    table = open_at(visit(), games.flipped())
    at, lands = pads(table), time.time() + SOON
    for seat, later in ((3, 0.003), (1, 0.0)):
        table.fingers.down(at[seat], seat, lands + later)
    settling = table.until(lambda state: state.slap).slap
    assert settling
    assert [seat for seat, _ in slaps(table)] == [3, 1]
    assert (settling.seat, settling.margin, settling.photo) == (1, 3, False)
    expect(table.page.locator(".margin")).to_contain_text("3 ms")
    expect(table.page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand of Ben")
    expect(table.key("giveup", 1)).to_be_visible()
    for seat in (0, 2, 3):
        expect(table.key("giveup", seat)).to_have_count(0)


def test_a_finger_that_landed_before_the_draw_and_comes_after_it_is_in_time(visit: Visit) -> None:
    script = games.turn(window=1500).drawn().discarded()
    table = open_at(visit(), script)
    seat = script.state.turn
    other = (seat + 1) % 4
    table.until(lambda state: state.hold is None and state.window)
    pad, stock = table.middle(table.pad(other)), table.middle(table.stock)
    lands = time.time() + SOON
    table.fingers.down(stock, 0, lands)
    table.fingers.up(stock, 0, lands)
    table.until(lambda state: state.reach is not None)
    table.fingers.down(pad, 1, lands - 0.04)
    settling = table.until(lambda state: state.slap, "the slap is lost").slap
    assert settling
    assert settling.seat == other
    (_, _, drew), (_, _, slapped) = table.log()[-3:-1]
    assert slapped == drew - 40
    assert table.state.drawer is None
    assert table.state.turn == seat


def test_a_bot_is_never_quicker_than_a_finger_that_landed_before_its_hand(visit: Visit) -> None:
    page = visit()
    for seed in range(1, 6):
        if beats_the_shark(page, seed):
            return
    raise AssertionError("the shark was never beaten by 5 ms")


def beats_the_shark(page: Page, seed: int) -> bool:
    """A person flips what the shark knows, and lands 5 ms before it, but is heard after it.

    False where the message came too late even for that, or the shark did not slap.
    """
    script = games.seek(
        lambda one: games.dealt(("person", "shark"), 1000 * seed + one).peeked(),
        lambda one: one.state.turn == 0 and games.shows_near(one, 1),
    )
    table = open_at(page, script, f"shark{seed}")
    pad, stock = table.middle(table.pad(0)), table.middle(table.stock)
    flips = time.time()
    table.fingers.down(stock, 0, flips)
    table.fingers.up(stock, 0, flips)
    state = table.until(lambda state: state.window)
    assert state.window
    opened = state.window.opened
    after = reflexes.landing(state, 1, opened, Shark.quickness)
    assert after is not None
    lands = flips + (after - opened) / 1000
    time.sleep(max(0.0, lands + 0.015 - time.time()))
    table.fingers.down(pad, 1, lands - 0.005)
    table.fingers.up(pad, 1)
    table.until(lambda state: state.slap or len(state.discard) > 1)
    made = [(seat, what) for seat, what, _ in log_of(table.record())][-3:]
    if made != [(1, "Slap"), (0, "Slap"), (-1, "Judge")]:
        return False
    settling = table.state.slap
    assert settling
    assert (settling.seat, settling.margin) == (0, 5)
    return True
