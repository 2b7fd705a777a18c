"""A person at a browser of any engine."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from e2e.fingers import AT_REST, Where
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from selenium.common.exceptions import WebDriverException

PATIENCE = 60
"""How long a journey waits for anything, in seconds."""

AWAIT = """async ([arg, seconds]) => {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await (CONDITION)(arg);
    if (found) return found;
    if (performance.now() > end) return null;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""

STORED = """async () => {
  const { moves } = chocobox.engine.record;
  const all = await chocobox.saves.list();
  return all.some(({ save }) => JSON.stringify(save?.record.moves) === JSON.stringify(moves));
}"""
"""Whether the browser has stored every move of the game."""

ARRIVED = "() => !window.isOld && document.readyState === 'complete'"

FIND = """([selector, name]) => [...document.querySelectorAll(selector)].find((one) =>
  one.getClientRects().length
  && (!name || (one.getAttribute("aria-label") ?? one.textContent).trim() === name))"""

AIM = f"""async (what) => {{
  const thing = ({FIND})(what);
  const box = thing && !thing.matches(":disabled") && (await ({AT_REST})(thing));
  if (!box) return null;
  const [x, y, width, height] = box;
  const middle = [x + width / 2, y + height / 2];
  return thing.contains(document.elementFromPoint(...middle)) ? middle : null;
}}"""
"""The middle of a thing that is there, has come to rest, and has nothing lying over it."""


class Hands(ABC):
    """What a person can do at a page, in the same way in all three engines."""

    @abstractmethod
    def evaluate(self, function: str, arg: Any = None) -> Any:
        """What a function of the page gives: `"(x) => x + 1"`; it may be asynchronous."""

    @abstractmethod
    def tap_at(self, at: Where) -> None:
        """Down and up again at once."""

    def wait(self, condition: str, arg: Any = None, seconds: float = PATIENCE) -> Any:
        """Wait until a function of the page gives something true, and return it."""
        found = self.evaluate(AWAIT.replace("CONDITION", condition), [arg, seconds])
        assert found, f"waited in vain for {arg or condition}"
        return found

    def wait_for(self, selector: str, name: str = "") -> None:
        """Wait until a thing can be seen, if need be one of this name."""
        self.wait(f"(what) => Boolean(({FIND})(what))", [selector, name])

    def wait_for_no(self, selector: str) -> None:
        self.wait("(selector) => !document.querySelector(selector)", selector)

    def count(self, selector: str) -> int:
        found = self.evaluate("(it) => document.querySelectorAll(it).length", selector)
        return cast("int", found)

    def tap(self, selector: str, name: str = "") -> None:
        """Tap a thing when it is there and at rest, if need be the one of this name."""
        x, y = self.wait(AIM, [selector, name])
        self.tap_at((x, y))


class OnPage(Hands):
    """At a page that Playwright drives, with fingers."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def evaluate(self, function: str, arg: Any = None) -> Any:
        return self.page.evaluate(function, arg)

    def tap_at(self, at: Where) -> None:
        self.page.touchscreen.tap(*at)


def await_true(page: Page, condition: str, arg: Any = None) -> Any:
    """Wait until a function of the page gives something true; it may be asynchronous."""
    return OnPage(page).wait(condition, arg)


class Visitor(Hands):
    """A person at a browser whose profile outlives its closing."""

    @abstractmethod
    def goto(self, address: str) -> None:
        """Go to an address and wait until it is loaded."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """What went wrong behind the scenes: errors of the page and on the console."""

    @abstractmethod
    def asked(self) -> list[str]:
        """What was fetched, from wherever."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser."""

    @contextmanager
    def comes_anew(self) -> Iterator[None]:
        """An action that loads the page anew, and the wait for the new page."""
        self.evaluate("() => { window.isOld = true; }")
        yield
        end = time.monotonic() + PATIENCE
        while not self.has_arrived():
            assert time.monotonic() < end, "no page came anew"
            time.sleep(0.02)

    def reload(self) -> None:
        """Load the page again as a person does: drivers would go round all caches."""
        with self.comes_anew():
            self.evaluate("() => { setTimeout(() => location.reload()); }")

    def has_arrived(self) -> bool:
        """Whether the page is loaded; between two pages nobody answers."""
        try:
            return bool(self.evaluate(ARRIVED))
        except (PlaywrightError, WebDriverException):
            return False
