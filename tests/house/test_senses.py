"""For eyes, ears and hands: what no style and no script may do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from house.test_architecture import SCRIPTS, by_name
from support.serving import ROOT

STYLES: Final = sorted((ROOT / "assets").rglob("*.css"))
MOTION: Final = re.compile(
    r"device(?:motion|orientation)|DeviceMotion|DeviceOrientation|Accelerometer|Gyroscope"
    r"|\bshake\b",
    re.I,
)
"""How a script would hear that somebody moves the device, or moves itself before it."""

HEARS_FOCUS: Final = re.compile(r"@focus(?:in|out)?=|@blur=|[\"'](?:focus|focusin|focusout)[\"'],")
AT_FOCUS: Final = {"js/pages/share.js": "selectAll"}
"""What a script does as soon as something has the focus."""

SHOWN: Final = {
    "h1:focus": r"h1",  # a heading is read, not pressed
    ".ground": r"\.ground:focus-visible \{ stroke",
    ".prism-code-editor .pce-textarea": r"\.prism-code-editor:focus-within \{ outline",
    ".bench-slider input:focus-visible": r"\.bench-slider input:focus-visible::-\S+ \{ outline",
    ".playing": r"\.playing:focus-visible \.rim",
    ".gap": r"\.gap:focus-visible \.rim",
    ".card.own": r"\.card\.own:focus-visible \.held-rim",
    ".morsel": r"\.morsel:focus-visible \.rim",
}
"""Whose outline is taken away, and what shows in its place that it has the focus."""


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_nothing_listens_to_the_motion_of_the_device() -> None:
    assert [by_name(path) for path in SCRIPTS if MOTION.search(read(path))] == []
    assert MOTION.search('addEventListener("devicemotion", on)')


def test_no_movement_of_a_style_repeats_for_ever() -> None:
    assert [by_name(path) for path in STYLES if re.search(r"\binfinite\b", read(path))] == []


def test_whatever_has_the_focus_shows_it() -> None:
    every = "\n".join(map(read, STYLES))
    assert re.search(r"^:focus-visible \{ outline: var\(--ring\) solid var\(--foil\)", every, re.M)
    without = re.findall(r"^\s*([^{}\n]+?) \{[^}]*outline: (?:none|0)\b", every, re.M)
    assert {it.strip() for it in without} == set(SHOWN)
    assert [it for it, sign in SHOWN.items() if not re.search(sign, every)] == []


def test_nothing_happens_only_because_something_has_the_focus() -> None:
    heard = {by_name(path): read(path) for path in SCRIPTS if HEARS_FOCUS.search(read(path))}
    assert set(heard) == set(AT_FOCUS)
    assert all(f"@focus=${{{AT_FOCUS[name]}}}" in text for name, text in heard.items())
    assert HEARS_FOCUS.search('field.addEventListener("focusin", go)')
