"""Several persons at one tablet, who see each other's cards: passed from hand to hand, or flat."""

from __future__ import annotations

from e2e.challenge_games import asked, is_matched, moment
from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Box, box_of
from e2e.games import keep, put_away
from playwright.sync_api import Locator, Page, expect

from chocobox.session import Session

THREE = "#/new/choco_challenge?seed=7&players=person:Anna,person:Ben,person:Cleo"
FOUR = f"{THREE},person:Dora&flat=1"
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
    table = ChallengeTable(visit(THREE)).ready()
    for seat in range(3):
        assert_is_at(table, seat)
        table.play_turn()
        expect(table.row(seat)).to_have_count(1)
    draw_twice(table)
    for seat in (1, 2):  # in the second round, those who drew fewer are asked for a tool
        assert_is_at(table, seat)
        expect(table.question).to_contain_text("You drew 1, Anna drew 2")
        answer_hastily(table, table.question.locator('[data-on="tool:pastry_bag"]'))
    assert_is_at(table, 1)
    expect(table.own.get_by_text("Has a pastry bag")).to_have_count(1)
    table.assert_true()


def assert_is_at(table: ChallengeTable, seat: int) -> None:
    """The screen is that person's at once, and the others' rows and piles are there too."""
    expect(table.page.locator(".dock[data-own-turn] .plate.own")).to_contain_text(NAMES[seat])
    expect(table.page.locator(".curtain")).to_have_count(0)
    expect(table.rows).to_have_count(3)
    assert table.seat == seat
    table.assert_true()


def answer_hastily(table: ChallengeTable, option: Locator) -> None:
    """Answer with two quick taps; the second is no answer of whoever is asked next."""
    before = table.moves()
    table.double_tap(option)
    table.await_moves(before)
    table.answered()
    assert table.moves() == before + 1


def draw_twice(table: ChallengeTable) -> None:
    """Two cards, and nothing more."""
    table.draw()
    table.draw()
    table.do(table.on("stop"))
    table.do(table.on("done"))


def test_four_persons_play_each_from_the_own_edge_of_a_flat_tablet(visit: Visit) -> None:
    table = ChallengeTable(visit(FOUR, **CALM)).ready()
    for seat in range(4):
        assert_acts_at(table, seat)
        table.play_turn()
        expect(table.row(seat)).to_have_count(1)
    draw_twice(table)
    for seat in (1, 2, 3):
        assert_acts_at(table, seat)
        assert_is_asked(table, seat)
        expect(table.question).to_contain_text("You drew 1, Anna drew 2")
        table.do(table.question.locator("[data-on]").last)
    assert_acts_at(table, 1)


def test_a_flat_tablet_that_is_higher_than_wide_has_the_same_edges(visit: Visit) -> None:
    page = visit(viewport=UPRIGHT, **CALM)
    start = page.url.partition("#")[0]
    for seat in range(4):
        for name, moment_of in (("match", matched_at), ("asked", asked_at)):
            keep(page, f"{name}{seat}", moment_of(seat), flat=True)
            page.goto(f"{start}#/game/{name}{seat}")
            table = ChallengeTable(page).ready()
            assert_acts_at(table, seat)
            assert_is_asked(table, seat)
            put_away(page)


def matched_at(seat: int) -> Session:
    """That seat has drawn a card twice."""
    return moment(9, NAMED, lambda state: is_matched(state, seat, tools=1))


def asked_at(seat: int) -> Session:
    """That seat drew fewer, and may have a tool."""
    return asked(seat + 4, "fewer", seat=seat, players=NAMED)


def assert_is_asked(table: ChallengeTable, seat: int) -> None:
    """The question lies in the middle, turned to whom it is for, with room for a finger."""
    assert table.question.evaluate(TURNED) == seat
    assert_within(box_of(table.question), box_of(table.page.locator(".field-space")))
    for option in table.question.locator("button").all():
        box = box_of(option)
        assert min(box.width, box.height) > 43.5, option


def assert_acts_at(table: ChallengeTable, seat: int) -> None:
    """That seat has its name, row and buttons at its edge, turned towards it, and large enough."""
    tray, edge = table.page.locator(".tray.acting"), EDGES[seat]
    expect(tray).to_contain_text(NAMES[seat])
    expect(tray).to_have_attribute("data-edge", edge)
    table.settle()
    assert tray.locator(".turned").evaluate(TURNED) == seat
    assert_lies_at(table.page, box_of(tray), edge)
    buttons = tray.locator("button:visible")
    for button in buttons.all():
        box = box_of(button)
        assert min(box.width, box.height) > 43.5, button
        assert_within(box, box_of(tray))
    assert_rows_lie_in_their_trays(table)
    table.assert_true()


def assert_lies_at(page: Page, box: Box, edge: str) -> None:
    """A tray touches, or nearly, the edge of the screen that it is named for."""
    size = page.viewport_size
    assert size
    gaps = {
        "left": box.x,
        "top": box.y,
        "right": size["width"] - box.x - box.width,
        "bottom": size["height"] - box.y - box.height,
    }
    assert gaps[edge] < 8, gaps


def assert_rows_lie_in_their_trays(table: ChallengeTable) -> None:
    """All that lies before a seat lies at its own edge, for everybody to see."""
    expect(table.rows).to_have_count(4)
    for seat in range(4):
        tray = box_of(table.page.locator(f'.tray[data-seat="{seat}"]'))
        for card in table.rows.nth(seat).locator(".paper").all():
            assert_within(box_of(card), tray, slack=8)


def assert_within(inner: Box, outer: Box, slack: float = 2) -> None:
    """A box lies in another."""
    assert inner.x >= outer.x - slack, (inner, outer)
    assert inner.y >= outer.y - slack, (inner, outer)
    assert inner.x + inner.width <= outer.x + outer.width + slack, (inner, outer)
    assert inner.y + inner.height <= outer.y + outer.height + slack, (inner, outer)
