"""Several persons at one tablet: the page holds what may be seen now, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from e2e.conftest import Visit
from e2e.fingers import at_rest, box_of
from e2e.kaboom_table import LOOK, KaboomTable
from e2e.page import DOM
from e2e.room import assert_in_tray
from e2e.table import Table
from playwright.sync_api import Page, expect

from chocobox.games.kaboom.rules.pieces import CARDS, NEAR
from chocobox.games.schokoly.rules.pieces import TURNED, names
from support.moments import FRIENDS, NAMES, kaboom, played

SAY = """(cards) => cards.map((turns) => turns.map((colours) => {
  const [a, b, c, d] = colours.map((colour) => chocobox.t(`schokoly-${colour}`));
  return chocobox.t("schokoly-card", { a, b, c, d });
}))"""
"""Each card's name as the page would say it, in each of its turns."""

DRAWN_CARDS = """() => [".card", ".card use[href^='#piece-']"]
  .map((things) => document.querySelectorAll(things).length)"""
"""How many cards are drawn, and of how many pieces."""


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


def assert_covered(table: Table, name: str) -> Any:
    """The curtain is closed for that person, and no hand is anywhere in the page."""
    expect(table.curtain).to_contain_text(f"{name}, it is your turn")
    truth = table.session.state
    assert leaks(table.page, [laid.card for laid in truth.board.laid]) == []
    expect(table.hand).to_have_count(0)
    return truth


def uncover(table: Table, name: str) -> None:
    """That person opens the curtain, sees the own hand, all of it, and nothing of another's."""
    truth = assert_covered(table, name)
    table.uncover()
    hand = truth.hands[NAMES.index(name)]
    expect(table.hand).to_have_count(len(hand))
    assert sorted(table.numbers(table.hand)) == sorted(hand)
    assert leaks(table.page, [*(laid.card for laid in truth.board.laid), *hand]) == []


def test_two_persons_never_see_each_others_cards(visit: Visit) -> None:
    table = Table.at(visit(), played(7, players=FRIENDS[:2], until=begins_round_two))
    uncover(table, "Anna")
    table.play_turn()
    assert_covered(table, "Ben")


def begins_round_two(state: Any) -> bool:
    return state.turn == 0 and len(state.board.laid) == 2


def near(table: KaboomTable, *seats: int) -> list[str]:
    state = table.state
    spots = [(seat, place) for seat in seats for place in NEAR]
    return [CARDS[it.card] for spot in spots if (it := state.at(spot))]


def test_kabooms_faces_are_in_the_page_only_while_their_seats_hold_their_eyes(visit: Visit) -> None:
    page = visit()
    table = KaboomTable.at(page, kaboom(most=0))
    eyes = [at_rest(table.eye(seat)).middle for seat in range(4)]
    table.shows_only()
    for seat in range(4):
        table.fingers.down(eyes[seat], seat)
        table.until(lambda state: state.peeks.count("looking") == seat + 1)  # noqa: B023
        assert_in_tray(page, seat, box_of(page.locator(".under-eye").nth(seat)))
    table.shows_only(*near(table, *range(4)))
    assert len(table.named_in_words()) >= 6  # so a secret would be found
    page.wait_for_timeout(LOOK)
    table.fingers.up(eyes[0], 0)
    table.until(lambda state: state.peeks[0] == "done")
    table.shows_only(*near(table, 1, 2, 3))
    table.fingers.cancel()  # somebody's sleeve, or the system: it is nobody's fault
    expect(page.locator(".under-eye")).to_have_count(0)
    table.shows_only()
    assert table.state.peeks == ("done", "looking", "looking", "looking")
