"""All screens in two languages that nobody speaks: no text is cut, glued, hidden or English.

They are made from English and put in its place (`tests/support/pseudo.py`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from e2e.conftest import CALM
from e2e.screens import WALKS, walk
from playwright.sync_api import Page, Route, ViewportSize

from support.places import LANGUAGES, own_name
from support.pseudo import OPEN, PSEUDO, SHUT, words
from support.serving import Site

SIZES: dict[str, ViewportSize] = {
    "320": {"width": 320, "height": 568},
    "390": {"width": 390, "height": 844},
    "1024": {"width": 1024, "height": 768},
}
FROM_RIGHT = """Object.defineProperty(HTMLElement.prototype, "dir", {
  set(dir) { this.setAttribute("dir", this === document.documentElement ? "rtl" : dir); },
  get() { return this.getAttribute("dir") ?? ""; },
})"""
"""English would say that it is read from the left."""

PAPER: ViewportSize = {"width": 688, "height": 1016}
"""A4 within its margins."""
PRINTED = {"the box": ["privacy"], "links": ["class lesson", "class set"]}
"""What lies on paper, too."""

FAULTS = """([open, shut, languages]) => {
  const faults = [];
  const { lang } = document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const say = (kind, text) => faults.push(`${kind}: ${text.trim().slice(0, 90)}`);
  const look = (text) => {
    let [deep, bare] = [0, ""];
    for (const letter of text.replaceAll("⟨", open).replaceAll("⟩", shut)) {
      if (letter === open) deep += 1;
      else if (letter === shut) deep -= 1;
      else if (!deep) bare += letter;
    }
    if (deep) say("cut", text);
    if (GLUED.test(text.replace(LISTED, `${shut}, ${open}`))) say("glued", text);
    for (const known of [NAMES, BROWSERS, OTHERS, ADDRESS]) bare = bare.replace(known, "");
    if (/[a-z]{2}/i.test(bare)) say("English", text);
  };
  const GLUED = new RegExp(`\\\\p{L}{2} ${open}|${shut} \\\\p{L}{2}`, "u");
  const LISTED = new RegExp(`${shut},? and ${open}`, "g"); // as the browser makes lists
  const NAMES = /Chocobox|Ada|Anna|Ben|Cem|Cleo|Dora|Montag|Bots/gi;
  const BROWSERS = /and|Oct|Esc|Enter/g;
  const ADDRESS = /https?:\\S+/g;
  const OTHERS = new RegExp(languages, "g");
  const hides = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX);
  while (walker.nextNode()) {
    const { currentNode, currentNode: { parentElement, data } } = walker;
    if (!/\\p{L}{2}/u.test(data) || !parentElement.checkVisibility()) continue;
    if (parentElement.closest("script, style, noscript, pre, code, .pce-line, .licences")) continue;
    if (parentElement.closest("[lang]").lang !== lang) continue;
    look(data);
    if (parentElement.closest(".name, .curve-name")) continue; // a person's may be of any length
    const range = new Range();
    range.selectNodeContents(currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (!width) continue;
    let elsewhere = false;
    for (let one = parentElement; one && one !== document.body; one = one.parentElement) {
      const box = one.getBoundingClientRect();
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
        elsewhere = true;
      if (box.width <= 2 && hides(one)) elsewhere = true; // only to be heard
      if (!elsewhere && box.width && hides(one) && (left < box.left - 2 || right > box.right + 2)) {
        say("hidden", data);
        break;
      }
    }
    if (!elsewhere && (left < -1 || right > innerWidth + 1)) say("off the screen", data);
  }
  for (const thing of document.querySelectorAll("*"))
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"]) {
      const text = thing.getAttribute(name);
      if (text && thing.closest("[lang]").lang === lang) look(text);
    }
  return [...new Set(faults)];
}"""


@pytest.fixture
def speak(stranger: Callable[..., Page], site: Site) -> Callable[[str, ViewportSize], Page]:
    """A page that speaks such a language."""

    def spoken(kind: str, size: ViewportSize) -> Page:
        page = stranger(viewport=size, service_workers="block", **CALM)
        if kind == "mirrored":
            page.add_init_script(FROM_RIGHT)

        def answer(route: Route) -> None:
            part = "first" if "/en-first-" in route.request.url else "later"
            route.fulfill(json=words(kind, part))

        page.route("**/assets/en-*-*.json", answer)
        page.goto(f"{site.address}#/settings")
        page.locator("#page > *").first.wait_for()
        return page

    return spoken


def faults_of(page: Page, title: str) -> list[str]:
    """What is wrong with the texts that are shown now."""
    found = page.evaluate(FAULTS, [OPEN, SHUT, "|".join(map(own_name, LANGUAGES))])
    return [f"{title}: {fault}" for fault in found]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", PSEUDO)
@pytest.mark.parametrize("name", WALKS)
def test_every_screen_has_room_for_every_language(
    speak: Callable[[str, ViewportSize], Page], name: str, kind: str, size: str
) -> None:
    page = speak(kind, SIZES[size])
    faults = [it for title in walk(page, name) for it in faults_of(page, title)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("kind", PSEUDO)
@pytest.mark.parametrize("name", PRINTED)
def test_paper_has_room_for_every_language(
    speak: Callable[[str, ViewportSize], Page], name: str, kind: str
) -> None:
    page, faults = speak(kind, PAPER), []
    for title in walk(page, name, PRINTED[name]):
        page.emulate_media(media="print")
        for part in ("table", "code"):
            page.evaluate("(part) => { document.documentElement.dataset.print = part; }", part)
            faults += faults_of(page, f"{title}, {part}")
        page.emulate_media(media="screen")
    assert not faults, "\n".join(faults)
