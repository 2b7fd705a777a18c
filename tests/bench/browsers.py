"""The browsers that are measured: each started anew, with a folder in which it keeps things."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from e2e.engines import ENGINES
from e2e.visitor import Visitor
from playwright.sync_api import Playwright

from runtime.browser import installed

Start = Callable[[Path], Visitor]
"""Starts a browser that keeps things in that folder."""


def engines(playwright: Playwright) -> dict[str, Start]:
    """Every engine that can be measured here, by name."""
    paths = {name: installed(name) for name in ENGINES}
    return {name: starter(name, path, playwright) for name, path in paths.items() if path}


def starter(name: str, path: str, playwright: Playwright) -> Start:
    """How this engine is started."""
    return lambda profile: ENGINES[name](path, profile, playwright)
