"""The bot workshop by keys: a first bot, a game, a series, and an error with its line."""

from __future__ import annotations

import pytest
from e2e.conftest import Visit
from e2e.person import Person
from e2e.visitor import STORED, OnPage
from playwright.sync_api import expect


def test_a_bot_is_written_by_keys_plays_and_is_told_its_mistake(visit: Visit) -> None:
    page = visit("#/workshop/choco_challenge")
    page.locator(".table[data-ply='0']").wait_for()
    code = page.get_by_role("textbox", name="The code of your bot")
    code.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("def choose(table, actions, rng):\nreturn actions[0]")
    expect(page.locator(".pce-line")).to_have_text(
        ["def choose(table, actions, rng):\n", "    return actions[0]\n"]
    )
    page.keyboard.press("Tab")
    expect(code).not_to_be_focused()
    page.get_by_role("button", name="Run", exact=True).press("Enter")
    expect(page.locator(".pce-line[data-mark=chose]")).to_contain_text("return")
    page.get_by_role("button", name="Stop").press("Enter")
    page.get_by_role("button", name="20 games").press("Enter")
    expect(page.locator(".rival").first).to_contain_text("of 20 won")
    code.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type(" / 0")
    page.get_by_role("button", name="Run", exact=True).press("Enter")
    expect(page.locator(".bench-trouble")).to_contain_text("line 2: These do not")
    expect(page.locator(".pce-line[data-mark=wrong]")).to_contain_text("/ 0")
    page.reload()
    expect(code).to_have_value("def choose(table, actions, rng):\n    return actions[0] / 0")


@pytest.mark.nightly
def test_a_person_plays_against_an_own_bot_and_goes_on_later(visit: Visit) -> None:
    page = visit("#/workshop/schokoly")
    page.get_by_role("button", name="Play against it").click()
    hands = OnPage(page)
    person = Person(hands)
    person.play_round()
    before = person.record()
    assert {0, 1} <= {seat for seat, *_ in before["moves"]}
    hands.wait(STORED)
    page.reload()
    person.play_on(before)
    assert page.locator(".plate").first.inner_text().startswith("My bot")
