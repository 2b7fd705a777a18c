"""The actions of Schokoly."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action


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
