"""Every screen can be read, spoken and touched: here each in one light, language and size.

All walks in all of them are `nightly/test_looks.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.looks import faults_of
from e2e.nightly.ways import pages, places
from e2e.screens import WALKS, walk
from playwright.sync_api import expect

from support.nights import at_night

LOOKS: tuple[dict[str, Any], ...] = (
    {"color_scheme": "light", "viewport": TABLET},
    {"color_scheme": "dark", "viewport": PHONE},
    {"color_scheme": "light", "viewport": UPRIGHT},
)


BY_DAY = ("links", "the box")
"""The walks of each run: most told pages are in them."""

BY_NIGHT = [name for name in WALKS if name not in BY_DAY]


@pytest.mark.parametrize("name", [*BY_DAY, *at_night(BY_NIGHT)])
def test_every_screen_can_be_read_spoken_and_touched(visit: Visit, name: str) -> None:
    look = LOOKS[list(WALKS).index(name) % len(LOOKS)]
    page = visit("#/settings", **look, **CALM)
    if look["viewport"] is not TABLET:
        Fingers(page).tap(page.locator("label", has_text="Deutsch"))  # without a load
        expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
        expect(page.locator("html")).to_have_attribute("lang", "de")
    faults = [f"{title}: {fault}" for title in walk(page, name) for fault in faults_of(page)]
    assert not faults, "\n".join(faults)


def test_no_page_of_the_router_is_forgotten() -> None:
    shown = {place.partition("/")[0] for place in places()}
    assert shown - {"nowhere", "constructor"} == pages()
