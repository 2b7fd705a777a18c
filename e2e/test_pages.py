"""Every screen can be read, spoken and touched, in light and dark, large and small."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from e2e.conftest import CALM, PHONE, SLOWEST, TABLET, UPRIGHT, Visit, Watch, settings_of
from e2e.fingers import Fingers
from e2e.screens import SCREENS, screens
from e2e.serving import ROOT, Site
from playwright.sync_api import Browser, Page, expect

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()

LOOKS: dict[str, dict[str, Any]] = {
    "light, English, tablet": {"color_scheme": "light", "locale": "en-GB", "viewport": TABLET},
    "dark, German, phone": {"color_scheme": "dark", "locale": "de-DE", "viewport": PHONE},
    "light, German, upright": {"color_scheme": "light", "locale": "de-DE", "viewport": UPRIGHT},
}
KNOWN = "light, German, upright"
"""Built and coloured like the first look: axe would find nothing else, for a third of the time."""

RUN_AXE = """async () => {
  const isBrief = ({ effect, playState }) =>
    playState === "running" && effect.getComputedTiming().endTime < 5000;
  const moves = document.getAnimations().filter(isBrief);
  await Promise.allSettled(moves.map(({ finished }) => finished));
  const asked = { resultTypes: ["violations"], selectors: false };
  const { violations } = await axe.run(document, asked);
  const isBad = ({ impact }) => impact === "serious" || impact === "critical";
  const told = (id, { html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`;
  return violations.filter(isBad).flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
"""What axe finds that is serious, once everything has come: nothing is read while it fades in."""

SMALL = """() => [...document.querySelectorAll("a[href], button, input, summary, [role=button]")]
  .filter((thing) => thing.checkVisibility() && !thing.disabled && !thing.matches(".ghost"))
  .map((thing) => thing.closest("label") ?? thing)
  .map((thing) => [thing, thing.matches(":active") || thing.getAnimations().length
    ? { width: thing.offsetWidth, height: thing.offsetHeight } : thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([thing, { width, height }]) => [width, height, thing.outerHTML.slice(0, 99)].join(" "))"""
"""What is too small for a finger; a ghost has the board's scale, and the tick lays it too.

What a finger has just left is pressed in for a moment: its own size counts, not the drawn one.
"""

TOO_WIDE = """() => [document.scrollingElement, ...document.querySelectorAll("main, main *")]
  .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 0)
  .filter((thing) => thing === document.scrollingElement
    || /auto|scroll/.test(getComputedStyle(thing).overflowX))
  .map(({ scrollWidth, outerHTML }) => `${scrollWidth} wide: ${outerHTML.slice(0, 120)}`)"""
"""What would have to be moved sideways to be seen."""

WORDS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() && !parentElement.closest("script, style, noscript")) words.push(data.trim());
  }
  for (const thing of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      if (thing.getAttribute(name)) words.push(thing.getAttribute(name).trim());
    }
  }
  return [document.title, ...words];
}"""
"""All that can be read or heard."""


@dataclass
class Seen:
    """What a walk over all screens has found, each with the screen's name before it."""

    names: list[str] = field(default_factory=list)
    axe: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)
    wide: list[str] = field(default_factory=list)
    words: list[tuple[str, str]] = field(default_factory=list)

    def with_words(self, pattern: str) -> list[str]:
        """Where a pattern can be read."""
        wanted = re.compile(pattern)
        return [f"{name}: {text}" for name, text in self.words if wanted.search(text)]


@pytest.mark.parametrize("name", LOOKS)
def test_every_screen_can_be_read_spoken_and_touched(
    browser: Browser, site: Site, name: str
) -> None:
    settings = LOOKS[name]
    seen = walk(browser, site, {**settings, **CALM}, has_axe=name != KNOWN)
    assert seen.names == list(SCREENS)
    assert seen.with_words("Chocobox"), "no words were read"
    faults = {
        "axe finds something serious": seen.axe,
        "too small for a finger": seen.small,
        "has to be moved sideways": seen.wide,
        "the name of a message is seen": names_of_messages(seen),
        "English in German": english(seen) if settings["locale"] == "de-DE" else [],
    }
    told = [f"{fault}: {where}" for fault, places in faults.items() for where in places]
    assert not told, "\n".join(told)


def walk(browser: Browser, site: Site, settings: dict[str, Any], *, has_axe: bool) -> Seen:
    """One walk over all screens; nothing flies, so that nobody waits for it."""
    context = browser.new_context(**settings_of(settings))
    watch = Watch()
    watch.over(context, site.origin)
    context.set_default_timeout(SLOWEST)
    page = context.new_page()
    page.goto(site.address)
    expect(page.locator("html[data-engine=ready]")).to_be_attached()
    found = Seen()
    for name in screens(page, site.address):
        if has_axe:
            look_with_axe(page, name, found)
        look(page, name, found)
    context.close()
    watch.judge()
    return found


def look_with_axe(page: Page, name: str, found: Seen) -> None:
    """What axe says of one screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found.axe += [f"{name}: {words}" for words in page.evaluate(RUN_AXE)]


def look(page: Page, name: str, found: Seen) -> None:
    """Look at one screen in all other ways."""
    found.names.append(name)
    found.small += [f"{name}: {words}" for words in page.evaluate(SMALL)]
    found.wide += [f"{name}: {words}" for words in page.evaluate(TOO_WIDE)]
    found.words += [(name, text) for text in page.evaluate(WORDS)]


def names_of_messages(seen: Seen) -> list[str]:
    """Where a message's name stands in place of its words."""
    names = "|".join(re.escape(name) for name in messages("en") if "-" in name)
    return seen.with_words(rf"(?<![\w-])({names})(?![\w-])")


def english(seen: Seen) -> list[str]:
    """Where German readers read English."""
    foreign = set(messages("en").values()) - set(messages("de").values())
    return seen.with_words("|".join(f"^{re.escape(text)}$" for text in foreign))


def messages(language: str) -> dict[str, str]:
    """The messages of a language by name; those with parts that vary are left empty."""
    found = {}
    for path in (ROOT / "assets" / "locales" / language).glob("*.ftl"):
        for name, text in re.findall(r"^([a-z][\w-]*) =[ ]?(.*)$", path.read_text("utf-8"), re.M):
            found[name] = "" if "{" in text else text
    return found


def test_the_language_is_changed_by_a_tap(visit: Visit) -> None:
    page = visit("#/settings")
    fingers = Fingers(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    fingers.tap(page.locator("label", has_text="Deutsch"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    fingers.tap(page.locator("label", has_text="English"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
