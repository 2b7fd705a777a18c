"""A monkey on every page, in two of the languages: no error, no dead end, no table that is stuck.

`make nightly` lets it play for three minutes at each place; `SPAN=20` for so many seconds,
`SEED=7` for the same monkey again, `ONLY="kaboom and de"` at some places alone.
"""

from __future__ import annotations

import os
import random
import secrets
import time
from collections.abc import Callable

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit, Watch
from e2e.fingers import Where
from e2e.nightly.ways import NO_HARM, check_table, check_way_back, places
from e2e.screens import fill
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from support.places import READERS

SPAN = float(os.environ.get("SPAN") or 180)
"""So long it plays at each place, in seconds."""
ROUND = 60
"""After so many acts it must find a way back, and it begins again."""
TOLD = 40
"""So many of the last acts are listed when something has broken."""

SIZES = (TABLET, UPRIGHT, PHONE)
WORDS = ("Änne & Co", "<b>7</b>", "#/g/1abc", "🍫🍫", " ")
KEYS = (
    *("Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Escape", "Home", "End"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Backspace"),
    *"123456789abcdefghiklmnoprstuvwxyz?+-",
)
TARGETS = """() => [...document.querySelectorAll(
  "a[href], button, input, label, summary, textarea, [data-on], [role=slider], [tabindex='0']")]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))
  .map(([one, x, y]) => [(one.dataset.on ?? one.ariaLabel ?? one.textContent).trim(), x, y])"""
"""What can be seen and touched: how it is called, and its middle."""

PLACES = places()
TURNS = [
    (place, READERS[(at + more) % len(READERS)])
    for at, place in enumerate(PLACES)
    for more in (0, len(READERS) // 2)
]
"""Two of the languages at each place, in turn."""


@pytest.mark.parametrize(("place", "locale"), TURNS, ids=lambda it: it or "shelf")
def test_a_monkey_breaks_nothing(visit: Visit, watch: Watch, place: str, locale: str) -> None:
    seed = os.environ.get("SEED") or str(secrets.randbelow(1_000_000))
    page = visit("#/settings", script=NO_HARM, locale=locale, **CALM)
    fill(page, {address.partition("/")[2] for address in PLACES[place]})
    monkey = Monkey(page, watch, random.Random(f"{seed} {place} {locale}"))
    try:
        monkey.play(f"{page.url.partition('#')[0]}#/", PLACES[place])
    except (AssertionError, PlaywrightError) as error:
        acts = "\n".join(monkey.did[-TOLD:])
        watch.heard.clear()  # one report is enough
        pytest.fail(f"SEED={seed} at #/{place} in {locale}: {error}\nthe last acts:\n{acts}")


class Monkey:
    """Taps, drags and presses keys, as chance wants it; `did` is what it has done."""

    def __init__(self, page: Page, watch: Watch, chance: random.Random) -> None:
        self.page, self.watch, self.chance = page, watch, chance
        self.did: list[str] = []

    def play(self, shelf: str, addresses: list[str]) -> None:
        """Again and again from one of those addresses, until its time is over."""
        end = time.monotonic() + SPAN
        while time.monotonic() < end:
            address = self.chance.choice(addresses)
            self.did.append(f"go to #/{address}")
            self.page.goto(shelf)
            self.page.goto(f"{shelf}{address}")
            for _ in range(ROUND):
                if time.monotonic() < end:
                    self.act()
            self.did.append("is anything stuck?")
            check_table(self.page)
            self.did.append("is there a way back?")
            check_way_back(self.page)

    def act(self) -> None:
        """One random touch, and sometimes a look at the page."""
        try:
            what, do = self.idea()
            self.did.append(f"{what} of {self.page.url.partition('#')[2][:60]}")
            do()
        except PlaywrightError as error:
            if "navigat" not in str(error) and "destroyed" not in str(error):
                raise  # else the page has just gone for another
        self.page.wait_for_timeout(self.chance.choice((0, 0, 30, 300)))
        assert not self.watch.faults(), self.watch.faults()

    def idea(self) -> tuple[str, Callable[[], object]]:
        """What could be done now, and how; some ideas come more often than others."""
        page, any_of = self.page, self.chance.choice
        (name, thing), (other, anywhere) = self.target(), self.somewhere()
        to, there = any_of((self.target(), (other, anywhere)))
        key, words, size = any_of(KEYS), any_of(WORDS), any_of(SIZES)
        ideas: dict[str, tuple[int, Callable[[], object]]] = {
            f"tap {name}": (60, lambda: page.touchscreen.tap(*thing)),
            f"tap {other}": (12, lambda: page.touchscreen.tap(*anywhere)),
            f"drag {name} to {to}": (8, lambda: self.drag(thing, there)),
            f"press {key}": (24, lambda: page.keyboard.press(key)),
            f"type {words!r}": (1, lambda: page.keyboard.insert_text(words)),
            f"a screen of {size}": (1, lambda: page.set_viewport_size(size)),
            "back": (1, page.go_back),
            "load again": (1, page.reload),
        }
        (what,) = self.chance.choices(list(ideas), [often for often, _ in ideas.values()])
        return what, ideas[what][1]

    def somewhere(self) -> tuple[str, Where]:
        """Any point of the screen."""
        size = self.page.viewport_size
        assert size
        x, y = self.chance.uniform(0, size["width"] - 1), self.chance.uniform(0, size["height"] - 1)
        return f"at {x:.0f} {y:.0f}", (x, y)

    def target(self) -> tuple[str, Where]:
        """Something that can be touched, or any point where there is nothing."""
        found = self.page.evaluate(TARGETS)
        if not found:
            return self.somewhere()
        name, x, y = self.chance.choice(found)
        return f"{name[:40]!r} at {x:.0f} {y:.0f}", (x, y)

    def drag(self, start: Where, end: Where) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()
