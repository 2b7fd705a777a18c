"""The practice's actions and events."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action, Event
from chocobox.games.choco_boom.rules.pieces import Card

# --- what may be done ---


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Let the cards come, or come again after a pause."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call an item."""

    item: str


@dataclass(frozen=True, slots=True)
class Slap(Action):
    """Slap a double."""


@dataclass(frozen=True, slots=True)
class Pause(Action):
    """Let no card come for a while."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The table lays the next card."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The time for an answer is over."""


@dataclass(frozen=True, slots=True)
class Reopen(Action):
    """The practice is taken up again after a break: it waits."""


# --- what happened ---


@dataclass(frozen=True, slots=True)
class Began(Event):
    """Cards will come."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A card lies there."""

    card: Card


@dataclass(frozen=True, slots=True)
class Called(Event):
    """An item was called, so many ms after the card lay there; wanted is what was due."""

    seat: int
    item: str
    wanted: str
    right: bool
    ms: int


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    """A hand fell, so many ms after the card lay there; wanted is what was due."""

    seat: int
    wanted: str
    right: bool
    ms: int


@dataclass(frozen=True, slots=True)
class Hesitated(Event):
    """No answer came in time; wanted is what was due."""

    seat: int
    wanted: str


@dataclass(frozen=True, slots=True)
class CallIgnored(Event):
    """A finger landed too soon to be meant for this card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """No card comes for a while; one that lay there is taken back, and the rest is shuffled."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """That was the last card."""
