"""The actions of Kaboom!, by seats and by the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Look at the own two near cards, once, before the round begins."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """Put back what was looked at."""


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn the top card of the stock onto the discard, for all to slap."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the stock, unseen by the others."""


@dataclass(frozen=True, slots=True)
class Kaboom(Action):
    """Say Kaboom! instead of drawing: every other seat has one last turn."""


@dataclass(frozen=True, slots=True)
class Replace(Action):
    """Put the drawn card in that place, and throw away the card that lay there."""

    place: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw away the drawn card; its power may then be used."""


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Use a 7, 8, 9 or 10: look at that card."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Use a jack or queen: swap those two cards, which nobody sees."""

    seat: int
    place: int
    other: int
    other_place: int


@dataclass(frozen=True, slots=True)
class LookBoth(Action):
    """Use a king: look at those two cards, both at once."""

    seat: int
    place: int
    other: int
    other_place: int


@dataclass(frozen=True, slots=True)
class Decide(Action):
    """After a king's look: swap the two cards, or leave them."""

    swap: bool


@dataclass(frozen=True, slots=True)
class SkipPower(Action):
    """Leave the power of the discarded card unused."""


@dataclass(frozen=True, slots=True)
class Slap(Action):
    """Put a hand on the discard."""


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """After a slap that was first: turn up a card that is thought to match."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """After a slap that was first: turn up nothing, for one penalty card."""


@dataclass(frozen=True, slots=True)
class Enough(Action):
    """After a match: turn up no more."""


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Put the own card of that place, unseen, where another's matching card has lain."""

    place: int


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Give the other nothing for its matching card."""


@dataclass(frozen=True, slots=True)
class Judge(Action):
    """The table: no sooner slap can be on its way, so the first is known."""


@dataclass(frozen=True, slots=True)
class Elapse(Action):
    """The table: there was time to slap; the next seat may go on, or nobody slaps any more."""


@dataclass(frozen=True, slots=True)
class Go(Action):
    """The table: nobody slapped before the hand took its card, or the seat had called."""


@dataclass(frozen=True, slots=True)
class Use(Action):
    """The table: no sooner touch was on its way, so a power is used, or a look is over."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The table: a slap's cards or a gift were waited for long enough."""


@dataclass(frozen=True, slots=True)
class Hide(Action):
    """The table: what was looked at is put back."""


@dataclass(frozen=True, slots=True)
class Close(Action):
    """The table: the round is over and is counted."""


@dataclass(frozen=True, slots=True)
class Reopen(Action):
    """The table: the game goes on after a break, and what ran out begins anew."""
