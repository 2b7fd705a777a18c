"""A monkey on every page, in both languages: no error, no dead end, no table that is stuck.

`make nightly` lets it play for three minutes at each place; `SPAN=20` for so many seconds,
`SEED=7` for the same monkey again, `ONLY="kaboom and de"` at some places alone.
"""

from __future__ import annotations

import os
import random
import secrets
import time

import pytest
from e2e.conftest import CALM, PHONE, TABLET, UPRIGHT, Visit, Watch
from e2e.fingers import Where
from e2e.nightly.places import pages, places
from e2e.nightly.ways import NO_HARM, check_table, check_way_back
from e2e.screens import fill
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

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


def test_no_page_of_the_router_is_forgotten() -> None:
    assert {place.partition("/")[0] for place in PLACES} - {"nowhere"} == pages()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place or "shelf")
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
        """One thing, and perhaps a look at what came of it."""
        acts = (self.tap, self.tap_anywhere, self.drag, self.press, self.type, self.turn, self.back)
        (act,) = self.chance.choices(acts, (60, 12, 8, 24, 1, 1, 1))
        try:
            act()
        except PlaywrightError as error:
            if "navigat" not in str(error) and "destroyed" not in str(error):
                raise  # else the page has just gone for another
        self.page.wait_for_timeout(self.chance.choice((0, 0, 30, 300)))
        assert not self.watch.faults(), self.watch.faults()

    def somewhere(self) -> Where:
        """Any point of the screen."""
        size = self.page.viewport_size
        assert size
        return self.chance.uniform(0, size["width"] - 1), self.chance.uniform(0, size["height"] - 1)

    def target(self) -> tuple[str, Where]:
        """Something that can be touched, or any point where there is nothing."""
        found = self.page.evaluate(TARGETS)
        if not found:
            return "nothing", self.somewhere()
        name, x, y = self.chance.choice(found)
        return name[:40], (x, y)

    def note(self, what: str, where: Where) -> None:
        """Write down what it is about to do, and on which page."""
        at = self.page.url.partition("#")[2][:60]
        self.did.append(f"{what} at {where[0]:.0f} {where[1]:.0f} of {at}")

    def tap(self) -> None:
        name, where = self.target()
        self.note(f"tap {name!r}", where)
        self.page.touchscreen.tap(*where)

    def tap_anywhere(self) -> None:
        where = self.somewhere()
        self.note("tap", where)
        self.page.touchscreen.tap(*where)

    def drag(self) -> None:
        """From something to anywhere, or to something else."""
        (name, start), end = self.target(), self.chance.choice((self.somewhere(), self.target()[1]))
        self.note(f"drag {name!r} to {end[0]:.0f} {end[1]:.0f}", start)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()

    def press(self) -> None:
        key = self.chance.choice(KEYS)
        self.did.append(f"press {key}")
        self.page.keyboard.press(key)

    def type(self) -> None:
        words = self.chance.choice(WORDS)
        self.did.append(f"type {words!r}")
        self.page.keyboard.insert_text(words)

    def turn(self) -> None:
        size = self.chance.choice(SIZES)
        self.did.append(f"a screen of {size}")
        self.page.set_viewport_size(size)

    def back(self) -> None:
        """The browser's own way back, or the page once more."""
        how = self.chance.choice((self.page.go_back, self.page.reload))
        self.did.append(how.__name__)
        how()
