"""`make bench`: all figures of FIGURES.md, as one table and as bench-results.json. Not a test."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench import (
    browsers,
    evening,
    gliding,
    habits,
    minutes,
    pages,
    replay,
    size,
    slaps,
    slow,
    sources,
    startup,
    taps,
    touch,
    wire,
)
from bench.figures import Found, Setting, show
from bench.rules import Part
from support.serving import ROOT

RESULTS = ROOT / "bench-results.json"
PARTS: dict[str, Any] = {
    "start": startup,
    "slow": slow,
    "wire": wire,
    "touch": touch,
    "gliding": gliding,
    "taps": taps,
    "slaps": slaps,
    "replay": replay,
    "rules": Part("engine.py"),
    "counting": Part("counting.py"),
    "pages": pages,
    "minutes": minutes,
    "habits": habits,
    "class": Part("results.py"),
    "growth": Part("growth.py"),
    "evening": evening,
    "bytes": size,
    "dev": sources,
}
"""Each has `measure(setting) -> found` and `rows(found)`; the table is in this order."""


def machine() -> Found:
    """What kind of machine this was measured on."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return {
        "processor": next(named, platform.processor()),
        "cores": os.cpu_count(),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "node": node.stdout.strip(),
    }


def wishes() -> argparse.Namespace:
    """What the command line asks for; without a word: everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=" ".join(PARTS))
    parser.add_argument("--pairs", type=int, help="instead of as many as are usual")
    parser.add_argument("--engine", action="append", help="only this browser")
    args = parser.parse_args()
    if strange := set(args.parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(strange))}")
    return args


def measure(args: argparse.Namespace) -> Found:
    """The parts that are asked for, by name."""
    dist = Path(os.environ.get("CHOCOBOX_DIST", ROOT / "dist"))
    with sync_playwright() as playwright:
        found = browsers.engines(playwright)
        engines = {name: it for name, it in found.items() if name in (args.engine or found)}
        setting = Setting(playwright, dist, engines, args.pairs)
        return {
            name: part.measure(setting)
            for name, part in PARTS.items()
            if name in (args.parts or PARTS)
        }


def main() -> None:
    """Measure, show, and keep it if everything was measured."""
    args = wishes()
    found: Found = {"date": time.strftime("%Y-%m-%d"), "machine": machine(), **measure(args)}
    show([row for name, part in PARTS.items() if name in found for row in part.rows(found[name])])
    print(f"{found['date']}, {found['machine']['processor']}")
    if not (args.parts or args.engine or args.pairs):
        RESULTS.write_text(json.dumps(found, indent=2) + "\n")
        print(f"kept in {RESULTS.name}")


if __name__ == "__main__":
    main()
