"""Choco Challenge at one table: from the shelf to the count, by keys, in haste, after a break."""

from __future__ import annotations

import re

from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Fingers, at_rest, box_of
from e2e.keys import Keys
from e2e.moments import WITH_BAKERS, challenge, matches, nearly_over, saved
from e2e.page import KILL, sit
from e2e.visitor import await_stored
from playwright.sync_api import expect

SEVEN = "#/new/choco_challenge?seed=7&players=person,cautious,baker"

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

MOVING = """async (span) => {
  const seen = new Set();
  const until = performance.now() + span;
  while (performance.now() < until) {
    for (const one of document.getAnimations()) {
      const ways = ["transform", "translate", "rotate", "scale"];
      const goes = (one.effect?.getKeyframes() ?? []).some((frame) =>
        ways.some((way) => (frame[way] ?? "none") !== "none"));
      if (goes && one.playState === "running") seen.add(`${one.animationName ?? "flight"}`);
    }
    await new Promise(requestAnimationFrame);
  }
  return [...seen];
}"""
"""What moves while one looks, told by name."""


def test_from_the_shelf_to_the_count_and_another_game(visit: Visit) -> None:
    page = visit(**CALM)
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Choco Challenge"))
    expect(page.locator(".place")).to_have_count(3)
    sit(page, 1, "Apprentice")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))
    table = ChallengeTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "cautious", "baker"]
    table.play_turn()
    table.await_turn()
    table.assert_true()

    table = ChallengeTable.at(page, challenge(nearly_over, WITH_BAKERS))
    table.play_to_end()
    walk_through_the_count(table)
    record = table.record()
    fingers.tap(table.end.get_by_role("button", name="Play again"))
    table.own_turn.wait_for()
    expect(table.end).to_have_count(0)
    assert table.moves() == 0
    assert table.record()["seed"] != record["seed"]
    table.assert_true()


def walk_through_the_count(table: ChallengeTable) -> None:
    outcome, names = table.outcome, ["You", "Apprentice", "Baker"]
    winner = names[outcome.winners[0]]
    expect(table.end).to_contain_text(f"Winner: {winner}")
    expect(table.end).to_contain_text("The deck ran out.")
    table.fingers.tap(table.end.get_by_role("button", name="Count"))
    bar = table.page.locator(".count-bar")
    for seat, (total, score) in enumerate(zip(outcome.totals, outcome.scores, strict=True)):
        expect(bar).to_contain_text(f"{names[seat]}: {total.pile} on")
        expect(bar).to_contain_text(f"{total.pile} + {total.desserts} = {score}")
        table.fingers.tap(bar.get_by_role("button", name="Next step"))
    expect(bar).to_contain_text(re.compile(rf"Most crowns: {winner}|A tie"))
    table.fingers.tap(bar.get_by_role("button", name="Done"))
    expect(table.end).to_be_visible()


def test_a_turn_by_keys_alone_with_each_event_told(visit: Visit) -> None:
    page = visit(SEVEN, **CALM)
    keys, table = Keys(page), ChallengeTable(page).ready()
    keys.hit("1", "Stop drawing first")
    keys.hit("d", r"You drew \w+\. One card in front\. One card so far: draw again, or stop\.")
    keys.hit("i", r"What is in your pile: .*2 . butter")
    keys.press("Escape")
    keys.hit("s", r"You stopped with one card\. You may buy: ")
    keys.tab_to(page.locator(".ground"))
    keys.hit("ArrowRight", r"place 1 from the deck, .*You may have it\.")
    keys.hit("ArrowLeft", r"place 2 from the deck, \w+ crowns?\.$")
    keys.hit("ArrowDown", r"pudding, 7 crowns, 2 left\.$")
    keys.hit("1", r"You bought \w+\. .*you are done")
    keys.hit("e")
    while table.seat is None or table.moves() < 5:
        keys.press("Enter")  # in the middle, it shows a bot's move at once
        page.wait_for_timeout(table.haste)
    keys.hears(r"Your turn: draw your first card\.")
    table.assert_true()


