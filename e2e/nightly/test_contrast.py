"""Whoever sees little: the system's own colours, and text that is set wide."""

from __future__ import annotations

import pytest
from e2e.conftest import CALM, Visit
from e2e.page import ARRIVED, DRAWN
from e2e.reading import unread
from e2e.screens import WALKS, walk
from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "across": {"width": 1024, "height": 768},
    "upright": {"width": 390, "height": 844},
}

EDGELESS = """() => {
  const THINGS = "button, .button, .ribbon, .shelf-way, .entrant, .place-card, .choice span, "
    + ".dock, .tray, .pad, .seats > .plate, .panel, .over, .sheet, .house, .coach, .lid, "
    + ".story-line > span, .switch input, input[type=text], input:not([type]), select, textarea";
  const OTHERWISE = ".story-line, .place, .animals *, .code-large *, .pce-textarea";
  const CHOSEN = "[aria-pressed=true]:not(.place), [aria-current]:not([aria-current=false]), "
    + ".place[aria-pressed=true] .place-card, .choice:not(.animals) :checked + span";
  const probe = Object.assign(document.createElement("i"), { style: "color: Highlight" });
  document.body.append(probe);
  const highlight = getComputedStyle(probe).color;
  probe.remove();
  const told = (one, what) => `${what}: ${one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`;
  const isSeen = (one) => one.offsetWidth > 2 && !one.closest("[inert]")
    && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && getComputedStyle(one).clipPath !== "inset(50%)";
  const seen = (those) => [...document.querySelectorAll(those)].filter(isSeen);
  const linesOf = (one) => {
    const style = getComputedStyle(one);
    const parts = ["outline", "borderBlockStart", "borderInlineStart"];
    const [outline, block, inline] = parts.map((part) =>
      parseFloat(style[`${part}Width`]) > 0 ? style[`${part}Style`] : "none");
    return outline === "none" ? [block, inline] : [outline];
  };
  return [
    ...seen(THINGS).filter((one) => !one.matches(OTHERWISE) && linesOf(one).includes("none"))
      .map((one) => told(one, "no edge")),
    ...seen("button, .button")
      .filter((one) => linesOf(one).includes("dashed") !== one.matches(":disabled"))
      .map((one) => told(one, "may it be pressed?")),
    ...seen(CHOSEN).filter((one) => getComputedStyle(one).backgroundColor !== highlight)
      .map((one) => told(one, "chosen, and not filled")),
  ];
}"""
"""What has no line around it that stays when the system chooses the colours; what looks chosen
by colour alone; what may not be pressed, and has no dashes."""

UNDASHED = """() => [...document.querySelectorAll("button:disabled")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle !== "dashed")
  .map((one) => `told by colour alone: ${one.outerHTML.slice(0, 90)}`)"""

SPACED = """(isOn) => {
  globalThis.spaced ??= new CSSStyleSheet();
  globalThis.spaced.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  } p { margin-block-end: 2em !important; }`);
  const others = document.adoptedStyleSheets.filter((one) => one !== globalThis.spaced);
  document.adoptedStyleSheets = isOn ? [...others, globalThis.spaced] : others;
  chocobox.draw();
}"""
"""The four distances of WCAG 1.4.12; a table is laid out anew for them."""

UNDER = """() => {
  for (const sheet of document.querySelectorAll(".panel-space:has(.round-sheet)"))
    for (const one of sheet.parentElement.children) one.inert = one !== sheet;
}"""
"""What a round's sheet lies upon is not read then."""


def edgeless(page: Page) -> list[str]:
    """What lacks an edge where the system chooses the colours, or dashes where it does not."""
    found = page.evaluate(UNDASHED)
    page.emulate_media(forced_colors="active")
    page.evaluate(ARRIVED)
    found += page.evaluate(EDGELESS)
    page.emulate_media(forced_colors="none")
    return list(found)


def squeezed(page: Page) -> list[str]:
    """What is cut or covered once the text is set wide, and was not before."""
    page.evaluate(UNDER)
    before = {*unread(page)}
    page.evaluate(SPACED, True)
    page.evaluate(DRAWN)
    page.evaluate(ARRIVED)
    found = [it for it in unread(page) if it not in before]
    page.evaluate(SPACED, False)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", WALKS)
def test_every_screen_keeps_its_edges_and_its_words(visit: Visit, name: str, size: str) -> None:
    """In the system's own colours, and with text that is set wide."""
    page, faults = visit("#/settings", viewport=SIZES[size], **CALM), list[str]()
    for title in walk(page, name):
        faults += [f"{title}: {it}" for it in (*edgeless(page), *squeezed(page))]
    assert not faults, "\n".join(faults)


def test_a_ring_shows_where_the_keyboard_is_in_the_systems_colours(visit: Visit) -> None:
    page = visit("#/settings", forced_colors="active", **CALM)
    page.keyboard.press("Tab")
    width = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert width == "3px"
