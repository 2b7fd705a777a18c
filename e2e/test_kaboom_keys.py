"""Kaboom! without a finger: every key of its help, and the sentences that a screen reader says."""

from __future__ import annotations

from e2e import kaboom_games as games
from e2e.conftest import Visit
from e2e.kaboom_keys import KaboomKeys
from e2e.kaboom_secrets import SAY, text_of
from e2e.kaboom_table import open_at
from e2e.live_games import FRIENDS, seek
from playwright.sync_api import expect

from chocobox.games.kaboom.pieces import CARDS

SOLO = ("person", "forgetful")
PAIR = FRIENDS[:2]


def name_of(keys: KaboomKeys, card: str) -> str:
    """A card as the page says it."""
    (said,) = keys.page.evaluate(SAY, [card])
    return str(said)


def test_a_round_begins_by_keys_alone_and_each_step_is_told(visit: Visit) -> None:
    script = seek(
        lambda seed: games.dealt(SOLO, seed),
        lambda one: one.state.turn == 0 and games.shows_near(one, 0) > games.shows_near(one, 1),
    )
    keys = KaboomKeys(open_at(visit(has_touch=False), script).page)
    desk = keys.desk
    keys.listen()
    near = [name_of(keys, text_of(desk.state, (0, place))) for place in (2, 3)]
    keys.hit("e", f"You see: near left, {near[0]}; near right, {near[1]}")
    assert len(desk.faces()) == 2
    keys.hit("e", "Covered")
    assert desk.faces() == []
    desk.until(lambda state: not state.is_peeking)
    shown = name_of(keys, CARDS[desk.state.stock[0]])
    keys.hit("f", rf"You flipped: {shown}")
    flipped = desk.until(lambda state: state.window)
    assert flipped.window
    assert flipped.hold == flipped.window.opened + 5000
    keys.hit("s", r"You were first. Tap a card to match")
    spot = next(spot for spot in games.matching(desk.state) if spot[0] == 0)
    keys.to_table()
    keys.walk_to(spot)
    keys.hit("Enter", r"match")
    desk.until(lambda state: not state.slap or state.slap.matches == 1)
    if desk.state.slap:
        keys.hit("n", "Your turn: draw a card")
    drawn = name_of(keys, CARDS[desk.state.stock[0]])
    keys.hit("d", rf"You drew: {drawn}")
    keys.walk_to(next(iter(desk.state.spots(0))))
    keys.hit("Enter", r"You kept the card and threw away: ")
    state = desk.until(lambda state: state.window)
    assert state.window
    assert state.hold == state.window.opened + 10_000


def test_powers_kaboom_and_the_rest_of_the_keys(visit: Visit) -> None:
    page = visit(has_touch=False)
    keys = KaboomKeys(open_at(page, games.drew("K", PAIR), "king").page)
    desk = keys.desk
    keys.listen()
    keys.hit("e", f"You see: {name_of(keys, CARDS[desk.state.drawn or 0])}")
    keys.hit("e", "Covered")
    keys.hit("x", "Anna discarded: (red|black) king", "Tap two cards")
    one, two = next(iter(desk.state.spots(0))), (1, 3)
    keys.to_table()
    keys.walk_to(one)
    keys.hit("Enter", "Chosen as the first")
    keys.hit("Escape")
    expect(page.locator(".first-mark")).to_have_count(0)
    keys.walk_to(one)
    keys.hit("Enter", "Chosen as the first")
    keys.walk_to(two)
    keys.hit("Enter", "Anna looks at two cards")
    assert desk.faces() == []
    keys.hit("e", "You see: ")
    assert len(desk.faces()) == 2
    keys.hit("y", "Anna swapped two cards")
    assert desk.faces() == []

    keys = KaboomKeys(open_at(page, games.flipped(PAIR), "slap").page)
    keys.listen()
    keys.hit("2", "Ben slapped first")
    keys.hit("g", "Ben turned up nothing")
    keys = KaboomKeys(open_at(page, games.turn(SOLO), "call").page)
    keys.listen()
    keys.hit("h", r"(Draw|Say Kaboom!)")
    keys.hit("k", "Kaboom!")
    keys.hit("s", "You have said Kaboom!, so your hand rests")
    keys.press("?")
    rows = page.locator(".key-list div")
    expect(rows.first).to_be_visible()
    told = " ".join(rows.locator("kbd").all_text_contents())
    for key in ("1 … 6", "S", "E", "F", "D", "X", "K", "Y", "N", "G", "Enter", "Esc"):
        assert key in told.split("  ") or key in told, told
