"""Choco-Boom with one person: a whole game by touch, with eyes on the card alone."""

from __future__ import annotations

from e2e.boom_person import BoomPersons
from e2e.boom_table import BoomTable
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.games import SAME_CHANCE
from e2e.setting_up import choose, sit, step
from playwright.sync_api import Page, expect

from chocobox.games.choco_boom.rules import ChocoBoom


def test_a_whole_game_by_touch_from_the_shelf_to_the_tallies_and_again(visit: Visit) -> None:
    page = visit(script=SAME_CHANCE % 3, viewport=UPRIGHT, **CALM)
    set_up_a_quick_game(page)
    table = BoomTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "sleepy"]
    chosen = {"hesitation": 5000, "pace": 70, "handicap_1": 300}
    assert record["options"] | chosen == record["options"]

    person = BoomPersons(table)
    person.play()
    assert {"flip", "call", "slap"} <= set(person.did)
    assert_told(table)
    fines = table.state.tallies[0].fines
    assert fines <= 1, "whoever looks and listens pays nothing"

    page.evaluate("window.isFree = true")
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.end).to_have_count(0)
    expect(table.pad(0)).to_be_visible()
    assert table.record()["options"] == record["options"]
    assert table.record()["seed"] != record["seed"]


def set_up_a_quick_game(page: Page) -> None:
    """Much time to call for a slow machine; a quick bot, but late at slaps: else it takes long."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Choco-Boom"))
    step(page, "Time to call", "3 s", "4 s", "5 s")
    choose(page, "Pace of the bots", "brisk")
    sit(page, 1, "Dormouse")
    page.get_by_role("spinbutton", name="Handicap").press("End")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))


def assert_told(table: BoomTable) -> None:
    """Cards, piles, fines, median call and best slap of each seat, as the rules count them."""
    outcome = ChocoBoom().outcome(table.state)
    assert outcome
    lines = table.end.locator(".end-line")
    order = sorted(range(2), key=lambda seat: -outcome.scores[seat])
    expect(lines).to_have_count(2)
    for seat, line in zip(order, lines.all(), strict=True):
        tally = outcome.tallies[seat]
        expect(line.locator("strong")).to_have_text(str(outcome.scores[seat]))
        expect(line).to_contain_text(counted(tally.piles, "pile"))
        expect(line).to_contain_text(counted(tally.fines, "fine"))
        for ms, words in ((tally.call, "calls in"), (tally.slap, "best slap")):
            if ms is not None:
                expect(line).to_contain_text(f"{words} {(ms + 5) // 10 / 100:.2f} s")
    expect(table.page.locator("#said")).to_contain_text("Winner")


def counted(count: int, thing: str) -> str:
    """A count as it is told."""
    return f"{ {0: 'no', 1: 'one'}.get(count, count) } {thing}{'' if count < 2 else 's'}"
