"""What the list of saved games costs as they gather, and what an evening leaves in a page."""

from __future__ import annotations

import json
import statistics
from typing import Any, Final

from e2e.games import PUT
from e2e.page import AWAY, GO
from playwright.sync_api import Browser, CDPSession, Page, Route

from bench.figures import Found, Row, Setting
from bench.growth import growth, played
from bench.painting import visiting
from support.moments import record_of

SAVED: Final = (10, 100, 1000)
GAMES: Final = 200
EARLY: Final = 20
"""After so many games all that is loaded once has been."""

READINGS: Final = 5
OWN: Final = ("object", "closure", "array", "string", "concatenated string", "sliced string")

LISTED = """async (count) => {
  const begun = performance.now();
  location.hash = "#/saves";
  while (document.querySelectorAll(".saves > li").length < count)
    await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""
"""From the address to the frame in which all saved games are listed, in ms."""

LAST: Final = 3
"""So many moves before its end each game of the evening is taken up, and played."""

PLAYED = """async () => {
  while (!(await chocobox.saves.get("evening"))?.done) await new Promise(requestAnimationFrame);
  for (let i = 0; i < 10; i += 1) await new Promise(requestAnimationFrame);
}"""
"""Asked within the page, for what a test holds of it is never given back."""

NOTED = """{
  const of = WebAssembly.Memory.prototype;
  const { get } = Object.getOwnPropertyDescriptor(of, "buffer");
  Object.defineProperty(of, "buffer", { get() { of.seen = this; return get.call(this); } });
}
"""
"""Before all else in the worker: nothing else leads to Python's memory from outside."""

SIZE = "WebAssembly.Memory.prototype.seen.buffer.byteLength"


class Worker:
    """The page's worker, as a tool of the browser sees it."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self._tools, self._page = browser.new_browser_cdp_session(), page
        all_ = self._tools.send("Target.getTargets")["targetInfos"]
        [target] = [one["targetId"] for one in all_ if one["type"] == "worker"]
        begun = {"targetId": target, "flatten": False}
        self._session = self._tools.send("Target.attachToTarget", begun)["sessionId"]
        self._answers: list[Any] = []
        self._tools.on("Target.receivedMessageFromTarget", self._hear)

    def _hear(self, event: Any) -> None:
        self._answers += [one for one in [json.loads(event["message"])] if "id" in one]

    def ask(self, method: str, **params: Any) -> Any:
        """One question and its answer."""
        message = json.dumps({"id": 1, "method": method, "params": params})
        told = {"sessionId": self._session, "message": message}
        self._tools.send("Target.sendMessageToTarget", told)
        while not self._answers:
            self._page.wait_for_timeout(10)
        return self._answers.pop()["result"]


def noted(route: Route) -> None:
    """The worker's script, which also notes its memory."""
    came = route.fetch()
    route.fulfill(response=came, body=NOTED + came.text())


def measure(setting: Setting) -> Found:
    """Chromium alone tells what a page's objects take."""
    with visiting(setting) as (browser, site):
        page = browser.new_page(service_workers="block")
        page.set_viewport_size({"width": 1180, "height": 820})
        page.set_default_timeout(60_000)
        page.route("**/worker-*.js", noted)
        page.goto(site.address)
        page.locator("html[data-engine=ready]").wait_for()
        game = record_of(played("Choco-Boom"))
        held = evening(page, game | {"moves": game["moves"][:-LAST]}, Worker(browser, page))
        return {"evening": held, "listed": listed(page, game)}


def listed(page: Page, game: Found) -> dict[int, float]:
    """How long the list of so many saved games takes."""
    found, there = dict[int, float](), 0
    for count in SAVED:
        for nth in range(there, count):
            page.evaluate(PUT, [f"saved-{nth:04}", game, True, False])
        there, times = count, list[float]()
        for _ in range(READINGS):
            page.evaluate(GO, AWAY)
            times.append(page.evaluate(LISTED, count))
        found[count] = round(statistics.median(times), 1)
    return found


def evening(page: Page, game: Found, worker: Worker) -> dict[int, Found]:
    """What is held after some and after many games were played to their end, and left."""
    tools = page.context.new_cdp_session(page)
    found = dict[int, Found]()
    for nth in range(1, GAMES + 1):
        page.evaluate(PUT, ["evening", game, False, False])
        page.evaluate(GO, "#/game/evening")
        page.evaluate(PLAYED)
        page.evaluate(GO, AWAY)
        if nth in (EARLY, GAMES):
            found[nth] = held(tools, worker)
    page.evaluate("chocobox.saves.remove('evening')")
    return found


def held(tools: CDPSession, worker: Worker) -> Found:
    """What is left after all rubbish is gone: megabytes, nodes and listeners."""
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
        worker.ask("HeapProfiler.collectGarbage")
    counted: dict[str, Any] = tools.send("Memory.getDOMCounters")
    python = worker.ask("Runtime.evaluate", expression=SIZE)["result"]["value"]
    own = (own_bytes(tools), worker.ask("Runtime.getHeapUsage")["usedSize"], python)
    names = ("MB of the page's own objects", "MB of the worker's objects", "MB of Python's memory")
    return {
        **{name: round(size / 1e6, 2) for name, size in zip(names, own, strict=True)},
        **{name: counted[name] for name in ("nodes", "jsEventListeners")},
    }


def own_bytes(tools: CDPSession) -> int:
    """What objects, closures, lists and texts take; not code that is still being compiled, nor what
    the browser and its tools note of each picture and each shift."""
    pieces: list[str] = []
    tools.on("HeapProfiler.addHeapSnapshotChunk", lambda event: pieces.append(event["chunk"]))
    tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    found = json.loads("".join(pieces))
    about, nodes = found["snapshot"]["meta"], found["nodes"]
    fields, kinds = about["node_fields"], about["node_types"][0]
    sizes = nodes[fields.index("self_size") :: len(fields)]
    all_ = zip(nodes[:: len(fields)], sizes, strict=True)
    return sum(size for kind, size in all_ if kinds[kind] in OWN)


def rows(found: Found) -> list[Row]:
    """The list, and the page before and after most of an evening."""
    costs = ", ".join(f"{count}: {ms} ms" for count, ms in found["listed"].items())
    early, late = found["evening"][EARLY], found["evening"][GAMES]
    held = [
        (
            f"{name} held after {EARLY} and {GAMES} games of an evening",
            f"{early[name]}, {late[name]}",
            f"{100 * late[name] / early[name] - 100:+.1f} %",
        )
        for name in early
    ]
    return [
        ("saved games listed", costs, f"grows as size to the {growth(found['listed'])}"),
        *held,
    ]
