"""No sentence at a table tells who plays by keys to tap."""

from __future__ import annotations

import re

import pytest

from house.test_words import LANGUAGES, LOCALES

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
FINGERS = re.compile(r"\b(tap|taps|drag|swipe|fingers?|hold the eye|hold to|touch the)\b", re.I)
BY_KEYS = re.compile(r"^ +\[keys\] (.+)$", re.M)
TELLS_FINGERS = re.compile(r"-help(-|$)|^practice-ready$|^card-")
"""They explain how it is touched, beside a list of keys, or speak of hands."""


def texts(language: str, pattern: str = "*.ftl") -> dict[str, str]:
    """Each message of these files, as it is written."""
    found: dict[str, str] = {}
    for path in (LOCALES / language).rglob(pattern):
        parts = re.split(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.M)
        found |= zip(parts[1::2], parts[2::2], strict=True)
    return found


def with_way(language: str) -> set[str]:
    return {name for name, text in texts(language).items() if "$way ->" in text}


def test_what_speaks_of_fingers_says_something_else_by_keys() -> None:
    first = {path.stem for path in (LOCALES / "en").glob("*.ftl")}
    told = {name: it for stem in first for name, it in texts("en", f"{stem}.ftl").items()}
    fingers = {name for name, text in told.items() if FINGERS.search(text)}
    silent = {name for name in fingers if not TELLS_FINGERS.search(name)} - with_way("en")
    assert not silent
    by_keys = {name: BY_KEYS.findall(text) for name, text in told.items() if "$way ->" in text}
    assert len(by_keys) > 40
    assert all(by_keys.values())
    assert not {name for name, said in by_keys.items() if FINGERS.search(" ".join(said))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_fingers_and_keys_apart(language: str) -> None:
    assert with_way(language) == with_way("en")
