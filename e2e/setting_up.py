"""Before a game, by touch: how many play, who sits where, what is chosen of a few values."""

from __future__ import annotations

from re import Pattern

from e2e.fingers import Fingers
from playwright.sync_api import Locator, Page, expect


def tick(page: Page, label: Locator) -> None:
    Fingers(page).tap(label)
    expect(label.locator("input")).to_be_checked()


def seats(page: Page, count: int) -> None:
    tick(page, page.locator(".seat-count label", has_text=str(count)))
    expect(page.locator(".place")).to_have_count(count)


def turn_to(page: Page, place: int) -> None:
    """What is asked now is asked of whoever sits at that place."""
    at = page.locator(".place").nth(place)
    Fingers(page).tap(at)
    expect(at).to_have_attribute("aria-pressed", "true")


def sit(page: Page, place: int, who: str | None = None) -> None:
    """Who sits at that place: a bot by its name, or a person, who stands first in the list."""
    turn_to(page, place)
    labels = page.locator(".who label")
    tick(page, labels.first if who is None else labels.filter(has_text=who))


def choose(page: Page, choice: str, value: str | Pattern[str]) -> None:
    tick(page, page.get_by_role("radiogroup", name=choice).locator("label", has_text=value))


def step(page: Page, name: str, *values: str) -> None:
    """More and more of something, through these values."""
    for value in values:
        Fingers(page).tap(page.get_by_role("button", name=f"{name}: more"))
        expect(page.get_by_role("spinbutton", name=name)).to_have_text(value)
