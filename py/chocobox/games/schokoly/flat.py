"""The limits of a view of Schokoly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from chocobox.core.record import Action
from chocobox.games.schokoly.rules.actions import (
    Accept,
    Answer,
    Choose,
    Decline,
    Draw,
    Guard,
    Offer,
    Pass,
    Place,
    Stack,
)
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, HAND, SMARTIES, TURNS
from chocobox.games.schokoly.rules.view import View
from chocobox.kit.flat import Flat, Limits, no_more

LAYINGS: Final = 4096
"""More ways to lay a card were never seen: at most 1490 in 420 games of bots."""

PIECES: Final = sum(four.count(0) for four in CARDS)
"""The pieces of each colour in the deck."""

SAME: Final = max(four.count(0) for four in CARDS)
"""The most pieces of one colour on a card."""

FAR: Final = 2 * (len(CARDS) - 1)
"""Each card lies beside another, so the last one is at most so far from the first."""


def _numbers(seats: int) -> Mapping[str, Limits]:
    """A colour has its own area; of two colours each may have all that is neutral too."""
    card, neutral = len(CARDS) - 1, 0 if seats == 3 else PIECES
    total = PIECES + neutral
    return {
        **no_more(0, card, "Lying.card", "Card.card", "Deal.card", "Deal.answer_card"),
        **no_more(0, card, "View.placed"),
        **no_more(-FAR, FAR, "Lying.x", "Lying.y"),
        "Lying.tier": (1, 2),
        "View.hands": (0, HAND),
        "View.stock": (0, len(CARDS) - seats * HAND),
        "View.smarties": (0, SMARTIES // seats),
        **no_more(0, SAME, "Deal.count", "Deal.answer_count"),
        **no_more(0, total, "Outcome.scores", "Total.total", "Tally.before", "Tally.after"),
        "Total.largest": (0, PIECES),
        "Total.neutral": (0, neutral),
        "Tie.at": (0, PIECES),
        **no_more(0, PIECES // 2, "Tie.most", "Tie.fewer"),  # of areas that are not the largest
    }


@dataclass(frozen=True, slots=True)
class First:
    """The first card on the table: its place in the hand, and its turn."""

    hand: int
    turn: int


@dataclass(frozen=True, slots=True)
class Beside:
    """A card in tier one, so far right and down of the first lying card that it touches."""

    hand: int
    turn: int
    board: int
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Upon:
    """A card with a smartie, so far right and down of the first card that it covers."""

    hand: int
    turn: int
    board: int
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class OnBoard:
    """A smartie on the card with that place on the board."""

    board: int


@dataclass(frozen=True, slots=True)
class FromHand:
    """A swap: the hand's card of that place, to that seat; None in an answer."""

    hand: int
    to: int | None


NEXT: Final = tuple(
    (dx, dy)
    for dx, dy in product(range(-2, 3), repeat=2)
    if max(abs(dx), abs(dy)) == 2 > min(abs(dx), abs(dy))
)
"""Where a card lies that touches another, seen from that."""

ACROSS: Final = tuple((dx, dy) for dx, dy in product(range(-1, 2), repeat=2) if dx or dy)
"""Where a card lies that covers a part of another."""

LYING: Final = range(len(CARDS) - 1)
"""The places on the board while somebody may still lay a card."""


def _deeds(seats: int) -> Iterator[Any]:
    hands = tuple(product(range(HAND), TURNS))
    yield from (*map(Choose, COLOURS), Draw(), Pass(), *map(OnBoard, LYING))
    yield from (First(*it) for it in hands)
    yield from (Beside(*it, board, *by) for it in hands for board in LYING for by in NEXT)
    yield from (Upon(*it, board, *by) for it in hands for board in LYING for by in ACROSS)
    if seats == 3:  # only they swap
        yield from (FromHand(place, to) for place in range(HAND) for to in (None, *range(seats)))
        yield from (Accept(), Decline())


def _deed(view: View) -> Callable[[Action], Any]:
    """What an action is, told by places in the own hand and on the board."""
    hand = {it.card: place for place, it in enumerate(view.hand)}
    board = {it.card: place for place, it in enumerate(view.board)}
    beside, upon = _spots(view, NEXT), _spots(view, ACROSS)

    def deed(action: Action) -> Any:
        match action:
            case Place(card, _, _, turn) if not board:
                return First(hand[card], turn)
            case Place(card, x, y, turn):
                return Beside(hand[card], turn, *beside[x, y])
            case Stack(card, x, y, turn):
                return Upon(hand[card], turn, *upon[x, y])
            case Guard(card):
                return OnBoard(board[card])
            case Offer(card, to):
                return FromHand(hand[card], to)
            case Answer(card):
                return FromHand(hand[card], None)
        return action

    return deed


def _spots(view: View, ways: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], Any]:
    """Each spot as it lies from the first card on the board that it lies so from.

    That is one in tier one, for under a card in tier two lie some that came before it.
    """
    found: dict[tuple[int, int], Any] = {}
    for place, it in enumerate(view.board):
        for dx, dy in ways:
            found.setdefault((it.x + dx, it.y + dy), (place, dx, dy))
    return found


FLAT: Final = Flat(
    actions=LAYINGS,
    words=COLOURS,
    numbers=_numbers,
    deeds=_deeds,
    deed=_deed,
    seats=(
        *("View.seat", "View.turn", "Lying.seat", "Deal.seat", "Deal.to"),
        *("Outcome.winners", "Outcome.order", "Offer.to"),
    ),
    sets=("Outcome.winners",),
    sides=("Outcome.totals",),
    lists={
        "View.board": (len(CARDS),),
        "Lying.colours": (4,),
        "View.hand": (HAND,),
        "View.open": (0, HAND),
        "Card.colours": (4,),
        "Outcome.totals": (len(COLOURS),),
        "Change.tallies": (len(COLOURS),),
    },
    without=(
        *("Outcome.areas", "Total.areas", "Change.areas", "View.gains"),
        *("Outcome.steps", "Change.joins"),  # the same once more, as it is told
    ),
)
