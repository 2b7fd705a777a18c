"""What a first visit costs on the line, until all is kept for offline play, as a host counts it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.browsers import Start
from bench.figures import Found, Row, Setting
from bench.sites import KEPT, READY, lay_out
from support.serving import Site, serving


def measure(setting: Setting) -> Found:
    """One first visit of each page, by each engine, from a host that zips."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        lay_out(folder / "served", setting.dist)
        return {
            engine: {
                "box": cost(start, folder / "served" / "box", folder / f"{engine}-box"),
                "bare": cost(start, folder / "served" / "bare", folder / f"{engine}-bare"),
            }
            for engine, start in setting.engines.items()
        }


def cost(start: Start, folder: Path, profile: Path) -> Found:
    """What went out for a first visit."""
    with serving(folder.resolve(), zips=True) as site:
        browser = start(profile)
        try:
            browser.goto(site.address)
            browser.evaluate(READY)
            kept = browser.evaluate(KEPT)
        finally:
            browser.close()
        return {"kept": kept, **counted(site)}


def counted(site: Site) -> Found:
    """Bytes of all bodies, requests, and what was sent more than once."""
    bodies = Counter(one.path or "index.html" for one in site.answers if one.bytes)
    return {
        "bytes": sum(one.bytes for one in site.answers),
        "requests": len(site.answers),
        "twice": sorted(path for path, count in bodies.items() if count > 1),
        "failed": sorted(one.path for one in site.answers if one.status >= 400),
    }


def rows(found: Found) -> list[Row]:
    """One line for each engine."""
    return [row(engine, visit["box"], visit["bare"]) for engine, visit in found.items()]


def row(engine: str, box: Found, bare: Found) -> Row:
    """Ours, what was wasted, and the bare page's."""
    twice = f"twice: {', '.join(box['twice']) or 'none'}"
    value = f"{box['bytes'] / 1e6:.2f} MB in {box['requests']} requests"
    beside = f"{twice}; a bare start: {bare['bytes'] / 1e6:.2f} MB"
    lost = "" if box["kept"] == "ready" else f"; NOT ready for offline: {box['kept']}"
    return f"first visit over the line, {engine}", value, f"{beside}{lost}"
