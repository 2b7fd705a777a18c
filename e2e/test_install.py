"""The manifest: what a device learns of the box when it gives it a place of its own."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import Visit
from e2e.serving import ROOT, Site
from playwright.sync_api import expect

GAMES = ("schokoly", "choco_boom", "choco_challenge", "kaboom")
WANTED = {
    "name": "Chocobox",
    "short_name": "Chocobox",
    "lang": "en",
    "dir": "ltr",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "orientation": "any",
}
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def manifest(dist: Path) -> dict[str, Any]:
    """The manifest as it is served."""
    found: dict[str, Any] = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    return found


def test_it_says_what_a_device_asks_for(manifest: dict[str, Any]) -> None:
    assert {name: manifest.get(name) for name in WANTED} == WANTED
    assert manifest["description"]
    assert "games" in manifest["categories"]


def test_its_colours_are_those_of_the_table_in_the_light(manifest: dict[str, Any]) -> None:
    tokens = (ROOT / "assets" / "style" / "tokens.css").read_text("utf-8")
    for name in ("background_color", "theme_color"):
        assert f"--table: light-dark({manifest[name]}," in tokens


def test_every_icon_is_there_in_the_size_that_it_claims(
    manifest: dict[str, Any], dist: Path
) -> None:
    icons = [*manifest["icons"], *(one["icons"][0] for one in manifest["shortcuts"])]
    for icon in icons:
        data = (dist / icon["src"]).read_bytes()
        if icon["type"] == "image/svg+xml":
            assert icon["sizes"] == "any"
            assert b"<svg" in data
        else:
            assert data.startswith(PNG)
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes


def test_there_is_a_shortcut_to_each_of_the_four_games(manifest: dict[str, Any]) -> None:
    addresses = [one["url"] for one in manifest["shortcuts"]]
    assert addresses == [f"./#/set-up/{name}" for name in GAMES]
    assert {one["icons"][0]["sizes"] for one in manifest["shortcuts"]} == {"96x96"}


def test_every_shortcut_opens_its_game(manifest: dict[str, Any], visit: Visit, site: Site) -> None:
    page = visit()
    for name, one in zip(GAMES, manifest["shortcuts"], strict=True):
        page.goto("about:blank")
        page.goto(f"{site.address}{one['url'].removeprefix('./')}")
        expect(page.get_by_role("heading", level=1)).to_have_text(one["name"])
        play = page.get_by_role("link", name="Play", exact=True)
        expect(play).to_have_attribute("href", re.compile(f"^#/new/{name}"))


def test_the_browser_reads_it_without_complaint(visit: Visit) -> None:
    page = visit()
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"] == f"{page.url}manifest.webmanifest"
    assert told["errors"] == []
