"""Choco-Boom as it is played: alone by touch or by keys, aloud between four, through breaks."""

from __future__ import annotations

import re

from e2e.boom_table import BoomTable, open_at
from e2e.conftest import CALM, UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.live_games import boom, is_plain, makes_double
from e2e.live_keys import LiveKeys
from e2e.live_table import go_on
from e2e.setting_up import choose, sit, step
from e2e.test_trouble import KILL
from playwright.sync_api import Page, expect

from chocobox.games.choco_boom.pieces import CALLED, CARDS
from chocobox.games.choco_boom.rules import ChocoBoom
from chocobox.games.choco_boom.state import State
from chocobox.session import Session

ALONE = ("person", "sleepy")
CHOSEN = {"hesitation": 5000, "pace": 70, "handicap_1": 300}
HESITATION = 5000

HIDE = """(isHidden) => {
  if (isHidden) Object.defineProperty(document, "hidden", { configurable: true, value: true });
  else delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_alone_by_touch_from_the_shelf_to_the_tallies_and_again(visit: Visit) -> None:
    page = visit(viewport=UPRIGHT, **CALM)
    set_up_a_quick_game(page)
    table = BoomTable(page).ready()
    record = table.record()
    assert [player.get("bot") for player in record["players"]] == [None, "sleepy"]
    assert record["options"] | CHOSEN == record["options"]
    table.play(lambda state: len(table.slaps()) > 0 or len(state.pile) > 2)

    late = boom(lambda it: is_plain(it) and min(map(len, it.decks)) < 4, ALONE, **CHOSEN)
    table = open_at(page, late, "late")
    table.play(lambda state: False, slaps=False)
    assert_told(table)
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


def assert_told(table: BoomTable) -> None:
    """The fullest deck first, as the rules count them."""
    outcome = ChocoBoom().outcome(table.state)
    assert outcome
    scores = [str(score) for score in sorted(outcome.scores, reverse=True)]
    expect(table.end.locator(".end-line strong")).to_have_text(scores)
    expect(table.page.locator("#said")).to_contain_text("Winner")


def test_alone_by_keys_and_ear(visit: Visit) -> None:
    page = visit()
    double = boom(lambda it: makes_double(it) and it.turn == 0, ALONE)
    keys, table = heard_at(page, double, "double")
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

    plain = boom(lambda it: is_plain(it) and it.top.seat == 0, ALONE)
    keys, table = heard_at(page, plain, "plain")
    top = table.state.top
    assert top
    due, wrong = top.due.capitalize(), "choco" if top.due != "choco" else "banana"
    why = (
        f"The card was {CARDS[table.state.pile[-1]].colour}: {due} was due; you called .* Two cards"
    )
    keys.hit(str(CALLED.index(wrong) + 1), f"{due} was due", why, "flip your top card")
    keys.hit("f", "You flipped")


def heard_at(page: Page, game: Session, name: str) -> tuple[LiveKeys, BoomTable]:
    """A game goes on; it pauses until everybody is ready."""
    table, keys = go_on(page, game, BoomTable, name), LiveKeys(page)
    keys.listen()
    for seat in table.session.persons:
        keys.press("r")
        table.until(lambda state: not state.pause or seat not in state.pause.waiting)  # noqa: B023
    keys.hears("Everybody is ready")
    return keys, table


def test_aloud_an_objection_is_voted_on_by_those_whom_it_is_not_about(visit: Visit) -> None:
    table = open_at(visit(), boom(is_plain, aloud=True), "aloud")
    top = table.state.top
    assert top
    accuser, *others = [(top.seat + step) % 4 for step in (1, 2, 3)]
    expect(table.page.locator(".call-key")).to_have_count(0)
    at = [table.middle(table.objection(seat)) for seat in range(4)]
    with table.fingers.time_stands() as clock:
        table.fingers.down(at[top.seat], 0, clock.now + 0.005)  # it would admit it, but is too late
        table.fingers.down(at[accuser], 1, clock.now)
    table.fingers.send("touchEnd", {})
    case = table.until(lambda state: state.case, "nobody is asked").case
    assert case
    assert (case.accuser, case.accused, sorted(case.voters)) == (accuser, top.seat, sorted(others))
    for seat in range(4):
        for answer in ("yes", "no"):
            expect(table.key("vote", seat, answer)).to_have_count(1 if seat in others else 0)
    for seat in others:
        table.fingers.tap(table.key("vote", seat, "yes"))
    state = table.until(lambda state: state.pause)
    assert [fine.seat for fine in state.paid] == [top.seat]
    why = "The others found a mistake in your call."
    expect(table.verdict(top.seat)).to_contain_text(why)
    expect(table.page.locator(".verdict", has_text=why)).to_have_count(1)
    for seat in range(4):
        expect(table.key("ready", seat)).to_have_count(0 if seat == top.seat else 1)
    assert table.all_ready().turn == top.seat


def test_whatever_breaks_it_comes_back_as_it_last_stood_still(visit: Visit) -> None:
    page = visit()
    table = open_at(page, boom(is_plain, hesitation=HESITATION))
    resting = page.locator(".table[data-resting]")
    table.open_menu()
    expect(resting).to_have_count(1)
    table.close_sheet()
    expect(resting).to_have_count(0)
    page.evaluate(HIDE, True)  # another tab lies over it
    expect(resting).to_have_count(1)
    page.wait_for_timeout(HESITATION)
    page.evaluate(HIDE, False)
    expect(resting).to_have_count(0)
    assert table.state.paid == ()  # though more time has passed than there is to call
    before = table.state
    table = closed(page)
    assert_back(table, before)
    after = table.all_ready().top
    assert after
    assert (after.call, after.settled) == (None, False)
    assert after.until == after.window.opened + HESITATION
    before = table.call()
    assert before.paid == ()
    table.page.evaluate(KILL)
    assert_back(table, before)
    table.all_ready()
    assert table.flip().pile[-1] == before.decks[before.turn][0]
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")


def closed(page: Page) -> BoomTable:
    """The tab is closed, and the game goes on in the browser's next one, from the shelf."""
    start, next_tab = page.url.partition("#")[0], page.context.new_page()
    page.close()
    next_tab.goto(start)
    Fingers(next_tab).tap(next_tab.get_by_role("link", name=re.compile("^Continue")))
    return BoomTable(next_tab).ready()


def assert_back(table: BoomTable, before: State) -> None:
    """Everything lies as it lay, and waits for all."""
    after = table.until(lambda state: state.pause, "it does not wait")
    assert after.pause
    assert (after.pause.reason, set(after.pause.waiting)) == ("break", set(range(4)))
    assert (after.decks, after.pile, after.fines) == (before.decks, before.pile, before.fines)
    assert after.turn == before.turn
    for seat in range(4):
        expect(table.key("ready", seat)).to_be_visible()
