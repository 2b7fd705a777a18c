"""What a screen reader hears, finds and presses. Run by the system's Python, which has PyGObject.

It asks the browser over AT-SPI, as Orca does. Each line that comes is a request, each line that
goes the answer, both JSON: "tree", "heard", or the path of a thing, which is pressed.
"""

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

from gi.repository import Gio, GLib

SPI = "org.a11y.atspi"
REGISTRY = f"{SPI}.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
EVENTS = ("object:children-changed", "object:text-changed", "object:property-change")
PATIENCE = 60_000
"""How long a busy browser may take for an answer, in ms."""
EMBEDS = 13
"""How a window is related to the page that it shows."""
FLAGS = (
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
)


def call(bus: Any, whom: str, path: str, method: str, kinds: str = "", *words: Any) -> Any:
    """What somebody on the bus answers; `method` is a name with its interface before it."""
    interface, _, name = method.rpartition(".")
    given = GLib.Variant(f"({kinds})", words) if kinds else None
    return bus.call_sync(whom, path, interface, name, given, None, 0, PATIENCE, None).unpack()[0]


def register(bus: Any, event: str) -> None:
    """From now on browsers tell of such events; who listens to nothing is told nothing."""
    method, words = f"{REGISTRY}.RegisterEvent", (event, [], "")
    given = GLib.Variant("(sass)", words)
    interface, _, name = method.rpartition(".")
    bus.call_sync(
        REGISTRY, "/org/a11y/atspi/registry", interface, name, given, None, 0, PATIENCE, None
    )


class Ears:
    """One listener, to whom the browser tells all that comes."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self.bus = Gio.DBusConnection.new_for_address_sync(address, FLAGS, None, None)
        for event in EVENTS:
            register(self.bus, event)
        self.bus.signal_subscribe(
            None, f"{SPI}.Event.Object", None, None, None, 0, self.note
        )
        self.news, self.sentences = list[tuple[str, str]](), list[str]()
        self.browser, self.page = "", ""
        self.roles, self.is_log = dict[str, str](), dict[str, bool]()

    def note(self, _bus: Any, _whom: str, path: str, _face: str, name: str, told: Any) -> None:
        """Something has come into another thing."""
        how, _, _, what, *_ = told.unpack()
        if name == "ChildrenChanged" and how.startswith("add"):
            self.news.append((path, what[1]))

    def ask(self, path: str, method: str, kinds: str = "", *words: Any) -> Any:
        return call(self.bus, self.browser, path, f"{SPI}.{method}", kinds, *words)

    def name(self, path: str) -> str:
        words = (f"{SPI}.Accessible", "Name")
        get = "org.freedesktop.DBus.Properties.Get"
        return str(call(self.bus, self.browser, path, get, "ss", *words))

    def children(self, path: str) -> list[str]:
        return [child for _, child in self.ask(path, "Accessible.GetChildren")]

    def tree(self) -> list[Any]:
        """All things of the page, each with its depth, path, role and name."""
        self.page = self.page or self.find_page()
        return list(self.below(self.page, 0)) if self.page else []

    def find_page(self) -> str:
        """The page in the newest window that shows one; it is remembered."""
        there = call(self.bus, REGISTRY, ROOT, f"{SPI}.Accessible.GetChildren")
        self.browser = there[0][0] if there else ""
        for window in reversed(self.children(ROOT) if there else []):
            for kind, things in self.ask(window, "Accessible.GetRelationSet"):
                if kind == EMBEDS and self.name(things[0][1]):
                    return str(things[0][1])
        return ""

    def below(self, path: str, depth: int) -> Iterator[tuple[int, str, str, str]]:
        """A thing and all that is in it. A thing keeps its role, but not its name."""
        if path not in self.roles:
            self.roles[path] = str(self.ask(path, "Accessible.GetRoleName"))
        yield depth, path, self.roles[path], self.name(path)
        for child in self.children(path):
            yield from self.below(child, depth + 1)

    def heard(self) -> list[str]:
        """All sentences that have come to live regions since the last time."""
        while GLib.MainContext.default().iteration(False):
            pass
        news, self.news = self.news, []
        return [self.text(child) for region, child in news if self.speaks(region)]

    def speaks(self, path: str) -> bool:
        if path not in self.is_log:
            told = self.ask(path, "Accessible.GetAttributes")
            self.is_log[path] = "log" in told.get("xml-roles", "").split()
        return self.is_log[path]

    def text(self, path: str) -> str:
        return str(self.ask(path, "Text.GetText", "ii", 0, -1))

    def press(self, path: str) -> bool:
        return bool(self.ask(path, "Action.DoAction", "i", 0))


def answer(ears: Ears, wanted: str) -> Any:
    """What has just gone cannot be asked any more: null."""
    try:
        return getattr(ears, wanted)() if wanted in ("tree", "heard") else ears.press(wanted)
    except GLib.Error as error:
        print(error, file=sys.stderr)
        return None


listener = Ears()
for line in sys.stdin:
    print(json.dumps(answer(listener, json.loads(line))), flush=True)
