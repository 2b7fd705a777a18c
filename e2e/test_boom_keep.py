"""What is kept of Choco-Boom whatever breaks: it comes back paused, as it last stood still."""

from __future__ import annotations

from e2e import boom_games as games
from e2e.boom_table import BoomTable, open_at
from e2e.conftest import Visit
from e2e.live_breaks import closed, hidden, menu
from playwright.sync_api import Locator, Page, expect

from chocobox.games.choco_boom.state import State

HESITATION = 5000

BREAK = """(how) => {
  const { engine } = chocobox;
  let record = engine.record;
  window.broken = new Promise((broken) => Object.defineProperty(engine, "record", {
    configurable: true,
    get: () => record,
    set: (next) => {
      const isMore = next.moves.length > record.moves.length;
      record = next;
      if (!isMore || next.moves.at(-1)[0] < 0) return;
      Object.defineProperty(engine, "record", { value: next, writable: true });
      if (how === "kill") engine.worker.terminate();
      else engine.ask = () => new Promise(() => undefined);
      broken(true);
    },
  }));
}"""
"""At once after the next thing that a person does, the worker dies, or the page does no more."""


BROKEN = """Promise.race([
  broken, new Promise((_, no) => setTimeout(no, 15000, new Error("nothing was done"))),
])"""


def broken_by(table: BoomTable, thing: Locator, how: str) -> None:
    """Press something, and break off before the table can answer it."""
    table.page.evaluate(BREAK, how)
    table.press(thing)
    table.page.evaluate(BROKEN)


def assert_back(table: BoomTable, before: State) -> None:
    """Everything lies as it lay, and waits for all."""
    after = table.until(lambda state: state.pause, "it does not wait")
    assert after.pause
    assert (after.pause.reason, set(after.pause.waiting)) == ("break", {0, 1, 2, 3})
    assert (after.decks, after.pile, after.fines) == (before.decks, before.pile, before.fines)
    assert after.reach is None
    assert after.turn == before.turn
    assert "Reopen" in [what for _, what, _ in table.log()[-2:]]
    for seat in range(4):
        expect(table.key("ready", seat)).to_be_visible()
    made = len(table.log())
    table.page.wait_for_timeout(300)
    assert len(table.log()) == made


def test_a_tab_closed_in_a_call_and_a_worker_killed_in_a_flip(visit: Visit) -> None:
    table = open_at(visit(), games.turned(games.is_plain))
    before = table.state
    top = before.top
    assert top
    broken_by(table, table.call_key(top.seat, top.due), "close")
    table = closed(table)
    assert_back(table, before)
    after = table.all_ready().top
    assert after
    assert (after.seat, after.due, after.call, after.settled) == (top.seat, top.due, None, False)
    assert after.until == after.window.opened + HESITATION
    state = table.call()
    assert state.paid == ()

    seat, cards = state.turn, state.decks[state.turn]
    broken_by(table, table.deck(seat), "kill")
    assert_back(table, state)
    assert table.log()[-2][:2] == (seat, "Flip")
    table.all_ready()
    state = table.flip()
    assert state.pile[-1] == cards[0]
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")


def test_no_time_passes_under_a_sheet_or_in_a_page_that_nobody_sees(visit: Visit) -> None:
    table = open_at(visit(), games.turned(games.is_plain, hesitation=HESITATION))
    page = table.page
    for rest in (menu, hidden):
        with rest(page):
            made = len(table.log())
            page.wait_for_timeout(HESITATION / 2 + 200)
            assert len(table.log()) == made
            assert_call_is_awaited(page)
    state = table.until(lambda state: state.pause)
    assert [fine.reason for fine in state.paid] == ["hesitated"]
    assert table.log()[-1][1] == "TimeUp"


def assert_call_is_awaited(page: Page) -> None:
    """Nobody has paid yet, though more time has passed than there is."""
    expect(page.locator(".call-key.open")).to_have_count(4)
