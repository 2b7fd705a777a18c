"""From a finger on the slap pad to the hand that is drawn, and to the verdict, while bots play."""

from __future__ import annotations

import time
from collections.abc import Callable

from e2e.fingers import Fingers, box_of
from playwright.sync_api import Browser, Page

from bench.figures import Found, Row, Setting, percentile
from bench.painting import visiting, watching
from bench.taps import TABLET
from chocobox.kit.slaps import COLLECT
from support.serving import Site

SPAN = 45.0
"""So long each game's pad is slapped, in s, whatever lies there."""

WATCH = watching(
    """
  const VERDICT = '[data-on^="giveup:"], .slap-hand.won, .verdict';
  const LONGEST = 30;
  window.hands = [];
  window.touches = [];
  window.verdicts = [];
  let landed = null;
  const isDown = (hand) => hand?.getAnimations().some(({ playState }) => playState === "running");
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    const pad = target.closest?.('[data-on^="slap:"]');
    if (!pad) return;
    const [told, seat] = [performance.now(), pad.dataset.on.slice(5)];
    const look = (frames) => draw(() => soon(() => {
      const hand = document.querySelector(`[data-hand="${seat}"]`);
      if (!isDown(hand)) return frames < LONGEST && look(frames + 1);
      window.hands.push(performance.now() - told);
      window.touches.push(performance.now() - timeStamp);
    }));
    look(0);
    landed = document.querySelector(VERDICT) ? null : timeStamp;
  }, true);
  new MutationObserver(() => {
    if (landed === null || !document.querySelector(VERDICT)) return;
    const at = landed;
    landed = null;
    painted(() => window.verdicts.push(performance.now() - at - COLLECT));
  }).observe(document, { attributes: true, childList: true, subtree: true });
""".replace("COLLECT", str(COLLECT))
)
"""When the hand of a press was painted, from when the page was told of it and from when the finger
landed; and when the first verdict after it was, from the end of the time in which slaps are
collected."""

TOLD = {
    "hands": "pointerdown to painted hand",
    "touches": "the same from the touch, which the driver sends",
    "verdicts": "slaps collected to painted verdict",
}


def measure(setting: Setting) -> Found:
    """The middle and the worst of many slaps in each game."""
    with visiting(setting) as (browser, site):
        found = {game: readings(browser, site, game) for game in GAMES}
    return {
        game: {
            name: {
                "count": len(each),
                "p50": percentile(each, 0.5),
                "p98": percentile(each, 0.98),
            }
            for name, each in named.items()
        }
        for game, named in found.items()
    }


def rows(found: Found) -> list[Row]:
    """The answer to a slap."""
    return [
        (
            f"{game}: {TOLD[name]}",
            f"{each['p50']} ms",
            f"half of all; 98 %: {each['p98']} ms; {each['count']} slaps",
        )
        for game, named in found.items()
        for name, each in named.items()
    ]


def readings(browser: Browser, site: Site, game: str) -> dict[str, list[float]]:
    """A child at the table: it slaps all the time and touches every key that it is shown."""
    address, play = GAMES[game]
    found: dict[str, list[float]] = {name: [] for name in TOLD}
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    end, seed = time.monotonic() + SPAN, 7
    while time.monotonic() < end:
        page = context.new_page()
        page.goto(f"{site.address}{address}&seed={seed}")
        page.locator(".table[data-live] .pads .pad").first.wait_for()
        play(page, end)
        for name, each in found.items():
            each += page.evaluate(f"window.{name}")
        page.close()
        seed += 1
    context.close()
    return found


def kaboom(page: Page, end: float) -> None:
    """Look first, then slap and touch until the time is over."""
    fingers = Fingers(page)
    eye, pad = page.locator('[data-on="eye:0"]'), page.locator('[data-on="slap:0"]')
    keys = page.locator(".dock .tools button:enabled, [data-on=read]")
    while time.monotonic() < end and not page.locator(".end-sheet, .told-bar").count():
        if eye.count():
            fingers.down(box_of(eye).middle)
            page.wait_for_timeout(800)
            fingers.up(box_of(eye).middle)
        elif keys.count():
            fingers.tap_at(box_of(keys.first).middle)
        page.wait_for_timeout(250)
        fingers.tap_at(box_of(pad).middle)
        page.wait_for_timeout(250)


def choco_boom(page: Page, end: float) -> None:
    """Flip and call in turn, and slap everybody's cards soon after they lie there."""
    fingers, pad = Fingers(page), page.locator('[data-on="slap:0"]')
    keys = page.locator(".tools .ready-key, .deck-key.open, .call-key.open")
    while time.monotonic() < end and not page.locator(".end-sheet, .told-bar").count():
        if keys.count():
            fingers.tap_at(box_of(keys.first).middle)
            page.wait_for_timeout(150)
        fingers.tap_at(box_of(pad).middle)
        page.wait_for_timeout(350)


GAMES: dict[str, tuple[str, Callable[[Page, float], None]]] = {
    "Kaboom!": ("#/new/kaboom?players=person,shark,shark,shark&rounds=3", kaboom),
    "Choco-Boom": ("#/new/choco_boom?players=person,awake,awake,awake", choco_boom),
}
"""Where each is, and how a child plays it that slaps all the time."""
