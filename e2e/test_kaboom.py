"""Kaboom! with one person: a whole round by touch, powers on an upright table, the score sheet."""

from __future__ import annotations

import re

import pytest
from e2e import kaboom_games as games
from e2e.conftest import UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.games import SAME_CHANCE
from e2e.kaboom_person import KaboomPerson
from e2e.kaboom_secrets import drawn_as, leaks, text_of
from e2e.kaboom_table import KaboomTable, open_at
from e2e.live_games import seek
from e2e.setting_up import choose, sit
from playwright.sync_api import Page, expect

from chocobox.games.kaboom.pieces import CARDS
from chocobox.games.kaboom.scoring import RoundEnd

MINUS = "\N{MINUS SIGN}"
SOLO = ("person", "forgetful")


def early() -> int:
    """A seed for which the third card at the latest matches one that the person peeks at."""

    def fits(script: games.Script) -> bool:
        return any(games.shows_near(script, 0, card) for card in range(3))

    return seek(lambda seed: games.dealt(SOLO, seed), fits).session.seed


def test_a_whole_round_by_touch_from_the_shelf_to_the_score_sheet_and_again(visit: Visit) -> None:
    page = visit(script=SAME_CHANCE % early())
    set_up_one_quick_round(page)
    table = KaboomTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "forgetful"]
    assert record["options"] | {"rounds": 1, "window": 1500, "pace": 2000} == record["options"]
    assert leaks(table) == []

    person = KaboomPerson(table)
    person.play_round()
    assert {"peek", "slap", "reveal"} <= set(person.did), person.did
    state = table.state
    assert state.last
    assert_told(table, state.last)
    expect(page.locator("#said")).to_contain_text("Winner")

    page.evaluate("window.isFree = true")
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.eye(0)).to_be_visible()
    expect(table.end).to_have_count(0)
    assert table.record()["options"] == record["options"]
    assert table.record()["seed"] != record["seed"]


def set_up_one_quick_round(page: Page) -> None:
    """Rounds by the stepper, an easy bot in the other seat; flips slow enough for any machine."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Kaboom!"))
    less = page.get_by_role("button", name="Rounds: less")
    for rounds in range(10, 1, -1):
        expect(page.get_by_role("spinbutton", name="Rounds")).to_have_text(str(rounds))
        fingers.tap(less)
    expect(less).to_be_disabled()
    choose(page, "Time to slap", re.compile(r"^\s*1\.5 s\s*$"))
    choose(page, "Pace of turning up", re.compile(r"^\s*2 s\s*$"))
    sit(page, 1, "Goldfish")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))


def assert_told(table: KaboomTable, last: RoundEnd) -> None:
    """Hands, sums, points and why: all as the rules count them."""
    sheet = table.round_sheet
    expect(sheet).to_be_visible()
    hands = sheet.locator(".round-hand")
    for seat, (hand, total, points) in enumerate(
        zip(last.hands, last.totals, last.points, strict=True)
    ):
        row = hands.nth(seat)
        expect(row.locator(".faces .print")).to_have_count(len(hand))
        expect(row.locator(".why b")).to_have_text(signed(total))
        expect(row.locator(".gained")).to_have_text(f"{'+' if points > 0 else ''}{signed(points)}")
        if seat == last.caller:
            words = {"closest": f"closest: {MINUS}5 {MINUS} ", "tied": "tied: 10 + "}
            why = words.get(last.reasons[seat], "not closest: 10 + ")
            expect(row.locator(".why")).to_contain_text(f"{why}{abs(total)}")
    table.fingers.tap(sheet.locator('[data-on="read"]'))
    expect(sheet).to_have_count(0)
    expect(table.end).to_be_visible()


def signed(count: int) -> str:
    """A number with its true sign."""
    return str(count).replace("-", MINUS)


def test_the_sheet_of_a_round_lies_over_the_next_deal_until_it_is_put_away(visit: Visit) -> None:
    script = games.turn(("person", "steady"), rounds=2).called()
    table = open_at(visit(), script)
    last = table.state.last
    assert last
    expect(table.round_sheet.locator(".round-hand")).to_have_count(2)
    points = table.round_sheet.locator(".score-grid td.now")
    expect(points).to_have_text([signed(count) for count in last.points])
    table.fingers.tap(table.round_sheet.locator('[data-on="read"]'))
    expect(table.round_sheet).to_have_count(0)
    expect(table.page.locator(".of-rounds")).to_have_text("Round 2 of 2")
    assert len(table.peek(0)) == 2


@pytest.mark.parametrize("ranks", ["7 8", "9 10"])
def test_upright_a_drawn_card_and_a_look_lie_open_at_once(visit: Visit, ranks: str) -> None:
    script = seek(
        lambda seed: games.drew(ranks, SOLO, first=seed),
        lambda one: not games.can_be_slapped(one),
    )
    table = open_at(visit(viewport=UPRIGHT), script)
    drawn = CARDS[script.state.drawn or 0]
    assert table.faces() == drawn_as(drawn)
    assert leaks(table, [drawn]) == []
    table.fingers.tap(table.key("discard", 0))
    table.until(lambda state: state.power)
    assert (table.faces(), leaks(table)) == ([], [])
    owner = 0 if ranks == "7 8" else 1
    spot = list(table.state.spots(owner))[-1]
    card = text_of(table.state, spot)
    table.fingers.tap(table.page.locator(f'[data-on^="card:{1 - owner}:"]').first)
    expect(table.line).to_contain_text("The power does not reach that card.")
    table.act(f"card:{owner}:{spot[1]}")
    table.until(lambda state: state.sight)
    assert table.faces() == drawn_as(card)
    assert leaks(table, [card]) == []
    table.act(f"card:{owner}:{spot[1]}")  # no sooner, or it would be an echo
    table.until(lambda state: state.sight is None)
    assert (table.faces(), leaks(table)) == ([], [])
