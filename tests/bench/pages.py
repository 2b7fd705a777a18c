"""From a tap on a link to a told page: until it is painted, once Python runs."""

from __future__ import annotations

from e2e.fingers import Fingers
from e2e.serving import Site
from playwright.sync_api import Browser

from bench.figures import Found, Row, Setting, percentile
from bench.painting import visiting, watching
from bench.taps import TABLET
from chocobox.pages import ASKED

TURNS = 40
"""So often each page is opened, after a first time that loads its scripts."""

WATCH = watching("""
  window.answers = [];
  let lifted = null;
  addEventListener("pointerup", ({ timeStamp }) => { lifted = timeStamp; }, true);
  new MutationObserver(() => {
    const main = document.querySelector("main");
    if (lifted === null || !main || main.matches(".waiting, .shelf")) return;
    const at = lifted;
    lifted = null;
    painted(() => window.answers.push(performance.now() - at));
  }).observe(document, { attributes: true, childList: true, subtree: true });
""")
"""Notes for each tap when the page that it leads to has been painted, from the finger's lift."""

LINK = """address => {
  document.querySelector("#bench")?.remove();
  const link = Object.assign(document.createElement("a"), { id: "bench", href: address });
  link.style = "position: fixed; inset: 0 auto auto 0; width: 60px; height: 60px; z-index: 99";
  document.body.append(link);
}"""
"""A link to the page over whatever is open."""


def measure(setting: Setting) -> Found:
    """The middle and the worst of each told page whose address holds no name."""
    with visiting(setting) as (browser, site):
        turns = setting.pairs or TURNS
        return {path: readings(browser, site, path, turns) for path in plain()}


def plain() -> list[str]:
    """The addresses of the told pages that need nothing but their names."""
    paths = (address.path for address in ASKED.values())
    return [path for path in paths if path and "*" not in path]


def readings(browser: Browser, site: Site, path: str, turns: int) -> Found:
    """From tap to paint in ms; the first time loads the page's scripts, and is told apart."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(site.address)
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    fingers = Fingers(page)
    for turn in range(turns + 1):
        page.evaluate(LINK, f"#/{path}")
        page.locator("#page:not([inert])").wait_for()
        fingers.tap(page.locator("#bench"))
        while page.evaluate("window.answers.length") <= turn:
            page.wait_for_timeout(20)
        page.evaluate("location.hash = '#/'")
        page.locator("main.shelf").wait_for()
    first, *later = page.evaluate("window.answers")
    context.close()
    halves = {"p50": percentile(later, 0.5), "p98": percentile(later, 0.98)}
    return {"first": round(first), "count": len(later), **halves}


def rows(found: Found) -> list[Row]:
    """A row for each page."""
    return [
        (
            f"tap to paint, {path}",
            f"{it['p50']} ms",
            f"98 %: {it['p98']} ms; first {it['first']} ms",
        )
        for path, it in found.items()
    ]
