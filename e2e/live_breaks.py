"""What may come between in a live game: a closed tab, a dead worker, a menu, another window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from e2e.live_table import AnyLive
from e2e.test_trouble import KILL
from playwright.sync_api import Page, expect

Break = Callable[[AnyLive], AnyLive]

HIDE = """(value) => {
  Object.defineProperty(document, "hidden", { configurable: true, value });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def closed(table: AnyLive) -> AnyLive:
    """The tab is closed, and the game goes on in the browser's next one, from the shelf."""
    page = table.page.context.new_page()
    start = table.page.url.partition("#")[0]
    table.page.close()
    page.goto(start)
    after = type(table)(page)
    after.fingers.tap(page.get_by_role("link", name=re.compile("^Continue")))
    return after.ready()


def killed(table: AnyLive) -> AnyLive:
    """The worker dies, and another is told of the game."""
    moves = len(table.record()["moves"])
    table.page.evaluate(KILL)
    table.until(lambda _: len(table.record()["moves"]) > moves)
    return table


@contextmanager
def menu(page: Page) -> Iterator[None]:
    """The menu lies open."""
    sheet = page.get_by_role("dialog")
    page.locator(".menu-key").tap()
    expect(sheet).to_be_visible()
    yield
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


@contextmanager
def hidden(page: Page) -> Iterator[None]:
    """Another tab lies over it."""
    page.evaluate(HIDE, True)
    yield
    page.evaluate(HIDE, False)
