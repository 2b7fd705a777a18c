"""By keys and ear alone: Schokoly from the shelf to its end, and some steps of two others."""

from __future__ import annotations

from e2e.boom_table import BoomTable, wrong_for
from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, Visit
from e2e.games import begun, played
from e2e.keys import Keys
from e2e.moments import WITH_BAKERS, boom, is_plain, last_card
from e2e.person import STATE
from e2e.table import AnyTable, Table
from playwright.sync_api import expect

from chocobox.games.choco_boom.rules.pieces import CALLED


def test_from_the_shelf_to_the_end(visit: Visit) -> None:
    page = visit(**CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Play Schokoly"))
    keys.tab_to(page.locator(".seat-count input").first)
    for _ in range(2):
        keys.press("ArrowRight")
    expect(page.locator(".place")).to_have_count(4)
    keys.enter(page.get_by_role("link", name="Just play"))
    table = Table(page).ready()
    expect(page.locator(".plate")).to_have_count(4)
    play_turn(keys, table)

    table = Table.at(page, played(3, until=last_card))
    play_turn(keys, table)
    keys.hears(r"Winner|[Tt]ie|wins?\b")
    keys.enter(page.get_by_role("button", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()


def play_turn(keys: Keys, table: Table) -> None:
    """One whole turn, and the bots' turns."""
    if table.on("colour:").count():
        keys.enter(table.on("colour:").first)
        expect(table.on("colour:")).to_have_count(0)
    before = table.lying.count()
    table.hand.first.wait_for()
    take_fitting(keys, table.hand.count())
    keys.hit("ArrowRight", r"Place \d+ of \d+")
    keys.press("Enter")
    expect(table.lying).to_have_count(before + 1)
    expect(table.on("end").or_(table.skip).or_(table.end).first).to_be_visible()
    if table.on("end").count():
        keys.press("d")
        expect(table.on("end")).to_have_count(0)
    hurry(keys, table)


def hurry(keys: Keys, table: AnyTable) -> None:
    """Bots play: Enter shows each move at once."""
    while not table.page.locator(STATE).first.is_visible():
        keys.press("Enter")
        table.page.wait_for_timeout(table.haste)


def take_fitting(keys: Keys, count: int) -> None:
    """Take the hand's cards in order, and turn them, until one is said to fit somewhere."""
    for place in range(1, count + 1):
        for key in (str(place), "r", "r", "r"):
            keys.hit(key)
            if "nowhere" not in keys.hears(r"It fits (nowhere|in one|in \d+)"):
                return
    raise AssertionError("no card is said to fit anywhere")


def test_a_turn_of_choco_challenge_is_told_step_by_step(visit: Visit) -> None:
    page = visit(**CALM)
    table = ChallengeTable.at(page, begun(7, WITH_BAKERS, "choco_challenge"))
    keys = Keys(page)
    keys.hit("1", "Stop drawing first")
    keys.hit("d", r"You drew \w+\. One card in front\. One card so far: draw again, or stop\.")
    keys.hit("i", r"What is in your pile: .*2 . butter")
    keys.press("Escape")
    keys.hit("s", r"You stopped with one card\. You may buy: ")
    keys.tab_to(page.locator(".ground"))
    keys.hit("ArrowRight", r"place 1 from the deck, .*You may have it\.")
    keys.hit("ArrowLeft", r"place 2 from the deck, \w+ crowns?\.$")
    keys.hit("ArrowDown", r"pudding, 7 crowns, 2 left\.$")
    keys.hit("1", r"You bought \w+\. .*choose Done")
    keys.hit("e")
    page.wait_for_function("() => chocobox.engine.record.moves.length > 4")
    hurry(keys, table)
    keys.hears(r"Your turn: draw your first card\.")
    table.assert_true()


def test_a_wrong_call_of_choco_boom_its_fine_and_the_next_card_are_told(visit: Visit) -> None:
    page = visit()
    session = boom(lambda it: is_plain(it) and it.top.seat == 0, ("person", "sleepy"))
    BoomTable.at(page, session)
    keys, top = Keys(page), session.state.top
    due, wrong = top.due.capitalize(), CALLED.index(wrong_for(top)) + 1
    why = f"A \\w+ card is called {due}\\. You called .*\\. Two cards"
    keys.hit("r", "Everybody is ready")
    keys.hit(str(wrong), f"{due} was right", why, "Your turn: flip a card")
    keys.hit("f", r"You flipped: \w+ \w+")
