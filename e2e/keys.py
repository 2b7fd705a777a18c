"""A person who has nothing but a keyboard and hears what the page says."""

from __future__ import annotations

import re
import time

from e2e.fingers import PATIENCE
from e2e.page import DRAWN
from playwright.sync_api import Locator, Page

FOCUSED = "(thing) => thing === document.activeElement"
MOST_TABS = 60

EARS = """() => {
  window.heard = [];
  const told = "[role=status], [role=alert], [aria-live]:not([role=log])";
  const element = (node) => (node.nodeType === 1 ? node : node.parentElement);
  new MutationObserver((changes) => {
    const changed = new Set();
    for (const { target, addedNodes } of changes) {
      if (element(target).role === "log")
        heard.push(...[...addedNodes].map((one) => one.textContent));
      else changed.add(element(target).closest(told));
      for (const one of addedNodes)
        if (one.nodeType === 1) changed.add(one.closest("[role=alert]"));
    }
    for (const one of changed) if (one?.textContent.trim()) heard.push(one.textContent.trim());
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
"""Notes each sentence that comes to a live region, as screen readers do."""


class Keys:
    """One keyboard; the page's sentences are noted from the beginning."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(EARS)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, thing: Locator) -> None:
        """Press Tab until the thing has the focus."""
        thing.wait_for()
        self.page.evaluate(DRAWN)  # a page that has just come takes the keys to its head
        for _ in range(MOST_TABS):
            if thing.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"{MOST_TABS} times Tab do not lead to {thing}")

    def enter(self, thing: Locator) -> None:
        """Walk to a link or button and press it."""
        self.tab_to(thing)
        self.press("Enter")

    def hit(self, key: str, *words: str) -> None:
        """Press a key; the page says these patterns after it, in any order."""
        self.page.evaluate("heard.length = 0")
        self.press(key)
        for pattern in words:
            self.hears(pattern)

    def hears(self, pattern: str) -> str:
        """Wait until the page has said this since the last `hit`; the sentence is returned."""
        wanted, end = re.compile(pattern), time.monotonic() + PATIENCE
        while not (found := [it for it in self.page.evaluate("heard") if wanted.search(it)]):
            heard = self.page.evaluate("heard")
            assert time.monotonic() < end, f"{pattern!r} is not said, but {heard}"
            self.page.wait_for_timeout(25)
        self.page.evaluate(DRAWN)
        return str(found[-1])
