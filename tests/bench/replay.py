"""From a finger on a replay's slider to the drawn picture, and how smoothly a film runs."""

from __future__ import annotations

import random

from e2e.games import save_game
from e2e.replay import Watched
from playwright.sync_api import Browser

from bench.figures import Found, Row, Setting, percentile
from bench.painting import frames_while, smoothness, visiting, watching
from bench.taps import TABLET
from support.moments import of_bots
from support.serving import Site

TAPS = 40
"""So often each game's slider is touched, anywhere."""
SPAN = 6000
"""So long each film runs at each speed, in ms."""

GAMES = {
    "Schokoly": ("schokoly", ("taster",) * 4),
    "Choco Challenge": ("choco_challenge", ("cautious",) * 5),
    "Choco-Boom": ("choco_boom", ("awake",) * 4),
    "Kaboom!": ("kaboom", ("steady",) * 6),
}

WATCH = watching("""
  window.scrubs = [];
  let landed = null;
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    landed = target.closest?.(".film-slider") ? timeStamp : null;
  }, true);
  new MutationObserver((all) => {
    if (landed === null || !all.some(({ attributeName }) => attributeName === "data-ply")) return;
    const at = landed;
    landed = null;
    painted(() => window.scrubs.push(performance.now() - at));
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ply"] });
""")
"""From each touch on the slider to the ply that it brought."""


def measure(setting: Setting) -> Found:
    """Whole games of bots, as many moves as they take, in a browser of their own."""
    with visiting(setting) as (browser, site):
        return {name: readings(browser, site, *game) for name, game in GAMES.items()}


def rows(found: Found) -> list[Row]:
    """Scrubbing first, then running."""
    scrubs: list[Row] = [
        (
            f"{name}, {one['plies']} moves: touch on the slider to drawn picture",
            f"{one['scrub']['p50']} ms",
            f"half of all; 98 %: {one['scrub']['p98']} ms, most: {one['scrub']['most']} ms",
        )
        for name, one in found.items()
    ]
    return scrubs + [
        (
            f"{name}, {speed} times as quick: frames a second",
            f"{each['fps']}",
            f"half of all frames; 98 % take {each['p98']} ms at most",
        )
        for name, one in found.items()
        for speed, each in one["running"].items()
    ]


def readings(browser: Browser, site: Site, game: str, bots: tuple[str, ...]) -> Found:
    """Touches anywhere on the slider, and the film at its slowest and at its quickest."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(site.address)
    page.locator("#page > *").first.wait_for()
    session, chance = of_bots(game, bots, seed=7, moves=20_000), random.Random(7)
    save_game(page, "one", session)
    page.goto(f"{site.address}#/replay/one")
    watched = Watched(page)
    for _ in range(TAPS):
        watched.fingers.tap_at(watched.spot(chance.random()))
        page.wait_for_timeout(400)
    scrubs = summary(page.evaluate("window.scrubs"))
    running = {speed: played(watched, key) for speed, key in ((1, "1"), (8, "4"))}
    context.close()
    return {"plies": len(session.moves), "scrub": scrubs, "running": running}


def summary(times: list[float]) -> dict[str, float]:
    """How many times there are, in ms: half of them, 98 of 100, and the longest."""
    return {
        "count": len(times),
        "p50": percentile(times, 0.5),
        "p98": percentile(times, 0.98),
        "most": round(max(times), 1),
    }


def played(watched: Watched, key: str) -> dict[str, float]:
    """How smoothly the film runs from its third part on, at the speed of a key."""
    page = watched.page
    watched.fingers.tap_at(watched.spot(0.3))
    page.keyboard.press(key)
    page.keyboard.press("Space")
    return smoothness(frames_while(page, lambda: page.wait_for_timeout(SPAN)))
