"""Every voice as a browser really mixes it: heard, soon over, and never clipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from support.serving import ROOT

BOX = "http://box.test/"
SHORT, FINALE = 0.52, 2.52
"""So long may be heard, in s; the press lets everything through a little later."""
HEAR = """async (names) => {
  const { mixer, take } = await import("/js/device/sound.js");
  const context = new OfflineAudioContext(2, 3.5 * 48000, 48000);
  const all = mixer(context);
  for (const name of names) {
    const source = context.createBufferSource();
    source.buffer = take(context, name);
    source.connect(all);
    source.start(0.5);
  }
  const done = await context.startRendering();
  const ears = [0, 1].map((ear) => done.getChannelData(ear));
  let peak = 0;
  for (const ear of ears) for (const one of ear) peak = Math.max(peak, Math.abs(one));
  const last = Math.max(...ears.map((ear) => ear.findLastIndex((one) => Math.abs(one) > 1e-4)));
  const apart = ears[0].some((one, i) => Math.abs(one - ears[1][i]) > 1e-3);
  return { peak, last: last / 48000 - 0.5, apart };
}"""
NAMES = """async () => {
  const { VOICES } = await import("/js/device/synth.js");
  return Object.keys(VOICES).filter((name) => VOICES[name].parts.length);
}"""


def serve(route: Route) -> None:
    """The scripts and their data as they are: they need no building."""
    path = route.request.url.removeprefix(BOX)
    if path:
        kind = "application/json" if path.endswith(".json") else "text/javascript"
        route.fulfill(path=ROOT / path, content_type=kind)
    else:
        route.fulfill(body="<title>Sound</title>", content_type="text/html")


@pytest.fixture
def room(browser: Browser) -> Iterator[Page]:
    """A page that has the voices and nothing else."""
    page = browser.new_page()
    page.route(f"{BOX}**", serve)
    page.goto(BOX)
    yield page
    page.close()


def test_every_voice_is_heard_and_soon_over(room: Page) -> None:
    names = room.evaluate(NAMES)
    assert "finale" in names
    for name in names:
        heard: dict[str, Any] = room.evaluate(HEAR, [name])
        assert 0.05 < heard["peak"] < 1, (name, heard)
        assert 0.05 < heard["last"] < (FINALE if name == "finale" else SHORT), (name, heard)
        assert heard["apart"], f"{name}: both ears hear the same"


def test_all_at_once_never_clip(room: Page) -> None:
    names = room.evaluate(NAMES)
    heard = room.evaluate(HEAR, names * 4)
    assert 0.5 < heard["peak"] < 1, heard
