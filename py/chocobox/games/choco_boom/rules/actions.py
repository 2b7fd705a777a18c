"""The actions of Choco-Boom, by seats and by the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Reach for the own deck, and lay its top card face up on the pile."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Say what the card that was just flipped is called."""

    item: str


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """After a fine or a break: play may go on."""


@dataclass(frozen=True, slots=True)
class Object(Action):
    """Where calls are made aloud: the one whose card lies on top has not called it rightly.

    A seat that objects to itself admits its mistake.
    """


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """After an objection: say whether it was right."""

    guilty: bool


@dataclass(frozen=True, slots=True)
class Slap(Action):
    """Put a hand on the pile."""


@dataclass(frozen=True, slots=True)
class Judge(Action):
    """The table: no sooner slap can be on its way, so the soonest is known."""


@dataclass(frozen=True, slots=True)
class Hear(Action):
    """The table: the call is heard, and is right or wrong."""


@dataclass(frozen=True, slots=True)
class Weigh(Action):
    """The table: no sooner objection can be on its way, so the soonest is taken up."""


@dataclass(frozen=True, slots=True)
class Count(Action):
    """The table: all have voted, and the votes are counted."""


@dataclass(frozen=True, slots=True)
class Resume(Action):
    """The table: all are ready, and play goes on."""


@dataclass(frozen=True, slots=True)
class Go(Action):
    """The table: nobody was quicker than the hand on the deck, so its card lies on the pile."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The table: the time to call is over, or the next card may come."""


@dataclass(frozen=True, slots=True)
class Close(Action):
    """The table: nobody has a card to flip, so the game is over."""


@dataclass(frozen=True, slots=True)
class Reopen(Action):
    """The table: the game is taken up again after a break, and waits until all are ready."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """In a calm game: take the card on top for no double."""


@dataclass(frozen=True, slots=True)
class Compare(Action):
    """The table: in a calm game all have answered, and the answers are told."""
