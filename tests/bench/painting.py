"""When the screen shows something: who visits the site, and what its pages are watched with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from e2e.serving import Site, serving
from playwright.sync_api import Browser

from bench.figures import Setting
from runtime.browser import installed

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


@contextmanager
def visiting(setting: Setting) -> Iterator[tuple[Browser, Site]]:
    """A Chromium and the site, for as long as something is measured."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        setting.playwright.chromium.launch(executable_path=installed(), args=args) as browser,
        serving(setting.dist) as site,
    ):
        yield browser, site
