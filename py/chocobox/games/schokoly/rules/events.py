"""The events that the whole table sees in Schokoly."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Event, Mood


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

    def moods(self) -> dict[int, Mood]:
        """Both seats of the swap are glad."""
        return {self.seat: "glad", self.to: "glad"}


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat would not swap."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat ended its turn without drawing."""

    seat: int