def test_hasty_and_wrong_touches_hang_nothing_and_lose_nothing(visit: Visit) -> None:
    table = ChallengeTable(visit(SEVEN)).ready()
    ears = Keys(table.page)
    tap_what_is_not_lit(table, "market:3", "Stop drawing first, then you may buy.")
    table.double_tap(table.page.locator(".own-pile"))
    expect(table.row(0)).to_have_count(1)
    table.pause()
    assert table.moves() == 1
    table.double_tap(table.page.locator(".stop-key"))
    expect(table.page.locator(".done-key")).to_be_visible()
    table.pause()
    tap_what_is_not_lit(table, "dessert:9", "You drew too few cards for that.")
    assert table.moves() == 2
    table.double_tap(table.on("market:1"))
    table.await_moves(2)
    table.assert_true()
    table.double_tap(table.page.locator(".done-key"))
    table.await_moves(3)
    table.fingers.tap_at(at_rest(table.on("market:2")).middle)
    table.answered()
    ears.hears(r"It is not your turn\.")
    drum(table)
    for size in (UPRIGHT, TABLET):  # while cards fly
        table.open_menu()
        table.page.set_viewport_size(size)
        table.close_sheet()
    table.await_turn()
    table.play_turn()
    table.await_turn()
    table.assert_true()


def tap_what_is_not_lit(table: ChallengeTable, name: str, why: str) -> None:
    """Nothing happens, and one sentence says why."""
    before = table.moves()
    table.fingers.tap_at(at_rest(table.on(name).first).middle)
    expect(table.line).to_contain_text(why)
    assert table.moves() == before


def drum(table: ChallengeTable) -> None:
    """The bots are playing, and a child drums on everything that is its own, and on the middle."""
    things = (".own-pile", ".stop-key", ".draw-key", '[data-on="dessert:4"]', '[data-on="deck"]')
    for selector in things * 2:
        table.fingers.tap_at(box_of(table.page.locator(selector)).middle)


def test_a_match_waits_for_its_answer_through_a_break_and_nothing_moves_where_none_is_wanted(
    visit: Visit,
) -> None:
    session = challenge(matches(0, "whisk", "pastry_bag"), WITH_BAKERS)
    session.states.pop()  # before its last move, which draws the card
    session.moves.pop()
    page = visit(**CALM)
    table = ChallengeTable.at(page, session)
    table.draw()
    assert page.evaluate(MOVING, 500) == []
    assert_asks(table)
    await_stored(page)
    page.reload()
    table.ready()
    assert_asks(table)
    page.evaluate(KILL)
    table.do(table.question.get_by_role("button", name="Use the whisk"))
    assert page.evaluate(MOVING, 500) == []
    expect(table.question).to_have_count(0)
    expect(page.locator(".drawn.match")).to_have_count(0)
    own = page.locator(".dock .plate.own")
    expect(own.get_by_text("Has a whisk")).to_have_count(0)
    expect(own.get_by_text("Has a pastry bag")).to_have_count(1)
    table.assert_true()


def assert_asks(table: ChallengeTable) -> None:
    expect(table.question).to_contain_text("Two of a kind")
    expect(table.question.locator('[data-on^="spend:"]')).to_have_count(2)
    expect(table.question.locator('[data-on="bust"]')).to_have_count(1)
    expect(table.page.locator(".drawn.match")).to_have_count(1)
    table.assert_true()


def test_five_seats_have_room_on_a_phone_and_upright_in_the_longer_language(visit: Visit) -> None:
    page = visit(viewport=PHONE, **CALM)
    page.evaluate("chocobox.store.set('language', 'de')")
    found = {}
    for name in ("drawing", "match", "shopping", "extra tool"):
        table = ChallengeTable.at(page, saved(name, 4))
        for size in (PHONE, UPRIGHT):
            page.set_viewport_size(size)
            table.settle()
            if faults := page.evaluate(CROWDED):
                found[f"{name}, {size['width']} wide"] = faults
    assert found == {}
