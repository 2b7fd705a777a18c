"""Choco-Boom on a tablet that lies flat: a whole game, each frame of it, and what all can read."""

from __future__ import annotations

import re

from e2e import boom_games as games
from e2e.boom_person import BoomPersons
from e2e.boom_table import BoomTable, open_at
from e2e.boom_watch import FLICKER, flashing, seen, watch
from e2e.conftest import Visit
from e2e.live_games import FRIENDS
from playwright.sync_api import Locator, Page, expect

from chocobox.games.choco_boom.pieces import CALLS, COLOURS

READING = """(line) => {
  const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  const at = (i) => {
    range.setStart(text, i);
    range.setEnd(text, i + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [later, below]] = [at(0), at(5)];
  return [Math.sign(Math.round(later - x)), Math.sign(Math.round(below - y))];
}"""
"""The way in which a line is read: to the right, down, to the left, or up."""

WAYS = ([1, 0], [0, 1], [-1, 0], [0, -1])
"""How whoever sits below, at the left, above, or at the right, reads."""

HUELESS = """() => Object.fromEntries(FRAMES.map((frame) => {
  const colour = frame.id.split("-").at(-1);
  const [, pattern, shape] = frame.children;
  const bare = (one) => one.outerHTML.replaceAll(colour, "").replace(/style="[^"]*"/g, "");
  return [colour, [bare(pattern), bare(shape)]];
}))""".replace("FRAMES", """[...document.querySelectorAll('[id^="boom-frame-"]')]""")
"""Pattern and shape of each colour's frame, without any colour."""

TURNS = """(card) => [...card.querySelectorAll(".boom-item")].map((item) => {
  const { a, b } = item.getScreenCTM();
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
})"""
"""Towards which sides the item is drawn."""


def test_two_persons_play_a_whole_game_and_every_card_shows_to_both_at_once(visit: Visit) -> None:
    table = open_at(visit(), games.dealt(FRIENDS[:2], seed=4))
    watch(table.page)
    persons = BoomPersons(table)
    persons.play()
    assert {"flip", "call", "slap"} <= set(persons.did)
    state = table.state
    assert state.is_over
    assert games.all_cards(state) == 110
    assert [tally.fines for tally in state.tallies] == [0, 0]  # whoever looks and listens
    assert_counted(table)
    noted = seen(table.page)
    assert len(noted["cards"]) >= persons.did.count("call") > 40
    assert_shown_at_once(noted["cards"], towards=2)
    assert (noted["loops"], flashing(noted["changes"])) == ([], [])
    table.page.evaluate(FLICKER)
    noted = seen(table.page)
    assert noted["loops"]
    assert flashing(noted["changes"])


def assert_shown_at_once(cards: dict[str, list[str]], towards: int) -> None:
    """In its first frame a card lies there whole, for all, and stays where it is."""
    for key, frames in cards.items():
        assert len(frames) == 1, (key, frames)
        assert frames[0].startswith(f"{towards} true "), (key, frames)


def assert_counted(table: BoomTable) -> None:
    """The cards before the seats and on the pile are as many as were dealt."""
    tallies = table.page.locator(".held-cards strong").all_text_contents()
    pile = len(table.state.pile) + len(table.state.fines)
    assert sum(map(int, tallies)) + pile == 50


def test_colours_are_told_without_hue_and_whoever_pays_reads_why(visit: Visit) -> None:
    page = visit()
    for seat, colour in enumerate(COLOURS):
        table = open_at(page, games.turned(shows(seat, colour)), colour)
        assert_pays(table, seat, colour)
        if seat == 0:
            assert_told_without_hue(page)
        assert sorted(table.top.evaluate(TURNS)) == [0, 1, 2, 3]
        frames = [table.top, *(table.call_key(n, CALLS[colour]) for n in range(4))]
        for frame in frames:
            expect(frame.locator(f'[href="#boom-frame-{colour}"]')).to_have_count(1)


def shows(seat: int, colour: str) -> games.Fits:
    """A card of that colour is that seat's to call, and nothing is to be slapped."""
    return lambda state: (
        games.is_plain(state) and state.turn == seat and games.top_of(state).colour == colour
    )


def assert_told_without_hue(page: Page) -> None:
    """No two colours share their pattern or the shape of their frame."""
    told = page.evaluate(HUELESS)
    assert sorted(told) == sorted(COLOURS)
    for patterns in zip(*told.values(), strict=True):
        assert len(set(patterns)) == len(COLOURS), patterns


def assert_pays(table: BoomTable, seat: int, colour: str) -> None:
    """A wrong call, or a wrong slap: the reason is read from that seat's side, and there alone."""
    state = table.state
    wrong = next(item for item in CALLS.values() if item != CALLS[colour])
    if seat % 2:
        table.slap(seat)
        why = rf"You slapped, but {games.top_of(state).item} on .* is no double"
    else:
        table.call(wrong)
        why = f"The card was {colour}: {CALLS[colour].capitalize()} was due; you called"
    state = table.until(lambda state: state.pause)
    assert [fine.seat for fine in state.paid] == [seat]
    line = table.verdict(seat)
    expect(line).to_contain_text(re.compile(why))
    expect(line).to_contain_text("Two cards go under the pile.")
    expect(table.page.get_by_text(re.compile(why))).to_have_count(1)
    assert line.evaluate(READING) == WAYS[seat]
    assert_within(table, seat, line)


def assert_within(table: BoomTable, seat: int, thing: Locator) -> None:
    """It lies nearer to its own seat than to any other."""
    x, y = table.middle(thing)
    size = table.page.viewport_size
    assert size
    away = [size["height"] - y, x, y, size["width"] - x]
    assert min(away) == away[seat], (seat, away)
