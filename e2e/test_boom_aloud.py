"""Choco-Boom called aloud: objections, votes, false accusations, and what one admits oneself."""

from __future__ import annotations

from e2e import boom_games as games
from e2e.boom_table import BoomTable, open_at
from e2e.conftest import Visit
from e2e.live_games import FRIENDS
from playwright.sync_api import expect

FINE = 2

WHY = {
    "guilty": "The others found a mistake in your call.",
    "false_accusation": "No mistake was found in the call of",
    "admitted": "That is fair.",
}


def plain(table: BoomTable) -> int:
    """Whose card lies on top, once one lies there that is no double."""
    while not (top := table.state.top) or top.double:
        table.flip()
    return top.seat


def vote(table: BoomTable, said: dict[int, bool]) -> None:
    """Those seats vote, one after the other."""
    for seat, guilty in said.items():
        table.fingers.tap(table.key("vote", seat, "yes" if guilty else "no"))
        table.until(lambda state: state.case is None or state.case.votes[seat] is not None)  # noqa: B023


def test_objections_are_voted_on_and_a_tie_is_for_the_accused(visit: Visit) -> None:
    table = open_at(visit(), games.turned(games.is_plain, aloud=True), "aloud")
    page = table.page
    expect(page.locator(".call-key")).to_have_count(0)
    accused = plain(table)
    accuser, *others = [(accused + step) % 4 for step in (1, 2, 3)]
    before = table.state
    table.press(table.objection(accuser))
    table.until(lambda state: state.case)
    for seat in range(4):
        keys = 1 if seat in others else 0
        expect(table.key("vote", seat, "yes")).to_have_count(keys)
        expect(table.key("vote", seat, "no")).to_have_count(keys)
    vote(table, dict.fromkeys(others, True))
    assert_fined(table, accused, "guilty", len(before.decks[accused]) - FINE)

    table.flip()
    accused = plain(table)
    accuser, *others = [(accused + step) % 4 for step in (1, 2, 3)]
    before = table.state
    table.press(table.objection(accuser))
    table.until(lambda state: state.case)
    vote(table, {others[0]: True, others[1]: False})
    assert_fined(table, accuser, "false_accusation", len(before.decks[accuser]) - FINE)

    table.flip()
    accused = plain(table)
    before = table.state
    table.press(table.objection(accused))
    assert_fined(table, accused, "admitted", len(before.decks[accused]) - FINE)
    assert games.all_cards(table.state) == 110


def assert_fined(table: BoomTable, seat: int, reason: str, left: int) -> None:
    """That seat pays and is told why, all others say that they are ready, and it goes on."""
    state = table.until(lambda state: state.pause)
    assert [(fine.seat, fine.reason) for fine in state.paid] == [(seat, reason)]
    assert len(state.decks[seat]) == left
    expect(table.verdict(seat)).to_contain_text(WHY[reason])
    expect(table.page.locator(".verdict", has_text=WHY[reason])).to_have_count(1)
    for other in range(4):
        expect(table.key("ready", other)).to_have_count(0 if other == seat else 1)
    assert table.all_ready().turn == seat


def test_with_two_the_accused_decides_and_the_soonest_of_two_objections_counts(
    visit: Visit,
) -> None:
    table = open_at(visit(), games.turned(games.is_plain, FRIENDS[:2], aloud=True), "pair")
    accused = plain(table)
    at = [table.middle(table.objection(seat)) for seat in range(2)]
    with table.fingers.time_stands() as clock:
        table.fingers.down(at[accused], 0, clock.now + 0.005)  # it would admit it, but is too late
        table.fingers.down(at[1 - accused], 1, clock.now)
    table.fingers.send("touchEnd", {})
    case = table.until(lambda state: state.case, "nobody is asked").case
    assert case
    assert (case.accuser, case.accused, case.voters) == (1 - accused, accused, (accused,))
    expect(table.verdict(accused)).to_be_hidden()  # it is asked, and needs not be told as well
    vote(table, {accused: False})
    state = table.until(lambda state: state.pause)
    assert [fine.reason for fine in state.paid] == ["false_accusation"]
