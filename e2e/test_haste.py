"""Hasty and wrong touches, a worker that dies, a tablet that is turned: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

from e2e.conftest import TABLET, UPRIGHT, Visit
from e2e.fingers import at_rest, box_of, middles
from e2e.page import KILL
from e2e.table import Table
from playwright.sync_api import Page, Route, expect

from support.moments import played
from support.serving import Site


def test_schokoly_among_hasty_fingers_while_its_worker_dies(visit: Visit) -> None:
    table = Table(visit("#/new/schokoly?seed=5&players=person,nibbler")).ready()
    page = table.page
    table.double_tap(table.on("colour:").first)
    expect(table.on("colour:")).to_have_count(0)
    table.lay_card()
    table.fingers.tap(page.get_by_role("button", name="Take back"))
    expect(table.lying).to_have_count(0)
    page.evaluate(KILL)  # while the person thinks
    table.fingers.tap_at(table.take_fitting()[0])
    expect(page.locator(".ghost")).to_be_visible()
    table.double_tap(table.on("lay").first)
    expect(table.on("end")).to_be_visible()
    expect(table.hand).to_have_count(3)  # one card lies, and nothing is drawn yet
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

    take_away_in_mid_carry(table)
    table.lay_card()
    table.end_turn()
    table.open_menu()  # while the bot's card is on its way
    page.set_viewport_size(UPRIGHT)
    table.close_by_key()
    table.await_turn()
    assert_nothing_is_lost(table)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def take_away_in_mid_carry(table: Table) -> None:
    """The system takes the fingers away while a card is carried; then the tablet is turned."""
    card = table.on("hand:").first
    table.fingers.carry(at_rest(card).middle, (500, 300))  # it glides back to its place first
    expect(table.page.locator(".card.held")).to_have_count(1)
    table.fingers.cancel()
    for size in (UPRIGHT, TABLET):
        table.page.set_viewport_size(size)
    expect(table.hand).to_have_count(4)
    expect(table.lying).to_have_count(2)


def assert_nothing_is_lost(table: Table) -> None:
    """What the screen shows is what the rules say: board, own hand, sizes of hands and stock."""
    truth = table.session.state
    board = [laid.card for laid in truth.board.laid]
    assert sorted(table.numbers(table.lying)) == sorted(board)
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[0])
    everything = [*board, *truth.stock, *truth.hands[0], *truth.hands[1]]
    assert (len(board), sorted(everything)) == (4, list(range(48)))
    expect(table.page.locator(".stock")).to_contain_text(str(len(truth.stock)))


def test_fingers_stack_cards_and_make_the_board_larger(visit: Visit) -> None:
    table = Table(visit("#/new/schokoly?seed=5&players=person,person")).ready()
    page, fingers, card = table.page, table.fingers, table.lying.first
    table.uncover()
    table.choose()
    table.lay_card()
    expect(page.locator(".lying .lens")).to_have_count(0)
    fingers.drag(at_rest(table.on("smartie")).middle, at_rest(card).middle)
    expect(page.locator(".lying .lens")).to_have_count(1)
    expect(page.get_by_role("button", name="Take a smartie: 5 left")).to_be_visible()

    Table.at(page, played(10, moves=29))
    before = at_rest(card)
    x, y = box_of(page.locator(".ground")).middle
    for finger, side in enumerate((-1, 1)):
        fingers.down((x + 60 * side, y), finger)
    for step in range(1, 7):
        for finger, side in enumerate((-1, 1)):
            fingers.move((x + (60 + 15 * step) * side, y), finger)
    fingers.send("touchEnd", {})
    larger = at_rest(card)
    assert 2 < larger.width / before.width < 3
    fingers.drag((x, y), (x + 70, y + 40))
    moved = at_rest(card)
    assert abs(moved.x - larger.x - 70) < 10
    assert abs(moved.y - larger.y - 40) < 10
    whole = page.get_by_role("button", name="Whole board")
    fingers.tap(whole)
    expect(whole).to_have_count(0)
    again = at_rest(card)
    assert abs(again.width - before.width) < 1
    assert abs(again.x - before.x) < 1


def test_a_page_that_comes_late_lies_upon_no_other(
    stranger: Callable[..., Page], site: Site
) -> None:
    page = stranger(service_workers="block")
    held: list[Route] = []
    page.route("**/assets/practise-*.js", lambda route: held.append(route))
    page.route("**/engine-*.bin", lambda route: None)  # the table would wait for Python
    page.goto(site.address)
    page.locator(".lids").wait_for()
    with page.expect_request("**/assets/practise-*.js"):
        page.evaluate("location.hash = '#/practise/now'")
    page.go_back()  # nobody waits for it
    page.wait_for_timeout(300)
    held[0].continue_()
    page.wait_for_timeout(500)
    expect(page.locator(".lids")).to_be_visible()
