"""Several persons at one tablet, who see each other's cards: passed from hand to hand, or flat."""

from __future__ import annotations

from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import box_of
from e2e.moments import NAMES, asks, challenge, matches
from e2e.room import assert_touchable, assert_within, tray
from playwright.sync_api import expect

THREE = "#/new/choco_challenge?seed=7&players=person:Anna,person:Ben,person:Cleo"
EDGES = ("bottom", "left", "top", "right")

TURNED = """(thing) => {
  let turn = new DOMMatrix();
  for (let one = thing; one instanceof Element; one = one.parentElement) {
    turn = new DOMMatrix(getComputedStyle(one).transform).multiply(turn);
  }
  return Math.round(Math.atan2(turn.b, turn.a) / (Math.PI / 2) + 4) % 4;
}"""
"""By how many quarters a thing is turned on the screen, clockwise."""


def test_three_persons_pass_the_tablet_and_nothing_is_covered(visit: Visit) -> None:
    table = ChallengeTable(visit(THREE, **CALM)).ready()
    for seat in range(3):
        assert_is_at(table, seat)
        table.play_turn()
        expect(table.row(seat)).to_have_count(1)
    table.draw()
    table.draw()
    table.do(table.on("stop"))
    table.do(table.on("done"))
    for seat in (1, 2):  # in the second round, those who drew fewer are asked for a tool
        assert_is_at(table, seat)
        expect(table.question).to_contain_text("You drew 1, Anna drew 2")
        before = table.moves()
        table.double_tap(table.question.locator('[data-on="tool:pastry_bag"]'))
        table.await_moves(before)
        table.answered()
        assert table.moves() == before + 1, "the second tap is no answer of whoever is asked next"
    assert_is_at(table, 1)


def assert_is_at(table: ChallengeTable, seat: int) -> None:
    """The screen is that person's at once, and the others' rows and piles are there too."""
    expect(table.page.locator(".dock[data-own-turn] .plate.own")).to_contain_text(NAMES[seat])
    expect(table.page.locator(".curtain")).to_have_count(0)
    expect(table.rows).to_have_count(3)
    table.assert_true()


def test_four_persons_play_each_from_the_own_edge_of_a_flat_tablet(visit: Visit) -> None:
    page = visit(f"{THREE},person:Dora&flat=1", **CALM)
    table = ChallengeTable(page).ready()
    for seat in range(4):
        assert_acts_at(table, seat)
        table.play_turn()
    page.set_viewport_size(UPRIGHT)
    for seat in range(4):
        moment = challenge(asks(seat, "fewer") if seat % 2 else matches(seat))
        table = ChallengeTable.at(page, moment, flat=True)
        assert_acts_at(table, seat)
        assert table.question.evaluate(TURNED) == seat
        assert_within(box_of(table.question), box_of(page.locator(".field-space")), 2)
        table.do(table.question.locator("[data-on]").last)


def assert_acts_at(table: ChallengeTable, seat: int) -> None:
    """That seat has its name, row and buttons at its edge, turned towards it, and large enough."""
    page, acting, edge = table.page, table.page.locator(".tray.acting"), EDGES[seat]
    expect(acting).to_contain_text(NAMES[seat])
    expect(acting).to_have_attribute("data-edge", edge)
    table.settle()
    assert acting.locator(".turned").evaluate(TURNED) == seat
    size, box = page.viewport_size, box_of(acting)
    assert size
    right, bottom = size["width"] - box.x - box.width, size["height"] - box.y - box.height
    assert {"left": box.x, "top": box.y, "right": right, "bottom": bottom}[edge] < 8
    for button in page.locator(".tray.acting button:visible, .panel.question button").all():
        assert_touchable(box_of(button), size, 44)
    for button in acting.locator("button:visible").all():
        assert_within(box_of(button), box, 2)
    expect(table.rows).to_have_count(4)
    for place in range(4):
        its = box_of(tray(page, place))
        for card in table.rows.nth(place).locator(".paper").all():
            assert_within(box_of(card), its, 8)
    table.assert_true()
