"""Kaboom! on a tablet that lies flat: who sees which face, where everything lies, wild hands."""

from __future__ import annotations

import time
from itertools import pairwise
from math import hypot

from e2e import kaboom_games as games
from e2e.challenge_table import SETTLED
from e2e.conftest import TABLET, UPRIGHT, Visit
from e2e.fingers import PATIENCE, Box, at_rest, box_of
from e2e.kaboom_secrets import drawn_as, leaks, text_of
from e2e.kaboom_table import KaboomTable, open_at
from e2e.live_games import FRIENDS, NAMES
from e2e.live_keys import LiveKeys
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chocobox.games.kaboom.pieces import CARDS
from chocobox.games.kaboom.state import Spot, State

NEAR = (2, 3)

FOLLOW = """(key) => {
  window.ways = {};
  const look = () => {
    for (const one of document.querySelectorAll('[data-key^="back-"]')) {
      const { x, y } = one.getBoundingClientRect();
      (ways[one.dataset.key] ??= new Set()).add(`${Math.round(x)} ${Math.round(y)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes through which places each back goes."""

ZOOMS = """() => [...document.querySelectorAll("[data-on], .tray, .ground, header")]
  .filter((one) => {
    for (let it = one; it; it = it.parentElement) {
      if (["none", "manipulation"].includes(getComputedStyle(it).touchAction)) return false;
    }
    return true;
  }).map((one) => one.outerHTML.slice(0, 80))"""
"""What a double tap would enlarge, in browsers that do so."""


def near(table: KaboomTable, *seats: int) -> list[str]:
    """The cards that those seats look at before the round begins."""
    state = table.state
    return [text_of(state, (seat, place)) for seat in seats for place in NEAR]


def test_faces_are_in_the_page_only_while_their_seats_hold_their_eyes(visit: Visit) -> None:
    table = open_at(visit(), games.dealt())
    eyes = [table.middle(table.eye(seat)) for seat in range(4)]
    assert (table.faces(), leaks(table)) == ([], [])
    for seat in range(4):
        table.fingers.down(eyes[seat], seat)
        table.until(lambda state: state.peeks.count("looking") == seat + 1)  # noqa: B023
        known = near(table, *range(seat + 1))
        assert table.faces() == drawn_as(*known)
        assert_in_tray(table, seat, table.page.locator(".under-eye").nth(seat))
    assert len(leaks(table)) >= 8  # so it would be found
    assert leaks(table, near(table, 0, 1, 2, 3)) == []
    table.page.wait_for_timeout(700)
    table.fingers.up(eyes[0], 0)
    state = table.until(lambda state: state.peeks[0] == "done")
    assert table.faces() == drawn_as(*near(table, 1, 2, 3))
    assert leaks(table, near(table, 1, 2, 3)) == []

    table.fingers.cancel()  # somebody's sleeve, or the system: it is nobody's fault
    expect(table.page.locator(".under-eye")).to_have_count(0)
    assert (table.faces(), leaks(table)) == ([], [])
    assert table.state.peeks == state.peeks == ("done", "looking", "looking", "looking")
    for seat in (1, 2, 3):
        assert table.peek(seat) == drawn_as(*near(table, seat))
    assert not table.state.is_peeking
    assert (table.faces(), leaks(table)) == ([], [])
    for seat in range(4):
        expect(table.eye(seat)).to_have_count(0)


def test_a_swap_is_seen_as_backs_that_change_places(visit: Visit) -> None:
    table = open_at(visit(), games.drew("J Q"))
    ears = LiveKeys(table.page)
    ears.listen()
    drawn = CARDS[table.state.drawn or 0]
    assert table.faces() == []
    with held(table, 0):
        assert table.faces() == drawn_as(drawn)
        assert leaks(table, [drawn]) == []
    assert (table.faces(), leaks(table)) == ([], [])
    table.fingers.tap(table.key("discard", 0))
    table.until(lambda state: state.power)
    ours, theirs = table.card(1, 2), table.card(3, 1)
    before = table.backs()
    table.page.evaluate(FOLLOW)
    slower = table.page.context.new_cdp_session(table.page)
    slower.send("Animation.enable")
    slower.send("Animation.setPlaybackRate", {"playbackRate": 0.1})  # a busy machine draws seldom
    table.fingers.tap(ours)
    expect(table.page.locator(".first-mark")).to_have_count(1)
    table.fingers.tap(theirs)
    table.until(lambda state: state.power is None)
    one, two = "card:1:2", "card:3:1"
    assert table.backs() == {**before, one: before[two], two: before[one]}
    for moved in (one, two):
        table.page.wait_for_function("(key) => ways[key].size > 3", arg=f"back-{before[moved]}")
    slower.send("Animation.setPlaybackRate", {"playbackRate": 1})
    at_rest(ours)
    assert (table.faces(), leaks(table)) == ([], [])
    ears.hears("Anna swapped two cards")


