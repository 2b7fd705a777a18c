"""Until a told page is painted, once Python runs: from a tap on its link, or a class sorted."""

from __future__ import annotations

from typing import Any

from e2e.fingers import Fingers
from e2e.screens import CLASS
from playwright.sync_api import Browser

from bench.figures import Found, Row, Setting, percentile
from bench.painting import visiting, watching
from bench.taps import TABLET
from chocobox.pages import ASKED
from support.links import TASKS, set_text
from support.serving import Site

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


SORT = """async turns => {
  const all = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const cell = document.querySelector('[data-by="name"]');
    const before = cell.ariaSort;
    const at = performance.now();
    cell.querySelector("button").click();
    while (cell.ariaSort === before) await new Promise((then) => draw(then));
    await new Promise((then) => painted(then));
    all.push(performance.now() - at);
    await new Promise((then) => setTimeout(then, 200));
  }
  return all.slice(1);
}"""
"""Presses the head of a column again and again; from the press until the rows are painted."""


def measure(setting: Setting) -> Found:
    """The middle and the worst of each told page whose address holds no name, and of a class."""
    with visiting(setting) as (browser, site):
        turns = setting.pairs or TURNS
        pages = {f"tap to paint, {it}": readings(browser, site, it, turns) for it in plain()}
        return pages | {"a class of 40 sorted anew": sorting(browser, site, turns)}


def class_of_40() -> list[dict[str, Any]]:
    """A set of three tasks with forty results of three tries each, as a device keeps them."""
    score = {"done": True, "points": 7, "most": None, "marks": 50, "won": True}
    score |= {"plies": 20, "span": 200_000}
    kept: list[dict[str, Any]] = [
        {"id": "forty", "kind": "set", "made": 1, "key": set_text(), "set": TASKS}
    ]
    for i in range(40):
        tries = [
            {"number": nth, "practice": False, "score": score | {"marks": (7 * i + nth) % 100}}
            for nth in (1, 2, 3)
        ]
        own = {
            "kind": "result",
            "key": set_text(),
            "id": f"r{i}",
            "text": f"1r{i}",
            "name": f"N {i}",
        }
        worth = {"scores": [score] * 3, "total": 150, "most": 300, "came": 4e12}
        tried = {"origin": i + 1, "tries": [{"begun": 3, "tries": tries}] * 3}
        kept.append({**own, "when": 29_000_000 + i, **worth, **tried})
    return kept


def sorting(browser: Browser, site: Site, turns: int) -> Found:
    """From a press on the head of a column until all rows are painted, in ms."""
    context = browser.new_context(viewport=TABLET, locale="en-GB")
    context.add_init_script(watching("Object.assign(window, { draw, painted });"))
    page = context.new_page()
    page.goto(f"{site.address}#/settings")
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    page.evaluate(CLASS, class_of_40())
    page.goto(f"{site.address}#/class/forty")
    page.locator(".class-table tbody tr").nth(39).wait_for()
    found = page.evaluate(SORT, turns)
    context.close()
    halves = {"p50": percentile(found, 0.5), "p98": percentile(found, 0.98)}
    return {"first": round(found[0]), "count": len(found), **halves}


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
        page.locator("#page:not([aria-busy])").wait_for()
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
            name,
            f"{it['p50']} ms",
            f"98 %: {it['p98']} ms; first {it['first']} ms",
        )
        for name, it in found.items()
    ]
