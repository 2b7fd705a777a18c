"""Who may know which card at Kaboom!: every face, word and attribute of the page is looked at."""

from __future__ import annotations

import re
from collections.abc import Collection

from e2e.kaboom_table import KaboomTable
from e2e.secrets import DOM

from chocobox.games.kaboom.pieces import CARDS
from chocobox.games.kaboom.state import Spot, State

SAY = """(cards) => cards.map((card) => {
  const [rank, suit] = [card.slice(0, -1).toLowerCase(), card.slice(-1).toLowerCase()];
  if (rank === "x") return chocobox.t("kaboom-rank-x");
  if (rank === "k") return chocobox.t(`kaboom-king-${"hd".includes(suit) ? "red" : "black"}`);
  const said = { rank: chocobox.t(`kaboom-rank-${rank}`), suit: chocobox.t(`kaboom-suit-${suit}`) };
  return chocobox.t("kaboom-card", said);
})"""

PICTURED = re.compile(
    r"^(?:d|style|transform|viewbox|points|x|y|width|height|class|src|href)=", re.I
)
"""Attributes that are full of letters and numbers which mean no card."""


def text_of(state: State, spot: Spot) -> str:
    """The card that lies there."""
    it = state.at(spot)
    assert it
    return CARDS[it.card]


def drawn_as(*cards: str) -> list[str]:
    """Those cards as faces show them; one joker looks like the other."""
    return sorted("X" if card.startswith("X") else card for card in cards)


def leaks(table: KaboomTable, known: Collection[str] = ()) -> list[str]:
    """Everything in the page that tells of a card that lies hidden; nothing, if all is well."""
    state = table.state
    told = {CARDS[card] for card in state.discard} | set(known)
    said: list[str] = table.page.evaluate(SAY, list(CARDS))
    named = dict(zip(CARDS, said, strict=True))
    open_names = {named[card] for card in told}
    words = [word for word in table.page.evaluate(DOM) if not PICTURED.match(word)]
    found = []
    for card in CARDS:
        if card in told:
            continue
        secrets = [rf"\b{card}\b"]
        secrets += [] if named[card] in open_names else [rf"\b{re.escape(named[card])}\b"]
        secret = re.compile("|".join(secrets))
        found += [f"{card}: {word}" for word in words if secret.search(word)]
    return found
