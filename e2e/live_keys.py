"""A person at a live table with nothing but a keyboard, who hears what happens."""

from __future__ import annotations

import re
import time

from e2e.fingers import PATIENCE
from e2e.keys import Keys
from e2e.table import DRAWN

HEAR = """() => {
  chocobox.heard = [];
  const said = document.querySelector("#said");
  const note = () => {
    const { textContent: text } = said;
    if (text && chocobox.heard.at(-1) !== text) chocobox.heard.push(text);
  };
  new MutationObserver(note).observe(said, { childList: true, characterData: true, subtree: true });
  note();
}"""
"""Notes all that the page says, for at a live table one sentence soon follows another."""


class LiveKeys(Keys):
    """One keyboard at one table."""

    def listen(self) -> None:
        """From now on every sentence is noted."""
        self.page.evaluate(HEAR)

    def hit(self, key: str, *words: str) -> None:
        """Press a key; these words, patterns, are said after it, in any order."""
        self.page.evaluate("chocobox.heard.length = 0")
        self.press(key)
        for pattern in words:
            self.hears(pattern)

    def hears(self, pattern: str) -> None:
        """Wait until this has been said since the last key, whatever came after it."""
        wanted, end = re.compile(pattern), time.monotonic() + PATIENCE
        said: list[str] = []
        while not any(map(wanted.search, said)):
            assert time.monotonic() < end, f"{pattern!r} is not said, but {said}"
            self.page.wait_for_timeout(25)
            said = self.page.evaluate("chocobox.heard")
        self.page.evaluate(DRAWN)
