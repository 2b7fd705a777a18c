"""How long until Python answers: this site beside a bare Pyodide, on one server, in one browser."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.visitor import Visitor

from bench.browsers import Start
from bench.figures import Found, Row, Setting, ratio, spread, told
from bench.sites import KEPT, MEMORY, PAGES, READY, SHIFTS, lay_out
from support.serving import serving

PAIRS = {"chromium": 7, "firefox": 5, "webkit": 5}
VISITS = ("first", "later")
CALM = 0.7
"""Seconds that a browser has to itself after its own start."""
TIDY = 3.5
"""Seconds after a first visit in which engines put away what they have compiled."""

DIGITS = {"shifts": 3, "memory kept": 1}
"""Behind the point."""

Readings = dict[str, list[float]]
"""Milliseconds, by page, visit and mark: `box first engine-ready`."""


def reading(browser: Visitor, address: str, is_first: bool) -> dict[str, float]:
    """The marks of one visit, in ms from the page's beginning."""
    time.sleep(CALM)
    browser.goto(address)
    marks: dict[str, float] = browser.evaluate(READY)
    if "engine-ready" not in marks:
        raise SystemExit(f"bench: no start at {address}: {browser.complaints()}")
    if is_first:
        browser.evaluate(KEPT)
        time.sleep(TIDY)
    shifts = browser.evaluate(SHIFTS)
    return {**marks, **browser.evaluate(MEMORY), **({} if shifts is None else {"shifts": shifts})}


def visits(start: Start, profile: Path, address: str) -> Iterator[tuple[str, dict[str, float]]]:
    """The first visit of a new browser, and the next after it was closed and started again."""
    for visit in VISITS:
        browser = start(profile)
        try:
            yield visit, reading(browser, address, visit == VISITS[0])
        finally:
            browser.close()


def measure(setting: Setting) -> Found:
    """Spreads of all marks, by engine."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        lay_out(folder / "served", setting.dist)
        with serving(folder / "served") as site:
            return {
                engine: spreads(
                    pairs_of(start, site.address, folder / engine, setting.pairs or PAIRS[engine])
                )
                for engine, start in setting.engines.items()
            }


def spreads(readings: Readings) -> Found:
    """The middle and the ends of each."""
    return {
        name: spread(values, DIGITS.get(name.split(" ", 2)[2])) for name, values in readings.items()
    }


def rows(found: Found) -> list[Row]:
    """The start beside the bare start, and when the shelf was there."""
    return [row for engine, marks in found.items() for row in engine_rows(engine, marks)]


def engine_rows(engine: str, marks: Found) -> Iterator[Row]:
    """One engine's lines."""
    for visit in VISITS:
        box, bare = (marks[f"{page} {visit} engine-ready"] for page in PAGES)
        yield f"start, {visit} visit, {engine}", told(box), ratio(box, bare)
    for visit in VISITS:
        yield f"shelf drawn, {visit} visit, {engine}", told(marks[f"box {visit} shelf-drawn"]), ""
    for visit in VISITS:
        if shifts := marks.get(f"box {visit} shifts"):
            yield f"layout shift, {visit} visit, {engine}", told(shifts, ""), ""
    if kept := marks.get("box later memory kept"):
        read = told(marks["box later memory read"])
        yield f"Python's memory kept, {engine}", told(kept, " MB"), f"given back in {read}"


def pairs_of(start: Start, address: str, profiles: Path, pairs: int) -> Readings:
    """All readings; the pages take turns at going first."""
    found: Readings = {}
    profiles.mkdir(parents=True, exist_ok=True)
    for number in range(pairs):
        for page in PAGES if number % 2 else PAGES[::-1]:
            profile = profiles / f"{page}-{number}"
            for visit, marks in visits(start, profile, f"{address}{page}/"):
                for mark, value in marks.items():
                    found.setdefault(f"{page} {visit} {mark}", []).append(value)
    return found
