"""Choco-Boom as it is played: alone by touch or by keys, aloud between four, through breaks."""

from __future__ import annotations

import re

from e2e.boom_table import BoomTable, wrong_for
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.keys import Keys
from e2e.moments import boom, is_plain, makes_double
from e2e.page import HIDE, KILL, choose, sit, step
from e2e.room import tray
from playwright.sync_api import Page, expect

from chocobox.games.choco_boom.pieces import CALLED, CARDS
from chocobox.games.choco_boom.state import State
from chocobox.session import Session

ALONE = ("person", "sleepy")
HESITATION = 5000
CHOSEN = {"hesitation": HESITATION, "pace": 70, "handicap_1": 300}


def test_alone_by_touch_from_the_shelf_to_the_tallies_and_again(visit: Visit) -> None:
    page = visit(viewport=UPRIGHT, **CALM)
    set_up_a_quick_game(page)
    table = BoomTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "sleepy"]
    assert record["options"] | CHOSEN == record["options"]
    table.play(lambda state: len(table.slaps()) > 0 or len(state.pile) > 2)

    late = boom(lambda it: is_plain(it) and min(map(len, it.decks)) < 4, ALONE, **CHOSEN)
    table = BoomTable.playing(page, late)
    table.play(lambda state: False, slaps=False)
    scores = [str(score) for score in sorted(table.outcome.scores, reverse=True)]
    expect(table.end.locator(".end-line strong")).to_have_text(scores)
    expect(page.locator("#said")).to_contain_text("Winner")
    record = table.record()
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.end).to_have_count(0)
    expect(table.pad(0)).to_be_visible()
    assert table.record()["options"] == record["options"]
    assert table.record()["seed"] != record["seed"]


def set_up_a_quick_game(page: Page) -> None:
    """Much time to call for a slow machine; a quick bot, but late at slaps."""
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("link", name="Play Choco-Boom"))
    step(page, "Time to call", "3 s", "4 s", "5 s")
    choose(page, "Pace of the bots", "brisk")
    sit(page, 1, "Dormouse")
    page.get_by_role("spinbutton", name="Handicap").press("End")
    fingers.tap(page.get_by_role("link", name="Play", exact=True))


def test_alone_by_keys_and_ear(visit: Visit) -> None:
    page = visit()
    keys, table = heard_at(page, boom(lambda it: makes_double(it) and it.turn == 0, ALONE))
    keys.hears("Your turn: flip your top card")
    card = CARDS[table.state.decks[0][0]]
    with table.fingers.time_stands() as clock:  # however slow this machine is, a bot is slower
        keys.press("f", clock.now)
        clock.go(0.1)
        keys.hears(f"You flipped: {card.colour} {card.item}")
        keys.press("s", clock.now + 0.1)
        clock.go(0.2)
        keys.hears("You win the pile of")
        expect(page.locator(".slap-hand.won")).to_have_count(1)

    keys, table = heard_at(page, boom(lambda it: is_plain(it) and it.top.seat == 0, ALONE))
    due, colour = table.top.due.capitalize(), CARDS[table.state.pile[-1]].colour
    why = f"The card was {colour}: {due} was due; you called .* Two cards"
    wrong = CALLED.index(wrong_for(table.top)) + 1
    keys.hit(str(wrong), f"{due} was due", why, "flip your top card")
    keys.hit("f", "You flipped")


def heard_at(page: Page, game: Session) -> tuple[Keys, BoomTable]:
    """A game goes on, and everybody says by key that it is ready."""
    table, keys = BoomTable.at(page, game), Keys(page)
    table.all_ready(keys)
    keys.hears("Everybody is ready")
    return keys, table


def test_aloud_an_objection_is_voted_on_by_those_whom_it_is_not_about(visit: Visit) -> None:
    table = BoomTable.playing(visit(), boom(is_plain, aloud=True))
    accused = table.top.seat
    accuser, *others = [(accused + step) % 4 for step in (1, 2, 3)]
    expect(table.page.locator(".call-key")).to_have_count(0)
    at = [table.middle(table.named("object", seat)) for seat in range(4)]
    with table.fingers.time_stands() as clock:
        table.fingers.down(at[accused], 0, clock.now + 0.005)  # it would admit it, but is too late
        table.fingers.down(at[accuser], 1, clock.now)
    table.fingers.send("touchEnd", {})
    case = table.until(lambda state: state.case).case
    assert case
    assert (case.accuser, case.accused, sorted(case.voters)) == (accuser, accused, sorted(others))
    for seat in range(4):
        for answer in ("yes", "no"):
            expect(table.key("vote", seat, answer)).to_have_count(1 if seat in others else 0)
    for seat in others:
        table.fingers.tap(table.key("vote", seat, "yes"))
    state = table.until(lambda state: state.pause)
    assert [fine.seat for fine in state.paid] == [accused]
    why = "The others found a mistake in your call."
    told = table.page.locator(".verdict", has_text=why)
    expect(told).to_have_count(1)
    expect(tray(table.page, accused).locator(".verdict")).to_contain_text(why)
    assert table.all_ready().turn == accused


def test_whatever_breaks_it_comes_back_as_it_last_stood_still(visit: Visit) -> None:
    page = visit()
    table = BoomTable.playing(page, boom(is_plain, hesitation=HESITATION))
    resting = page.locator(".table[data-resting]")
    table.open_menu()
    expect(resting).to_have_count(1)
    table.close_sheet()
    expect(resting).to_have_count(0)
    page.evaluate(HIDE, True)
    expect(resting).to_have_count(1)
    page.wait_for_timeout(HESITATION)
    page.evaluate(HIDE, False)
    expect(resting).to_have_count(0)
    assert table.state.paid == ()  # though more time has passed than there is to call
    before = table.state
    table = in_a_new_tab(page)
    assert_back(table, before)
    table.all_ready()
    assert (table.top.call, table.top.settled) == (None, False)
    assert table.top.until == table.top.window.opened + HESITATION
    before = table.call()
    assert before.paid == ()
    table.page.evaluate(KILL)
    assert_back(table, before)
    table.all_ready()
    assert table.flip().pile[-1] == before.decks[before.turn][0]
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")


def in_a_new_tab(page: Page) -> BoomTable:
    """The tab is closed, and the game goes on in the browser's next one, from the shelf."""
    start, next_tab = page.url.partition("#")[0], page.context.new_page()
    page.close()
    next_tab.goto(start)
    Fingers(next_tab).tap(next_tab.get_by_role("link", name=re.compile("^Continue")))
    return BoomTable(next_tab).ready()


def assert_back(table: BoomTable, before: State) -> None:
    """Everything lies as it lay, and waits for all."""
    after = table.until(lambda state: state.pause)
    assert after.pause
    assert (after.pause.reason, set(after.pause.waiting)) == ("break", set(range(4)))
    assert (after.decks, after.pile, after.fines) == (before.decks, before.pile, before.fines)
    assert after.turn == before.turn
    for seat in range(4):
        expect(table.key("ready", seat)).to_be_visible()
