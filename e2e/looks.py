"""How a screen looks: whether it can be read, spoken and touched, in the language of its reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from e2e.page import ARRIVED
from playwright.sync_api import Page

from support.serving import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()

RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], selectors: false });
  const isBad = ({ impact }) => impact === "serious" || impact === "critical";
  const told = (id, { html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`;
  return violations.filter(isBad).flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""
"""What axe finds that is serious."""

SMALL = """() => [...document.querySelectorAll("a[href], button, input, summary, [role=button]")]
  .filter((thing) => thing.checkVisibility() && !thing.disabled && !thing.matches(".ghost")
    && getComputedStyle(thing).clipPath !== "inset(50%)")
  .map((thing) => thing.closest("label") ?? thing)
  .map((thing) => [thing, thing.matches(":active") || thing.getAnimations().length
    ? { width: thing.offsetWidth, height: thing.offsetHeight } : thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([thing, { width, height }]) => [width, height, thing.outerHTML.slice(0, 99)].join(" "))"""
"""What is seen and too small for a finger; a ghost has the board's scale, and the tick lays it too.

What a finger has just left is pressed in for a moment: its own size counts, not the drawn one.
"""

ZOOMS = """() => [...document.querySelectorAll(".table :is([data-on], .tray, .ground, header)")]
  .filter((one) => {
    for (let it = one; it; it = it.parentElement) {
      const { touchAction } = getComputedStyle(it);
      if (["none", "manipulation", "pan-y"].includes(touchAction)) return false;
    }
    return true;
  }).map((one) => one.outerHTML.slice(0, 80))"""
"""What a double tap would enlarge, in browsers that do so."""

TOO_WIDE = """() => [document.scrollingElement, ...document.querySelectorAll("main, main *")]
  .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 0)
  .filter((thing) => thing === document.scrollingElement
    || /auto|scroll/.test(getComputedStyle(thing).overflowX))
  .map(({ scrollWidth, outerHTML }) => `${scrollWidth} wide: ${outerHTML.slice(0, 120)}`)"""
"""What would have to be moved sideways to be seen."""

OUT_OF_REACH = """() => {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1)
    ?? document.querySelector(".panel-space:has(.round-sheet)") ?? document.querySelector("main");
  const keys = [...front.querySelectorAll("a[href], button, summary")]
    .filter((key) => key.checkVisibility({ visibilityProperty: true }) && !key.disabled)
    .filter((key) => !key.closest("[inert], .can-key, .tray [data-press]"))
    .filter((key) => !key.closest("[data-flat][data-lit] .tool"))
    .filter((key) => getComputedStyle(key).pointerEvents !== "none");
  const isHit = (key) => {
    const { x, y, width, height } = key.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return key.contains(hit) || hit?.closest("a, button")?.contains(key);
  };
  const isReached = (key) => ["center", "start", "end"].some((block) => {
    key.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    return isHit(key);
  });
  const lost = keys.filter((key) => !isReached(key)).map((key) => key.outerHTML.slice(0, 120));
  scrollTo({ top: 0, behavior: "instant" });
  return lost;
}"""
"""Keys that no finger can reach, however the page and what scrolls in it are moved.

Round a flat table what is asked or counted may lie upon keys that are of no use then.
"""

WORDS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    const isCode = parentElement.closest("script, style, noscript, pre, .pce-line");
    const isOther = parentElement.closest("[lang]").lang !== document.documentElement.lang;
    if (data.trim() && !isCode && !isOther) words.push(data.trim());
  }
  for (const thing of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      if (thing.getAttribute(name)) words.push(thing.getAttribute(name).trim());
    }
  }
  return [document.title, ...words];
}"""
"""All that can be read or heard, but for code, and for what stands there in each language."""


def faults_of(page: Page) -> Iterator[str]:
    """All that is wrong with what is shown now."""
    yield from (f"too small for a finger: {it}" for it in page.evaluate(SMALL))
    yield from (f"a double tap enlarges: {it}" for it in page.evaluate(ZOOMS))
    yield from (f"has to be moved sideways: {it}" for it in page.evaluate(TOO_WIDE))
    words = page.evaluate(WORDS)
    assert words[0], "a page without a title"
    language = page.evaluate("document.documentElement.lang")
    yield from (f"the name of a message: {it}" for it in words if names().search(it))
    yield from (f"English in {language}: {it}" for it in foreign(language) & set(words))
    yield from axe_of(page)


def cramped(page: Page) -> Iterator[str]:
    """What fingers lack where a screen is small or type is large.

    Six market cards and a deck share 320 pixels; on a low screen the story's line is no key; the
    key of the choices is only seen where the keyboard has led to it.
    """
    other = re.compile("market-card|story-line|can-key")
    small = [it for it in page.evaluate(SMALL) if not other.search(it)]
    yield from (f"too small for a finger: {it}" for it in small)
    yield from (f"has to be moved sideways: {it}" for it in page.evaluate(TOO_WIDE))
    yield from (f"out of reach: {it}" for it in page.evaluate(OUT_OF_REACH))


def axe_of(page: Page) -> Iterator[str]:
    """What axe says of it, once everything has come: nothing is read while it fades in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(ARRIVED)
    yield from (f"axe finds: {it}" for it in page.evaluate(RUN_AXE))


@cache
def names() -> re.Pattern[str]:
    """The names of messages, where their words should stand."""
    found = "|".join(re.escape(name) for name in messages("en") if "-" in name)
    return re.compile(rf"(?<![\w-])({found})(?![\w-])")


@cache
def foreign(language: str) -> set[str]:
    """What is English and nothing else; nothing, where English is spoken."""
    return set(messages("en").values()) - set(messages(language).values())


def messages(language: str) -> dict[str, str]:
    """The messages of a language by name; those with parts that vary are left empty."""
    found = {}
    for path in (ROOT / "assets" / "locales" / language).rglob("*.ftl"):
        for name, text in re.findall(r"^([a-z][\w-]*) =[ ]?(.*)$", path.read_text("utf-8"), re.M):
            found[name] = "" if "{" in text else text
    return found
