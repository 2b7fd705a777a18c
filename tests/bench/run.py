"""`make bench`: all figures of the README, as one table and as bench-results.json. Not a test."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from e2e.serving import ROOT, serving
from playwright.sync_api import sync_playwright

from bench import size, startup, taps

RESULTS = ROOT / "bench-results.json"
HERE = Path(__file__).parent
Row = tuple[str, str, str]


def machine() -> dict[str, Any]:
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


def spread(readings: list[float]) -> dict[str, float]:
    """The middle and the ends."""
    return {
        "median": round(statistics.median(readings)),
        "least": round(min(readings)),
        "most": round(max(readings)),
    }


def percentile(readings: list[float], share: float) -> float:
    """The reading that this share of all do not exceed."""
    ordered = sorted(readings)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def browsing(dist: Path) -> dict[str, Any]:
    """What only a browser can tell: the start and the taps."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    options: dict[str, Any] = {"executable_path": os.environ["CHOCOBOX_CHROMIUM"], "args": args}
    with sync_playwright() as playwright:
        starts = startup.measure(playwright, options, dist)
        with playwright.chromium.launch(**options) as browser, serving(dist) as site:
            answers = taps.measure(browser, site)
            version = browser.version
    return {
        "chromium": version,
        "start": {name: spread(readings) for name, readings in starts.items()},
        "taps": {
            "count": len(answers),
            "p50": percentile(answers, 0.5),
            "p98": percentile(answers, 0.98),
        },
    }


def engines() -> dict[str, Any]:
    """The rules by themselves, in CPython and in Pyodide under Node, told as JSON."""
    return {
        name: json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        for name, command in {
            "CPython": [sys.executable, str(HERE / "engine.py")],
            "Pyodide": ["node", str(HERE / "pyodide.mjs")],
        }.items()
    }


def start_rows(found: dict[str, Any]) -> list[Row]:
    """The start beside the bare start."""
    rows = []
    for visit in ("first", "second"):
        box, bare = found["start"][f"box {visit}"], found["start"][f"bare {visit}"]
        told = [f"{one['median']} ms ({one['least']} to {one['most']})" for one in (box, bare)]
        factor = f"{box['median'] / bare['median']:.2f} of bare loadPyodide(): {told[1]}"
        rows.append((f"start, {visit} visit", told[0], factor))
    return rows


def tap_rows(found: dict[str, Any]) -> list[Row]:
    """The answer to a finger."""
    taps = found["taps"]
    much = f"half of all; 98 %: {taps['p98']} ms; {taps['count']} taps of a whole game"
    return [("tap to paint", f"{taps['p50']} ms", much)]


def engine_rows(found: dict[str, Any]) -> list[Row]:
    """Each piece of the rules beside its plain form."""
    rows = []
    for python, parts in found["engine"].items():
        for part in parts:
            value = f"{part['ours']:.4g} {part['unit']}"
            plain = part.get("plain")
            beside = f"{part['ours'] / plain:.1f} times plain: {plain:.4g}" if plain else ""
            rows.append((f"{part['name']}, {python}", value, beside))
    return rows


def size_rows(found: dict[str, Any]) -> list[Row]:
    """What lies on the disk and what goes over the wire."""
    bytes_ = found["bytes"]
    value, packed = (f"{bytes_[name] / 1e6:.2f} MB" for name in ("raw", "gzip"))
    return [("dist/", value, f"{packed} in gzip, {bytes_['files']} files")]


def main() -> None:
    """Measure everything, show it, keep it."""
    dist = Path(os.environ.get("CHOCOBOX_DIST", ROOT / "dist"))
    found: dict[str, Any] = {"date": time.strftime("%Y-%m-%d"), "machine": machine()}
    found |= {"engine": engines(), "bytes": size.measure(dist), **browsing(dist)}
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")
    rows = [*start_rows(found), *tap_rows(found), *engine_rows(found), *size_rows(found)]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, value, beside in rows:
        print(f"{name:{widths[0]}}  {value:>{widths[1]}}  {beside}")
    print(f"{found['date']}, {found['machine']['processor']}, kept in {RESULTS.name}")


if __name__ == "__main__":
    main()
