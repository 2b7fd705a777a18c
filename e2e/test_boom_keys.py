"""Choco-Boom without a finger: every key of its help, and the sentences a screen reader says."""

from __future__ import annotations

from e2e import boom_games as games
from e2e.boom_table import BoomTable
from e2e.conftest import Visit
from e2e.live_games import FRIENDS
from e2e.live_keys import LiveKeys
from e2e.live_table import go_on
from playwright.sync_api import Page, expect

from chocobox.games.choco_boom.pieces import CALLED, Card

ALONE = ("person", "sleepy")
PAIR = FRIENDS[:2]


def words(card: Card) -> str:
    """A card as the page says it."""
    return f"{card.colour} {card.item}"


def digit(item: str) -> str:
    """The key for a call."""
    return str(CALLED.index(item) + 1)


def heard_at(page: Page, script: games.Script, name: str) -> tuple[LiveKeys, BoomTable]:
    """A game goes on; it pauses until everybody is ready."""
    table, keys = go_on(page, script, BoomTable, name), LiveKeys(page)
    keys.listen()
    for seat in table.session.persons:
        keys.press("r")
        table.until(lambda state: not state.pause or seat not in state.pause.waiting)  # noqa: B023
    keys.hears("Everybody is ready")
    return keys, table


def test_a_double_is_flipped_and_slapped_and_a_wrong_call_is_paid_for_by_keys(visit: Visit) -> None:
    page = visit(has_touch=False)
    double = games.turned(lambda state: games.makes_double(state) and state.turn == 1, ALONE)
    keys, table = heard_at(page, double.called(), "double")
    keys.hears("Your turn: flip your top card")
    flipped = f"You flipped: {words(games.next_of(table.state))}"
    with table.fingers.time_stands() as clock:  # however slow this machine is, a bot is slower
        keys.press("f", clock.now)
        clock.go(0.1)
        keys.hears(flipped)
        keys.press("s", clock.now + 0.1)
        clock.go(0.2)
        keys.hears("You win the pile of")
        expect(page.locator(".slap-hand.won")).to_have_count(1)

    plain = games.turned(lambda state: games.is_plain(state) and state.turn == 0, ALONE)
    keys, table = heard_at(page, plain, "plain")
    keys.hears("Call what belongs to the colour")
    top = table.state.top
    assert top
    due, wrong = top.due.capitalize(), "choco" if top.due != "choco" else "banana"
    why = f"The card was {games.top_of(table.state).colour}: {due} was due; you called .* Two cards"
    keys.hit(
        digit(wrong), f"You called: {wrong.capitalize()}. {due} was due", why, "flip your top card"
    )
    keys.hit("f", "You flipped")
    keys.hit("h", r"Call |It is not your turn|Slap")
    keys.press("?")
    rows = page.locator(".key-list div")
    expect(rows.first).to_be_visible()
    told = " ".join(rows.locator("kbd").all_text_contents())
    for key in ("S", "F", "1 … 4", "R", "O", "Y", "N"):
        assert key in told.split("  ") or key in told, told


def test_objections_and_votes_by_keys_and_each_is_told(visit: Visit) -> None:
    page = visit(has_touch=False)
    ours = games.turned(lambda state: games.is_plain(state) and state.turn == 1, PAIR, aloud=True)
    keys, table = heard_at(page, ours, "aloud")
    keys.hit("o", "Anna objects to Ben.s call", "Did Ben make a mistake")
    keys.hit("n", "Ben is not guilty", "Anna pays two cards for an objection")
    keys.hit("r", "Everybody is ready", "Your turn: flip your top card")
    keys.hit("f", "Anna flipped")
    table.until(lambda state: state.top and state.top.seat == 0 and not state.top.double)
    keys.hit("1", "Calls are spoken aloud in this game")
    keys.hit("o", "Anna pays two cards for a mistake that was admitted")
