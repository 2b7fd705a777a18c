"""Many hands on one tablet: who was first, fingers that come late, and fingers that do no harm."""

from __future__ import annotations

from e2e import kaboom_games as games
from e2e.conftest import Visit
from e2e.fingers import Where
from e2e.kaboom_table import KaboomTable, open_at
from e2e.live_games import seek
from playwright.sync_api import expect

ABOUT_3, ABOUT_40 = range(2, 5), range(39, 42)
"""The browser tells of a touch to 0.1 ms, and the game counts whole ms."""

TRIES = ("first", "second", "third")
"""Games of the same moment, for machines that halt for longer than slaps are collected."""

LEAST = 250
"""No bot's hand is quicker than this, in ms."""

HELD_BACK = """() => {
  const { engine } = chocobox;
  const pad = document.querySelector('[data-on="slap:0"]');
  let [record, landed, flipped] = [engine.record, 0, 0];
  addEventListener("pointerup", ({ timeStamp }) => { landed = timeStamp; }, true);
  const touch = (type, timeStamp) => {
    const how = { bubbles: true, button: 0, pointerId: 77, pointerType: "touch" };
    const event = new PointerEvent(type, how);
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    pad.dispatchEvent(event);
  };
  const hear = ([seat, , at]) => {
    if (seat === 0 && !flipped) flipped = at;
    if (seat !== 1) return;
    touch("pointerdown", landed + at - 5 - flipped);
    touch("pointerup", landed + at - flipped);
  };
  Object.defineProperty(engine, "record", {
    configurable: true,
    get: () => record,
    set: (next) => {
      const isMore = next.moves.length > record.moves.length;
      record = next;
      if (isMore) hear(next.moves.at(-1));
    },
  });
}"""
"""A finger landed 5 ms before the bot's hand, and is heard of just after that is recorded."""

WATCH = """() => {
  window.frames = [];
  addEventListener("pointerdown", ({ target }) => {
    const on = target.closest("[data-on]")?.dataset.on ?? "";
    requestAnimationFrame(() => {
      const hand = document.querySelector(`[data-hand="${on.split(":")[1]}"]`);
      frames.push([on, hand !== null && getComputedStyle(hand).opacity === "1"]);
    });
  });
}"""
"""After each finger: whether the next frame shows its seat's hand."""


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
    expect(table.hands).to_have_count(4)
    assert table.page.evaluate("frames") == [[f"slap:{seat}", True] for seat in range(4)]


def test_two_fingers_three_milliseconds_apart_are_told_apart_whoever_is_heard_first(
    visit: Visit,
) -> None:
    table = open_at(visit(), games.flipped())
    at = pads(table)
    with table.fingers.time_stands() as clock:  # each message takes its time
        for seat, later in ((3, 0.003), (1, 0.0)):
            table.fingers.down(at[seat], seat, clock.now + later)
    settling = table.until(lambda state: state.slap).slap
    assert settling
    (three, later), (one, sooner) = slaps(table)
    assert (three, one) == (3, 1)
    assert later - sooner in ABOUT_3
    assert (settling.seat, settling.margin, settling.photo) == (1, later - sooner, False)
    expect(table.page.locator(".margin")).to_contain_text(f"{settling.margin} ms")
    expect(table.hands).to_have_count(2)
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
    with table.fingers.time_stands() as clock:
        table.fingers.down(stock, 0, clock.now)
        table.fingers.up(stock, 0, clock.now)
        table.until(lambda state: state.reach is not None)
        table.fingers.down(pad, 1, clock.now - 0.04)
    settling = table.until(lambda state: state.slap, "the slap is lost").slap
    assert settling
    assert settling.seat == other
    (_, _, drew), (_, _, slapped) = table.log()[-3:-1]
    assert drew - slapped in ABOUT_40
    assert table.state.drawer is None
    assert table.state.turn == seat


def test_a_bot_is_never_quicker_than_a_finger_that_landed_before_its_hand(visit: Visit) -> None:
    script = seek(
        lambda seed: games.dealt(("person", "shark"), seed).peeked(),
        lambda one: one.state.turn == 0 and games.shows_near(one, 1),
    )
    page = visit()
    for name in TRIES:
        table = open_at(page, script, name)
        page.evaluate(HELD_BACK)
        table.fingers.tap(table.stock)
        settling = table.until(lambda state: state.slap).slap
        flip, bot, finger, judge = table.log()[-4:]
        if finger[:2] == (0, "Slap"):
            break  # else the machine was so slow that it was judged before the finger was heard
    assert settling
    assert [flip[:2], judge[:2]] == [(0, "Flip"), (-1, "Judge")]
    assert bot[2] >= flip[2] + LEAST
    assert (bot[:2], finger) == ((1, "Slap"), (0, "Slap", bot[2] - 5))
    assert (settling.seat, settling.margin) == (0, 5)
