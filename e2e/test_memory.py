"""Later starts: Python wakes from its memory, and whatever is odd about that, nobody notices."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.visitor import await_true
from playwright.sync_api import Page

GAME = "#/new/schokoly?players=person,nibbler"
OVER = "html[data-engine=ready][data-offline=ready]"
"""The site is looked at when the start is over: the memory is kept."""

EYES = """addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;
  const look = () => { if (root.dataset.engine === "failed") sessionStorage.failed = "yes"; };
  new MutationObserver(look).observe(root, { attributes: true });
});
window.signs = 0;
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => { signs += data.alive ? 1 : 0; });
  }
};"""
"""Remembers that a start was seen to fail, and counts how often it says that it goes on."""

CHANGE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chocobox-snapshot"));
  const cache = await caches.open(names[0]);
  const [key] = await cache.keys();
  const found = await cache.match(key);
  const bytes = new Uint8Array(await found.arrayBuffer());
  bytes[bytes.length >> 1] ^= 255;
  await cache.put(key, new Response(bytes, { headers: found.headers }));
}"""
"""Changes the memory that is kept in one place."""


def start(page: Page) -> bool:
    """Start once more, to the end; whether Python woke from its memory."""
    page.reload()
    page.locator(OVER).wait_for()
    assert page.evaluate("sessionStorage.failed") is None
    found: bool = page.evaluate("chocobox.engine.isAwoken")
    return found


def seed(page: Page) -> int:
    """What the page draws for a game of its own."""
    page.evaluate("(to) => { location.hash = to; }", GAME)
    found: int = await_true(page, "() => chocobox.engine.record?.seed")
    page.evaluate("() => { location.hash = '#/'; }")
    page.locator(".shelf").wait_for()
    return found


def test_python_wakes_from_its_memory_deals_anew_and_trusts_no_memory_that_was_changed(
    visit: Visit,
) -> None:
    page = visit(script=EYES)
    page.locator(OVER).wait_for()
    seeds = set()
    for _ in range(2):
        assert start(page)
        assert page.evaluate("signs") == 2, "on a slow device the start is given up"
        seeds.add(seed(page))
    assert len(seeds) == 2
    page.evaluate(CHANGE)
    assert not start(page), "a memory is used that was changed"
    assert start(page), "the memory that was changed is not replaced"
