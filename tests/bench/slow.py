"""The start on a slow tablet and a slow line, and what the bar did meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from e2e.engines import Chromium
from e2e.visitor import Visitor

from bench.brake import braked
from bench.browsers import Start
from bench.figures import Found, Row, Setting, ratio, spread, told
from bench.sites import KEPT, PAGES, READY, lay_out
from bench.startup import CALM, TIDY, VISITS, Readings
from support.serving import serving

RATE = 10_000_000
"""Bits a second."""
PAIRS = 3

WATCH = """
window.shown = [];
const look = () => {
  const bar = document.querySelector("[role=progressbar]");
  if (!bar) return;
  const [percent, words] = ["aria-valuenow", "aria-valuetext"].map((it) => bar.getAttribute(it));
  const last = window.shown.at(-1);
  if (last?.percent === Number(percent) && last?.words === words) return;
  window.shown.push({ at: performance.now(), percent: Number(percent), words });
};
new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""Writes down when the bar showed what."""

SHOWN = """() => {
  const [{ startTime }] = performance.getEntriesByName("engine-ready");
  return [...window.shown ?? [], { at: startTime, percent: 100, words: "" }];
}"""


def measure(setting: Setting) -> Found:
    """Chromium alone can be slowed; fewer pairs, for each takes long."""
    start = setting.engines.get("chromium")
    if not start:
        return {}
    readings: Readings = {}
    bars: list[Found] = []
    with TemporaryDirectory() as name:
        folder = Path(name)
        lay_out(folder / "served", setting.dist)
        with serving(folder / "served", rate=RATE, zips=True) as site:
            for number in range(setting.pairs or PAIRS):
                for page in PAGES if number % 2 else PAGES[::-1]:
                    profile, address = folder / f"{page}-{number}", f"{site.address}{page}/"
                    for visit, ready, shown in visits(start, profile, address):
                        readings.setdefault(f"{page} {visit}", []).append(ready)
                        if (page, visit) == ("box", "first"):
                            bars.append(behaviour(shown))
    return {**{name: spread(values) for name, values in readings.items()}, "bars": bars}


def visits(start: Start, profile: Path, address: str) -> Iterator[tuple[str, float, list[Any]]]:
    """First and later visit of a slow browser: until Python answered, and what the bar showed."""
    for visit in VISITS:
        browser = start(profile)
        try:
            time.sleep(CALM)
            with braked(profile):
                yield visit, *reading(browser, address)
            if visit == VISITS[0]:
                browser.evaluate(KEPT)
                time.sleep(TIDY)
        finally:
            browser.close()


def reading(browser: Visitor, address: str) -> tuple[float, list[Any]]:
    """Milliseconds from the page's beginning until Python answered, and what the bar showed."""
    assert isinstance(browser, Chromium)
    browser.page.context.add_init_script(WATCH)
    browser.goto(address)
    ready: float = browser.evaluate(READY)["engine-ready"]
    return ready, browser.evaluate(SHOWN)


def behaviour(shown: list[Found]) -> Found:
    """How steadily the bar went on: values, steps back, and where it stood still the longest."""
    pairs = list(pairwise(shown))
    before, after = max(pairs, key=lambda pair: pair[1]["at"] - pair[0]["at"])
    return {
        "values": len({one["percent"] for one in shown}),
        "back": sum(after["percent"] < before["percent"] for before, after in pairs),
        "still": round(after["at"] - before["at"]),
        "words": before["words"],
    }


def rows(found: Found) -> list[Row]:
    """The slow start beside the bare one, and the bar."""
    return [*start_rows(found), *bar_rows(found["bars"])] if found else []


def start_rows(found: Found) -> Iterator[Row]:
    """One line for each visit."""
    for visit in VISITS:
        box, bare = (found[f"{page} {visit}"] for page in PAGES)
        name = f"start, {visit} visit, four times slower, {RATE // 1_000_000} Mbit/s"
        yield name, told(box), ratio(box, bare)


def bar_rows(bars: list[Found]) -> Iterator[Row]:
    """What was seen of the bar."""
    values, back, still = (
        spread([bar[key] for bar in bars]) for key in ("values", "back", "still")
    )
    yield "the bar then: values shown", told(values, ""), f"steps back: {back['most']}"
    words = max(bars, key=lambda bar: bar["still"])["words"]
    yield "the bar then: longest stand", told(still), f"while it said: {words}"
