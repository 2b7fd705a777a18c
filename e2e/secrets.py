"""Who may know what: the true hands, by Python, beside every word and attribute of the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
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

SAY = """(cards) => cards.map((colours) => {
  const [a, b, c, d] = colours.map((colour) => chocobox.t(`schokoly-${colour}`));
  return chocobox.t("schokoly-card", { a, b, c, d });
})"""

PICTURES = """() => [...document.querySelectorAll("svg")]
  .filter((svg) => !svg.closest(".board-layer, .hand-layer"))
  .map((svg) => [...svg.querySelectorAll("use[href^='#piece-']")])
  .filter((pieces) => pieces.length > 1)
  .map((pieces) => pieces.map((piece) => piece.href.baseVal.slice("#piece-".length)))"""
"""The pieces of whole cards that are drawn outside the board and the own hand."""

DRAWN_CARDS = """() => [".card", ".card use[href^='#piece-']"]
  .map((things) => document.querySelectorAll(things).length)"""
"""How many cards are drawn, and of how many pieces."""

PEEP = """() => {
  window.peeped = 0;
  new MutationObserver(() => {
    const isCovered = document.querySelector(".curtain") !== null;
    if (isCovered && document.querySelector(".card.own")) window.peeped += 1;
  }).observe(document, { childList: true, subtree: true });
}"""
"""Watches from the page's beginning whether a hand is ever there while the curtain is closed."""


@dataclass(frozen=True, slots=True)
class Truth:
    """What really lies where."""

    board: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]


def truth_of(record: dict[str, Any]) -> Truth:
    """The whole table, from the record that the page keeps."""
    state = replayed(record).state
    laid = tuple(laid.card for laid in state.board.laid)
    return Truth(laid, tuple(tuple(hand) for hand in state.hands), tuple(state.stock))


def spoken(page: Page) -> list[set[str]]:
    """Every card's name as the page would say it, in each of its turns."""
    turned = [names(TURNED[card][turn]) for card in range(len(TURNED)) for turn in range(4)]
    said: list[str] = page.evaluate(SAY, turned)
    return [set(said[i : i + 4]) for i in range(0, len(said), 4)]


def leaks(page: Page, known: Sequence[int], hidden: Sequence[int]) -> list[str]:
    """Everything in the page that tells of a hidden card; nothing, if all is well."""
    words: list[str] = page.evaluate(DOM)
    said = spoken(page)
    told = {name for card in known for name in said[card]}
    found = []
    for card in hidden:
        secrets = [rf"\b(?:card|hand|slot|take|answer|offer)s?[-:_=]{card}\b"]
        secrets += [re.escape(name) for name in said[card] - told]
        secret = re.compile("|".join(secrets))
        found += [f"card {card}: {word}" for word in words if secret.search(word)]
    return found + strangers(page, known)


def strangers(page: Page, known: Sequence[int]) -> list[str]:
    """Drawn cards that nobody at this side of the curtain can know."""
    found = []
    faces, pieces = page.evaluate(DRAWN_CARDS)
    if faces > len(known) or pieces != 4 * faces:
        found.append(f"{faces} cards of {pieces} pieces are drawn, and {len(known)} are known")
    looks = {tuple(names(TURNED[card][turn])) for card in known for turn in range(4)}
    for picture in page.evaluate(PICTURES):
        if tuple(picture) not in looks:
            found.append(f"a picture of {picture}")
    return found
