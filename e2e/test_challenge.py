"""Choco Challenge at one table: whole games, by touch and by keys, in haste, and with the odds."""

from __future__ import annotations

import re
from typing import Any

from e2e.challenge_keys import ChallengeKeys
from e2e.challenge_table import ChallengeTable
from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import Fingers, at_rest, box_of
from e2e.games import SAME_CHANCE, put_away, replayed
from e2e.keys import EARS, Keys
from e2e.setting_up import sit
from playwright.sync_api import expect

AGAINST_TWO = "#/new/choco_challenge?seed=7&players=person,cautious,baker"


def test_a_whole_game_by_touch_from_the_shelf_to_the_count_and_again(visit: Visit) -> None:
    page = visit(script=SAME_CHANCE % 7, **CALM)
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Choco Challenge"))
    expect(page.locator(".place")).to_have_count(3)
    sit(page, 1, "Apprentice")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))

    table = ChallengeTable(page).ready()
    seen = play_with_open_eyes(table)
    assert seen >= {"pile", "stop", "market", "done", "tool"}
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "cautious", "baker"]
    walk_through_the_count(table)

    page.evaluate("window.isFree = true")
    fingers.tap(table.end.get_by_role("button", name="Play again"))
    table.ready()
    expect(table.end).to_have_count(0)
    assert table.moves() == 0
    assert table.record()["players"] == record["players"]
    assert table.record()["seed"] != record["seed"]
    table.assert_true()


def play_with_open_eyes(table: ChallengeTable) -> set[str]:
    """To the end; at each own turn the screen is compared. The kinds of things touched."""
    seen = set()
    while not table.end.is_visible():
        table.assert_true()
        while table.seat is not None:
            thing = table.next_thing()
            seen.add((thing.get_attribute("data-on") or "").partition(":")[0])
            table.do(thing)
        table.await_turn()
    return seen


def walk_through_the_count(table: ChallengeTable) -> None:
    """Seat by seat what it has, then who won, as the rules count it."""
    session = replayed(table.record())
    outcome: Any = session.game.outcome(session.state)
    names = ["You", "Apprentice", "Baker"]
    winner = names[outcome.winners[0]]
    expect(table.end).to_contain_text(f"Winner: {winner}")
    expect(table.end).to_contain_text("The deck ran out.")
    table.fingers.tap(table.end.get_by_role("button", name="Count"))
    bar = table.page.locator(".count-bar")
    for seat, (total, score) in enumerate(zip(outcome.totals, outcome.scores, strict=True)):
        expect(bar).to_contain_text(f"{names[seat]}: {total.pile} on")
        expect(bar).to_contain_text(f"{total.pile} + {total.desserts} = {score}")
        expect(bar).to_contain_text(f"{seat + 1} of 4")
        table.fingers.tap(bar.get_by_role("button", name="Next step"))
    expect(bar).to_contain_text(re.compile(rf"Most crowns: {winner}|A tie"))
    table.fingers.tap(bar.get_by_role("button", name="Done"))
    expect(table.end).to_be_visible()


