"""Choco-Boom's cards as plain data: what they show, in which colour, and what is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

ITEMS = ("banana", "strawberry", "choco", "elephant", "parrot", "carrot", "pepper")
"""What is drawn on the cards; nobody ever calls the last three (RULINGS B1)."""

CALLS = {"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"}
"""What each colour is called (RULINGS B3); the keys of a seat stand in this order."""

CALLED = tuple(CALLS.values())
COLOURS = tuple(CALLS)
PARROT = "parrot"


@dataclass(frozen=True, slots=True)
class Card:
    """An item, drawn in a colour that is seldom its own."""

    item: str
    colour: str


COPIES = 4
"""So many cards show each item in each colour, but for those in FEWER (a guess, RULINGS B2)."""

FEWER = (Card("banana", "yellow"), Card("elephant", "blue"))
"""These cards have one copy less than the others."""

CARDS = tuple(
    card
    for item in ITEMS
    for colour in COLOURS
    for card in [Card(item, colour)]
    for _ in range(COPIES - (card in FEWER))
)
"""All 110 cards; a card's number is its place in here."""

DEAL = 25
"""So many cards each player is dealt."""

FINE = 2
"""So many cards a violation costs."""

ELEPHANT = Card("elephant", "yellow")
"""In the advanced version it may be slapped whenever it lies on top."""

ROW = 4
"""In the advanced version the same item called so often in a row may be slapped."""

SEEN = 4
"""So many cards of a won pile are seen on their way."""

PARDON = 700
"""So long after a won pile, in ms, a slap was meant for that pile (RULINGS B7)."""

CHANCE = 1500
"""So long after a double lay, in ms, the next card may be reached for (RULINGS B8)."""

MERCY = 150
"""So long after a card lay upon a double, in ms, a slap was meant for that double (RULINGS B7)."""

BEAT = 700
"""Where calls are made aloud, the next card may be flipped so long after this one, in ms."""

HESITATIONS = (1000, 2000, 3000, 4000, 5000)
"""House values for how long a call may take, in ms."""

PACES = (70, 100, 150)
"""House values for how long bots take for everything, in percent of their usual time."""

HANDICAPS = tuple(range(0, 301, 50))
"""The delays that may be added to a seat's slaps, in ms."""


def due(card: Card, before: str | None) -> str:
    """What must be called: a parrot repeats the call before it, if there is one to repeat."""
    if card.item == PARROT and before is not None:
        return before
    return CALLS[card.colour]


RUNS = {
    "yellow": "yellow elephant",
    "red": "red carrot",
    "brown": "brown banana",
    "blue": "blue strawberry",
    "repeats": "brown banana, yellow parrot, blue parrot",
    "first": "blue parrot",
    "row": "brown banana, brown pepper, red parrot, brown strawberry",
}
"""Cards as they come one after the other, to show what is called."""


def called(run: str) -> dict[str, str]:
    """Each card of a run with what must be called, as in "red carrot, blue parrot"."""
    calls: dict[str, str] = {}
    before = None
    for name in run.split(", "):
        colour, item = name.split(" ")
        before = calls[name] = due(Card(item, colour), before)
    return calls


class Pieces(TypedDict):
    """What a screen draws: the call for each colour, and for each card of a run."""

    calls: Mapping[str, str]
    runs: Mapping[str, Mapping[str, str]]
    elephant: str
    fine: int


PIECES: Final[Pieces] = {
    "calls": CALLS,
    "runs": {name: called(run) for name, run in RUNS.items()},
    "elephant": f"{ELEPHANT.colour} {ELEPHANT.item}",
    "fine": FINE,
}
"""What a screen draws of all this."""
