"""All walks over all screens, in both languages and lights and in every size; calm starts too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit, Watch, settings_of
from e2e.fingers import Box
from e2e.looks import axe_of, faults_of
from e2e.replay import Watched
from e2e.room import assert_apart, assert_touchable
from e2e.screens import ARRIVED, WALKS, fill, walk
from e2e.table import lay
from e2e.test_calm import assert_all_is_calm
from playwright.sync_api import BrowserContext, Page, ViewportSize

SIZES = {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE}
TINY: ViewportSize = {"width": 320, "height": 568}
SIDE: ViewportSize = {"width": 844, "height": 390}
LEAST = 60
"""A table on less room could not be made out, in pixels."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", WALKS)
def test_every_screen_in_every_look(visit: Visit, name: str, size: str, locale: str) -> None:
    page = visit("#/settings", viewport=SIZES[size], locale=locale, **CALM)
    faults = []
    for title in walk(page, name):
        found = set(faults_of(page))
        page.emulate_media(color_scheme="dark")
        page.evaluate(ARRIVED)
        found |= set(axe_of(page))
        page.emulate_media(color_scheme="light")
        faults += [f"{title}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


BOXES = """(all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
  .map(({ x, y, width, height }) => [x, y, width, height])"""


@pytest.mark.parametrize("game", ["over", "drawing", "rounds", "cards"])
def test_a_watched_game_has_room_on_every_screen(visit: Visit, game: str) -> None:
    page = visit("#/settings", **CALM)
    fill(page, {game})
    page.goto(f"{page.url.partition('#')[0]}#/replay/{game}")
    watched = Watched(page).ready()
    watched.fingers.tap_at(watched.spot(0.5))
    for size in (TABLET, UPRIGHT, PHONE, TINY, SIDE):
        lay(page, size)
        has_room(page, size)


def has_room(page: Page, size: ViewportSize) -> None:
    """The picture can be made out, and no key is too small, outside, or over another."""
    [field] = page.locator(".field-space").evaluate_all(BOXES)
    assert min(field[2:]) >= LEAST, size
    keys = page.locator(".film button, .replay .plates > button, .film-slider")
    boxes = [Box(*box) for box in keys.evaluate_all(BOXES)]
    assert len(boxes) > 8
    for box in boxes:
        assert_touchable(box, size, 44)
    assert_apart(boxes)


CALM_LOOKS: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": TABLET},
    "upright, German": {"viewport": UPRIGHT, "locale": "de-DE"},
}


@pytest.mark.parametrize("look", CALM_LOOKS)
def test_nothing_moves_by_itself_on_a(
    look: str, dist: Path, new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    assert_all_is_calm(dist, new_context(**settings_of(CALM_LOOKS[look])), watch)
