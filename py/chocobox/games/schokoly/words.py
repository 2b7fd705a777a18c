"""What a seat may do in Schokoly, what the table sees of it, and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core import Action, Event
from chocobox.games.schokoly.pieces import CARDS, names
from chocobox.games.schokoly.scoring import Outcome


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take a chocolate colour as one's own."""

    colour: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a hand card in tier one: upper left piece at (x, y), after clockwise quarter turns."""

    card: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Stack(Action):
    """Lay a hand card with a smartie on top of tier-one cards."""

    card: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Guard(Action):
    """Put a smartie on a tier-one card, so that nobody can cover it."""

    card: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a card, which ends the turn; or, when no card fits, a whole new hand."""


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a hand card, unseen, to another seat."""

    card: int
    to: int


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Offer a card in return."""

    card: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Swap the two cards."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Keep one's card."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the turn without drawing."""


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat chose its colour."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat laid a card in tier one."""

    seat: int
    card: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Stacked(Event):
    """A seat laid a card with a smartie in tier two."""

    mood = "glad"
    seat: int
    card: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Guarded(Event):
    """A seat put a smartie on a card."""

    mood = "glad"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redrew(Event):
    """A seat laid its hand under the stock and drew as many cards anew."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A seat offered a card that holds so many pieces of the other's colour."""

    seat: int
    to: int
    count: int


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat answered with a card that holds so many pieces of the offerer's colour."""

    seat: int
    to: int
    count: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two seats swapped a card."""

    seat: int
    to: int

    def moods(self) -> dict[int, str]:
        """Both wanted it."""
        return {self.seat: "glad", self.to: "glad"}


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat would not swap."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat ended its turn without drawing."""

    seat: int


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

    areas are the indices of the count's neutral areas that changed hands.
    """

    tallies: tuple[Tally, ...]
    areas: tuple[int, ...]


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
