"""The actions of Choco Challenge."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action


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
