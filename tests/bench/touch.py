"""From a touch to the end of the next frame, beside a bare page that changes one element: in turns.

The answer must be in that frame: what is pressed shows it, or the table's hand lies on the pile.
"""

from __future__ import annotations

import random

from e2e.fingers import Fingers, box_of
from playwright.sync_api import Browser, BrowserContext, Page

from bench.figures import Found, Row, Setting, percentile
from bench.painting import visiting, watching
from bench.taps import TABLET
from support.serving import Site

TOUCHES = 60
"""So many touches of each page, unless fewer are asked for."""
TURN = 10
"""So many touches of one page, then of the other."""
FRAME = 1000 / 60
CALM, BARE_CALM = 72 * FRAME, 12 * FRAME
"""So long nothing is touched, in ms: what the touch before moved has come to rest."""

GAMES = {
    "Schokoly": ("schokoly?seed=7&players=person,taster", ".card.own"),
    "Choco-Boom": ("choco_boom?seed=7&players=person,awake,awake", '[data-on="slap:0"]'),
    "Choco Challenge": ("choco_challenge?seed=7&players=person,baker,baker", ".morsel[data-on]"),
    "Kaboom!": ("kaboom?seed=7&players=person,steady,steady", '[data-on="slap:0"]'),
}
"""A new game of each, and what is touched there."""

BARE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>html { touch-action: none; } #it { width: 200px; height: 200px; background: tan; }
#it[data-pressed] { background: brown; }</style><div id="it"></div>
<script>
addEventListener("pointerdown", () => it.setAttribute("data-pressed", ""));
addEventListener("pointerup", () => it.removeAttribute("data-pressed"));
</script>"""

WATCH = watching("""
  window.touches = [];
  window.unanswered = 0;
  addEventListener("pointerdown", ({ timeStamp }) => draw(() => {
    const hands = [...document.querySelectorAll("[data-hand]")];
    const isShown = document.querySelector("[data-pressed]")
      || hands.some((hand) => hand.getAnimations().length);
    if (!isShown) window.unanswered += 1;
    soon(() => window.touches.push(performance.now() - timeStamp));
  }), true);
""")
"""Notes each touch, from the finger's landing; and how many had no answer in their next frame."""


WAIT = """(span) => new Promise((resolve) => requestAnimationFrame((frame) =>
  setTimeout(resolve, span + frame - performance.now())))"""
"""Until so long after the beginning of a frame."""


def measure(setting: Setting) -> Found:
    """Every game beside the bare page."""
    times = setting.pairs or TOUCHES
    with visiting(setting) as (browser, site):
        return {name: beside(browser, site, name, times) for name in GAMES}


def beside(browser: Browser, site: Site, name: str, times: int) -> Found:
    """Both pages in turns, the same finger on each."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.add_init_script(WATCH)
    address, thing = GAMES[name]
    ours = opened(context, f"{site.address}#/new/{address}", f".table[data-game] {thing}")
    context.route("**/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
    bare = opened(context, f"{site.address}bare", "#it")
    moments = [FRAME * (number + 0.5) / times for number in range(times)]
    random.Random(7).shuffle(moments)
    for first in range(0, times, TURN):
        turn = moments[first : first + TURN]
        touch(ours, thing, [CALM + moment for moment in turn])
        touch(bare, "#it", [BARE_CALM + moment for moment in turn])
    found = {"ours": summary(ours), "bare": summary(bare)}
    context.close()
    return found


def opened(context: BrowserContext, address: str, thing: str) -> Page:
    """A page with a thing on it."""
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    page.locator(thing).first.wait_for()
    return page


def touch(page: Page, thing: str, waits: list[float]) -> None:
    """A touch after each of these waits, in ms. All waits are spread evenly over a frame."""
    page.bring_to_front()
    fingers = Fingers(page)
    for wait in waits:
        place = box_of(page.locator(thing).first).middle
        page.evaluate(WAIT, wait)
        fingers.down(place)
        page.wait_for_timeout(60)
        fingers.up(place)


def summary(page: Page) -> Found:
    """The middle and the worst of a page's touches."""
    touches: list[float] = page.evaluate("window.touches")
    return {
        "count": len(touches),
        "p50": percentile(touches, 0.5),
        "p98": percentile(touches, 0.98),
        "unanswered": page.evaluate("window.unanswered"),
    }


def rows(found: Found) -> list[Row]:
    """How many times the bare page each game takes."""
    return [row(name, one["ours"], one["bare"]) for name, one in found.items()]


def row(name: str, ours: Found, bare: Found) -> Row:
    """One game."""
    middle, worst = (f"{ours[key] / bare[key]:.2f} times" for key in ("p50", "p98"))
    value = f"{ours['p50']} ms, 98 %: {ours['p98']} ms"
    beside = f"{middle} and {worst} a bare page: {bare['p50']} and {bare['p98']} ms"
    answers = f"{ours['count']} touches, {ours['unanswered']} unanswered"
    return f"{name}: touch to the end of its next frame", value, f"{beside}; {answers}"
