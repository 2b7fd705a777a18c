"""A person alone against bots at Kaboom!: sees, remembers, slaps, and knows no rule."""

from __future__ import annotations

import time
from typing import Any

from e2e.fingers import PATIENCE, middles
from e2e.kaboom_table import KaboomTable
from e2e.table import ECHO
from playwright.sync_api import Locator

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const on = (one) => one.dataset.on;
  return {
    end: all(".end-sheet").length > 0,
    peeks: all(".eye-key.peek").length > 0,
    keys: all(".tools [data-on]").map((one) => on(one).split(":")[0]),
    open: all(".pad.open").length > 0,
    top: all(".discard-pile .playing").at(-1)?.dataset.key.slice("card-".length, -1) ?? "",
    marks: Object.fromEntries(all('[data-key^="back-"]').map((one) => [on(one), one.dataset.key])),
    offered: all('.offered[data-on^="card:"]').map(on),
  };
}"""
"""What there is to see: cards by their ranks."""


class KaboomPerson:
    """Plays the first seat by touch. `did` is what it has done, in its own words."""

    def __init__(self, table: KaboomTable) -> None:
        self.table, self.page = table, table.page
        self.knows: dict[str, str] = {}
        """The rank of each card that was seen, by its mark."""
        self.did: list[str] = []
        self.slapped = ""
        self.acted = 0.0

    def look(self) -> Any:
        """What is on the screen now."""
        return self.page.evaluate(SEEN)

    def play_round(self) -> None:
        """Until the result lies there."""
        end = time.monotonic() + 6 * PATIENCE
        while not (seen := self.look())["end"]:
            assert time.monotonic() < end, self.did
            self.step(seen)
            self.page.wait_for_timeout(20)

    def step(self, seen: Any) -> None:
        """One thing, if there is any to do."""
        if seen["peeks"]:
            return self.peek()
        if seen["open"] and seen["top"] != self.slapped and self.matching(seen):
            self.slapped = seen["top"]
            self.table.press(self.table.pad(0))
            return self.note("slap")
        for word in seen["keys"]:
            if answer := getattr(self, f"on_{word}", None):
                return answer(seen)  # type: ignore[no-any-return]
        return None

    def peek(self) -> None:
        """Hold the eye; remember what lies where."""
        assert self.table.faces() == []
        at = self.table.middle(self.table.eye(0))
        self.table.fingers.down(at)
        self.table.until(lambda state: state.peeks[0] == "looking")
        marks = {f"back-{it.mark}" for it in self.table.state.grids[0] if it}
        self.read(marks)
        self.page.wait_for_timeout(700)
        self.table.fingers.up(at)
        self.table.until(lambda state: state.peeks[0] == "done")
        assert self.table.faces() == []
        self.note("peek")

    def read(self, marks: set[str]) -> None:
        """Remember the cards that lie open."""
        for mark in marks:
            for face in self.table.faces(f'[data-key="{mark}"]'):
                self.knows[mark] = face.rstrip("SHDC")

    def matching(self, seen: Any) -> list[str]:
        """Where cards lie that are known to match the discard."""
        return [on for on, mark in seen["marks"].items() if self.knows.get(mark) == seen["top"]]

    def on_giveup(self, seen: Any) -> None:
        """It was first."""
        self.tap(self.at(self.matching(seen)[0]), "reveal")

    def on_enough(self, seen: Any) -> None:
        """One card is gone."""
        self.tap(self.table.key("enough", 0), "enough")

    def on_keep(self, seen: Any) -> None:
        """Nothing is given away."""
        self.tap(self.table.key("keep", 0), "keep")

    def on_discard(self, seen: Any) -> None:
        """The first card is kept in place of one that is not known, others are thrown away."""
        unknown = [on for on in seen["offered"] if seen["marks"][on] not in self.knows]
        if unknown and "replace" not in self.did:
            return self.tap(self.at(unknown[0]), "replace")
        return self.tap(self.table.key("discard", 0), "discard")

    def on_skip(self, seen: Any) -> None:
        """A power is used on the first card that it reaches, and another."""
        if seen["offered"]:
            self.tap(self.at(seen["offered"][0 if self.did[-1] != "power" else -1]), "power")

    def on_cover(self, seen: Any) -> None:
        """What was looked at is remembered."""
        self.read(set(self.look()["marks"].values()))
        self.tap(self.table.key("cover", 0), "cover")

    def on_no(self, seen: Any) -> None:
        """A king swaps nothing."""
        self.tap(self.table.key("no", 0), "no")

    def on_flip(self, seen: Any) -> None:
        """It is its turn to flip."""
        self.tap(self.table.stock, "flip")

    def on_draw(self, seen: Any) -> None:
        """It draws; the second time it calls, if it may."""
        if "draw" in self.did and "kaboom" in seen["keys"]:
            return self.tap(self.table.key("kaboom", 0), "kaboom")
        return self.tap(self.table.stock, "draw")

    def at(self, on: str) -> Locator:
        """A card by its name."""
        return self.page.locator(f'[data-on="{on}"]')

    def tap(self, thing: Locator, word: str) -> None:
        """Tap a thing, no sooner after the last time than a person can; it may be gone already."""
        time.sleep(max(0.0, self.acted + ECHO - time.monotonic()))
        before = self.look()
        for at in middles(thing):
            self.table.fingers.tap_at(at)
        self.acted = time.monotonic()
        while self.look() == before and time.monotonic() < self.acted + 1:
            self.page.wait_for_timeout(20)
        self.note(word)

    def note(self, word: str) -> None:
        """What it has done."""
        self.did.append(word)
