"""The page's policy: whatever a script tries, the browser lets it ask its own host alone."""

from __future__ import annotations

import re

from support.places import ROOT

POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')
NEAR = {"'self'", "'none'", "data:", "blob:", "'wasm-unsafe-eval'", "'unsafe-inline'"}
"""Sources that are no other host."""


def policy() -> dict[str, list[str]]:
    """Each thing that a page may do, with the places that it may be done with."""
    [told] = POLICY.findall((ROOT / "index.html").read_text(encoding="utf-8"))
    parts = [part.split() for part in told.split(";") if part.strip()]
    return {name: places for name, *places in parts}


def test_the_page_may_ask_its_own_host_alone() -> None:
    rules = policy()
    assert rules["default-src"] == ["'none'"]
    assert rules["connect-src"] == ["'self'"]
    assert rules["form-action"] == ["'none'"]
    assert {place for places in rules.values() for place in places} <= NEAR


def test_only_styles_of_elements_stand_within_the_page() -> None:
    inline = [name for name, places in policy().items() if "'unsafe-inline'" in places]
    assert inline == ["style-src-attr"]
