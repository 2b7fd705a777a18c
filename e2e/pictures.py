"""`make pictures`: a sheet of all screens in all sizes, lights and languages, to look at.

It lies in test-results/pictures/index.html. `ONLY="kaboom and phone"` takes some pictures anew;
all that were taken before stay on the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit
from e2e.page import ARRIVED
from e2e.screens import WALKS, walk
from playwright.sync_api import ViewportSize

from support.places import READERS
from support.serving import ROOT

SHEET = ROOT / "test-results" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "tiny": {"width": 320, "height": 568},
    "small": {"width": 360, "height": 640},
    "phone": PHONE,
    "side": {"width": 844, "height": 390},
    "tablet": TABLET,
    "upright": UPRIGHT,
    "laptop": {"width": 1440, "height": 900},
    "desk": {"width": 1920, "height": 1080},
    "wall": {"width": 2560, "height": 1440},
}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

HEAD = """<!doctype html><meta charset="utf-8"><title>Chocobox: all screens</title>
<style>
  body { margin: 1rem; font: 14px system-ui; background: #ddd; color: #222 }
  section { content-visibility: auto; contain-intrinsic-size: 90rem }
  div { display: flex; gap: .5rem; align-items: center; margin-block: .5rem }
  b { inline-size: 5rem }
  img { block-size: 11rem; box-shadow: 0 1px 4px #0006 }
</style>
"""


@pytest.fixture(scope="session", autouse=True)
def sheet() -> Iterator[None]:
    """Written when the last picture is taken; each of several workers writes it whole."""
    yield
    (SHEET / "index.html").write_text(HEAD + "".join(map(section, screens())), "utf-8")


@pytest.mark.parametrize("locale", READERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", WALKS)
def test_pictures(visit: Visit, name: str, size: str, locale: str) -> None:
    page = visit("#/settings", viewport=SIZES[size], locale=locale, **CALM)
    for title in walk(page, name):
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            page.evaluate(ARRIVED)  # colours take their time too
            page.screenshot(path=path_of(f"{name}, {title}", size, light, locale), quality=80)
        page.emulate_media(color_scheme="light")


def path_of(screen: str, size: str, light: str, locale: str) -> Path:
    return SHEET / screen / f"{size} {light} {locale}.jpeg"


def screens() -> list[str]:
    """Those of which there is a picture, in the order of the walks."""
    names = (f"{name}, {title}" for name, those in WALKS.items() for title in those)
    return [name for name in names if (SHEET / name).is_dir()]


def section(screen: str) -> str:
    """One screen: a row for each size, a column for each light and language."""
    rows = "".join(f"<div><b>{size}</b>{row(screen, size)}</div>\n" for size in SIZES)
    return f"<section><h2>{escape(screen)}</h2>\n{rows}</section>\n"


def row(screen: str, size: str) -> str:
    paths = [path_of(screen, size, light, to) for to in READERS for light in LIGHTS]
    links = (quote(str(path.relative_to(SHEET))) for path in paths if path.exists())
    return "".join(f'<a href="{to}"><img loading="lazy" src="{to}" alt=""></a>' for to in links)
