"""What a seat may do in Choco Challenge, what the table sees of it, and what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chocobox.core import Action, Event
from chocobox.games.choco_challenge.crowns import Outcome


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Turn up the top card of the own pile."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Draw no more, and go shopping."""


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """Give back a tool, and with it get rid of the card that matched."""

    tool: str


@dataclass(frozen=True, slots=True)
class Bust(Action):
    """Let the match end the turn."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy the ingredient at that place, counted from the deck."""

    place: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a dessert of that cost."""

    cost: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the turn."""


@dataclass(frozen=True, slots=True)
class TakeIngredient(Action):
    """Take the top card of the ingredient deck as an extra card."""


@dataclass(frozen=True, slots=True)
class TakeMarket(Action):
    """Take an extra card from the market, since the deck is empty."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeTool(Action):
    """Take a tool of a kind that one does not have."""

    tool: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Take nothing."""


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A seat's turn began, and its cards, so many, were shuffled into its pile."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card that it had not drawn before in this turn."""

    seat: int
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """A seat drew a card that matches one in front of it."""

    seat: int
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Spent(Event):
    """A seat gave back a tool and discarded the card that matched."""

    seat: int
    tool: str
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """A seat's turn ended by a match."""

    mood = "beaten"
    seat: int
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat stopped with so many cards in front of it."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought an ingredient from that place of the market."""

    mood = "glad"
    seat: int
    card: int
    name: str
    place: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took a dessert."""

    mood = "glad"
    seat: int
    cost: int


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat ended its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """The top card of the deck came to that place of the market."""

    seat: int
    card: int
    name: str
    place: int


@dataclass(frozen=True, slots=True)
class Compared(Event):
    """A seat's drawn cards were counted against those of the seat whose turn ended."""

    seat: int
    drawn: int
    against: int
    result: str


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A seat took the top card of the deck as its extra card."""

    mood = "glad"
    seat: int
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A seat took its extra card from that place of the market."""

    mood = "glad"
    seat: int
    card: int
    name: str
    place: int


@dataclass(frozen=True, slots=True)
class Armed(Event):
    """A seat took a tool."""

    mood = "glad"
    seat: int
    tool: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat took nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: the deck or three dessert piles are empty, or the rounds are over."""

    reason: str


@dataclass(frozen=True, slots=True)
class Match:
    """The card that waits for a tool or the bust."""

    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """What lies at one seat, all of it open but the order of the pile.

    inside names what is in the pile, in the order of the rulebook and not of the pile.
    """

    drawn: tuple[str, ...]
    drawn_cards: tuple[int, ...]
    discard: tuple[str, ...]
    discard_cards: tuple[int, ...]
    pile: int
    inside: tuple[str, ...]
    tools: tuple[str, ...]
    desserts: tuple[int, ...]
    busted: bool


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows of the table, which is what every seat knows.

    market begins next to the deck; back is what the deck's top card shows; asked is the seat that
    may take an extra card; compared tells how each seat did against the turn that ended; count is
    the outcome if the game ended now; end is why it ends with this turn. places are those of the
    market, and costs those of the desserts, that the drawn cards reach and that may still be had.
    """

    seat: int
    turn: int | None
    round: int
    first: int
    market: tuple[str, ...]
    market_cards: tuple[int, ...]
    deck: int
    back: str | None
    desserts: Mapping[str, int]
    tools: Mapping[str, int]
    match: Match | None
    stopped: bool
    bought: int | None
    took: int | None
    asked: int | None
    compared: tuple[str | None, ...]
    seats: tuple[Place, ...]
    count: Outcome
    end: str | None
    places: tuple[int, ...]
    costs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenView(View):
    """What nobody sees while the game is played: the order of each pile, next card first."""

    piles: tuple[tuple[str, ...], ...]
    ahead: tuple[str, ...]
    """The deck's cards."""
