"""Later starts: Python wakes from its memory, and whatever is odd about that, nobody notices."""

from __future__ import annotations

from typing import Any

import pytest
from e2e.conftest import Visit
from e2e.newer import publish
from e2e.serving import serving
from e2e.table import Table
from e2e.visitor import await_true
from playwright.sync_api import Page, Route, expect

pytestmark = pytest.mark.first_visit
GAME = "#/new/schokoly?players=person,nibbler"
READY = "html[data-engine=ready]"
KEPT = "html[data-offline=ready]"
FAILURES = """addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;
  const look = () => { if (root.dataset.engine === "failed") sessionStorage.failed = "yes"; };
  new MutationObserver(look).observe(root, { attributes: true });
});"""
"""Remembers, over reloads too, that a person saw the start fail."""

MEMORY = """async () => {
  const change = CHANGE;
  const name = (await caches.keys()).find((name) => name.startsWith("chocobox-snapshot"));
  if (!name) return 0;
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const key of change ? keys : []) {
    const found = await cache.match(key);
    const headers = new Headers(found.headers);
    const bytes = new Uint8Array(await found.arrayBuffer());
    await cache.put(key, new Response(change(bytes, headers) ?? bytes, { headers }));
  }
  return keys.length;
}"""

SEATS = """async () => {
  const ask = async (request) => (await chocobox.engine.ask(request)).update;
  const players = [{ kind: "person" }, { kind: "bot", bot: "nibbler" }];
  let now = await ask({ op: "new", game: "schokoly", options: {}, players, seed: 7, moves: [] });
  for (let at = 0; at < 9 * 60_000; at += 60_000) {
    const [action] = now.actions[0];
    now = await ask(action ? { op: "play", seat: 0, action, at } : { op: "tick", at });
  }
  return [...new Set(now.record.moves.map(([seat]) => seat))];
}"""
"""Who has moved when a person and a bot have played for a while: the engine is whole."""

SIGNS = """window.signs = 0;
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => { signs += data.alive ? 1 : 0; });
  }
};"""
"""Counts how often a start says between its steps that it goes on."""

DOUBTS = {
    "cut off": "return bytes.slice(0, bytes.length / 2)",
    "empty": "return new Uint8Array(0)",
    "changed in one place": "bytes[bytes.length >> 1] ^= 255",
    "somebody else's": "for (let at = 65536; at < bytes.length; at += 1) bytes[at] = at * 31",
    "one that ends in zeros": "bytes.fill(0, bytes.length >> 1)",
    "without a sum": "headers.delete('X-Sum')",
    "another browser's": "headers.set('X-Browser', 'Lynx')",
}


def kept(page: Page, change: str = "") -> int:
    """How many memories are kept; all of them are changed on the way."""
    function = f"(bytes, headers) => {{ {change} }}" if change else "null"
    found: int = page.evaluate(MEMORY.replace("CHANGE", function))
    return found


def await_kept(page: Page) -> None:
    """Until this start is over: everything that is to be kept is kept, and serves the next one."""
    page.locator(KEPT).wait_for()  # the site is looked at when the start is over


def is_awoken(page: Page) -> bool:
    """Whether Python woke from its memory."""
    page.locator(READY).wait_for()
    found: bool = page.evaluate("chocobox.engine.isAwoken")
    return found


def play_a_turn(page: Page) -> None:
    """The engine is whole: a person lays, a bot answers."""
    page.goto(page.url.partition("#")[0] + GAME)
    table = Table(page).ready()
    table.play_turn()
    table.await_turn()
    expect(table.lying).to_have_count(2)


def test_the_second_start_wakes_from_memory_and_deals_other_cards_each_time(visit: Visit) -> None:
    page = visit(script=SIGNS)
    assert not is_awoken(page)
    assert page.evaluate("signs") == 2, "on a slow device the start is given up"
    await_kept(page)
    assert kept(page) == 1
    records = []
    for _ in range(2):
        page.goto("about:blank")
        page.go_back()
        page.reload()
        assert is_awoken(page)
        assert page.evaluate("signs") == 2
        page.evaluate("(to) => { location.hash = to; }", GAME)
        records.append(Table(page).ready().record())
        page.evaluate("() => { location.hash = '#/'; }")
    assert records[0]["seed"] != records[1]["seed"]
    play_a_turn(page)


def test_a_memory_that_raises_any_doubt_is_not_used_and_not_noticed(visit: Visit) -> None:
    page = visit(script=FAILURES)
    await_kept(page)
    for doubt, change in DOUBTS.items():
        assert kept(page, change) == 1
        page.reload()
        assert not is_awoken(page), f"a memory is used that is {doubt}"
        assert page.evaluate(SEATS) == [0, 1], doubt
        await_kept(page)
        page.reload()
        assert is_awoken(page), f"the memory that is {doubt} was not replaced"
        assert page.evaluate("sessionStorage.failed") is None, doubt
    play_a_turn(page)


def test_another_build_starts_plainly_and_keeps_its_own_memory_only(
    visit: Visit, dist: Any, tmp_path: Any
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        page = visit(site=site)
        await_kept(page)
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
        publish(dist, tmp_path / "site", 3)
        page.reload()
        assert page.locator("html").get_attribute("data-build") == "3"
        assert not is_awoken(page)
        await_kept(page)
        assert kept(page) == 1
        page.reload()
        assert is_awoken(page)


MISSING = "Object.defineProperty(self, 'caches', { value: undefined });"
FORBIDDEN = """Object.defineProperty(self, "caches", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""

FULL = """if (self.Cache) Cache.prototype.put = async () => {
  throw new DOMException("no", "QuotaExceededError");
};"""
LACKS = {"forbidden": FORBIDDEN, "missing": MISSING, "full": FULL}


@pytest.mark.parametrize("lack", LACKS.values(), ids=LACKS.keys())
def test_a_worker_without_a_store_plays(visit: Visit, lack: str) -> None:
    def without(route: Route) -> None:
        route.fulfill(
            body=f"{lack}{route.fetch().text()}", headers={"Content-Type": "text/javascript"}
        )

    page = visit("licences.txt", script="delete Navigator.prototype.serviceWorker;" + lack)
    page.context.route("**/worker-*.js", without)
    page.goto(page.url.removesuffix("licences.txt"))
    assert not is_awoken(page)
    await_true(page, "() => chocobox.engine.isOver")
    if lack is FULL:
        assert kept(page) == 0
    play_a_turn(page)
    page.reload()
    assert not is_awoken(page)
