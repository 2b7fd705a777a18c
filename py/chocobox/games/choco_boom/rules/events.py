"""The events that the whole table sees in Choco-Boom."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Event
from chocobox.games.choco_boom.rules.pieces import Card
from chocobox.kit.slaps import Cause


@dataclass(frozen=True, slots=True)
class Reached(Event):
    """A seat's hand is on its deck; a slap that was sooner would still count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A seat's card lies face up on the pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat may flip."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    """A seat has called; it is heard when no sooner hand can be on its way."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called its card, ms after the card was laid; a double needs no call."""

    seat: int
    item: str
    wanted: str
    right: bool
    needed: bool
    ms: int


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """A seat's time to call is over, and no call was due."""

    seat: int


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    """A seat's hand landed on the pile."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Ignored(Event):
    """A touch landed too soon or too late to mean anything, or in a pause."""

    seat: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class SlapIgnored(Ignored):
    """A hand landed before the card did, after the next was reached for, or in a pause."""


@dataclass(frozen=True, slots=True)
class SlapFree(Event):
    """A hand was meant for the pile that was just won or for a double, and costs nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Muted(Event):
    """A seat without cards slapped wrongly: until the next card lies its slaps mean nothing."""

    mood = "beaten"
    seat: int


@dataclass(frozen=True, slots=True)
class PileWon(Event):
    """A seat was first and won so many cards, by margin ms if there was another.

    In a photo finish chance decided. others are the seats whose hands came later, soonest first.
    """

    mood = "glad"
    seat: int
    count: int
    margin: int | None
    photo: bool
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fined(Event):
    """A seat put so many cards under the pile, for that reason."""

    mood = "beaten"
    seat: int
    reason: str
    paid: int


@dataclass(frozen=True, slots=True)
class ObjectionMade(Event):
    """A seat's hand is up; whose was first is known when no sooner one can be on its way."""

    seat: int


@dataclass(frozen=True, slots=True)
class Objected(Event):
    """A seat objects to what another called."""

    seat: int
    accused: int


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """A seat said whether an objection was right."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """An objection to a seat was voted right or wrong."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Readied(Event):
    """A seat is ready to go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """All are ready."""


@dataclass(frozen=True, slots=True)
class OutOfCards(Event):
    """A seat has no cards left, but may still slap."""

    mood = "beaten"
    seat: int


@dataclass(frozen=True, slots=True)
class BackIn(Event):
    """A seat without cards has won a pile and plays on."""

    mood = "glad"
    seat: int


@dataclass(frozen=True, slots=True)
class Reopened(Event):
    """The game was taken up again after a break."""


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """In a calm game a seat has answered the card on top; what, is told when all have."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said(Event):
    """In a calm game a seat had taken the card on top for a double, or not."""

    seat: int
    double: bool


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""
