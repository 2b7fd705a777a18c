"""A slow tablet: stops a Chromium's renderers most of the time, by `python brake.py <profile>`.

Chromium's own slowing does not reach workers; this does, for they live in the renderers.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

TIMES = 4
"""How much slower."""
ON = 0.005
"""Seconds of each turn in which the renderers run; they then stand still the rest of the turn."""
LOOK = 5
"""Turns after which to look for new renderers."""


def words(pid: int) -> str:
    """The command line of a process."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def browser_of(profile: str) -> int | None:
    """The browser of a profile folder."""
    for pid in (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()):
        said = words(pid)
        if f"--user-data-dir={profile}" in said and " --type=" not in said:
            return pid
    return None


def below(pid: int) -> Iterator[int]:
    """All descendants of a process."""
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (int(word) for word in (task / "children").read_text().split()):
                yield child
                yield from below(child)


def signal_all(pids: list[int], which: signal.Signals) -> None:
    """Stop them or let them go on; some may have ended."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, which)


def renderers(browser: int) -> list[int]:
    """Where its pages and workers run."""
    return [pid for pid in below(browser) if " --type=renderer" in words(pid)]


def slow(browser: int) -> None:
    """Stop and continue in turn until the end; a turn that was too long shortens the next."""
    found: list[int] = []
    owed = 0.0
    try:
        for turn in range(sys.maxsize):
            begun = time.monotonic()
            signal_all(found, signal.SIGCONT)
            time.sleep(ON)
            signal_all(found, signal.SIGSTOP)
            stopped = time.monotonic()
            owed += (TIMES - 1) * (stopped - begun)
            if turn % LOOK == 0:
                found = renderers(browser)
            time.sleep(max(0.0, stopped + owed - time.monotonic()))
            owed -= time.monotonic() - stopped
    finally:
        signal_all(found, signal.SIGCONT)


@contextmanager
def braked(profile: Path) -> Iterator[None]:
    """Slows the browser of that folder inside the `with` block."""
    process = subprocess.Popen([sys.executable, __file__, str(profile)])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def end(_: int, __: FrameType | None) -> None:
    """A signal to stop is no error."""
    raise SystemExit


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, end)
    if browser := browser_of(sys.argv[1]):
        slow(browser)
