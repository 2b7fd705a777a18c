"""How Choco Challenge looks where room is short, and how still it is for whoever wants it still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from e2e.challenge_games import FIVE, asked, drawing, matched, shopping
from e2e.challenge_table import ChallengeTable
from e2e.conftest import PHONE, UPRIGHT, Visit
from e2e.games import keep, put_away
from playwright.sync_api import expect

from chocobox.session import Session

CROWDED = """() => {
  const slack = 3;
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility());
  const told = (one) => one.dataset?.on ?? one.getAttribute("class").trim().slice(0, 30);
  const seen = (one) => one.querySelector(".rim, .pack-chip") ?? one;
  const boxed = (one) => [told(one), seen(one).getBoundingClientRect()];
  const around = (name, all) => {
    const [left, top] = ["left", "top"].map((side) => Math.min(...all.map((one) => one[side])));
    const far = (side) => Math.max(...all.map((one) => one[side]));
    return [name, { left, top, right: far("right"), bottom: far("bottom") }];
  };
  const own = document.querySelector(".own-pile").closest(".lane");
  const row = [...own.querySelectorAll(".drawn .paper")].map((one) => one.getBoundingClientRect());
  const sheet = shown(".panel-space .panel");
  const middle = ".market-card, [data-on=deck], .morsel.pile";
  const parts = [
    ...shown(".seats .plate, .count-key, .menu-key, .story-line span:not(.unseen)").map(boxed),
    ...shown(".dock .tools > *, .dock .plate.own > *").map(boxed),
    ...(sheet.length ? sheet : shown(middle)).map(boxed),
    ...[...own.querySelectorAll(".own-pile .body, .discard .slot")].map(boxed),
    ...(row.length ? [around("row", row)] : []),
  ];
  const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const outside = ({ left, top, right, bottom }) =>
    Math.max(-left, -top, right - innerWidth, bottom - innerHeight) > slack;
  const found = parts.filter(([, box]) => outside(box)).map(([name]) => `${name} is outside`);
  parts.forEach(([name, box], i) => parts.slice(i + 1).forEach(([other, its]) => {
    if (over(box, its) > slack) found.push(`${name} and ${other}: ${over(box, its).toFixed(1)} px`);
  }));
  return found;
}"""
"""Parts of the table of which one lies over another, or that leave the screen."""

CUT = """() => [...document.querySelectorAll(".table *")]
  .filter((one) => one.checkVisibility() && !one.closest("svg, .unseen, .bust-word"))
  .filter((one) => getComputedStyle(one).overflowX !== "visible")
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""Words that do not fit where they stand."""

MOVING = """async (span) => {
  const seen = new Set();
  const until = performance.now() + span;
  while (performance.now() < until) {
    for (const one of document.getAnimations()) {
      const frames = one.effect?.getKeyframes() ?? [];
      const goes = frames.some(({ transform, translate, rotate, scale }) =>
        [transform, translate, rotate, scale].some((way) => way && way !== "none"));
      if (goes && one.playState === "running") {
        seen.add(`${one.animationName ?? "flight"} of ${one.effect.target?.getAttribute("class")}`);
      }
    }
    await new Promise(requestAnimationFrame);
  }
  return [...seen];
}"""
"""What moves while one looks, told by name."""

MOMENTS: dict[str, Callable[[], Session]] = {
    "drawing": drawing,
    "match": lambda: matched(4, FIVE),
    "shopping": shopping,
    "extra": lambda: asked(1, "fewer", players=FIVE),
}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_five_seats_have_room_on_a_phone_and_upright(visit: Visit, locale: str) -> None:
    page = visit(viewport=PHONE, locale=locale)
    start, found = page.url.partition("#")[0], {}
    for name, moment in MOMENTS.items():
        keep(page, name, moment())
        page.goto(f"{start}#/game/{name}")
        table = ChallengeTable(page).ready()
        for size in (PHONE, UPRIGHT):
            page.set_viewport_size(size)
            table.assert_true()
            table.settle()
            if faults := page.evaluate(CROWDED) + page.evaluate(CUT):
                found[f"{name}, {size['width']} wide"] = faults
        put_away(page)
    assert found == {}


def before_the_match() -> Session:
    """The next card that the first seat draws will match."""
    session = matched()
    session.states.pop()
    session.moves.pop()
    return session


def test_whoever_wants_no_motion_sees_none(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    keep(page, "still", before_the_match())
    page.goto(f"{page.url.partition('#')[0]}#/game/still")
    table = ChallengeTable(page).ready()
    assert moving_after(table, table.page.locator(".own-pile")) == []
    expect(table.question).to_be_visible()
    assert moving_after(table, table.question.locator('[data-on="bust"]')) == []
    expect(page.locator(".dock .bust-word, .lane.busted").first).to_be_attached()


def moving_after(table: ChallengeTable, thing: Any) -> list[str]:
    """Tap a thing, and look for half a second at what follows; a bot's sign may breathe."""
    table.do(thing)
    seen: list[str] = table.page.evaluate(MOVING, 500)
    return seen
