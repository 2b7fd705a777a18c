"""Playing at one table: by keys alone, in haste, by drags, and back again."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Any, cast

from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import at_rest, box_of, middles
from e2e.games import keep, played
from e2e.keys import Keys
from e2e.secrets import truth_of
from e2e.table import Table
from playwright.sync_api import Locator, expect

from chocobox.games.schokoly.scoring import Area

AGAINST_NIBBLER = "#/new/schokoly?seed=5&players=person,nibbler"


def test_a_whole_game_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit(has_touch=False, **CALM)
    keys = Keys(page)
    keys.enter(page.get_by_role("link", name="Play Schokoly"))
    keys.tab_to(page.locator(".seat-count input").first)
    for _ in range(2):
        keys.press("ArrowRight")
    expect(page.locator(".place")).to_have_count(4)
    keys.enter(page.get_by_role("link", name="Play", exact=True))
    keys.table.ready()
    expect(page.locator(".plate")).to_have_count(4)
    keys.play_to_end()
    keys.heard(r"Winner|[Tt]ie|wins?\b")
    expect(keys.table.lying).to_have_count(48)
    keys.enter(page.get_by_role("button", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()


def test_hasty_and_wrong_touches_hang_nothing_and_lose_nothing(visit: Visit) -> None:
    table = Table(visit(AGAINST_NIBBLER)).ready()
    table.double_tap(table.on("colour:").first)
    expect(table.on("colour:")).to_have_count(0)
    table.double_tap(table.on("hand:").first)
    expect(table.page.locator(".card.held")).to_have_count(1)
    lay_hastily(table)
    assert_nothing_is_lost(table)

    table.double_tap(table.on("end").first)
    for _ in range(6):  # the bot is thinking, and a child drums on everything
        for thing in ("hand:", "smartie", "lay", "turn"):
            for at in middles(table.on(thing))[:1]:
                table.fingers.tap_at(at)
    table.await_turn()
    table.page.keyboard.press("Escape")  # a slow drummer has taken things up after the bot's turn
    expect(table.lying).to_have_count(2)
    assert_nothing_is_lost(table)

    drop_on_other_cards(table)
    take_away_in_mid_carry(table)
    open_the_menu_while_a_card_flies(table)
    assert_nothing_is_lost(table)
    for _ in range(3):
        table.play_turn()
        table.await_turn()
    expect(table.lying).to_have_count(10)
    assert_nothing_is_lost(table)


def lay_hastily(table: Table) -> None:
    """A place and the tick, each tapped twice: one card lies, and nothing is drawn yet."""
    spots = table.take_fitting()
    table.fingers.tap_at(spots[0])
    expect(table.page.locator(".ghost")).to_be_visible()
    table.double_tap(table.on("lay").first)
    expect(table.lying).to_have_count(1)
    expect(table.on("end")).to_be_visible()
    expect(table.hand).to_have_count(3)


def assert_nothing_is_lost(table: Table) -> None:
    """What the screen shows is what the rules say: board, own hand, sizes of hands and stock."""
    truth = truth_of(table.record())
    assert sorted(table.numbers(table.lying)) == sorted(truth.board)
    assert sorted(table.numbers(table.hand)) == sorted(truth.hands[0])
    everything = [*truth.board, *truth.stock, *truth.hands[0], *truth.hands[1]]
    assert sorted(everything) == list(range(48))
    expect(table.page.locator(".stock")).to_contain_text(str(len(truth.stock)))


def drop_on_other_cards(table: Table) -> None:
    """The card glides back, and one sentence says why."""
    number = table.numbers(table.hand)[0]
    card = table.page.locator(f'[data-on="hand:{number}"]')
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


def open_the_menu_while_a_card_flies(table: Table) -> None:
    """The bot's card is on its way; the menu opens and closes all the same."""
    table.play_turn()
    for _ in range(3):
        table.open_menu()
        table.close_sheet()
    table.await_turn()
    expect(table.lying).to_have_count(4)


def test_a_card_is_dragged_and_turned_by_a_second_finger_and_smarties_by_dragging(
    visit: Visit,
) -> None:
    table = Table(visit("#/new/schokoly?seed=5&players=person,person")).ready()
    page, fingers = table.page, table.fingers
    table.uncover()
    table.choose()
    card = table.on("hand:").first
    start, end = at_rest(card).middle, box_of(page.locator(".ground")).middle
    before = pieces(card)
    fingers.carry(start, (end[0], end[1] + 54))
    held = page.locator(".card.held")
    x, y = end
    fingers.down((x + 120, y + 54), finger=1)
    for step in range(1, 9):  # the second finger walks a quarter round the first
        angle = step / 8 * math.pi / 2
        fingers.move((x + 120 * math.cos(angle), y + 54 + 120 * math.sin(angle)), finger=1)
    fingers.up((x, y + 174), finger=1)
    fingers.up((x, y + 54))
    upper_left, upper_right, lower_left, lower_right = before
    expect(page.locator(".ghost")).to_be_visible()
    assert pieces(held) == [lower_left, upper_left, lower_right, upper_right]

    table.act("lay")
    expect(table.lying).to_have_count(1)
    expect(page.locator(".lying .lens")).to_have_count(0)
    fingers.drag(at_rest(table.on("smartie")).middle, at_rest(table.lying.first).middle)
    expect(page.locator(".lying .lens")).to_have_count(1)
    expect(page.get_by_role("button", name="Take a smartie, 5 left")).to_be_visible()


