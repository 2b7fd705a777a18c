"""A person with a screen reader: Firefox in a window that nobody sees, heard over AT-SPI."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from e2e.engines import XVFB, ByPlaywright
from e2e.visitor import PATIENCE
from playwright.sync_api import Playwright

from runtime.browser import SYSTEM_PYTHON

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


def within(things: list[Thing], place: int) -> list[Thing]:
    """All that is in the thing at this place."""
    rest = things[place + 1 :]
    end = next((n for n, one in enumerate(rest) if one.depth <= things[place].depth), None)
    return rest[:end]


def choices_in(things: list[Thing]) -> list[Thing]:
    """The buttons of the list; before it is there, the one that brings it."""
    for place, one in enumerate(things):
        if one.name == LIST:
            return [it for it in (one, *within(things, place)) if it.role in BUTTONS]
    return []


def ending_in(things: list[Thing]) -> str:
    """What the end sheet says first: a group that is called as a heading in it."""
    for place, one in enumerate(things):
        headings = [it.name for it in within(things, place) if it.role == "heading"]
        if one.role == "panel" and one.name in headings:
            return one.name
    return ""


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

    def look(self) -> tuple[list[Thing], str]:
        """Wait until something can be pressed in the list, or the game is over."""
        for _ in self.wait("nothing can be done"):
            things = self.things()
            choices, over = choices_in(things), ending_in(things)
            if choices or over:
                return choices, over
        raise AssertionError

    def press(self, thing: Thing) -> None:
        """Press a thing, if it has not just gone, and wait for what is said."""
        self.listen()
        before = len(self.heard)
        if self.ask(thing.path):
            for _ in self.wait(f"nothing is said after {thing.name}"):
                if len(self.heard) > before:
                    return

    def wait(self, what: str) -> Iterator[None]:
        """Again and again, listening meanwhile, but not for ever."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen()
            yield
            time.sleep(OFTEN)
        raise AssertionError((what, self.things(), self.heard[-9:]))


@contextmanager
def running(command: tuple[str, ...], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A program of which only the output counts; it is ended with whoever needs it."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True, **how}
    with subprocess.Popen(command, **how) as one:
        try:
            yield one
        finally:
            one.terminate()


def first_line(one: subprocess.Popen[str]) -> str:
    assert one.stdout
    return one.stdout.readline().strip()


@contextmanager
def listening(
    playwright: Playwright, firefox: str, profile: Path
) -> Iterator[tuple[ByPlaywright, Listener]]:
    """A Firefox and who listens to it, on a bus and a screen of their own."""
    how = {"channel": "moz-firefox", "headless": False, "firefox_user_prefs": SETTINGS}
    with running(BUS) as bus, running(XVFB) as screen:
        own = {"DBUS_SESSION_BUS_ADDRESS": first_line(bus), "DISPLAY": f":{first_line(screen)}"}
        where = {**os.environ, **own, "GNOME_ACCESSIBILITY": "1"}
        with running(
            (SYSTEM_PYTHON, str(EARS)), stdin=subprocess.PIPE, stderr=None, env=where
        ) as ears:
            visitor = ByPlaywright(playwright.firefox, firefox, profile, env=where, **how)
            try:
                yield visitor, Listener(ears)
            finally:
                visitor.close()
