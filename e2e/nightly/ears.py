"""What a screen reader hears, finds and presses. Run by the system's Python, which has PyGObject.

It asks the browser over AT-SPI, as Orca does. Each line that comes is a request, each line that
goes the answer, both JSON: "tree", "heard", or the path of a thing, which is pressed.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from gi.repository import Gio, GLib

SPI = "org.a11y.atspi"
REGISTRY = f"{SPI}.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
AT_REGISTRY = "/org/a11y/atspi/registry"
COMES = "object:children-changed"
"""The only event of which browsers are asked to tell."""
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
    told = bus.call_sync(whom, path, interface, name, given, None, 0, PATIENCE, None).unpack()
    return told[0] if told else None


class Ears:
    """One listener, to whom the browser tells all that comes."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self.bus = Gio.DBusConnection.new_for_address_sync(address, FLAGS, None, None)
        call(self.bus, REGISTRY, AT_REGISTRY, f"{REGISTRY}.RegisterEvent", "sass", COMES, [], "")
        self.bus.signal_subscribe(
            None, f"{SPI}.Event.Object", "ChildrenChanged", None, None, 0, self.note
        )
        self.news = list[tuple[str, str]]()
        self.browser, self.page = "", ""
        self.roles, self.is_log = dict[str, str](), dict[str, bool]()

    def note(self, _bus: Any, _whom: str, path: str, _face: str, _name: str, told: Any) -> None:
        """Something has come into another thing, or has gone from it."""
        how, _, _, (_, child), *_ = told.unpack()
        if how.startswith("add"):
            self.news.append((path, child))

    def ask(self, path: str, method: str, kinds: str = "", *words: Any) -> Any:
        return call(self.bus, self.browser, path, f"{SPI}.{method}", kinds, *words)

    def name(self, path: str) -> str:
        what = ("ss", f"{SPI}.Accessible", "Name")
        return str(call(self.bus, self.browser, path, "org.freedesktop.DBus.Properties.Get", *what))

    def children(self, path: str) -> list[str]:
        return [child for _, child in self.ask(path, "Accessible.GetChildren")]

    def tree(self) -> list[tuple[int, str, str, str]]:
        """All things of the page, each with its depth, path, role and name.

        The page and the roles are remembered. Firefox's own cache for readers has windows alone.
        """
        self.page = self.page or self.find_page()
        return list(self.below(self.page, 0)) if self.page else []

    def find_page(self) -> str:
        """The page in the newest window that shows one."""
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
        if not self.page:
            return []  # whose news they are is not known yet
        news, self.news = self.news, []
        return [self.text(child) for region, child in news if self.speaks(region)]

    def speaks(self, path: str) -> bool:
        """Whether what comes into it is read aloud."""
        if path not in self.is_log:
            told = self.ask(path, "Accessible.GetAttributes")
            self.is_log[path] = told.get("xml-roles") == "log"
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
