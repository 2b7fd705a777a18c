"""A picture of a table in all three engines, from the site and from the one file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from e2e.engines import ENGINES, Profile
from e2e.person import Person
from e2e.visitor import Visitor

from support.serving import serving

pytestmark = pytest.mark.parametrize("profile", ENGINES, indirect=True)

CATCH = """() => {
  window.made = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (it) => (window.made.push(it), make.call(URL, it));
  HTMLAnchorElement.prototype.click = function click() { window.named = this.download; };
  return true;
}"""
"""Files that the page hands over stay in it, since not every driver takes them."""

SEEN = """async () => {
  const file = window.made.at(-1);
  if (!file) return null;
  window.made = [];
  const image = new Image();
  const shown = new FileReader();
  await new Promise((done) => { shown.onload = done; shown.readAsDataURL(file); });
  image.src = shown.result;
  await new Promise((done, fail) => Object.assign(image, { onload: done, onerror: fail }));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let i = 0; i < data.length; i += 4 * 97) colours.add(`${data.slice(i, i + 3)}`);
  const { type } = file;
  const { width, height } = canvas;
  return { type, width, height, colours: colours.size, corner: [...data.slice(0, 4)] };
}"""
"""What the newest file shows: its size, its colours, and its first corner."""

DESSERT = "#/new/choco_challenge?seed=7&players=person,baker,baker"
MENU = '.menu-entry:has([data-icon="picture"])'


def check(visitor: Visitor, keys: tuple[str, ...]) -> None:
    """Each key makes a file of the whole table on white, as large as paper wants it."""
    visitor.wait(CATCH)
    visitor.tap(".menu-key")
    visitor.tap(MENU)
    visitor.wait_for(".paper-still")
    for key in keys:
        visitor.tap(f".paper-ways .{key}")
        seen = visitor.wait(SEEN)
        assert max(seen["width"], seen["height"]) == 2400
        assert seen["colours"] > 30, seen
        assert seen["corner"] == [255, 255, 255, 255]
        kind = "png" if key == "main-key" else "svg+xml"
        assert seen["type"] == f"image/{kind}"
        visitor.wait_for("dialog.over [role=status]")


def test_the_site_draws_a_picture(profile: Profile, dist: Path) -> None:
    with serving(dist) as site:
        visitor = profile.open(f"{site.address}{DESSERT}")
        visitor.wait_for(".dock[data-own-turn]")
        check(visitor, ("main-key", "quiet"))
        profile.close(site.address)


def test_the_one_file_draws_a_picture(profile: Profile, dist: Path, tmp_path: Path) -> None:
    address = Path(shutil.copy(dist / "chocobox.html", tmp_path / "box.html")).as_uri()
    visitor = profile.open(f"{address}#/new/schokoly?seed=7&players=person,taster")
    Person(visitor).play_round()
    check(visitor, ("main-key",))
    profile.close(address)
