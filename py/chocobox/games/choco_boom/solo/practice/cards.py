"""The practice's cards: kinds that are thought of in different ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.pieces import CALLS, COLOURS, ITEMS, PARROT, Card

AGREES, DIFFERS, REPEATS, DOUBLE = "agrees", "differs", "parrot", "double"
KINDS = (AGREES, DIFFERS, REPEATS)
"""The picture is what its colour is called; it is something else; it repeats the call before.

Where doubles are dealt, a card that makes one is of a fourth kind, whatever it shows.
"""

COUNTS = (24, 48, 72)
"""How many cards a practice may have: each kind in each colour equally often."""

Laid = tuple[Card, ...]
"""Cards that lie one after the other: a single one, or the two of a double."""


def kind_of(card: Card) -> str:
    """The kind of a card, one of three."""
    if card.item == PARROT:
        return REPEATS
    return AGREES if CALLS[card.colour] == card.item else DIFFERS


def dealt(count: int, doubles: int, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """A third of each kind, in an order that chance decides, with so many doubles."""
    each = count // (len(KINDS) * len(COLOURS))
    cards: list[Card] = []
    for colour, own in CALLS.items():
        others, rng = rng.shuffle(item for item in ITEMS if item not in (own, PARROT))
        strange = (others * each)[:each]
        items = (*(own, PARROT) * each, *strange)
        cards += [Card(item, colour) for item in items]
    return arranged(cards, None, rng, parrot=False, doubles=doubles)


def arranged(
    cards: Iterable[Card], last: str | None, rng: Rng, *, parrot: bool, doubles: int
) -> tuple[tuple[Card, ...], Rng]:
    """The cards by chance, with so many doubles; else no item comes twice in a row.

    last is the item before them; parrot tells whether one may come first. All this holds as long
    as the cards allow it.
    """
    left, rng = _paired(cards, doubles, rng)
    order: list[Card] = []
    while fitting := _fitting({item: len(same) for item, same in left.items()}, last):
        items = fitting if parrot else ([item for item in fitting if item != PARROT] or fitting)
        laid, rng = rng.pick([laid for item in items for laid in left[item]])
        last = laid[0].item
        left[last].remove(laid)
        parrot = True
        order += laid
    return tuple(order), rng


def _paired(cards: Iterable[Card], doubles: int, rng: Rng) -> tuple[dict[str, list[Laid]], Rng]:
    """The cards by item, with so many pairs among them, of any item that still has two."""
    left: dict[str, list[Laid]] = {item: [] for item in ITEMS}
    for card in sorted(cards, key=lambda card: (card.item, card.colour)):
        left[card.item].append((card,))
    pairs: list[Laid] = []
    while len(pairs) < doubles and (many := [same for same in left.values() if len(same) > 1]):
        laid, rng = rng.pick([laid for same in many for laid in same])
        item = laid[0].item
        same, rng = rng.shuffle(left[item])
        left[item] = list(same[2:])
        pairs.append(same[0] + same[1])
    for pair in pairs:
        left[pair[0].item].append(pair)
    return left, rng


def _fitting(left: Mapping[str, int], last: str | None) -> list[str]:
    """Items for the next card that keep equal items apart to the end, if possible; else any."""
    after = sum(left.values()) - 1
    most = max(left.values())
    fitting = [
        item
        for item, count in left.items()
        if count
        and item != last
        and count - 1 <= after // 2
        and (most <= (after + 1) // 2 or count == most)
    ]
    return fitting or [item for item, count in left.items() if count]
