"""Several persons at one tablet: whoever looks sees the own hand and no other."""

from __future__ import annotations

import re

from e2e.conftest import Visit
from e2e.fingers import at_rest
from e2e.secrets import PEEP, Truth, leaks, strangers, truth_of
from e2e.table import Table
from e2e.visitor import await_stored
from playwright.sync_api import Page, expect

TWO = "#/new/schokoly?seed=7&players=person:Anna,person:Ben"
THREE = "#/new/schokoly?seed=7&players=person:Anna,person:Ben,person:Cleo"


def guarded(page: Page) -> Page:
    """The same page again, watched from its first moment for a hand behind the curtain."""
    page.add_init_script(f"({PEEP})()")
    page.reload()
    return page


def assert_covered(table: Table, name: str) -> None:
    """The curtain is closed for that person, and no hand is anywhere in the page."""
    expect(table.curtain).to_contain_text(f"{name}, it is your turn")
    truth = truth_of(table.record())
    assert leaks(table.page, truth.board, hidden_from(truth, None)) == []
    expect(table.hand).to_have_count(0)


def assert_sees_only(table: Table, seat: int) -> None:
    """That person sees the own hand, all of it, and nothing of another's."""
    truth = truth_of(table.record())
    known = (*truth.board, *truth.hands[seat])
    expect(table.hand).to_have_count(len(truth.hands[seat]))
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[seat])
    assert leaks(table.page, known, hidden_from(truth, seat)) == []


def hidden_from(truth: Truth, seat: int | None) -> list[int]:
    """The cards of the stock and of all other hands."""
    others = [hand for i, hand in enumerate(truth.hands) if i != seat]
    return [*truth.stock, *(card for hand in others for card in hand)]


def test_two_persons_hand_the_tablet_over_and_never_see_each_others_cards(visit: Visit) -> None:
    table = Table(guarded(visit(TWO))).ready()
    page = table.page
    for turn in range(6):
        seat = turn % 2
        assert_covered(table, ("Anna", "Ben")[seat])
        if turn == 2:
            look_behind_the_curtain_by_the_menu(table)
        if turn == 3:
            await_stored(page)
            page.reload()
            table.ready()
            assert_covered(table, "Ben")
        table.uncover()
        assert_sees_only(table, seat)
        if table.on("colour:").count():
            table.choose()
        table.lay_card()
        assert_sees_only(table, seat)
        table.end_turn()
        expect(table.curtain).to_be_visible()
    assert page.evaluate("window.peeped") == 0


def test_with_open_hands_there_is_no_curtain(visit: Visit) -> None:
    table = Table(visit(f"{TWO}&open_hands=1")).ready()
    for name in ("Ben", "Anna"):
        expect(table.curtain).to_have_count(0)
        others = table.page.get_by_role("group", name=f"Hand of {name}")
        expect(others.locator("svg")).to_have_count(4)
        assert strangers(table.page, range(48)) == []
        table.play_turn()


def look_behind_the_curtain_by_the_menu(table: Table) -> None:
    """Neither the story, nor a hint, nor taking back, nor the keys show a covered hand."""
    page = table.page
    for entry in ("Hint", "Take back"):
        off = table.open_menu().get_by_role("button", name=entry)
        expect(off).to_be_disabled()
        table.fingers.tap_at(at_rest(off).middle)  # it does not answer
        table.close_by_key()
    table.choose_in_menu("Story of the game")
    expect(page.get_by_role("dialog", name="Story of the game")).to_be_visible()
    assert_covered(table, "Anna")
    table.close_by_key()
    for key in ("1", "h", "z", "d", "s"):
        page.keyboard.press(key)
    table.answered()
    assert_covered(table, "Anna")


def test_three_persons_swap_a_card_each_on_the_right_side_of_the_curtain(visit: Visit) -> None:
    table = Table(guarded(visit(THREE))).ready()
    page = table.page
    for _ in range(3):
        table.uncover()
        table.play_turn()
    anna, ben, cleo = 0, 1, 2

    assert_covered(table, "Anna")
    table.uncover()
    assert_sees_only(table, anna)
    offered = offer(table, "Ben")
    assert_covered(table, "Ben")
    table.uncover()
    expect(page.locator(".panel")).to_contain_text(re.compile(r"Anna offers you a card with \d of"))
    assert_sees_only(table, ben)
    table.act("decline")

    assert_covered(table, "Anna")
    table.uncover()
    assert_sees_only(table, anna)
    assert offer(table, "Cleo") == offered
    assert_covered(table, "Cleo")
    table.uncover()
    assert_sees_only(table, cleo)
    given = table.numbers(table.hand)[0]
    table.fingers.tap(page.locator(f'[data-on="hand:{given}"]').first)
    expect(page.locator(".told")).to_contain_text(re.compile(r"Anna will hear: a card with \d"))
    table.act("answer")

    assert_covered(table, "Anna")
    table.uncover()
    expect(page.locator(".panel")).to_contain_text(re.compile(r"Cleo answers with a card with \d"))
    assert_sees_only(table, anna)
    table.act("accept")
    expect(page.locator(f'.own[data-key="card-{given}"]')).to_be_visible()
    expect(page.locator(f'.own[data-key="card-{offered}"]')).to_have_count(0)
    assert_sees_only(table, anna)
    assert offered in truth_of(table.record()).hands[cleo]

    table.play_turn()
    assert_covered(table, "Ben")
    assert page.evaluate("window.peeped") == 0


def offer(table: Table, name: str) -> int:
    """Offer the first card of the hand to somebody; the number of that card."""
    page = table.page
    card = min(table.numbers(table.hand))
    table.tap("swap")
    table.fingers.tap(page.locator(f'[data-on="hand:{card}"]').first)
    table.fingers.tap(page.locator(".panel").get_by_role("button", name=name))
    told = page.locator(".told")
    expect(told).to_contain_text(re.compile(rf"{name} will hear: a card with \d"))
    table.act("offer")
    expect(table.curtain).to_be_visible()
    return card
