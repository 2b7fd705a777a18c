"""Choco Challenge has room: for five on a phone, and for four, each at an edge of a flat tablet."""

from __future__ import annotations

from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, PHONE, UPRIGHT, Visit
from e2e.fingers import box_of
from e2e.games import begun
from e2e.moments import FOUR, NAMES, asks, challenge, matches, saved
from e2e.room import assert_touchable, assert_within, tray
from e2e.table import lay
from playwright.sync_api import expect

EDGES = ("bottom", "left", "top", "right")

CROWDED = """() => {
  const slack = 3;
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility());
  const told = (one) => one.dataset?.on ?? one.getAttribute("class").trim().slice(0, 30);
  const seen = (one) => one.querySelector(".rim, .pack-chip") ?? one;
  const boxed = (one) => [told(one), seen(one).getBoundingClientRect()];
  const own = document.querySelector(".own-pile").closest(".lane");
  const sheet = shown(".panel-space .panel");
  const parts = [
    ...shown(".seats .plate, .count-key, .menu-key, .story-line span:not(.unseen)"),
    ...shown(".dock .tools > *, .dock .plate.own > *"),
    ...(sheet.length ? sheet : shown(".market-card, [data-on=deck], .morsel.pile")),
    ...own.querySelectorAll(".own-pile .body, .discard .slot"),
  ].map(boxed);
  const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const outside = ({ left, top, right, bottom }) =>
    Math.max(-left, -top, right - innerWidth, bottom - innerHeight) > slack;
  const found = parts.filter(([, box]) => outside(box)).map(([name]) => `${name} is outside`);
  parts.forEach(([name, box], i) => parts.slice(i + 1).forEach(([other, its]) => {
    if (over(box, its) > slack) found.push(`${name} and ${other}: ${over(box, its).toFixed(1)} px`);
  }));
  const cut = shown(".table *").filter((one) => !one.closest("svg, .unseen, .bust-word")
    && getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1);
  return [...found, ...cut.map((one) => `cut: ${one.className}: ${one.textContent.trim()}`)];
}"""
"""Parts of the table of which one lies over another, that leave the screen, or whose words do."""

TURNED = """(thing) => {
  let turn = new DOMMatrix();
  for (let one = thing; one instanceof Element; one = one.parentElement) {
    turn = new DOMMatrix(getComputedStyle(one).transform).multiply(turn);
  }
  return Math.round(Math.atan2(turn.b, turn.a) / (Math.PI / 2) + 4) % 4;
}"""
"""By how many quarters a thing is turned on the screen, clockwise."""


def test_five_seats_have_room_on_a_phone_and_upright_in_the_longer_language(visit: Visit) -> None:
    page = visit(viewport=PHONE, **CALM)
    page.evaluate("chocobox.store.set('language', 'de')")
    found = {}
    for name in ("drawing", "match", "shopping", "extra tool"):
        ChallengeTable.at(page, saved(name, 4))
        for size in (PHONE, UPRIGHT):
            lay(page, size)
            if faults := page.evaluate(CROWDED):
                found[f"{name}, {size['width']} wide"] = faults
    assert found == {}


def test_four_persons_play_each_from_the_own_edge_of_a_flat_tablet(visit: Visit) -> None:
    page = visit(**CALM)
    table = ChallengeTable.at(page, begun(7, FOUR, "choco_challenge"), flat=True)
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


def assert_acts_at(table: ChallengeTable, seat: int) -> None:
    """That seat has its name, row and buttons at its edge, turned towards it, and large enough."""
    page, acting, edge = table.page, table.page.locator(".tray.acting"), EDGES[seat]
    expect(acting).to_contain_text(NAMES[seat])
    expect(acting).to_have_attribute("data-edge", edge)
    size = page.viewport_size
    assert size
    lay(page, size)
    assert acting.locator(".turned").evaluate(TURNED) == seat
    box = box_of(acting)
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
