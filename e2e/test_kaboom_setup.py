"""Before a game of Kaboom!: numbers, a seat's handicap, a table that is flat."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.kaboom_table import KaboomTable
from playwright.sync_api import Locator, Page, expect


def choose(page: Page, choice: str, value: str) -> None:
    """One of a few values, by touch."""
    tap(page, page.get_by_role("radiogroup", name=choice).locator("label", has_text=value))


def tap(page: Page, thing: Locator) -> None:
    """Bring it into the middle of the screen, and tap it."""
    thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    Fingers(page).tap(thing)


def test_numbers_and_a_handicap_are_chosen_by_touch_and_reach_the_game(visit: Visit) -> None:
    page = visit("#/set-up/kaboom")
    tap(page, page.locator(".seat-count label").nth(1))
    choose(page, "Time to slap", "10 s")
    choose(page, "Pace of turning up", "5 s")
    more = page.get_by_role("button", name="Rounds: more")
    tap(page, more)
    expect(page.get_by_role("spinbutton", name="Rounds")).to_have_text("11")
    page.get_by_role("spinbutton", name="Rounds").press("End")
    expect(more).to_be_disabled()

    handicap = page.get_by_role("button", name="Handicap: more")
    for _ in range(3):
        tap(page, handicap)
    expect(page.get_by_role("spinbutton", name="Handicap")).to_have_text("150 ms")
    tap(page, page.locator(".place").nth(2))
    expect(page.get_by_role("spinbutton", name="Handicap")).to_have_text("none")
    expect(page.locator(".lies-flat")).to_have_count(0)
    tap(page, page.locator(".who label", has_text="Person"))
    expect(page.locator(".lies-flat")).to_be_visible()
    expect(page.get_by_label("flat", exact=False).and_(page.locator("input"))).to_have_count(0)

    tap(page, page.get_by_role("link", name="Play", exact=True))
    table = KaboomTable(page).ready()
    expect(page.locator(".table")).to_have_attribute("data-flat", "3")
    record = table.record()
    chosen = {"rounds": 20, "window": 10_000, "pace": 5000, "slaps": True, "handicap_0": 150}
    assert record["options"] | chosen == record["options"]
    assert record["options"]["handicap_2"] == 0
    assert [player["kind"] for player in record["players"]] == ["person", "bot", "person"]
    for seat, pads in ((0, 1), (1, 0), (2, 1)):
        expect(table.pad(seat)).to_have_count(pads)
    expect(page.locator(".of-rounds")).to_have_text("Round 1 of 20")


def test_a_link_starts_the_game_that_it_describes(visit: Visit) -> None:
    page = visit("#/new/kaboom?players=person,shark&rounds=1&seed=5&slaps=0&window=4000")
    table = KaboomTable(page).ready()
    record = table.record()
    assert record["seed"] == 5
    assert record["options"] | {"rounds": 1, "slaps": False, "window": 4000} == record["options"]
    expect(page.locator(".table[data-flat]")).to_have_count(0)
    expect(page.locator(".pad")).to_have_count(0)
    table.peek(0)
    assert not table.until(lambda state: not state.is_peeking).flipping
    page.goto(page.url.partition("#")[0] + "#/new/kaboom?players=person,shark&window=3000")
    expect(page.locator("main")).to_contain_text("do not fit this game")
