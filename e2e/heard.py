"""How a screen is heard and walked by keys: headings, names, order, and what is covered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

NAMED = {
    *(
        "button",
        "link",
        "textbox",
        "searchbox",
        "checkbox",
        "radio",
        "switch",
        "slider",
        "combobox",
    ),
    *("listbox", "option", "dialog", "image", "graphics-symbol", "tab", "menuitem", "spinbutton"),
    *("heading", "group", "radiogroup", "region"),
}
"""Parts of a page that readers call by a name."""

DRAWN = {"image", "graphics-symbol"}
"""Part of a picture, which has the name of all of it."""

MAY_BE_NAMELESS = {"group", "region", "radiogroup"}

TWICE = re.compile(r"^(.{3,}?)[\s,;:·.]+\1[.!]?$", re.I)
"""A name that says the same twice, as “Share Share”."""

HEADINGS = """() => {
  const sheet = document.querySelector("dialog[open]");
  const levels = (root) => [...root.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((one) => one.checkVisibility() && (root === sheet || !one.closest("dialog")))
    .map((one) => [Number(one.localName[1]), one.textContent.trim()]);
  return [levels(document), sheet ? levels(sheet) : null];
}"""
"""The levels of the page's headings, and those of the sheet that lies open."""

WALK = """async () => {
  const sheet = document.querySelector("dialog[open]");
  const all = [...(sheet ?? document).querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex]")];
  const isReached = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility()
    && !one.closest("[inert]") && (one.type !== "radio" || one.checked);
  const seenOf = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 ? one : one.closest("label, a, button") ?? one.parentElement;
  };
  const told = (one) => one.outerHTML.replace(/<!--.*?-->|\\s+(?=\\s)/g, "").slice(0, 90);
  const start = document.activeElement;
  const faults = [];
  let last = -Infinity;
  for (const one of all.filter(isReached)) {
    one.focus({ focusVisible: true });
    if (document.activeElement !== one) continue;
    const seen = seenOf(one);
    if (document.getAnimations().length) await new Promise((go) => setTimeout(go, 200));
    const box = seen.getBoundingClientRect();
    const top = box.top + scrollY;
    if (top < last - innerHeight) faults.push(`the focus leaps up by a screen to ${told(one)}`);
    last = top;
    const [l, t] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [r, b] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    const at = [0.06, 0.5, 0.94].flatMap((x) => [0.1, 0.5, 0.9]
      .map((y) => [l + (r - l) * x, t + (b - t) * y]));
    const isThere = ([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (seen.contains(hit) || hit.contains(seen));
    };
    const lies = ([x, y]) => document.elementsFromPoint(x, y).some((it) => seen.contains(it));
    const isClear = ([x, y]) => lies([x, y])
      && getComputedStyle(document.elementFromPoint(x, y).closest(".panel") ?? seen).opacity < 0.5;
    const isOver = ([x, y]) => lies([x, y])
      && document.elementsFromPoint(x, y)[0].closest("svg, .plates, .board") !== null;
    const isSeen = (point) => isThere(point) || isOver(point) || isClear(point);
    const isOut = r <= l || b <= t;
    if (isOut || at.filter(isSeen).length < 2)
      faults.push(`hidden while it has the focus: ${told(one)}`);
  }
  start?.focus?.();
  return faults;
}"""
"""What is covered while it has the focus, and where the focus leaps up by more than a screen."""


def heard_faults(page: Page) -> Iterator[str]:
    """All that is wrong for whoever listens or walks by keys."""
    yield from heading_faults(page)
    yield from name_faults(page)
    page.keyboard.press("Shift")  # from now on the focus is shown
    yield from page.evaluate(WALK)


def heading_faults(page: Page) -> Iterator[str]:
    """One first heading, and no level left out on the way down."""
    whole, sheet = page.evaluate(HEADINGS)
    firsts = [words for level, words in whole if level == 1]
    if len(firsts) != 1 and not (sheet and not whole):
        yield f"{len(firsts)} first headings: {firsts}"
    for levels, before in ((whole, 0), (sheet or [], 1)):
        above = before
        for level, words in levels:
            if not words:
                yield f"an empty heading of level {level}"
            if level > above + 1:
                yield f"from level {above} to {level}: {words[:60]}"
            above = level


def name_faults(page: Page) -> Iterator[str]:
    """No name is missing, in pieces, or said twice."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    above = {node["nodeId"]: node.get("parentId") for node in nodes}
    images = {node["nodeId"] for node in nodes if role_of(node) == "image"}
    for node in nodes:
        fault = name_fault(node)
        if fault and not (role_of(node) in DRAWN and images & {*parents_of(node, above)}):
            wanted = {"backendNodeId": node["backendDOMNodeId"]}
            html = session.send("DOM.getOuterHTML", wanted)["outerHTML"]
            yield f"{fault}: {re.sub(r'<!--.*?-->', '', html)[:120]}"
    session.detach()


def role_of(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def parents_of(node: dict[str, Any], above: dict[str, str | None]) -> Iterator[str]:
    """All within which a part stands."""
    it = above[node["nodeId"]]
    while it:
        yield it
        it = above.get(it)


def name_fault(node: dict[str, Any]) -> str:
    """What is wrong with the name of one part."""
    role, name = role_of(node), node.get("name", {}).get("value", "")
    if node["ignored"] or role not in NAMED:
        return ""
    if "\u00ad" in name:
        return "a name in pieces"
    if TWICE.search(name.strip()):
        return f"said twice, {name!r}"
    return "" if name.strip() or role in MAY_BE_NAMELESS else f"{role} without a name"
