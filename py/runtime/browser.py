"""Finds and installs the browsers of the tests, what readers of the screen need, and a web server.

Without arguments it prints the path of a Chromium, which it may install; `all` installs all.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SYSTEM_PYTHON = "/usr/bin/python3"
"""Debian's own Python: it has PyGObject, which opens WebKit's window and hears as readers do."""

NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
    "reader": ("/usr/libexec/at-spi-bus-launcher",),
    "nginx": ("nginx", "/usr/sbin/nginx"),
}
PACKAGES = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"),
    "reader": ("at-spi2-core", "dbus-daemon", "xvfb", "python3-gi"),
    "nginx": ("nginx-light",),
}
APT = ("apt-get", "install", "-y", "--no-install-recommends")
POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks this script whether an installed service may start."""

NEEDS = {
    "webkit": (("Xvfb",), "import gi; gi.require_version('WebKit2', '4.1')"),
    "reader": (("Xvfb", "dbus-daemon"), "from gi.repository import Gio"),
}
"""Whoever opens a window, or listens to one: other programs, and what Debian's Python must have."""


def installed(engine: str = "chromium") -> str | None:
    """The path of an engine's program; None if it or a part is missing."""
    named = os.environ.get(f"CHOCOBOX_{engine.upper()}")
    found = (shutil.which(name) for name in ((named,) if named else NAMES[engine]))
    path = next((path for path in found if path), None)
    return path if engine not in NEEDS or has_needs(*NEEDS[engine]) else None


def has_needs(programs: tuple[str, ...], script: str) -> bool:
    """Whether all programs are there, and Debian's Python runs a script."""
    if not all(map(shutil.which, (*programs, SYSTEM_PYTHON))):
        return False
    command = [SYSTEM_PYTHON, "-c", script]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


def advice(*engines: str) -> str:
    """The command that installs engines by hand."""
    return " ".join((*APT, *(package for engine in engines for package in PACKAGES[engine])))


def from_playwright() -> str | None:
    """The path of Playwright's own Chromium, downloaded if it is missing."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if os.geteuid() == 0:
        command.append("--with-deps")
    if run(command) != 0:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def from_apt(*engines: str) -> bool:
    """Install these engines as Debian packages; False if that fails."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    with nothing_started():
        return run(["apt-get", "update"]) == 0 and run(advice(*engines).split()) == 0


@contextmanager
def nothing_started() -> Iterator[None]:
    """Keep packages from starting services; a rule of the machine itself stays."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


def run(command: list[str]) -> int:
    """Run a command; all its output goes to standard error."""
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode


def install_all() -> None:
    """Install the missing engines, or say how."""
    missing = [engine for engine in NAMES if not installed(engine)]
    if missing and not from_apt(*missing):
        raise SystemExit(f"chocobox: please install {', '.join(missing)}: {advice(*missing)}")


def find_chromium() -> str:
    """The path of a Chromium: installed, from Playwright, or from Debian."""
    path = installed() or from_playwright() or (installed() if from_apt("chromium") else None)
    if not path:
        raise SystemExit("chocobox: the tests need a browser; please install Chromium")
    return path


if __name__ == "__main__":
    if sys.argv[1:] == ["all"]:
        install_all()
    else:
        print(find_chromium())