def test_what_a_king_shows_only_its_own_seat_sees_and_all_are_told_of_the_swap(
    visit: Visit,
) -> None:
    table = open_at(visit(), games.drew("K"))
    ears = LiveKeys(table.page)
    ears.listen()
    table.fingers.tap(table.page.locator('[data-on="discard"]'))
    table.until(lambda state: state.power)
    spots: list[Spot] = [(1, 0), (3, 3)]
    cards = [text_of(table.state, spot) for spot in spots]
    for spot in spots:
        table.fingers.tap(table.card(*spot))
    table.until(lambda state: state.sight)
    assert (table.faces(), leaks(table)) == ([], [])
    for seat in (1, 2, 3):
        expect(table.eye(seat)).to_have_count(0)
    with held(table, 0):
        assert table.faces() == drawn_as(*cards)
        assert leaks(table, cards) == []
        assert_in_tray(table, 0, table.page.locator(".under-eye"))
    assert table.state.sight  # to let go of the eye decides nothing
    before = table.backs()
    table.fingers.tap(table.key("yes", 0))
    table.until(lambda state: state.sight is None)
    one, two = "card:1:0", "card:3:3"
    assert table.backs() == {**before, one: before[two], two: before[one]}
    ears.hears("Anna swapped two cards")
    assert (table.faces(), leaks(table)) == ([], [])


