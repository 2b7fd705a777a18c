"""How smoothly the fullest board of Schokoly follows a finger, beside a bare page of one thing."""

from __future__ import annotations

import math
import time

from e2e.fingers import Fingers, Where, box_of
from e2e.games import save_game
from playwright.sync_api import Page

from bench.figures import Found, Row, Setting
from bench.painting import frames_while, smoothness, visiting
from bench.taps import TABLET
from support.moments import played

TURNS, SPAN = 3, 3.0
"""So often each is moved, for so long, in seconds."""
FULL = 45
"""So many of the 48 cards lie at least; the person still has one."""
LATE = 20
"""A frame that takes longer, in ms, is one that was lost."""

BARE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>html { touch-action: none; } #it { width: 120px; height: 120px; background: tan; }</style>
<div id="it"></div><script>
addEventListener("pointermove", ({ clientX: x, clientY: y }) => requestAnimationFrame(() => {
  it.style.transform = `translate(${x}px, ${y}px)`;
}));
</script>"""


def measure(setting: Setting) -> Found:
    """The board, a card over it, and the bare thing, in turns."""
    with visiting(setting) as (browser, site):
        context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
        context.route("**/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
        bare, ours = context.new_page(), context.new_page()
        bare.goto(f"{site.address}bare")
        ours.goto(site.address)
        ours.locator("#page > *").first.wait_for()
        cards = open_board(ours, site.address)
        frames: dict[str, list[float]] = {"board": [], "card": [], "bare": []}
        for _ in range(setting.pairs or TURNS):
            frames["board"] += moved(ours, (TABLET["width"] - 40, 300))
            frames["card"] += moved(ours, box_of(ours.locator(".card.own").first).middle)
            frames["bare"] += moved(bare, (300, 300))
    return {"cards": cards, **{name: summary(all_of) for name, all_of in frames.items()}}


def open_board(page: Page, address: str) -> int:
    """A game with almost all its cards on the board, opened; how many lie there."""
    session = played(7, until=lambda state: len(state.board.laid) >= FULL and state.turn == 0)
    save_game(page, "one", session)
    page.goto(f"{address}#/game/one")
    page.locator(".card.own").first.wait_for()
    return len(session.state.board.laid)


def moved(page: Page, start: Where) -> list[float]:
    """How long each frame takes while a finger goes round in circles."""
    page.bring_to_front()
    page.wait_for_timeout(1000)
    fingers = Fingers(page)
    fingers.down(start)
    found = frames_while(page, lambda: circle(fingers))
    fingers.cancel()
    return found


def circle(fingers: Fingers) -> None:
    """A finger that is down goes round and round."""
    begun = time.monotonic()
    while (at := time.monotonic() - begun) < SPAN:
        fingers.move((600 + 140 * math.cos(3 * at), 350 + 90 * math.sin(3 * at)))
        time.sleep(0.008)


def summary(frames: list[float]) -> Found:
    """How smooth they were, and how many came too late, in hundredths."""
    late = round(100 * sum(frame > LATE for frame in frames) / len(frames), 1)
    return {**smoothness(frames), "late": late}


def rows(found: Found) -> list[Row]:
    """The board under a finger, then a card."""
    bare = told(found["bare"])
    return [
        (f"Schokoly, {found['cards']} cards lie: {what}", told(found[name]), f"a bare page: {bare}")
        for name, what in (("board", "the board panned"), ("card", "a card carried"))
    ]


def told(one: Found) -> str:
    """In words."""
    return f"{one['fps']} frames a second, 98 % within {one['p98']} ms, {one['late']} % late"
