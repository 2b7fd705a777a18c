"""Choco-Boom's cards once more, typed from the rulings, and a slow count of what a screen shows.

Nothing of the engine is used, so that a slip in its `pieces.py` shows; but its numbers of cards are
read as it reads them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from chocobox.games.choco_boom.rules.pieces import CARDS

Face = tuple[str, str]
"""An item and its colour; most faces are on four cards."""

Cards = tuple[int, ...]

CALLS = {"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"}
THINGS = (*CALLS.values(), "parrot", "carrot", "pepper")
DEALT, FEW = 25, 12
COPIES = {
    (item, colour): 3 if (item, colour) in (("banana", "yellow"), ("elephant", "blue")) else 4
    for item in THINGS
    for colour in CALLS
}


def face(card: int) -> Face:
    """What a card shows."""
    return CARDS[card].item, CARDS[card].colour


# --- what the laws ask ---


def recount(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Each deck counts, the pile for nobody."""
    decks = view["decks"]
    assert sum(decks) + len(view["pile"]) + view["under"] in (len(decks) * FEW, len(decks) * DEALT)
    return decks, [seat for seat, count in enumerate(decks) if count == max(decks)]


def pieces(state: Any) -> list[int]:
    """All cards, wherever they are; there must be 110 at every moment, each of them once."""
    decks = (card for deck in state.decks for card in deck)
    found = sorted([*decks, *state.pile, *state.fines, *state.box])
    assert found == list(range(110))
    return found


def with_few(state: Any) -> Any:
    """The same start with fewer cards for everybody; the others stay in the box."""
    decks = tuple(deck[:FEW] for deck in state.decks)
    return state.changed(
        decks=decks, box=(*state.box, *(it for deck in state.decks for it in deck[FEW:]))
    )


def faces(value: Any) -> Iterator[Face]:
    """Every card that a JSON value tells of."""
    if isinstance(value, dict):
        if value.get("type") == "Card":
            yield value["item"], value["colour"]
        for item in value.values():
            yield from faces(item)
    elif isinstance(value, list):
        for item in value:
            yield from faces(item)


def hidden(state: Any, seat: int) -> dict[Face, str]:
    """The faces of which no seat sees a card now, and where all that bear them lie."""
    lies = lying(state.decks, state.fines, state.box)
    seen = {face(card) for card in state.pile}
    if state.won is not None and state.top is None:  # all saw whose deck they went under
        seen |= {(card.item, card.colour) for card in state.won.cards}
    return {it: where for it, where in lies.items() if it not in seen}


@lru_cache(maxsize=4)
def lying(decks: tuple[Cards, ...], fines: Cards, box: Cards) -> dict[Face, str]:
    """Where the cards of each face lie that lie face down."""
    places = {f"deck {seat}": deck for seat, deck in enumerate(decks)} | {"fines": fines}
    found: dict[Face, str] = {}
    for where, cards in [*places.items(), ("box", box)]:
        for it, count in Counter(map(face, cards)).items():
            found[it] = f"{found.get(it, '')} {count} in {where}"
    return found
