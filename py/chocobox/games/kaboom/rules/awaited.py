"""What a table of Kaboom! waits for: touches, a slap that is settled, a power, a look."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chocobox.core.record import Action

Spot = tuple[int, int]
"""A seat and a place in its grid."""


@dataclass(frozen=True, slots=True)
class Settling:
    """The first slap of a card: what must match, what has matched, how long it is waited for."""

    seat: int
    rank: str
    until: int
    margin: int | None
    photo: bool
    matches: int = 0
    gift: Spot | None = None
    """Where another's matching card has lain: the slapper may put one of its own there."""
    others: tuple[int, ...] = ()
    """Whose hands came later, soonest first."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Who paid penalty cards, and which card did not match, if one was turned up."""

    number: int
    seat: int
    cards: int
    rank: str
    card: int | None


@dataclass(frozen=True, slots=True)
class Reach:
    """When a hand went for the stock, or for its seat's call, and nobody may have been sooner.

    both: a second finger did the other thing, and was later.
    """

    at: int
    calls: bool
    both: bool = False

    def with_other(self, other: Reach) -> Reach:
        """The sooner of two fingers; of equals the one that draws."""
        sooner = min(self, other, key=lambda it: (it.at, it.calls))
        return replace(sooner, both=True)


@dataclass(frozen=True, slots=True)
class Use:
    """A power, or the end of a look, that will count if no other touch was sooner."""

    seat: int
    action: Action
    at: int


@dataclass(frozen=True, slots=True)
class Power:
    """What a discarded card lets its owner do, and how long the end of a round waits for it."""

    seat: int
    kind: str
    until: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A seat's look at some cards; after a king the seat decides on a swap."""

    seat: int
    spots: tuple[Spot, ...]
    until: int
    decides: bool

    def without(self, spot: Spot) -> Sight | None:
        """The same when a card is no longer there; one card alone cannot be swapped."""
        rest = tuple(other for other in self.spots if other != spot)
        is_whole = len(rest) == len(self.spots)
        return replace(self, spots=rest, decides=self.decides and is_whole) if rest else None
