"""Schokoly at one table: by keys alone, in haste, with several fingers, and to the count."""

from __future__ import annotations

from typing import Any

from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import at_rest, box_of, middles
from e2e.games import played
from e2e.keys import Keys
from e2e.page import KILL
from e2e.person import STATE
from e2e.table import Table
from playwright.sync_api import expect


def begins_its_last_turn(state: Any) -> bool:
    """Whether the first seat is to lay its last card."""
    own = state.turn == 0 and state.placed is None
    return own and not state.stock and len(state.hands[0]) == 1


def test_by_keys_alone_from_the_shelf_to_the_end(visit: Visit) -> None:
    page = visit(**CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Play Schokoly"))
    keys.tab_to(page.locator(".seat-count input").first)
    for _ in range(2):
        keys.press("ArrowRight")
    expect(page.locator(".place")).to_have_count(4)
    keys.enter(page.get_by_role("link", name="Play", exact=True))
    table = Table(page).ready()
    expect(page.locator(".plate")).to_have_count(4)
    play_by_keys(keys, table)

    table = Table.at(page, played(3, until=begins_its_last_turn))
    play_by_keys(keys, table)
    keys.hears(r"Winner|[Tt]ie|wins?\b")
    expect(table.lying).to_have_count(48)
    keys.enter(page.get_by_role("button", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()


def play_by_keys(keys: Keys, table: Table) -> None:
    """One whole turn, and the bots' turns, which Enter shows at once."""
    if table.on("colour:").count():
        keys.enter(table.on("colour:").first)
        expect(table.on("colour:")).to_have_count(0)
    before = table.lying.count()
    table.hand.first.wait_for()
    take_fitting_by_keys(keys, table.hand.count())
    keys.hit("ArrowRight", r"Place \d+ of \d+")
    keys.press("Enter")
    expect(table.lying).to_have_count(before + 1)
    expect(table.on("end").or_(table.end).first).to_be_visible()
    if not table.end.is_visible():
        keys.press("d")
        expect(table.on("end")).to_have_count(0)
    while not table.page.locator(STATE).first.is_visible():
        keys.press("Enter")
        table.page.wait_for_timeout(table.haste)


def take_fitting_by_keys(keys: Keys, count: int) -> None:
    """Take the hand's cards in order, and turn them, until one is said to fit somewhere."""
    for place in range(1, count + 1):
        for key in (str(place), "r", "r", "r"):
            keys.hit(key)
            if "nowhere" not in keys.hears(r"It fits (nowhere|in one|in \d+)"):
                return
    raise AssertionError("no card is said to fit anywhere")


def test_haste_and_a_worker_that_dies_hang_nothing_and_lose_nothing(visit: Visit) -> None:
    table = Table(visit("#/new/schokoly?seed=5&players=person,nibbler")).ready()
    page = table.page
    take_the_first_card_back(table)
    table.page.evaluate(KILL)  # while the person thinks
    lay_hastily(table)
    table.double_tap(table.on("end").first)
    for _ in range(6):  # the bot is thinking, and a child drums on everything
        for thing in ("hand:", "smartie", "lay", "turn"):
            for at in middles(table.on(thing))[:1]:
                table.fingers.tap_at(at)
    page.evaluate(KILL)  # while the bot thinks
    table.await_turn()
    page.keyboard.press("Escape")  # a slow drummer has taken things up after the bot's turn
    expect(table.lying).to_have_count(2)
    table.choose_in_menu("Take back")
    expect(table.line).to_contain_text("That cannot be taken back any more.")

    drop_on_other_cards(table)
    take_away_in_mid_carry(table)
    spots = table.take_fitting()
    page.evaluate(KILL)  # with a card in the fingers
    table.lay_on(spots[0])
    table.end_turn()
    table.open_menu()  # while the bot's card is on its way
    table.close_sheet()
    table.await_turn()
    expect(table.lying).to_have_count(4)
    assert_nothing_is_lost(table)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def take_the_first_card_back(table: Table) -> None:
    """Until the draw that is allowed, and the hand is as it was."""
    table.double_tap(table.on("colour:").first)
    expect(table.on("colour:")).to_have_count(0)
    hand = table.numbers(table.hand)
    table.double_tap(table.on("hand:").first)
    expect(table.page.locator(".card.held")).to_have_count(1)
    table.lay_card()
    table.fingers.tap(table.page.get_by_role("button", name="Take back"))
    expect(table.lying).to_have_count(0)
    assert sorted(table.numbers(table.hand)) == sorted(hand)


def lay_hastily(table: Table) -> None:
    """A place and the tick, each tapped twice: one card lies, and nothing is drawn yet."""
    table.fingers.tap_at(table.take_fitting()[0])
    expect(table.page.locator(".ghost")).to_be_visible()
    table.double_tap(table.on("lay").first)
    expect(table.lying).to_have_count(1)
    expect(table.on("end")).to_be_visible()
    expect(table.hand).to_have_count(3)


def assert_nothing_is_lost(table: Table) -> None:
    """What the screen shows is what the rules say: board, own hand, sizes of hands and stock."""
    truth = table.truth
    board = [laid.card for laid in truth.board.laid]
    assert sorted(table.numbers(table.lying)) == sorted(board)
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[0])
    everything = [*board, *truth.stock, *truth.hands[0], *truth.hands[1]]
    assert sorted(everything) == list(range(48))
    expect(table.page.locator(".stock")).to_contain_text(str(len(truth.stock)))


def drop_on_other_cards(table: Table) -> None:
    """The card glides back, and one sentence says why."""
    card = table.on("hand:").first
    x, y = at_rest(table.lying.first).middle  # the bot's card has come, and the board has made room
    table.fingers.drag(at_rest(card).middle, (x, y + 54))  # a carried card is seen above the finger
    expect(table.line).to_contain_text("There lie other cards.")
    expect(table.lying).to_have_count(2)
    expect(table.hand).to_have_count(4)
    table.page.keyboard.press("Escape")


def take_away_in_mid_carry(table: Table) -> None:
    """The system takes the fingers away while a card is carried; then the tablet is turned."""
    card = table.on("hand:").first
    table.fingers.carry(at_rest(card).middle, (500, 300))  # it glides back to its place first
    expect(table.page.locator(".card.held")).to_have_count(1)
    table.fingers.cancel()
    table.page.set_viewport_size(UPRIGHT)
    table.page.set_viewport_size(TABLET)
    expect(table.hand).to_have_count(4)
    expect(table.lying).to_have_count(2)


def test_fingers_stack_cards_and_make_the_board_larger(visit: Visit) -> None:
    table = Table(visit("#/new/schokoly?seed=5&players=person,person")).ready()
    page = table.page
    table.uncover()
    table.choose()
    table.lay_card()
    expect(page.locator(".lying .lens")).to_have_count(0)
    table.fingers.drag(at_rest(table.on("smartie")).middle, at_rest(table.lying.first).middle)
    expect(page.locator(".lying .lens")).to_have_count(1)
    expect(page.get_by_role("button", name="Take a smartie, 5 left")).to_be_visible()

    table = Table.at(page, played(10, moves=29))
    stack(table)
    enlarge(table)


def stack(table: Table) -> None:
    """A smartie on the held card changes its places at once, off it again too; then it is laid."""
    before, flat = table.lying.count(), table.take_fitting()
    table.tap("smartie")
    expect(table.page.locator(".held .lens")).to_be_visible()
    assert table.spots() != flat
    table.tap("smartie")
    expect(table.page.locator(".held .lens")).to_have_count(0)
    assert table.spots() == flat
    table.tap("smartie")
    stacked = table.page.get_by_role("img", name="stacked")
    already = stacked.count()
    table.lay_on(table.take_fitting()[0])
    expect(stacked).to_have_count(already + 1)
    expect(table.lying).to_have_count(before + 1)
    expect(table.line).to_contain_text("stacked a card")


def enlarge(table: Table) -> None:
    """Two fingers draw the board larger, one moves it, and a button shows all of it again."""
    card, fingers = table.lying.first, table.fingers
    before = at_rest(card)
    x, y = box_of(table.page.locator(".ground")).middle
    fingers.down((x - 60, y), finger=0)
    fingers.down((x + 60, y), finger=1)
    for step in range(1, 7):
        fingers.move((x - 60 - 15 * step, y), finger=0)
        fingers.move((x + 60 + 15 * step, y), finger=1)
    fingers.up((x - 150, y), finger=0)
    fingers.up((x + 150, y), finger=1)
    larger = at_rest(card)
    assert 2 < larger.width / before.width < 3
    fingers.drag((x, y), (x + 70, y + 40))
    moved = at_rest(card)
    assert abs(moved.x - larger.x - 70) < 10
    assert abs(moved.y - larger.y - 40) < 10
    whole = table.page.get_by_role("button", name="Show the whole board")
    fingers.tap(whole)
    expect(whole).to_have_count(0)
    again = at_rest(card)
    assert abs(again.width - before.width) < 1
    assert abs(again.x - before.x) < 1


def test_the_last_card_the_count_of_every_area_and_another_game(visit: Visit) -> None:
    table = Table.at(visit(**CALM), played(3, until=begins_its_last_turn))
    table.play_to_end()
    outcome = table.outcome
    table.fingers.tap(table.end.get_by_role("button", name="Count"))
    bar = table.page.locator(".count-bar")
    neutral = [area for area in outcome.areas if area.counts and area.sides]
    assert neutral
    steps = len(outcome.totals) + len(neutral) + 1
    ticks = []
    for number in range(1, steps + 1):
        expect(bar).to_contain_text(f"{number} of {steps}")
        ticks.append(table.page.locator(".counted .side-tick").count())
        if number < steps:
            table.fingers.tap(bar.get_by_role("button", name="Next step"))
    assert sorted(filter(None, ticks)) == sorted(len(area.sides) for area in neutral)
    expect(bar).to_contain_text("too small and count for nobody")
    table.fingers.tap(bar.get_by_role("button", name="Done"))
    seed = table.record()["seed"]
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    table.on("colour:").first.wait_for()
    expect(table.lying).to_have_count(0)
    assert table.record()["seed"] != seed
