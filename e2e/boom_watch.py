"""Eyes on every frame of a wild game: what flashes, and whether all see a card at once."""

from __future__ import annotations

from typing import Any

from e2e.boom_table import TOP
from playwright.sync_api import Page

WATCH = """() => {
  const watched = { cards: {}, changes: {}, loops: [] };
  window.watched = watched;
  const place = (one) => one.getBoundingClientRect();
  const shown = (one) => Number(getComputedStyle(one).opacity) > 0.99;
  const see = (now) => {
    for (const card of [...document.querySelectorAll(`TOP`)].slice(-1)) {
      const { x, y, width } = place(card);
      const drawn = card.querySelectorAll(".boom-item").length;
      const seen = [drawn, shown(card), Math.round(x), Math.round(y), Math.round(width)].join(" ");
      (watched.cards[card.dataset.key] ??= new Set()).add(seen);
    }
    for (const { effect, playState } of document.getAnimations()) {
      const { iterations, duration } = effect.getComputedTiming();
      const is = playState === "running" && iterations > 1 && Number(duration) < 334;
      if (is) watched.loops.push(effect.target?.outerHTML.slice(0, 80));
    }
    requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
  new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => target));
    for (const one of changed) {
      const name = one.dataset?.key ?? one.dataset?.on ?? one.getAttribute("class");
      (watched.changes[name] ??= []).push([performance.now(), one.getAttribute("class")]);
    }
  }).observe(document.querySelector("#page"), {
    subtree: true, attributes: true, attributeFilter: ["class"],
  });
}""".replace("TOP", TOP)
"""Notes how the card on top is drawn in each frame, what runs in a loop, whose class changes."""

READ = """() => ({
  ...watched,
  cards: Object.fromEntries(Object.entries(watched.cards).map(([key, seen]) => [key, [...seen]])),
})"""

FLICKER = """async () => {
  const one = document.querySelector(".ground");
  const pulse = one.animate({ opacity: [1, 0.5] }, { duration: 200, iterations: Infinity });
  for (let i = 0; i < 10; i += 1) {
    one.classList.toggle("flickering");
    await null;
  }
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  pulse.cancel();
}"""
"""What must not be: to see that it would be seen."""

MOST = 3
"""So many flashes a second are safe for everybody."""


def watch(page: Page) -> None:
    """From now on every frame is looked at."""
    page.evaluate(WATCH)


def seen(page: Page) -> Any:
    """What was seen since."""
    return page.evaluate(READ)


def flashing(changes: dict[str, list[tuple[float, str]]]) -> list[str]:
    """What goes to and fro more than three times within a second, of the middle and the trays."""
    found = []
    for name, times in changes.items():
        for i, (begun, _) in enumerate(times):
            within = [look for at, look in times[i:] if at < begun + 1000]
            backs = sum(
                a == c != b for a, b, c in zip(within, within[1:], within[2:], strict=False)
            )
            if backs > MOST * 2 - 1:
                found.append(f"{name}: {within}")
                break
    return found
