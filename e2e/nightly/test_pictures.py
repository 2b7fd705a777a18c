"""What cards show, as small as on a phone: any two pictures differ in more than their colours."""

from __future__ import annotations

from base64 import b64encode

import pytest
from e2e.conftest import CALM, Visit

SIGHTS = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
PICTURES = {
    "choco_challenge": ('[id^="choco-"]', 22, 0.25),
    "choco_boom": ('[id^="boom-"]:not([id*="-frame-"], #boom-back, #boom-objection)', 7, 0.2),
}
"""Where they are in each game's drawings, how many, and how much of any two differs clearly.

In Choco-Boom all have one colour, so whatever is filled in both is alike.
"""
SIZE = 40

LAY_OUT = """([those, size]) => {
  const names = [...document.querySelectorAll(`symbol${those}`)].map(({ id }) => id);
  const sheet = document.createElement("div");
  Object.assign(sheet.style, { position: "fixed", inset: "0", zIndex: "9", background: "white" });
  sheet.innerHTML = names.map((name, i) => `
    <svg width="${size}" height="${size}" style="position: absolute; top: 0; left: ${i * size}px">
      <use class="boom-item brown" href="#${name}" /></svg>`).join("");
  document.body.append(sheet);
  return names;
}"""
"""Lays all pictures in a row over the page, in Choco-Boom in its darkest colour."""

COMPARE = """async ([shot, many, size]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const squares = Array.from({ length: many }, (_, i) => pen.getImageData(i * size, 0, size, size));
  const differ = ({ data: a }, { data: b }) => {
    let count = 0;
    for (let at = 0; at < a.length; at += 4)
      count += [0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > 64);
    return count / size ** 2;
  };
  return squares.map((one) => squares.map((other) => differ(one, other)));
}"""
"""For each two pictures, how much of their squares differs."""


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", PICTURES)
def test_pictures_are_known_without_their_colours(visit: Visit, game: str, sight: str) -> None:
    those, many, least = PICTURES[game]
    page = visit(f"#/rules/{game}", **CALM)
    page.locator(f"symbol{those}").first.wait_for(state="attached")
    names = page.evaluate(LAY_OUT, [those, SIZE])
    assert len(names) == many
    eyes = page.context.new_cdp_session(page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    shot = b64encode(page.screenshot()).decode()
    table = page.evaluate(COMPARE, [shot, many, SIZE])
    pairs = [(table[i][k], names[i], names[k]) for k in range(many) for i in range(k)]
    assert [pair for pair in pairs if pair[0] < least] == []
