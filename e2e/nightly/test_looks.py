"""All walks over all screens, in every language and size, in both lights."""

from __future__ import annotations

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Box, box_of
from e2e.heard import heard_faults
from e2e.looks import axe_of, cramped, faults_of
from e2e.page import GO
from e2e.reading import LARGE
from e2e.room import assert_apart, assert_touchable, assert_within
from e2e.screens import LAID, WALKS, fill, walk
from e2e.table import lay
from playwright.sync_api import ViewportSize

from support.places import READERS

SIZES = {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE}
TINY: ViewportSize = {"width": 320, "height": 568}
SIDE: ViewportSize = {"width": 844, "height": 390}
WALL: ViewportSize = {"width": 2560, "height": 1440}
SMALL: ViewportSize = {"width": 1024, "height": 768}
LEAST = 60
"""A table on less room could not be made out, in pixels."""
ROOMS = ((SMALL, 100), (TINY, 100), (SIDE, 100), (WALL, 100), (TABLET, 200), (PHONE, 200))
"""Sizes of screens, and of type in hundredths of the usual."""
FAR: ViewportSize = {"width": 320, "height": 256}
HALF: ViewportSize = {"width": 640, "height": 512}
"""A window of 1280 by 1024 pixels, at four hundred percent and at two hundred."""
TABLES = ("schokoly", "choco challenge", "kaboom", "choco-boom")
ENLARGED = [
    *[(name, FAR, 100) for name in WALKS],
    *[(name, size, text) for name in TABLES for size, text in ((HALF, 100), (SIDE, 200))],
]
"""Walks on screens as whoever sees little has them: their size, and that of type."""
OWN = {
    "mid": ".card.own",
    "drawing": ".own-pile .body",
    "upright": '[data-on^="card:0:"] .body',
    "flips": ".dock .deck-key",
}
"""What lies before its person, in a game of each kind."""
WATCHED = [f"replay/{it}" for it in ("over", "drawing", "rounds", "cards")]
KEYS = ".table:not(.replay) .dock button, .plates > button, .film button, .film-slider"


TURNS = [
    (name, size, locale)
    for at, name in enumerate(WALKS)
    for by, size in enumerate(SIZES)
    for to, locale in enumerate(READERS)
    if (at + by + to) % len(SIZES) == 0
]
"""Each walk in each language, at a size that changes from walk to walk."""


@pytest.mark.parametrize(("name", "size", "locale"), TURNS)
def test_every_screen_in_every_look(visit: Visit, name: str, size: str, locale: str) -> None:
    page = visit("#/settings", viewport=SIZES[size], locale=locale, **CALM)
    faults = []
    for title in walk(page, name):
        found = set(faults_of(page))
        page.emulate_media(color_scheme="dark")
        found |= set(axe_of(page))
        page.emulate_media(color_scheme="light")
        found |= set(heard_faults(page))
        faults += [f"{title}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("address", [*(f"game/{it}" for it in OWN), *WATCHED])
def test_a_table_has_room_on_every_screen_and_grows_with_it(visit: Visit, address: str) -> None:
    page, (use, _, name) = visit("#/settings", **CALM), address.partition("/")
    fill(page, {name})
    page.goto(f"{page.url.partition('#')[0]}#/{address}")
    page.locator(LAID).wait_for()
    heights = []
    for size, text in [it for it in ROOMS if use == "game" or it[1] == 100]:
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
        heights += [box_of(page.locator(OWN[name]).first).height] if use == "game" else []
    growth = WALL["height"] / SMALL["height"]
    assert not heights or heights[ROOMS.index((WALL, 100))] >= 0.8 * growth * heights[0], heights


@pytest.mark.parametrize(("name", "size", "text"), ENLARGED)
def test_far_enlarged_all_is_in_reach_and_every_table_has_a_board(
    visit: Visit, name: str, size: ViewportSize, text: int
) -> None:
    page = visit("#/settings", viewport=size, **CALM)
    page.evaluate(LARGE, text)
    faults = []
    for title in walk(page, name):
        found = [*cramped(page)]
        board = page.locator(".table:not(:has(.end-sheet), .waiting) .field-space")
        if board.count() and box_of(board).height < LEAST:
            found.append(f"a board of {box_of(board)}")
        faults += [f"{title}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("locale", READERS)
def test_the_shelf_of_a_phone_shows_all_of_it_while_games_go_on(visit: Visit, locale: str) -> None:
    page = visit("#/settings", viewport=PHONE, locale=locale, **CALM)
    fill(page, ["mid"])
    page.evaluate(GO, "#/")
    page.locator(".ribbon").wait_for()
    for height in (640, 740, 780, PHONE["height"]):
        page.set_viewport_size({**PHONE, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight") == height