def test_a_smartie_on_a_held_card_changes_its_places_at_once_and_stacks_it(visit: Visit) -> None:
    page = visit()
    keep(page, "mid", played(seed=10, moves=29))
    page.goto(f"{page.url.partition('#')[0]}#/game/mid")
    table = Table(page).ready()
    before = table.lying.count()
    flat = table.take_fitting()
    table.tap("smartie")
    expect(page.locator(".held .lens")).to_be_visible()
    assert table.spots() != flat
    table.tap("smartie")
    expect(page.locator(".held .lens")).to_have_count(0)
    assert table.spots() == flat

    table.tap("smartie")
    spots = table.take_fitting()
    stacked = page.get_by_role("img", name="stacked")
    already = stacked.count()
    table.fingers.tap_at(spots[0])
    expect(page.locator(".ghost .lens")).to_be_visible()
    table.act("lay")
    expect(stacked).to_have_count(already + 1)
    expect(table.lying).to_have_count(before + 1)
    expect(table.line).to_contain_text("stacked a card")
    table.end_turn()


def test_two_fingers_make_the_board_larger_and_a_button_shows_all_of_it_again(
    visit: Visit,
) -> None:
    page = visit()
    keep(page, "over", played(seed=3))
    page.goto(f"{page.url.partition('#')[0]}#/game/over")
    table = Table(page).ready()
    card, fingers = table.lying.first, table.fingers
    before = at_rest(card)
    x, y = box_of(page.locator(".ground")).middle
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
    whole = page.get_by_role("button", name="Show the whole board")
    fingers.tap(whole)
    expect(whole).to_have_count(0)
    whole_again = at_rest(card)
    assert abs(whole_again.width - before.width) < 1
    assert abs(whole_again.x - before.x) < 1


def pieces(card: Locator) -> list[str]:
    """The four pieces of a card as they are drawn, row by row."""
    drawn = card.locator("use[href^='#piece-']")
    found = drawn.evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    return cast("list[str]", found)


def test_until_the_draw_a_card_is_taken_back_and_after_it_kindly_not(visit: Visit) -> None:
    table = Table(visit(AGAINST_NIBBLER)).ready()
    page = table.page
    take_back = page.get_by_role("button", name="Take back")
    table.choose()
    hand = table.numbers(table.hand)
    table.lay_card()
    expect(table.hand).to_have_count(3)
    table.fingers.tap(take_back)
    expect(table.lying).to_have_count(0)
    assert sorted(table.numbers(table.hand)) == sorted(hand)

    table.play_turn()
    table.await_turn()
    expect(take_back).to_have_count(0)
    table.choose_in_menu("Take back")
    expect(table.line).to_contain_text("That cannot be taken back any more.")
    expect(table.lying).to_have_count(2)
    assert_nothing_is_lost(table)


def test_the_count_lights_every_area_and_ticks_every_counted_side(visit: Visit) -> None:
    page = visit()
    session = played(seed=3)
    keep(page, "over", session)
    page.goto(f"{page.url.partition('#')[0]}#/game/over")
    table = Table(page)
    expect(table.end).to_be_visible()
    table.fingers.tap(table.end.get_by_role("button", name="Count"))
    bar = page.locator(".count-bar")
    outcome = session.game.outcome(session.state)
    areas, small = counted(outcome), too_small(outcome)
    assert sum(bool(area.sides) for area in areas) > 1
    assert small
    for number, area in enumerate(areas, 1):
        expect(bar).to_contain_text(f"{number} of {len(areas) + 1}")
        expect(page.locator(".counted .in")).to_have_count(len(area.cells))
        expect(page.locator(".counted .side-tick")).to_have_count(len(area.sides))
        if area.sides:
            expect(bar).to_contain_text(re.compile(sum_of(area)))
        table.fingers.tap(bar.get_by_role("button", name="Next step"))
    expect(bar).to_contain_text(f"{len(small)} areas are too small and count for nobody.")
    expect(page.locator(".counted .in")).to_have_count(sum(len(area.cells) for area in small))
    table.fingers.tap(bar.get_by_role("button", name="Done"))
    expect(table.end).to_be_visible()


def counted(outcome: Any) -> list[Area]:
    """The areas in the order of the count: the own largest ones, then the neutral ones by size."""
    good = [area for area in outcome.areas if area.counts]
    neutral = sorted((area for area in good if area.sides), key=lambda area: -len(area.cells))
    of = {area.colour: area for area in good if not area.sides}
    return [*(of[total.colour] for total in outcome.totals), *neutral]


def too_small(outcome: Any) -> list[Area]:
    """The neutral areas of fewer than six pieces, which the count shows together at last."""
    played = {total.colour for total in outcome.totals}
    return [area for area in outcome.areas if area.colour not in played and len(area.cells) < 6]


def sum_of(area: Area) -> str:
    """A pattern for "8 : 6 → 7", where the winner comes first and nobody wins a tie."""
    sides = Counter(side.colour for side in area.sides)
    most, fewer = (*sorted(sides.values(), reverse=True), 0)[:2]
    return rf"\b{most} : {fewer}\b" + (rf"\s*→ {len(area.cells)}\b" if area.winner else "")
