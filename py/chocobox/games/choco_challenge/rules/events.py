"""The events that the whole table sees in Choco Challenge."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Event


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
