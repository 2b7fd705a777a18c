"""The practice's cards: three kinds that are thought of in different ways, without doubles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chocobox.core import Rng
from chocobox.games.choco_boom.pieces import CALLS, COLOURS, ITEMS, PARROT, Card

AGREES, DIFFERS, REPEATS = "agrees", "differs", "parrot"
KINDS = (AGREES, DIFFERS, REPEATS)
"""The picture is what its colour is called; it is something else; it repeats the call before."""

COUNTS = (24, 48, 72)
"""How many cards a practice may have: each kind in each colour equally often."""


def kind_of(card: Card) -> str:
    """Which of the three kinds a card is."""
    if card.item == PARROT:
        return REPEATS
    return AGREES if CALLS[card.colour] == card.item else DIFFERS


def dealt(count: int, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """A third of each kind, in an order that chance decides."""
    each = count // (len(KINDS) * len(COLOURS))
    cards: list[Card] = []
    for colour, own in CALLS.items():
        others, rng = rng.shuffle(item for item in ITEMS if item not in (own, PARROT))
        strange = (others * each)[:each]
        items = (*(own, PARROT) * each, *strange)
        cards += [Card(item, colour) for item in items]
    return arranged(cards, None, rng, parrot=False)


def arranged(
    cards: Iterable[Card], last: str | None, rng: Rng, *, parrot: bool
) -> tuple[tuple[Card, ...], Rng]:
    """The cards by chance, but never an item twice in a row: a double is slapped and not called.

    last is the item before them; parrot tells whether one may come first. It does all the same
    where nothing else can be done. What was laid so once can always be laid so again.
    """
    left: dict[str, list[Card]] = {item: [] for item in ITEMS}
    for card in sorted(cards, key=lambda card: (card.item, card.colour)):
        left[card.item].append(card)
    order: list[Card] = []
    while fitting := _fitting({item: len(same) for item, same in left.items()}, last):
        items = fitting if parrot else ([item for item in fitting if item != PARROT] or fitting)
        card, rng = rng.pick([card for item in items for card in left[item]])
        left[card.item].remove(card)
        last, parrot = card.item, True
        order.append(card)
    return tuple(order), rng


def _fitting(left: Mapping[str, int], last: str | None) -> list[str]:
    """The items that may come next, so that those after it can be kept apart too."""
    after = sum(left.values()) - 1
    most = max(left.values())
    return [
        item
        for item, count in left.items()
        if count
        and item != last
        and count - 1 <= after // 2
        and (most <= (after + 1) // 2 or count == most)
    ]
