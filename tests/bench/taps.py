"""From a tap to the picture that answers it, over a whole game against a bot."""

from __future__ import annotations

import os

from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import Browser, ViewportSize

from bench.figures import Found, Row, Setting, percentile
from runtime.browser import installed

GAME = "#/new/schokoly?seed=7&players=person,taster"
TABLET: ViewportSize = {"width": 1180, "height": 820}

WATCH = """(() => {
  window.answers = [];
  let [lifted, isDrawing] = [null, false];
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
  addEventListener("pointerup", ({ target, timeStamp }) => {
    lifted = target.closest(".stock") ? null : timeStamp;
  }, true);
  new MutationObserver(() => {
    if (lifted === null) return;
    const at = lifted;
    lifted = null;
    const note = () => window.answers.push(performance.now() - at);
    if (isDrawing) soon(note);
    else draw(() => soon(note));
  }).observe(document, { attributes: true, childList: true, subtree: true });
})()"""
"""Notes for each tap when the first change after it has been painted, counted from the finger's
lift; a task that is sent while a frame is drawn comes after its painting. Taps on the stock,
which only hurry a bot, are left out."""


def measure(setting: Setting) -> Found:
    """The middle and the worst of a whole game."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    start = setting.playwright.chromium.launch
    with (
        start(executable_path=installed(), args=args) as browser,
        serving(setting.dist) as site,
    ):
        answers = readings(browser, site)
    halves = {"p50": percentile(answers, 0.5), "p98": percentile(answers, 0.98)}
    return {"chromium": browser.version, "count": len(answers), **halves}


def rows(found: Found) -> list[Row]:
    """The answer to a finger."""
    much = f"half of all; 98 %: {found['p98']} ms; {found['count']} taps of a whole game"
    return [("tap to paint", f"{found['p50']} ms", much)]


def readings(browser: Browser, site: Site) -> list[float]:
    """One reading in ms for each tap that changed something."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{site.address}{GAME}")
    table = Table(page)
    table.play_to_end()
    found: list[float] = page.evaluate("window.answers")
    context.close()
    return found
