"""Two walks over screens that can be read, spoken and touched, each in one look.

All walks in all looks are `nightly/test_looks.py`.
"""

from __future__ import annotations

import pytest
from e2e.conftest import CALM, TABLET, UPRIGHT, Visit
from e2e.fingers import Fingers
from e2e.looks import faults_of
from e2e.nightly.ways import pages, places
from e2e.screens import walk
from playwright.sync_api import ViewportSize, expect


@pytest.mark.parametrize(("name", "viewport"), [("the box", TABLET), ("links", UPRIGHT)])
def test_every_screen_can_be_read_spoken_and_touched(
    visit: Visit, name: str, viewport: ViewportSize
) -> None:
    page = visit("#/settings", viewport=viewport, **CALM)
    if name == "links":
        Fingers(page).tap(page.locator("label", has_text="Deutsch"))  # without a load
        expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
        expect(page.locator("html")).to_have_attribute("lang", "de")
    faults = [f"{title}: {fault}" for title in walk(page, name) for fault in faults_of(page)]
    assert not faults, "\n".join(faults)


def test_no_page_of_the_router_is_forgotten() -> None:
    shown = {place.partition("/")[0] for place in places()}
    assert shown - {"nowhere", "constructor"} == pages()
