"""Several persons at one tablet: whoever looks sees the own hand and no other."""

from __future__ import annotations

import re

from e2e.conftest import Visit
from e2e.fingers import at_rest
from e2e.secrets import PEEP, Truth, leaks, truth_of
from e2e.table import Table
from e2e.visitor import await_stored
from playwright.sync_api import expect

TWO = "#/new/schokoly?seed=7&players=person:Anna,person:Ben"
THREE = f"{TWO},person:Cleo"


def assert_covered(table: Table, name: str) -> None:
    """The curtain is closed for that person, and no hand is anywhere in the page."""
    expect(table.curtain).to_contain_text(f"{name}, it is your turn")
    truth = truth_of(table.record())
    assert leaks(table.page, truth.board, hidden_from(truth, None)) == []
    expect(table.hand).to_have_count(0)


def uncover(table: Table, name: str) -> None:
    """That person opens the curtain, sees the own hand, all of it, and nothing of another's."""
    assert_covered(table, name)
    table.uncover()
    seat = ("Anna", "Ben", "Cleo").index(name)
    truth = truth_of(table.record())
    expect(table.hand).to_have_count(len(truth.hands[seat]))
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[seat])
    known = (*truth.board, *truth.hands[seat])
    assert leaks(table.page, known, hidden_from(truth, seat)) == []


def hidden_from(truth: Truth, seat: int | None) -> list[int]:
    """The cards of the stock and of all other hands."""
    others = [hand for i, hand in enumerate(truth.hands) if i != seat]
    return [*truth.stock, *(card for hand in others for card in hand)]


def test_three_persons_never_see_each_others_cards_not_even_where_they_swap(visit: Visit) -> None:
    table = Table(visit(THREE, script=f"({PEEP})()")).ready()
    page = table.page
    for name in ("Anna", "Ben", "Cleo"):
        if name == "Ben":
            await_stored(page)
            page.reload()
            table.ready()
        uncover(table, name)
        table.play_turn()
        expect(table.curtain).to_be_visible()
    look_behind_the_curtain_by_the_menu(table)
    swap(table)
    table.play_turn()
    assert_covered(table, "Ben")
    assert page.evaluate("window.peeped") == 0

    page.goto(f"{page.url.partition('#')[0]}{TWO}&open_hands=1")
    for name in ("Ben", "Anna"):
        others = page.get_by_role("group", name=f"Hand of {name}", exact=True)
        expect(others.locator("svg")).to_have_count(4)
        expect(table.curtain).to_have_count(0)
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


def swap(table: Table) -> None:
    """Ben declines Anna's card; Cleo gives one for it, and Anna takes it."""
    page = table.page
    uncover(table, "Anna")
    offered = offer(table, "Ben")
    uncover(table, "Ben")
    expect(page.locator(".panel")).to_contain_text(re.compile(r"Anna offers you a card with \d of"))
    table.act("decline")
    uncover(table, "Anna")
    assert offer(table, "Cleo") == offered
    uncover(table, "Cleo")
    given = table.numbers(table.hand)[0]
    table.fingers.tap(page.locator(f'[data-on="hand:{given}"]').first)
    expect(page.locator(".told")).to_contain_text(re.compile(r"Anna will hear: a card with \d"))
    table.act("answer")
    uncover(table, "Anna")
    expect(page.locator(".panel")).to_contain_text(re.compile(r"Cleo answers with a card with \d"))
    table.act("accept")
    expect(page.locator(f'.own[data-key="card-{given}"]')).to_be_visible()
    expect(page.locator(f'.own[data-key="card-{offered}"]')).to_have_count(0)


def offer(table: Table, name: str) -> int:
    """Offer the first card of the hand to somebody; the number of that card."""
    page = table.page
    card = min(table.numbers(table.hand))
    table.tap("swap")
    table.fingers.tap(page.locator(f'[data-on="hand:{card}"]').first)
    table.fingers.tap(page.locator(".panel").get_by_role("button", name=name))
    expect(page.locator(".told")).to_contain_text(re.compile(rf"{name} will hear: a card with \d"))
    table.act("offer")
    expect(table.curtain).to_be_visible()
    return card
