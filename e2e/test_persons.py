"""Several persons at one tablet: whoever looks sees the own hand and no other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from e2e.conftest import Visit
from e2e.fingers import at_rest
from e2e.games import played
from e2e.moments import FRIENDS, NAMES
from e2e.page import DOM
from e2e.table import Table
from playwright.sync_api import Page, expect

from chocobox.games.schokoly.pieces import TURNED, names

SAY = """(cards) => cards.map((turns) => turns.map((colours) => {
  const [a, b, c, d] = colours.map((colour) => chocobox.t(`schokoly-${colour}`));
  return chocobox.t("schokoly-card", { a, b, c, d });
}))"""
"""Each card's name as the page would say it, in each of its turns."""

DRAWN_CARDS = """() => [".card", ".card use[href^='#piece-']"]
  .map((things) => document.querySelectorAll(things).length)"""
"""How many cards are drawn, and of how many pieces."""

PEEP = """(() => {
  window.peeped = 0;
  new MutationObserver(() => {
    const isCovered = document.querySelector(".curtain") !== null;
    if (isCovered && document.querySelector(".card.own")) window.peeped += 1;
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Watches from the page's beginning whether a hand is ever there while the curtain is closed."""


def leaks(page: Page, known: Sequence[int]) -> list[str]:
    """Everything in the page that tells of a card that is not known; nothing, if all is well."""
    words: list[str] = page.evaluate(DOM)
    said = page.evaluate(SAY, [[names(turned) for turned in card] for card in TURNED])
    told = {name for card in known for name in said[card]}
    found = []
    for card in set(range(len(TURNED))) - set(known):
        secrets = [rf"\b(?:card|hand|slot|take|answer|offer)s?[-:_=]{card}\b"]
        secrets += [re.escape(name) for name in set(said[card]) - told]
        secret = re.compile("|".join(secrets))
        found += [f"card {card}: {word}" for word in words if secret.search(word)]
    faces, pieces = page.evaluate(DRAWN_CARDS)
    if faces > len(known) or pieces != 4 * faces:
        found.append(f"{faces} cards of {pieces} pieces are drawn, and {len(known)} are known")
    return found


def on_board(table: Table) -> list[int]:
    return [laid.card for laid in table.truth.board.laid]


def assert_covered(table: Table, name: str) -> None:
    """The curtain is closed for that person, and no hand is anywhere in the page."""
    expect(table.curtain).to_contain_text(f"{name}, it is your turn")
    assert leaks(table.page, on_board(table)) == []
    expect(table.hand).to_have_count(0)


def uncover(table: Table, name: str) -> None:
    """That person opens the curtain, sees the own hand, all of it, and nothing of another's."""
    assert_covered(table, name)
    table.uncover()
    hand = table.truth.hands[NAMES.index(name)]
    expect(table.hand).to_have_count(len(hand))
    assert sorted(table.numbers(table.hand)) == sorted(hand)
    assert leaks(table.page, [*on_board(table), *hand]) == []


def test_three_persons_never_see_each_others_cards_not_even_where_they_swap(visit: Visit) -> None:
    page = visit(script=PEEP)
    table = Table.at(page, played(7, players=FRIENDS[:3], until=begins_round_two))
    look_behind_the_curtain_by_the_menu(table)
    page.reload()
    table.ready()
    swap(table)
    table.play_turn()
    assert_covered(table, "Ben")
    assert page.evaluate("window.peeped") == 0


def begins_round_two(state: Any) -> bool:
    return state.turn == 0 and len(state.board.laid) == 3


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
