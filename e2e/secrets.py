"""Who may know what: the true hands, by Python, beside every word and attribute of the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from e2e.games import replayed
from playwright.sync_api import Page

from chocobox.games.schokoly.pieces import TURNED, names

DOM = """() => {
  const words = [];
  const walk = (node) => {
    if (typeof node.data === "string") words.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const { name, value } of node.attributes) words.push(`${name}=${value}`);
    if ("value" in node) words.push(String(node.value));
    if (node.shadowRoot) node.shadowRoot.childNodes.forEach(walk);
    const inside = node instanceof HTMLTemplateElement ? node.content : node;
    inside.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  return words;
}"""

SAY = """(cards) => cards.map((turns) => turns.map((colours) => {
  const [a, b, c, d] = colours.map((colour) => chocobox.t(`schokoly-${colour}`));
  return chocobox.t("schokoly-card", { a, b, c, d });
}))"""
"""Each card's name as the page would say it, in each of its turns."""

DRAWN_CARDS = """() => [".card", ".card use[href^='#piece-']"]
  .map((things) => document.querySelectorAll(things).length)"""
"""How many cards are drawn, and of how many pieces."""

PEEP = """(() => {
  window.peeped = 0;
  new MutationObserver(() => {
    const isCovered = document.querySelector(".curtain") !== null;
    if (isCovered && document.querySelector(".card.own")) window.peeped += 1;
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Watches from the page's beginning whether a hand is ever there while the curtain is closed."""


def truth_of(record: dict[str, Any]) -> Any:
    return replayed(record).state


def leaks(page: Page, known: Sequence[int]) -> list[str]:
    """Everything in the page that tells of a card that is not known; nothing, if all is well."""
    words: list[str] = page.evaluate(DOM)
    said = page.evaluate(SAY, [[names(turned) for turned in card] for card in TURNED])
    told = {name for card in known for name in said[card]}
    found = []
    for card in set(range(len(TURNED))) - set(known):
        secrets = [rf"\b(?:card|hand|slot|take|answer|offer)s?[-:_=]{card}\b"]
        secrets += [re.escape(name) for name in set(said[card]) - told]
        secret = re.compile("|".join(secrets))
        found += [f"card {card}: {word}" for word in words if secret.search(word)]
    faces, pieces = page.evaluate(DRAWN_CARDS)
    if faces > len(known) or pieces != 4 * faces:
        found.append(f"{faces} cards of {pieces} pieces are drawn, and {len(known)} are known")
    return found
