"""A person who has nothing but a keyboard and hears what the page says."""

from __future__ import annotations

import re

from e2e.table import DRAWN, STATE, Table
from playwright.sync_api import Locator, Page, expect

FOCUSED = "(thing) => thing === document.activeElement"
MOST_TABS = 60
FITS = r"It fits (nowhere|in one|in \d+)"

NEWS = """([before, words]) => {
  const said = document.querySelector("#said").textContent;
  return said !== before && new RegExp(words).test(said.trim()) && said;
}"""
"""What the page has said since, if it is this; the same words again differ by a blank."""

EARS = """if (!window.heard) {
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("#said")?.textContent;
    if (said && said !== heard.at(-1)) heard.push(said);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
heard.length = 0;"""
"""Remembers all that the page has said, also what the next sentence has driven out."""


class Keys:
    """One keyboard at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    def press(self, key: str, when: float | None = None) -> None:
        """Press a key once; when, in Unix seconds, if not now."""
        if when is None:
            self.page.keyboard.press(key)
        for kind in ("rawKeyDown", "keyUp") if when else ():
            told = {"type": kind, "key": key, "timestamp": when}
            self.table.fingers.cdp.send("Input.dispatchKeyEvent", told)

    def tab_to(self, thing: Locator) -> None:
        """Walk with Tab until the thing has the focus, and that can be seen."""
        thing.wait_for()
        self.page.evaluate(DRAWN)  # a page that has just come takes the keys to its head
        for _ in range(MOST_TABS):
            if thing.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"{MOST_TABS} times Tab do not lead to {thing}")

    def enter(self, thing: Locator) -> None:
        """Walk to a link or button and press it."""
        self.tab_to(thing)
        self.press("Enter")

    def heard(self, words: str) -> str:
        """Wait until the page says this, a pattern; the whole sentence is returned."""
        return self.said_since("", words)

    def answer(self, key: str, words: str) -> str:
        """Press a key, and wait for a sentence after it that says this, a pattern."""
        before = self.page.locator("#said").text_content() or ""
        self.press(key)
        return self.said_since(before, words)

    def said_since(self, before: str, words: str) -> str:
        """Wait until the page says this, a pattern, and not what it said before."""
        return str(self.page.wait_for_function(NEWS, arg=[before, words]).json_value())

    def has_heard(self, words: str) -> bool:
        """Whether the page has said this, a pattern, since it has ears."""
        everything: list[str] = self.page.evaluate("heard")
        return any(re.search(words, said) for said in everything)

    def take_fitting(self) -> None:
        """Take the hand's cards in order, and turn them, until one is said to fit somewhere."""
        places = range(1, self.table.hand.count() + 1)
        for key in (key for place in places for key in (str(place), *"rrr")):
            if "nowhere" not in self.answer(key, FITS):
                return
        raise AssertionError("no card is said to fit anywhere")

    def play_turn(self) -> None:
        """One whole turn: choose, take, go to a place, lay, draw."""
        if self.table.on("colour:").count():
            self.enter(self.table.on("colour:").first)
            expect(self.table.on("colour:")).to_have_count(0)
        before = self.table.lying.count()
        self.table.hand.first.wait_for()
        self.take_fitting()
        self.press("ArrowRight")
        self.heard(r"Place \d+ of \d+")
        self.press("Enter")
        expect(self.table.lying).to_have_count(before + 1)
        expect(self.table.on("end").or_(self.table.end).first).to_be_visible()
        if not self.table.end.is_visible():
            self.press("d")
            expect(self.table.on("end")).to_have_count(0)

    def await_turn(self) -> None:
        """Wait for the own turn, as impatient as people are."""
        while not self.page.locator(STATE).first.is_visible():
            self.press("Enter")  # on the board, it shows a bot's move at once
            self.page.wait_for_timeout(80)
