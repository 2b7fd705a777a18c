"""Calls practised alone: by touch and by keyboard, through breaks; what stays of it; and a path."""

from __future__ import annotations

from e2e.conftest import CALM, PHONE, Visit
from e2e.fingers import Fingers
from e2e.games import lay_out
from e2e.keys import Keys
from e2e.page import KILL
from playwright.sync_api import expect

from support.moments import ALONE, moment


def test_from_the_sheet_through_breaks_to_a_result_that_is_kept(visit: Visit) -> None:
    page = visit("#/set-up/choco_boom", viewport=PHONE)
    tap, keys = Fingers(page).tap, Keys(page)
    tap(page.get_by_role("link", name="Practise calling"))
    tap(page.get_by_label("Doubles"))
    keys.enter(page.get_by_role("button", name="Practise", exact=True))
    begin, pause = page.locator('[data-on="begin"]'), page.get_by_role("heading", name="A pause")
    card, told = page.locator(".ring"), page.locator(".story-line .last")
    expect(begin).to_be_visible()
    keys.press("Enter")
    expect(card).to_be_visible()
    keys.press("4")  # perhaps right, perhaps not
    expect(told).not_to_be_empty()
    keys.press("Escape")
    expect(pause).to_be_visible()
    for hides in (lambda: page.evaluate(KILL), lambda: tap(page.locator(".menu-key"))):
        tap(begin)
        expect(card).to_be_visible()
        hides()
        expect(pause).to_be_attached()
        expect(card).to_have_count(0)
    keys.press("Escape")

    lay_out(page, moment("choco_practice", lambda state: len(state.answers) == 46, ALONE))
    tap(begin)
    for _ in range(2):
        expect(card).to_be_visible()
        tap(page.locator(".call-keys button").first)
        expect(card).to_have_count(0)
    tap(page.get_by_role("button", name="See how it went"))
    tap(page.get_by_role("button", name="Keep it", exact=True))
    rows = page.locator(".practice-kept .save")
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)


def test_a_round_of_the_path_is_judged_explained_and_kept(visit: Visit) -> None:
    page = visit("#/path", viewport=PHONE, **CALM)
    tap, keys = Fingers(page).tap, Keys(page)
    tap(page.locator(".path-lane summary").first)
    tap(page.get_by_role("button", name="Practise: Stacking, level 1"))
    expect(page.locator(".dock[data-own-turn]")).to_be_visible()
    for key in ("1", "ArrowRight", "Enter", "Enter"):
        keys.press(key)
    before = page.locator(".why-key", has_text="Before")
    tap(before)
    expect(before).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".why-areas .area-flag")).not_to_have_count(0)
    tap(page.get_by_role("button", name="Back to your path"))
    expect(page.get_by_text("Back later: 1, the next tomorrow.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Back later: 1, the next tomorrow.")).to_be_visible()