class held:  # noqa: N801
    """While a seat's eye is held."""

    def __init__(self, table: KaboomTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.at = table.middle(table.eye(seat))

    def __enter__(self) -> None:
        self.table.fingers.down(self.at, self.seat)
        expect(self.table.page.locator(".under-eye")).to_have_count(1)

    def __exit__(self, *_: object) -> None:
        self.table.fingers.up(self.at, self.seat)
        expect(self.table.page.locator(".under-eye")).to_have_count(0)


def assert_in_tray(table: KaboomTable, seat: int, thing: Locator) -> None:
    """It lies in that seat's tray, under its own hand."""
    tray = box_of(table.page.locator(f'.tray[data-seat="{seat}"]'))
    x, y = box_of(thing).middle
    assert tray.x < x < tray.x + tray.width, (thing, tray)
    assert tray.y < y < tray.y + tray.height, (thing, tray)


def test_all_pads_are_large_alike_and_equally_far_from_the_pile(visit: Visit) -> None:
    page = visit()
    for seats in (2, 3, 4):
        places = set()
        for name, moment in (("dealt", games.dealt), ("drew", games.drew)):
            table = open_at(page, moment(players=FRIENDS[:seats]), f"{name}{seats}")
            pads = [at_rest(table.pad(seat)) for seat in range(seats)]
            assert_alike(table, pads)
            places.add(tuple(pad.middle for pad in pads))
        assert len(places) == 1, "a pad has moved"


def assert_alike(table: KaboomTable, pads: list[Box]) -> None:
    """The pads have one size, lie in their trays and have nearly the same way to the pile."""
    assert len({(round(pad.width), round(pad.height)) for pad in pads}) == 1
    assert min(pads[0].width, pads[0].height) >= 120
    pile = box_of(table.page.locator(".discard-pile .gap")).middle
    away = [hypot(pad.middle[0] - pile[0], pad.middle[1] - pile[1]) for pad in pads]
    assert max(away) / min(away) <= 1.3, away
    for seat, pad in enumerate(pads):
        assert_in_tray(table, seat, table.pad(seat))
        assert_on_screen(pad, TABLET)


def test_six_have_everything_on_the_screen_and_large_enough_for_a_finger(visit: Visit) -> None:
    page = visit()
    for name, script in (("dealt", games.dealt(FRIENDS)), ("drew", games.drew(players=FRIENDS))):
        open_at(page, script, name)
        for size in (UPRIGHT, TABLET):
            page.set_viewport_size(size)
            page.evaluate(SETTLED)
            comes_to_have_room(page, size)


def comes_to_have_room(page: Page, size: ViewportSize) -> None:
    """A turned table is drawn, measured and drawn again, on a busy machine not at once."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            return assert_has_room(page, size)
        except AssertionError:
            page.wait_for_timeout(100)
    return assert_has_room(page, size)


def assert_has_room(page: Page, size: ViewportSize) -> None:
    """Names, cards and buttons of all are on the screen, and no button lies over another."""
    for seat, name in enumerate(NAMES):
        tray = page.locator(f'.tray[data-seat="{seat}"]')
        expect(tray).to_contain_text(name)
        for card in page.locator(f'[data-on^="card:{seat}:"] .body').all():
            assert_on_screen(box_of(card), size)
    buttons = [box_of(one) for one in page.locator("button:visible").all()]
    assert len(buttons) > 6
    for i, box in enumerate(buttons):
        assert min(box.width, box.height) > 43.5, box
        assert_on_screen(box, size)
        assert not any(overlap(box, other) for other in buttons[i + 1 :]), box


def assert_on_screen(box: Box, size: ViewportSize) -> None:
    """Nothing of it is cut off."""
    assert box.x > -1, box
    assert box.y > -1, box
    assert box.x + box.width < size["width"] + 1, box
    assert box.y + box.height < size["height"] + 1, box


def overlap(a: Box, b: Box) -> bool:
    """Whether one lies over the other."""
    across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return across > 1 and down > 1


def test_hasty_and_wrong_fingers_break_nothing(visit: Visit) -> None:
    table = open_at(visit(is_mobile=True), games.turn(rounds=2))
    page = table.page
    assert page.evaluate(ZOOMS) == []
    pads = [table.middle(table.pad(seat)) for seat in range(4)]
    cards = [box_of(table.card(seat, 2)).middle for seat in range(4)]
    pile = box_of(page.locator('[data-on="discard"]')).middle
    for at in (*pads, *cards, pile, table.nothing):  # nothing may be slapped, or touched, now
        table.fingers.tap_at(at)
        table.fingers.tap_at(at)
    table.fingers.send("touchStart", dict(enumerate(pads)))
    table.fingers.send("touchEnd", {})
    made = len(table.log())
    assert table.state.turn == 0
    assert table.state.drawer is None
    expect(table.page.locator(".flat-note")).to_contain_text("There is nothing to slap now.")

    double_tap(table, table.stock)
    table.until(lambda state: state.drawer == 0)
    table.answered()
    assert [what for _, what, _ in table.log()[made:]] == ["Draw"]
    double_tap(table, table.key("discard", 0))
    table.until(lambda state: state.window)
    mash(table, [*pads, *cards])
    table.answered()
    table.until(lambda state: "Judge" in [what for _, what, _ in table.log()[made:]])
    assert page.evaluate("visualViewport.scale") == 1
    expect(page.locator(".lost-table, [role=alert]:visible")).to_have_count(0)
    assert_true(table)


def double_tap(table: KaboomTable, thing: Locator) -> None:
    """Two taps within a tenth of a second at one place."""
    table.fingers.tap_quickly(table.middle(thing))


def mash(table: KaboomTable, places: list[tuple[float, float]]) -> None:
    """Eight fingers of children come and go in no order."""
    for one, two in pairwise([*range(len(places)), 0, 3, 1, 2, 0]):
        table.fingers.down(places[one], one)
        table.fingers.down(places[two], two if two != one else 9)
        table.fingers.send("touchEnd", {})


def assert_true(table: KaboomTable) -> None:
    """The backs on the screen are those of the rules, and so is the top of the discard."""
    state = table.state
    lying = {
        f"card:{seat}:{place}": it.mark
        for seat, place in spots(state)
        if (it := state.at((seat, place)))
    }
    assert table.backs() == lying
    top = table.page.locator(".discard-pile .playing").last
    assert (top.get_attribute("data-key") or "").removeprefix("card-") == CARDS[state.discard[-1]]


def spots(state: State) -> list[Spot]:
    """Every place where something may lie."""
    return [(seat, place) for seat, grid in enumerate(state.grids) for place in range(len(grid))]
