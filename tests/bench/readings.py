"""How often a second something can be done, ours beside a plain way."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 9
ENOUGH = 0.05
"""Seconds that one reading lasts at least."""


def rate(job: Callable[[], Any], times: int) -> float:
    """How often a second this can be done."""
    start = time.perf_counter()
    for _ in range(times):
        job()
    return times / (time.perf_counter() - start)


def enough(job: Callable[[], Any]) -> int:
    """The number of repeats that the clock can measure."""
    times = 1
    while times / rate(job, times) < ENOUGH:
        times *= 2
    return times


def row(
    name: str, ours: Callable[[], Any], plainly: Callable[[], Any] | None, count: int
) -> dict[str, Any]:
    """Both, in turn, several times; count is how many things one call does."""
    ways = {"ours": ours, "plain": plainly}
    jobs = {key: (job, enough(job)) for key, job in ways.items() if job}
    readings: dict[str, list[float]] = {key: [] for key in jobs}
    for _ in range(ROUNDS):
        for key, (job, times) in jobs.items():
            readings[key].append(rate(job, times) * count)
    found: dict[str, Any] = {"name": name, "unit": "a second"}
    for key, values in readings.items():
        found[key] = statistics.median(values)
        found[f"{key} range"] = [min(values), max(values)]
    return found
