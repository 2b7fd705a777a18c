"""What all figures have in common: medians with ranges, and the table that shows them."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from bench.browsers import Start

Found = dict[str, Any]
Row = tuple[str, str, str]
"""What was measured, ours, and what it is to be read beside."""


@dataclass(frozen=True)
class Setting:
    """What is measured, with what, and how often."""

    playwright: Playwright
    dist: Path
    engines: dict[str, Start]
    pairs: int | None
    """None: as many as are usual."""


def spread(readings: Sequence[float], digits: int | None = None) -> Found:
    """The middle and the ends."""
    ends = {"median": statistics.median(readings), "least": min(readings), "most": max(readings)}
    return {name: round(value, digits) for name, value in ends.items()}


def percentile(readings: list[float], share: float) -> float:
    """The reading that this share of all do not exceed."""
    ordered = sorted(readings)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def told(one: Found, unit: str = " ms") -> str:
    """A spread in words."""
    return f"{one['median']}{unit} ({one['least']} to {one['most']})"


def ratio(box: Found, bare: Found) -> str:
    """How ours compares, and with what."""
    return f"{box['median'] / bare['median']:.2f} of bare loadPyodide(): {told(bare)}"


def show(rows: list[Row]) -> None:
    """Print the table."""
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, value, beside in rows:
        print(f"{name:{widths[0]}}  {value:>{widths[1]}}  {beside}".rstrip())
