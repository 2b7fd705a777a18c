"""Kaboom!'s cards once more, typed from the rulebook, and a slow count of what a screen shows.

Nothing of the engine is used, so that a slip in its `pieces.py` shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = (*(face + suit for suit in "SHDC" for face in FACES), "X1", "X2")
NAMES = frozenset(CARDS)
POWERS = {
    **dict.fromkeys(("7", "8"), "look_own"),
    **dict.fromkeys(("9", "10"), "look_other"),
    **dict.fromkeys(("J", "Q"), "swap_blind"),
    "K": "swap_seen",
}
COUNTS = {"A": 1, "J": 12, "Q": 15, "X": -1} | {str(pips): pips for pips in range(2, 11)}


def face(card: str) -> str:
    """The number or the face, which alone makes a match; jokers have one face."""
    return card[:-1]


def worth(card: str) -> int:
    """What a card counts; of the kings the red ones count nothing."""
    if face(card) == "K":
        return 0 if card in ("KH", "KD") else 30
    return COUNTS[face(card)]


def use_of(card: str, seat: int, spots: Sequence[tuple[int, int]]) -> str | None:
    """The power of a card that a seat has drawn, if one of those cards may be touched with it."""
    kind, own = POWERS.get(face(card)), [spot for spot in spots if spot[0] == seat]
    left = {"look_own": len(own), "look_other": len(spots) - len(own)}
    return kind if kind and left.get(kind, len(spots) // 2) else None


def judged(card: str | None, seat: int, spots: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """The view of a drawn card by its own seat."""
    assert card
    return {"type": "Worth", "points": worth(card), "power": use_of(card, seat, spots)}


def points_of(totals: Sequence[int], caller: int | None) -> tuple[list[int], list[str]]:
    """What everybody gets for a round, and why: how the caller came off, if anybody called."""
    points, reasons = list(totals), ["plain" for _ in totals]
    if caller is None:
        return points, reasons
    own = abs(totals[caller])
    others = [abs(total) for seat, total in enumerate(totals) if seat != caller]
    if all(other > own for other in others):
        points[caller], reasons[caller] = -5 - own, "closest"
    else:
        points[caller] = 10 + own
        reasons[caller] = "tied" if min(others) == own else "not_closest"
    return points, reasons


def closest(totals: Sequence[int]) -> list[int]:
    """The seats nearest to nothing, from above or below."""
    distances = [abs(total) for total in totals]
    return [seat for seat, distance in enumerate(distances) if distance == min(distances)]


# --- what the laws ask ---


def recount(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Sums and winners from the JSON of a view; the last round must add up too."""
    last = view["last"]
    if last is not None:
        totals = [sum(map(worth, hand)) for hand in last["hands"]]
        points, reasons = points_of(totals, last["caller"])
        assert (last["totals"], last["points"], last["reasons"]) == (totals, points, reasons)
        assert (last["winners"], view["scores"][-1]) == (closest(totals), points)
    sums = [sum(column) for column in zip(*view["scores"], strict=True)] or [0] * len(view["grids"])
    assert view["totals"] == sums
    return sums, [seat for seat, total in enumerate(sums) if total == min(sums)]


def pieces(state: Any) -> list[str]:
    """All cards, wherever they are; there must be 54 at every moment, each of them once."""
    cards = [*state.stock, *state.discard, *(it.card for grid in state.grids for it in grid if it)]
    found = [CARDS[card] for card in cards]
    if state.drawn is not None:
        found.append(CARDS[state.drawn])
    assert sorted(found) == sorted(CARDS)
    return sorted(found)


def texts(value: Any) -> Iterator[str]:
    """Every text that names a card, wherever it is, but in the round that has been counted."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name != "last":
                yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif value in NAMES:
        yield value


def hidden(state: Any, seat: int) -> dict[str, str]:
    """The cards whose faces a seat does not see now, and where they lie."""
    seen = [(seat, 2), (seat, 3)] if state.peeks[seat] == "looking" else []
    if state.sight is not None and state.sight.seat == seat:
        seen = list(state.sight.spots)
    found = dict.fromkeys((CARDS[card] for card in state.stock), "stock")
    for owner, grid in enumerate(state.grids):
        for place, it in enumerate(grid):
            if it and (owner, place) not in seen and not state.is_over:
                found[CARDS[it.card]] = f"seat {owner}, place {place}"
    if state.drawn is not None and state.drawer != seat:
        found[CARDS[state.drawn]] = "hand"
    return found


Spot = tuple[int, int]
"""A seat and a place of its grid."""


@dataclass
class Slap:
    """A slap that was first."""

    seat: int
    face: str
    until: int
    margin: int | None
    photo: bool
    others: list[int]
    matches: int = 0
    gift: Spot | None = None


@dataclass
class Power:
    """What a card that was thrown away can still do."""

    seat: int
    kind: str
    until: int


@dataclass
class Sight:
    """Who looks at what; a king's owner decides."""

    seat: int
    spots: list[Spot]
    until: int
    is_king: bool
