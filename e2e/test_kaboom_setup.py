"""Before a game of Kaboom!: numbers, a seat's handicap, a table that is flat."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.kaboom_table import KaboomTable
from e2e.setting_up import choose, seats, sit, step, turn_to
from playwright.sync_api import expect


def test_numbers_and_a_handicap_are_chosen_by_touch_and_reach_the_game(visit: Visit) -> None:
    page = visit("#/set-up/kaboom")
    seats(page, 3)
    choose(page, "Time to slap", "10 s")
    choose(page, "Pace of turning up", "5 s")
    step(page, "Rounds", "11")
    page.get_by_role("spinbutton", name="Rounds").press("End")
    expect(page.get_by_role("button", name="Rounds: more")).to_be_disabled()

    step(page, "Handicap", "50 ms", "100 ms", "150 ms")
    turn_to(page, 2)
    expect(page.get_by_role("spinbutton", name="Handicap")).to_have_text("none")
    expect(page.locator(".lies-flat")).to_have_count(0)
    sit(page, 2, "Person")
    expect(page.locator(".lies-flat")).to_be_visible()
    expect(page.get_by_label("flat", exact=False).and_(page.locator("input"))).to_have_count(0)

    Fingers(page).tap(page.get_by_role("link", name="Play", exact=True))
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
