"""Real fingers on the glass: Chromium is told of touches as the screen itself would tell."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import cast

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page

Where = tuple[float, float]
STEPS = 8
PAUSE = 0.2
"""A hand needs longer than this from a drag to the next tap; the browser counts on it, in s."""
PATIENCE = 60.0
"""What takes longer hangs, in seconds."""


AT_REST = """(thing) => new Promise((resolve) => {
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const place = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x, y, width, height];
  };
  const moves = () => document.getAnimations().some(({ effect, playState }) =>
    playState === "running" && effect.target?.contains(thing)
    && effect.getComputedTiming().endTime < 5000);
  let before = [];
  const look = () => {
    const now = place();
    if (!thing.isConnected || !(now[2] || now[3])) return resolve(null);
    if (String(now) === String(before) && !moves()) return resolve(now);
    before = now;
    requestAnimationFrame(look);
  };
  look();
})"""
"""Where a thing is, once it no longer moves: people do not tap what flies. Null if it has gone."""


LISTEN = """() => {
  window.tapped = new Promise((heard) => {
    const once = { capture: true, once: true };
    addEventListener("click", () => setTimeout(heard), once);
    addEventListener("pointerup", () => setTimeout(heard, 150), once);
  });
}"""
"""What comes when the page has done what the next tap means: its click comes a little later."""

NOW = "() => (performance.timeOrigin + performance.now()) / 1000"

STAND = """() => {
  const instant = performance.now();
  performance.now = () => instant;
  return (performance.timeOrigin + instant) / 1000;
}"""
"""From now on the page's clock stands."""

RUN = "() => { delete performance.now; }"


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Where:
        """Where a finger aims."""
        return self.x + self.width / 2, self.y + self.height / 2


def box_of(thing: Locator) -> Box:
    """The box of a visible thing, even while it moves."""
    box = thing.bounding_box()
    assert box is not None, f"not to be seen: {thing}"
    return Box(box["x"], box["y"], box["width"], box["height"])


def at_rest(thing: Locator) -> Box:
    """Where a thing is, once it is there and has come to rest."""
    end = time.monotonic() + PATIENCE
    while True:
        thing.wait_for()
        if found := thing.evaluate(AT_REST):
            return Box(*found)
        assert time.monotonic() < end, f"does not stay: {thing}"


MIDDLES = """(things) => things.map((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def middles(things: Locator) -> list[Where]:
    """The middles of all that are there now, without waiting."""
    found: list[Where] = things.evaluate_all(MIDDLES)
    return found


class Fingers:
    """Up to ten fingers of one hand or of several persons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        many = {"enabled": True, "maxTouchPoints": 10}
        self.cdp.send("Emulation.setTouchEmulationEnabled", many)

    def send(self, kind: str, fingers: Mapping[int, Where], when: float | None = None) -> None:
        """One message of the screen: which fingers came, moved or left; when, in Unix seconds."""
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in fingers.items()]
        told = {} if when is None else {"timestamp": when}
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **told})

    def down(self, at: Where, finger: int = 0, when: float | None = None) -> None:
        self.send("touchStart", {finger: at}, when)

    def move(self, at: Where, finger: int = 0) -> None:
        self.send("touchMove", {finger: at})

    def up(self, at: Where, finger: int = 0, when: float | None = None) -> None:
        self.send("touchEnd", {finger: at}, when)

    def cancel(self) -> None:
        """The system cancels all touches."""
        self.send("touchCancel", {})

    def tap_at(self, at: Where) -> None:
        """Down and up in one message: on a slow machine too it is no long press."""
        self.page.touchscreen.tap(*at)

    @contextmanager
    def time_stands(self) -> Iterator[float]:
        """The page's clock stands, so that no timer fires in between; in Unix seconds."""
        try:
            yield cast("float", self.page.evaluate(STAND))
        finally:
            self.page.evaluate(RUN)

    def tap_quickly(self, at: Where, times: int = 2) -> None:
        """So many taps, a tenth of a second apart by their timestamps."""
        lands = cast("float", self.page.evaluate(NOW))
        for when in (lands + 0.1 * number for number in range(times)):
            self.down(at, when=when)
            self.up(at, when=when + 0.03)

    def tap(self, thing: Locator) -> None:
        """Tap a thing once it is there, open and at rest; wait until the page has heard of it.

        The browser's driver looks for it anew until the finger really lands on it.
        """
        self.page.evaluate(LISTEN)
        thing.tap()
        with suppress(PlaywrightError):  # where the tap leads to another page
            self.page.evaluate("window.tapped")

    def carry(self, start: Where, end: Where, finger: int = 0) -> None:
        """Come down and move, without leaving."""
        self.down(start, finger)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self.move((x, y), finger)
            time.sleep(0.008)  # a screen tells of a moving finger at its own pace

    def drag(self, start: Where, end: Where, finger: int = 0) -> None:
        self.carry(start, end, finger)
        self.up(end, finger)
        time.sleep(PAUSE)
