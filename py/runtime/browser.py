"""Prints the Chromium that the tests will drive, and installs one where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]


def installed() -> str | None:
    """The path of an installed Chromium."""
    named = os.environ.get("CHOCOBOX_CHROMIUM")
    found = (shutil.which(name) for name in ((named,) if named else NAMES))
    return next((path for path in found if path), None)


def from_playwright() -> str | None:
    """The path of Playwright's own Chromium, downloaded if need be."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if os.geteuid() == 0:
        command.append("--with-deps")
    if run(command) != 0:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def from_apt() -> str | None:
    """The path of Debian's Chromium, installed if we may."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    if run(["apt-get", "update"]) != 0 or run(APT) != 0:
        return None
    return installed()


def run(command: list[str]) -> int:
    """Runs a command whose words all go to standard error."""
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode


def main() -> None:
    """Prints one path, or says in one line what to install."""
    path = installed() or from_playwright() or from_apt()
    if not path:
        raise SystemExit("chocobox: the tests need a browser; please install Chromium")
    print(path)


if __name__ == "__main__":
    main()