def test_a_whole_game_by_keys_alone_with_each_event_told(visit: Visit) -> None:
    page = visit(has_touch=False, script=SAME_CHANCE % 7 + EARS, **CALM)
    keys = ChallengeKeys(page)
    keys.enter(page.get_by_role("link", name="Play Choco Challenge"))
    keys.enter(page.get_by_role("link", name="Play", exact=True))
    keys.desk.ready()
    play_a_turn_and_listen(keys)
    keys.desk.assert_true()
    keys.play_to_end()
    keys.heard(r"The deck is empty: the game is over.*Winner: ")
    keys.desk.assert_true()
    keys.enter(page.get_by_role("button", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Choco Challenge")).to_be_visible()


def play_a_turn_and_listen(keys: ChallengeKeys) -> None:
    """The first turn: every key is answered by a sentence."""
    keys.press("1")
    keys.heard("Stop drawing first")
    keys.hit("d")
    keys.heard(r"You drew \w+\. One card in front\. One card so far: draw again, or stop\.")
    keys.press("i")
    keys.heard(r"What is in your pile: .*2 . butter")
    keys.press("Escape")
    keys.hit("s")
    keys.heard(r"You stopped with one card\. You may buy: ")
    keys.tab_to(keys.page.locator(".ground"))
    keys.press("ArrowRight")
    keys.heard(r"place 1 from the deck, .*You may have it\.")
    keys.press("ArrowLeft")
    keys.heard(r"place 2 from the deck, \w+ crowns?\.$")
    keys.press("ArrowDown")
    keys.heard(r"pudding, 7 crowns, 2 left\.$")
    keys.press("1")
    keys.heard(r"You bought \w+\. .*you are done")
    keys.hit("e")
    keys.await_turn()  # who is in haste is told something else at once
    assert keys.has_heard(r"Your turn: draw your first card\.")


def test_hasty_and_wrong_touches_hang_nothing_and_lose_nothing(visit: Visit) -> None:
    table = ChallengeTable(visit(AGAINST_TWO, script=EARS)).ready()
    tap_what_is_not_lit(table, "market:3", "Stop drawing first, then you may buy.")
    table.double_tap(table.page.locator(".own-pile"))
    expect(table.row(0)).to_have_count(1)
    table.pause()
    tap_what_is_not_lit(table, "tool:whisk", "There is no extra card for you now.")
    assert table.moves() == 1

    table.double_tap(table.page.locator(".stop-key"))
    expect(table.page.locator(".done-key")).to_be_visible()
    table.pause()
    tap_what_is_not_lit(table, "market:5", "Count from the deck")
    tap_what_is_not_lit(table, "dessert:9", "You drew too few cards for that.")
    assert table.moves() == 2
    table.double_tap(table.on("market:1"))
    table.await_moves(2)
    table.assert_true()

    table.double_tap(table.page.locator(".done-key"))
    table.await_moves(3)
    tap_out_of_turn(table)
    drum(table)
    open_and_close_the_menu_and_turn_the_tablet(table)
    table.await_turn()
    table.assert_true()
    table.play_turn()
    table.await_turn()
    table.assert_true()


def tap_what_is_not_lit(table: ChallengeTable, name: str, why: str) -> None:
    """Nothing happens, and one sentence says why."""
    before = table.moves()
    thing = table.on(name).first
    table.fingers.tap_at(at_rest(thing).middle)
    expect(table.line).to_contain_text(why)
    assert table.moves() == before


def tap_out_of_turn(table: ChallengeTable) -> None:
    """A sentence says whose turn it is not; soon the next move of a bot is told in its place."""
    assert table.seat is None
    card = table.on("market:2")
    table.fingers.tap_at(at_rest(card).middle)
    table.answered()
    assert Keys(table.page).has_heard(r"It is not your turn\.")


def drum(table: ChallengeTable) -> None:
    """The bots are playing, and a child drums on everything that is its own, and on the middle."""
    things = (".own-pile", ".stop-key", ".draw-key", '[data-on="dessert:4"]', '[data-on="deck"]')
    for _ in range(3):
        for selector in things:
            table.fingers.tap_at(box_of(table.page.locator(selector)).middle)


def open_and_close_the_menu_and_turn_the_tablet(table: ChallengeTable) -> None:
    """While cards fly."""
    page = table.page
    for size in (UPRIGHT, TABLET):
        table.open_menu()
        page.set_viewport_size(size)
        table.close_sheet()


def test_a_hint_tells_the_odds_in_words_and_as_a_bar_unless_that_is_switched_off(
    visit: Visit,
) -> None:
    page = visit()
    for switch in ("", "&odds=0"):
        put_away(page)
        page.goto(f"{page.url.partition('#')[0]}{AGAINST_TWO}{switch}")
        table = ChallengeTable(page).ready()
        table.draw()
        table.choose_in_menu("Hint")
        expect(table.line).to_contain_text(re.compile(r"(Draw|Stop)\."))
        chances = page.locator(".panel.chances")
        if switch:
            expect(chances).to_have_count(0)
            expect(table.line).not_to_contain_text("Bust")
            continue
        session = replayed(table.record())
        odds: Any = session.game.odds(session.state, 0)
        told = f"Bust with the next card: {odds.bust.ways} of {odds.bust.of}, about "
        expect(chances).to_contain_text(told)
        expect(table.line).to_contain_text(told)
        expect(chances.locator("li")).to_have_count(len(odds.reach))
        part = chances.locator(".odds-track i").first
        grown = at_rest(part).width
        assert abs(grown / box_of(part.locator("..")).width - 1 / 7) < 0.01
        table.draw()
        expect(chances).to_have_count(0)
