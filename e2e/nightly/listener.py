"""A person with a screen reader: Firefox in a window that nobody sees, heard over AT-SPI."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from e2e.engines import SYSTEM_PYTHON, XVFB, ByPlaywright
from e2e.visitor import PATIENCE
from playwright.sync_api import Playwright

EARS = Path(__file__).with_name("ears.py")
BUS = ("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1")
BUTTONS = ("push button", "button")
LIST = "What I can do"
SETTINGS = {"accessibility.force_disabled": -1, "ui.prefersReducedMotion": 1}
OFTEN = 0.03
"""So long it waits before it looks again, in seconds."""


class Thing(NamedTuple):
    """One thing of the page, as readers know it."""

    depth: int
    path: str
    role: str
    name: str


class Listener:
    """Knows of the page only what readers are told, and presses only by them."""

    def __init__(self, ears: subprocess.Popen[str]) -> None:
        self.ears, self.heard = ears, list[str]()

    def ask(self, wanted: str) -> Any:
        """What the reader answers; null if it asks for something that has just gone."""
        assert self.ears.stdin
        assert self.ears.stdout
        self.ears.stdin.write(f"{json.dumps(wanted)}\n")
        self.ears.stdin.flush()
        return json.loads(self.ears.stdout.readline())

    def listen(self) -> None:
        self.heard += self.ask("heard") or []

    def things(self) -> list[Thing]:
        return [Thing(*one) for one in self.ask("tree") or []]

    def within(self, things: list[Thing], place: int) -> list[Thing]:
        """All that is in the thing at this place."""
        rest = things[place + 1 :]
        end = next((n for n, one in enumerate(rest) if one.depth <= things[place].depth), None)
        return rest[:end]

    def choices(self, things: list[Thing]) -> list[Thing]:
        """The buttons of the list; before it is there, the one that brings it."""
        for place, one in enumerate(things):
            if one.name == LIST:
                inside = self.within(things, place)
                return [it for it in (one, *inside) if it.role in BUTTONS]
        return []

    def ending(self, things: list[Thing]) -> str:
        """What the end sheet says first: a group that is called as its heading."""
        for place, one in enumerate(things):
            if one.role == "panel" and one.name:
                headings = [it for it in self.within(things, place) if it.role == "heading"]
                if any(it.name == one.name for it in headings):
                    return one.name
        return ""

    def looks(self) -> tuple[list[Thing], str]:
        """Wait until something can be pressed in the list, or the game is over."""
        end = time.monotonic() + PATIENCE
        while True:
            things = self.things()
            choices, over = self.choices(things), self.ending(things)
            if choices or over:
                return choices, over
            assert time.monotonic() < end, ("nothing can be done", things, self.heard[-9:])
            time.sleep(OFTEN)
            self.listen()

    def press(self, thing: Thing) -> bool:
        """Press a thing by the reader and wait for what is said; false if it has just gone."""
        self.listen()
        before, end = len(self.heard), time.monotonic() + PATIENCE
        if not self.ask(thing.path):
            return False
        while len(self.heard) == before:
            assert time.monotonic() < end, f"nothing is said after {thing.name}"
            time.sleep(OFTEN)
            self.listen()
        return True


@contextmanager
def running(command: tuple[str, ...], **how: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **how) as one:
        try:
            yield one
        finally:
            one.terminate()


def first_line(one: subprocess.Popen[str]) -> str:
    assert one.stdout
    return one.stdout.readline().strip()


@contextmanager
def listening(playwright: Playwright, firefox: str, profile: Path) -> Iterator[Any]:
    """A Firefox and who listens to it, on a bus and a screen of their own."""
    quiet = {"stderr": subprocess.DEVNULL}
    with ExitStack() as open_ones:
        bus = open_ones.enter_context(running(BUS, **quiet))
        screen = open_ones.enter_context(running(XVFB, **quiet))
        own = {"DBUS_SESSION_BUS_ADDRESS": first_line(bus), "DISPLAY": f":{first_line(screen)}"}
        where = {**os.environ, **own, "GNOME_ACCESSIBILITY": "1"}
        command = (SYSTEM_PYTHON, str(EARS))
        ears = open_ones.enter_context(running(command, stdin=subprocess.PIPE, env=where))
        how = {"channel": "moz-firefox", "headless": False, "firefox_user_prefs": SETTINGS}
        visitor = ByPlaywright(playwright.firefox, firefox, profile, env=where, **how)
        open_ones.callback(visitor.close)
        yield visitor, Listener(ears)
