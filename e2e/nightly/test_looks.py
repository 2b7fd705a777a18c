"""All walks over all screens, in both languages and lights and in every size; calm starts too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit, Watch, settings_of
from e2e.fingers import Box, box_of
from e2e.looks import axe_of, faults_of
from e2e.reading import LARGE
from e2e.replay import Watched
from e2e.room import assert_apart, assert_touchable, assert_within
from e2e.screens import TURN, WALKS, fill, walk
from e2e.table import lay
from e2e.test_calm import assert_all_is_calm
from playwright.sync_api import BrowserContext, ViewportSize

SIZES = {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE}
TINY: ViewportSize = {"width": 320, "height": 568}
SIDE: ViewportSize = {"width": 844, "height": 390}
WALL: ViewportSize = {"width": 2560, "height": 1440}
SMALL: ViewportSize = {"width": 1024, "height": 768}
LEAST = 60
"""A table on less room could not be made out, in pixels."""
ROOMS = ((SMALL, 100), (TINY, 100), (SIDE, 100), (WALL, 100), (TABLET, 200), (PHONE, 200))
"""Sizes of screens, and of type in hundredths of the usual."""
OWN = {
    "mid": ".card.own",
    "drawing": ".own-pile .body",
    "upright": '[data-on^="card:0:"] .body',
    "flips": ".dock .deck-key",
}
"""What lies before its person, in a game of each kind."""
KEYS = ".dock button, .plates > button"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", WALKS)
def test_every_screen_in_every_look(visit: Visit, name: str, size: str, locale: str) -> None:
    page = visit("#/settings", viewport=SIZES[size], locale=locale, **CALM)
    faults = []
    for title in walk(page, name):
        found = set(faults_of(page))
        page.emulate_media(color_scheme="dark")
        found |= set(axe_of(page))
        page.emulate_media(color_scheme="light")
        faults += [f"{title}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["over", "drawing", "rounds", "cards"])
def test_a_watched_game_has_room_on_every_screen(visit: Visit, game: str) -> None:
    page = visit("#/settings", **CALM)
    fill(page, {game})
    page.goto(f"{page.url.partition('#')[0]}#/replay/{game}")
    watched = Watched(page).ready()
    watched.fingers.tap_at(watched.spot(0.5))
    keys = page.locator(".film button, .replay .plates > button, .film-slider")
    for size in (TABLET, UPRIGHT, PHONE, TINY, SIDE):
        lay(page, size)
        field = box_of(page.locator(".field-space"))
        assert min(field.width, field.height) >= LEAST, size
        boxes = [box_of(key) for key in keys.filter(visible=True).all()]
        assert len(boxes) > 8
        for box in boxes:
            assert_touchable(box, size, 44)
        assert_apart(boxes)


@pytest.mark.parametrize("game", OWN)
def test_a_table_has_room_on_every_screen_and_grows_with_it(visit: Visit, game: str) -> None:
    page = visit("#/settings", **CALM)
    fill(page, {game})
    page.goto(f"{page.url.partition('#')[0]}#/game/{game}")
    page.locator(TURN).wait_for()
    heights = []
    for size, text in ROOMS:
        page.evaluate(LARGE, text)
        lay(page, size)
        field = box_of(page.locator(".field-space"))
        assert min(field.width, field.height) >= LEAST, (size, text)
        screen = Box(0, 0, size["width"], size["height"])
        for part in page.locator(".plate, .hand-space, .tools").filter(visible=True).all():
            assert_within(box_of(part), screen, 1)
        keys = [box_of(key) for key in page.locator(KEYS).filter(visible=True).all()]
        for key in keys:
            assert_touchable(key, size, 44)
        assert_apart(keys)
        heights.append(box_of(page.locator(OWN[game]).first).height)
    growth = WALL["height"] / SMALL["height"]
    assert heights[ROOMS.index((WALL, 100))] >= 0.8 * growth * heights[0], heights


@pytest.mark.parametrize(("viewport", "locale"), [(TABLET, "en-GB"), (UPRIGHT, "de-DE")])
def test_nothing_moves_by_itself(
    viewport: ViewportSize,
    locale: str,
    dist: Path,
    new_context: Callable[..., BrowserContext],
    watch: Watch,
) -> None:
    context = new_context(**settings_of({"viewport": viewport, "locale": locale}))
    assert_all_is_calm(dist, context, watch)
