"""Nothing flashes: what style sheets repeat, and what they do in one pass."""

from __future__ import annotations

import re

from house.test_architecture import SCRIPTS, by_name, found
from support.places import ROOT

REPEATED = re.compile(r"animation(?:-name)?:([^;}]*)")
SPAN = re.compile(r"([\d.]+)(ms|s)\b")
PASSES = re.compile(r"\binfinite\b|\s\d+(?=\s|$)")
FRAMES = re.compile(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)")
LIGHT = re.compile(r"\b(?:opacity|visibility|filter|fill|stroke|color|background|box-shadow)\b")
FLASHES = 3
"""More in one second can hurt."""


def flashing(style: str) -> list[str]:
    """Animations that repeat more than three times a second, or whose time cannot be read."""
    repeated = [it for it in REPEATED.findall(style) if PASSES.search(it)]
    spans = [
        (it, [float(n) * (1000 if unit == "s" else 1) for n, unit in SPAN.findall(it)])
        for it in repeated
    ]
    return [it.strip() for it, ms in spans if not ms or ms[0] < 1000 / FLASHES]


def flickering(style: str) -> list[str]:
    """Movements in whose course more than three lights could come and go."""
    lights = {name: len(LIGHT.findall(frames)) for name, frames in FRAMES.findall(style)}
    return [name for name, count in lights.items() if count > FLASHES]


def test_nothing_flashes_more_than_three_times_a_second() -> None:
    """Fast flashing can hurt; only style sheets repeat a movement, and scripts know two frames."""
    for path in found(ROOT / "assets", "**/*.css"):
        style = path.read_text(encoding="utf-8")
        assert not flashing(style) + flickering(style), by_name(path)
    for path in SCRIPTS:
        script = path.read_text(encoding="utf-8")
        assert not re.search(r"\biterations\b|\bsetInterval\(", script), by_name(path)
    assert flashing(".a { animation: blink 0.2s infinite; } .b { animation: blink var(--t) 9; }")
    assert not flashing(
        ".a { animation: think 1.8s ease-in-out infinite; } .b { animation: in 90ms; }"
    )
    lights = "".join(f"{part}% {{ opacity: {part % 20}; }} " for part in range(10, 60, 10))
    assert flickering(f"@keyframes blink {{ {lights}}}") == ["blink"]
    assert not flickering("@keyframes burst { from { opacity: 0; } to { opacity: 1; } }")
