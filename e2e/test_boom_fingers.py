"""Four persons' fingers at once: who was first, what comes late, and what does no harm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from e2e import boom_games as games
from e2e.boom_table import BoomTable, open_at
from e2e.conftest import Watch, settings_of
from e2e.serving import Site
from e2e.test_kaboom_fingers import ABOUT_3, WATCH
from playwright.sync_api import Browser, Page, expect

ALL = range(4)


@pytest.fixture(scope="module")
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """One tablet for all these moments."""
    context = browser.new_context(**settings_of({}))
    watch = Watch()
    watch.over(context, site.origin)
    page = context.new_page()
    page.goto(site.address)
    page.locator("html[data-engine=ready]").wait_for()
    yield page
    context.close()
    watch.judge()


def slaps(table: BoomTable) -> list[tuple[int, int]]:
    """Whose hands were recorded since the last break, and when."""
    return [(seat, at) for seat, what, at in table.log() if what == "Slap"]


def test_four_hands_and_a_call_in_one_frame_are_all_taken(page: Page) -> None:
    table = open_at(page, games.turned(games.is_double), "frame")
    before = table.state
    top = before.top
    assert top
    page.evaluate(WATCH)
    with table.fingers.time_stands() as clock:  # so that it is not too late to call
        call = table.middle(table.call_key(top.seat, top.due))
        table.together([*(table.middle(table.pad(seat)) for seat in ALL), call], clock.now)
    after = table.until(lambda state: state.won)

    expect(page.locator(".margin")).to_have_text("Photo finish")
    expect(table.hands.and_(page.locator(":visible"))).to_have_count(4)
    assert sorted(seat for seat, _ in slaps(table)) == [*ALL]
    calls = [(seat, at) for seat, what, at in table.log() if what == "Call"]
    assert calls[-1][0] == top.seat
    assert {at for _, at in [*slaps(table), calls[-1]]} == {calls[-1][1]}, "one frame, one instant"
    won = after.won
    assert won
    assert won.photo
    assert sorted((won.seat, *won.others)) == [*ALL]
    assert len(after.decks[won.seat]) == len(before.decks[won.seat]) + len(before.pile)
    frames = page.evaluate("frames")
    things = [*(f"slap:{seat}" for seat in ALL), f"call:{top.seat}:{top.due}"]
    assert frames == [[thing, True] for thing in things]
    assert games.all_cards(after) == 110


def test_the_sooner_of_two_hands_three_milliseconds_apart_wins_whoever_is_heard_first(
    page: Page,
) -> None:
    table = open_at(page, games.turned(games.is_double), "apart")
    at = [table.middle(table.pad(seat)) for seat in ALL]
    with table.fingers.time_stands() as clock:  # each message takes its time
        for seat, later in ((3, 0.003), (1, 0.0)):
            table.fingers.down(at[seat], seat, clock.now + later)
    won = table.until(lambda state: state.won).won
    table.fingers.send("touchEnd", {})
    assert won
    (three, later_at), (one, sooner) = slaps(table)
    assert (three, one) == (3, 1)
    assert later_at - sooner in ABOUT_3
    assert (won.seat, won.margin, won.photo, won.others) == (1, later_at - sooner, False, (3,))
    expect(page.locator(".margin")).to_contain_text(f"{won.margin} ms")
    expect(page.locator(".slap-hand.won")).to_have_attribute("aria-label", "Hand of Ben")


def test_a_hand_that_lands_before_the_card_does_is_no_slap_whenever_it_is_heard(
    page: Page,
) -> None:
    script = games.turned(games.makes_double, most=8).called()
    table = open_at(page, script, "before")
    seat = table.state.turn
    other = (seat + 1) % 4
    deck, pad = table.middle(table.deck(seat)), table.middle(table.pad(other))
    with table.fingers.time_stands() as clock:
        table.fingers.down(deck, 0, clock.now)
        table.fingers.up(deck, 0, clock.now)
        table.until(lambda state: state.reach is not None)
        table.fingers.down(pad, 1, clock.now + 0.03)  # the card comes after 60 ms
        table.fingers.up(pad, 1, clock.now + 0.04)
    state = table.until(lambda state: state.top and state.top.seat == seat)
    assert slaps(table)[-1][0] == other
    assert state.top
    assert state.top.double
    assert (state.top.window.seats, state.top.window.spent, state.won) == ((), (), None)
    assert state.paid == ()
    table.slap(other)  # its chance is not spent
    won = table.until(lambda state: state.won).won
    assert won
    assert won.seat == other


def test_a_system_that_takes_the_fingers_away_harms_nobody(page: Page) -> None:
    table = open_at(page, games.turned(games.is_double), "cancel")
    pads = [table.middle(table.pad(seat)) for seat in (0, 2)]
    table.fingers.send("touchStart", dict(enumerate(pads)))
    table.fingers.cancel()
    won = table.until(lambda state: state.won).won
    assert won
    assert sorted((won.seat, *won.others)) == [0, 2]
    made = len(table.log())
    page.wait_for_timeout(300)
    assert len(table.log()) == made
    assert table.state.paid == ()
    table.flip()  # fingers are fingers again
    assert len(table.state.pile) == 1
