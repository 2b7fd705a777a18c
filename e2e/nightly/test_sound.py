"""Voices as a browser really mixes them; each by itself is `js/device/voices.test.mjs`."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from support.serving import ROOT, serving

FINALE = 2.52
"""So long may be heard, in s; the press lets everything through a little later."""
HEAR = """async ([names, isMono]) => {
  const { ears: ends, mixer, take } = await import("/js/device/sound.js");
  const context = new OfflineAudioContext(2, 3.5 * 48000, 48000);
  const all = mixer(context, ends(context, isMono));
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


def heard(browser: Browser, *asked: tuple[list[str] | None, bool]) -> list[dict[str, Any]]:
    """What comes to both ears of these voices, or of four of each; whether it is to be the same."""
    page = browser.new_page()
    with serving(ROOT) as site:
        page.goto(f"{site.address}package.json")  # a page that does nothing
        names = page.evaluate(NAMES)
        found = [page.evaluate(HEAR, [some or names * 4, mono]) for some, mono in asked]
        page.close()
    return found


def test_mono_sends_the_same_to_both_ears(browser: Browser) -> None:
    own, same = heard(browser, (["bell"], False), (["bell"], True))
    assert own["apart"]
    assert not same["apart"]
    assert same["peak"] > own["peak"] / 2


def test_the_longest_voice_comes_to_both_ears_and_all_at_once_never_clip(browser: Browser) -> None:
    alone, crowd = heard(browser, (["finale"], False), (None, False))
    assert 0.05 < alone["peak"] < 1
    assert 0.05 < alone["last"] < FINALE
    assert alone["apart"], "both ears hear the same"
    assert 0.5 < crowd["peak"] < 1
