"""Persons at Choco-Boom, with eyes on the card and ears for the last call alone."""

from __future__ import annotations

import time
from typing import Any

from e2e.boom_table import TOP, BoomTable
from e2e.fingers import PATIENCE
from e2e.table import ECHO

CALLS = {"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"}
"""What a child has learned by heart."""

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const places = (selector) => Object.fromEntries(all(selector).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.on, [x + width / 2, y + height / 2]];
  }));
  const words = all('.pile-layer > [aria-label^="Pile"]')[0]?.getAttribute("aria-label") ?? "";
  return {
    end: all(".end-sheet").length > 0,
    key: all(`TOP`).at(-1)?.dataset.key ?? "",
    card: /on top ([a-z]+ [a-z]+)/.exec(words)?.[1] ?? "",
    flip: places("button.deck-key.open"),
    call: places(".call-key.open"),
    ready: places('.tools [data-on^="ready:"]'),
    slap: places(".pad"),
    isTold: all(".verdict").length > 0,
  };
}""".replace("TOP", TOP)
"""What there is to see: the card on top by its name, and where the keys are that are open."""


class BoomPersons:
    """Play by touch; one of them slaps. `did` is what they have done, in their own words."""

    def __init__(self, table: BoomTable, slapper: int = 0) -> None:
        self.table, self.page = table, table.page
        self.slapper = slapper
        self.did: list[str] = []
        self.key, self.item, self.said = "none", "", ""
        self.last = ("", "", 0.0)

    def play(self) -> None:
        """Until the result lies there."""
        while not (seen := self.page.evaluate(SEEN))["end"]:
            self.step(seen)
            assert not self.did or time.monotonic() < self.last[2] + PATIENCE, (self.did[-9:], seen)
            self.page.wait_for_timeout(15)

    def step(self, seen: Any) -> None:
        """One thing, if there is any to do."""
        if seen["ready"] or seen["isTold"]:
            self.said = ""  # after a pause a parrot repeats nothing
        if seen["ready"]:
            self.do("ready", seen["ready"])
        elif seen["key"] != self.key:
            self.look(seen)
        elif seen["call"]:
            self.do("call", {on: at for on, at in seen["call"].items() if on.endswith(self.said)})
        elif seen["flip"]:
            self.do("flip", seen["flip"])

    def look(self, seen: Any) -> None:
        """Another card lies there, or none: what is it called, and is it a double?"""
        colour, _, item = seen["card"].partition(" ")
        is_double = bool(item) and item == self.item
        self.key, self.item = seen["key"], item
        if not item:
            self.said = ""
        elif item != "parrot" or not self.said:
            self.said = CALLS[colour]
        if is_double:
            self.do("slap", {"": seen["slap"][f"slap:{self.slapper}"]})

    def do(self, what: str, places: dict[str, tuple[float, float]]) -> None:
        """A finger comes and goes; again only after a while, if the table has not answered."""
        before, on, when = self.last
        is_again = (before, on) == (what, self.key)
        if is_again and time.monotonic() < when + ECHO:
            return
        self.last = (what, self.key, time.monotonic())
        self.did += [] if is_again else [what]
        self.table.fingers.tap_at(next(iter(places.values())))
