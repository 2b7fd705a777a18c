"""The browsers that are measured: each started anew, with a folder in which it keeps things."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Playwright

PATIENCE = 120_000
"""What takes longer hangs, in ms."""


class Browser(Protocol):
    """One window of a running browser."""

    def visit(self, address: str) -> None:
        """Go there; it need not be there yet."""

    def tell(self, script: str) -> Any:
        """What an asynchronous function of the page returns."""

    def close(self) -> None:
        """End the browser; what it keeps is then on the disk."""


Start = Callable[[Path], Browser]
"""Starts a browser that keeps things in that folder."""


class Played:
    """A browser that Playwright drives."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.context.set_default_timeout(PATIENCE)
        self.page = context.pages[0] if context.pages else context.new_page()

    def visit(self, address: str) -> None:
        """Go there; it need not be there yet."""
        self.page.goto(address, wait_until="commit")

    def tell(self, script: str) -> Any:
        """What an asynchronous function of the page returns."""
        return self.page.evaluate(script)

    def close(self) -> None:
        """End the browser; what it keeps is then on the disk."""
        self.context.close()


def sandbox() -> list[str]:
    """Root needs Chromium without a sandbox."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


def chromium(playwright: Playwright) -> Start:
    """The Chromium that the Makefile found."""
    path = os.environ["CHOCOBOX_CHROMIUM"]

    def start(profile: Path) -> Browser:
        return Played(
            playwright.chromium.launch_persistent_context(
                profile, executable_path=path, args=sandbox()
            )
        )

    return start


def firefox(playwright: Playwright) -> Start | None:
    """Debian's Firefox, if it is there."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        return None

    def start(profile: Path) -> Browser:
        return Played(
            playwright.firefox.launch_persistent_context(
                profile, executable_path=path, channel="moz-firefox"
            )
        )

    return start


def installed(playwright: Playwright) -> dict[str, Start]:
    """Every engine that can be measured here, by name."""
    found = {"chromium": chromium(playwright), "firefox": firefox(playwright)}
    return {name: start for name, start in found.items() if start}
