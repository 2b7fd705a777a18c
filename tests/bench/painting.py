"""When the screen shows something: who visits the site, and what its pages are watched with."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from bench.figures import Found, Setting, percentile
from runtime.browser import installed
from support.serving import Site, serving

PAINTING = """
  const draw = window.requestAnimationFrame.bind(window);
  const soon = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  let isDrawing = false;
  window.requestAnimationFrame = (work) => draw((now) => {
    isDrawing = true;
    soon(() => { isDrawing = false; });
    work(now);
  });
  const painted = (then) => isDrawing ? soon(then) : draw(() => soon(then));
"""
"""`painted(then)`: then, as soon as what the page has just changed is on the screen. The page draws
in a frame; a task that is sent then comes after its painting."""


def watching(script: str) -> str:
    """A script for a page that may say `draw`, `soon` and `painted`."""
    return f"(() => {{{PAINTING}{script}}})()"


FRAMES = """() => {
  window.frames = [];
  let before = null;
  const look = (now) => {
    if (before !== null) frames.push(now - before);
    before = now;
    window.looking = requestAnimationFrame(look);
  };
  window.looking = requestAnimationFrame(look);
}"""
"""Notes how long each frame takes, until `looking` is cancelled."""


def frames_while(page: Page, work: Callable[[], object]) -> list[float]:
    """How long each frame takes while that is done, in ms."""
    page.evaluate(FRAMES)
    work()
    found: list[float] = page.evaluate("(cancelAnimationFrame(looking), frames)")
    return found


def smoothness(frames: list[float]) -> Found:
    """How many frames a second at the median, and what all but the slowest take, in ms."""
    return {"fps": round(1000 / statistics.median(frames)), "p98": percentile(frames, 0.98)}


@contextmanager
def visiting(setting: Setting) -> Iterator[tuple[Browser, Site]]:
    """A Chromium and the site, for as long as something is measured."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        setting.playwright.chromium.launch(executable_path=installed(), args=args) as browser,
        serving(setting.dist) as site,
    ):
        yield browser, site
