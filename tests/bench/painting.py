"""When the screen shows something: what the pages under measurement are watched with."""

from __future__ import annotations

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
