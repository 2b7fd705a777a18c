"""From a finger's landing to the picture that answers it, over a whole game against a bot."""

from __future__ import annotations

from e2e.serving import Site
from e2e.table import Table
from playwright.sync_api import Browser, ViewportSize

GAME = "#/new/schokoly?seed=7&players=person,taster"
TABLET: ViewportSize = {"width": 1180, "height": 820}

WATCH = """(() => {
  window.answers = [];
  let landed = null;
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(0);
  });
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    landed = target.closest(".stock") ? null : timeStamp;
  }, true);
  new MutationObserver(() => {
    if (landed === null) return;
    const at = landed;
    landed = null;
    painted((now) => window.answers.push(now - at));
  }).observe(document, { attributes: true, childList: true, subtree: true });
})()"""
"""Notes for each tap when the first change after it was on the screen; taps on the stock,
which only hurry a bot, are left out."""


def measure(browser: Browser, site: Site) -> list[float]:
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
