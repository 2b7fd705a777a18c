"""Several persons at one tablet, who see each other's cards: passed from hand to hand, or flat."""

from __future__ import annotations

from functools import partial

from e2e.challenge_games import asked, is_matched, moment
from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Box, box_of
from e2e.games import lay_out
from playwright.sync_api import expect

THREE = "#/new/choco_challenge?seed=7&players=person:Anna,person:Ben,person:Cleo"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
NAMED = tuple(f"person:{name}" for name in NAMES)
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
        match = moment(9, NAMED, partial(is_matched, seat=seat, tools=1))
        extra = asked(seat + 4, "fewer", seat=seat, players=NAMED)
        lay_out(page, extra if seat % 2 else match, flat=True)
        table.ready()
        assert_acts_at(table, seat)
        assert table.question.evaluate(TURNED) == seat
        assert_within(box_of(table.question), box_of(page.locator(".field-space")))
        table.do(table.question.locator("[data-on]").last)


def assert_acts_at(table: ChallengeTable, seat: int) -> None:
    """That seat has its name, row and buttons at its edge, turned towards it, and large enough."""
    tray, edge = table.page.locator(".tray.acting"), EDGES[seat]
    expect(tray).to_contain_text(NAMES[seat])
    expect(tray).to_have_attribute("data-edge", edge)
    table.settle()
    assert tray.locator(".turned").evaluate(TURNED) == seat
    size, box = table.page.viewport_size, box_of(tray)
    assert size
    right, bottom = size["width"] - box.x - box.width, size["height"] - box.y - box.height
    assert {"left": box.x, "top": box.y, "right": right, "bottom": bottom}[edge] < 8
    for button in table.page.locator(".tray.acting button:visible, .panel.question button").all():
        key = box_of(button)
        assert min(key.width, key.height) > 43.5, button
    for button in tray.locator("button:visible").all():
        assert_within(box_of(button), box)
    expect(table.rows).to_have_count(4)
    for place in range(4):
        its = box_of(table.page.locator(f'.tray[data-seat="{place}"]'))
        for card in table.rows.nth(place).locator(".paper").all():
            assert_within(box_of(card), its, slack=8)
    table.assert_true()


def assert_within(inner: Box, outer: Box, slack: float = 2) -> None:
    """A box lies in another."""
    assert inner.x >= outer.x - slack, (inner, outer)
    assert inner.y >= outer.y - slack, (inner, outer)
    assert inner.x + inner.width <= outer.x + outer.width + slack, (inner, outer)
    assert inner.y + inner.height <= outer.y + outer.height + slack, (inner, outer)
