"""One seat's view of Schokoly, as data."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.games.schokoly.rules.pieces import CARDS, names
from chocobox.games.schokoly.rules.scoring import Outcome


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a hand, unturned: its pieces in reading order."""

    card: int
    colours: tuple[str, ...]

    @classmethod
    def of(cls, card: int) -> Card:
        """The card with that number."""
        return cls(card, names(CARDS[card]))


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table as everybody sees it: its pieces as they lie."""

    card: int
    x: int
    y: int
    tier: int
    colours: tuple[str, ...]
    smartie: bool
    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A swap on offer: what was announced, and the cards only where this seat may see them."""

    seat: int
    to: int
    count: int
    card: int | None
    answer_count: int | None
    answer_card: int | None


@dataclass(frozen=True, slots=True)
class Tally:
    """The points of a colour before and after a card was laid."""

    colour: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Change:
    """What the card laid this turn changed: all points, the seat's own colour first.

    areas are the indices of the count's neutral areas that changed hands; joins those of the areas
    that the card belongs to, larger than what it brings.
    """

    tallies: tuple[Tally, ...]
    areas: tuple[int, ...]
    joins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows of the table, its own hand included.

    placed is the index in board of the card laid this turn, which undo can still take back;
    count is the outcome if the game ended now. gains are the points that each of the seat's
    layings would bring it at once, in the order of its actions.
    """

    seat: int
    turn: int | None
    board: tuple[Lying, ...]
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stock: int
    smarties: tuple[int, ...]
    colours: tuple[str | None, ...]
    neutral: str | None
    placed: int | None
    offer: Deal | None
    open: tuple[tuple[Card, ...], ...] | None
    count: Outcome
    change: Change | None
    gains: tuple[int, ...]
