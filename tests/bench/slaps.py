"""From a finger on the slap pad to the hand that is drawn, and to the verdict, while bots play."""

from __future__ import annotations

import os
import time

from e2e.fingers import Fingers, box_of
from e2e.serving import Site, serving
from playwright.sync_api import Browser, Page

from bench.figures import Found, Row, Setting, percentile
from bench.taps import TABLET
from runtime.browser import installed

ADDRESS = "#/new/kaboom?seed=7&players=person,shark,shark,shark&rounds=3"
SPAN = 60.0
"""So long the pad is slapped, in s: two a second, whatever lies there."""

WATCH = """(() => {
  window.hands = [];
  window.verdicts = [];
  let [landed, judged, isDrawing] = [null, null, false];
  const draw = window.requestAnimationFrame.bind(window);
  const soon = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  window.requestAnimationFrame = (work) => draw((now) => {
    isDrawing = true;
    soon(() => { isDrawing = false; });
    work(now);
  });
  const painted = (then) => isDrawing ? soon(then) : draw(() => soon(then));
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    if (target.closest?.('[data-on^="slap:"]')) landed = judged = timeStamp;
  }, true);
  new MutationObserver(() => {
    if (landed !== null && document.querySelector(".slap-hand")) {
      const at = landed;
      landed = null;
      painted(() => window.hands.push(performance.now() - at));
    }
    if (judged !== null && document.querySelector('[data-on^="giveup:"]')) {
      const at = judged;
      judged = null;
      painted(() => window.verdicts.push(performance.now() - at));
    }
  }).observe(document, { attributes: true, childList: true, subtree: true });
})()"""
"""When the first hand after a press was painted, and when the keys of who was first were."""


def measure(setting: Setting) -> Found:
    """The middle and the worst of many slaps in one game."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    start = setting.playwright.chromium.launch
    with (
        start(executable_path=installed(), args=args) as browser,
        serving(setting.dist) as site,
    ):
        found = readings(browser, site)
        return {
            name: {
                "count": len(each),
                "p50": percentile(each, 0.5),
                "p98": percentile(each, 0.98),
            }
            for name, each in found.items()
        }


def rows(found: Found) -> list[Row]:
    """The answer to a slap."""
    told = {
        "hands": "slap to painted hand, Kaboom!",
        "verdicts": "slap to painted verdict, Kaboom!",
    }
    return [
        (
            told[name],
            f"{each['p50']} ms",
            f"half of all; 98 %: {each['p98']} ms; {each['count']} slaps",
        )
        for name, each in found.items()
    ]


def readings(browser: Browser, site: Site) -> dict[str, list[float]]:
    """A child at the table: it slaps all the time and touches every key that it is shown."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{site.address}{ADDRESS}")
    page.locator(".table[data-live] .grid .playing").first.wait_for()
    play(page)
    found = {name: page.evaluate(f"window.{name}") for name in ("hands", "verdicts")}
    context.close()
    return found


def play(page: Page) -> None:
    """Look first, then slap and touch until the time is over."""
    fingers = Fingers(page)
    eye, pad = page.locator('[data-on="eye:0"]'), page.locator('[data-on="slap:0"]')
    keys = page.locator(".dock .tools button:enabled, [data-on=read]")
    end = time.monotonic() + SPAN
    while time.monotonic() < end:
        if eye.count():
            fingers.down(box_of(eye).middle)
            page.wait_for_timeout(800)
            fingers.up(box_of(eye).middle)
        elif keys.count():
            fingers.tap_at(box_of(keys.first).middle)
        page.wait_for_timeout(250)
        fingers.tap_at(box_of(pad).middle)
        page.wait_for_timeout(250)
