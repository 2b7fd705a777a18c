"""The look back at a finished game: each move judged, the moves worth telling, the whole."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Action
from chocobox.kit.highlights import Highlight
from chocobox.kit.shares import Shares

Change = tuple[int, ...]
"""By how much each seat's chance changed, in parts of WHOLE; together they are 0."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One move of the game: every seat's chance after it, and what chance did to it.

    lost is what its seat lost by this choice against the best one; mistake is how that is called.
    best is what would have been better, with the codes of its reasons; None for no mistake.
    reaction is how long after what it answers a slap or call landed, in ms; None for other moves.
    """

    ply: int
    seat: int
    value: Shares
    luck: Change
    lost: int
    mistake: str
    best: Action | None
    reasons: tuple[str, ...]
    reaction: int | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """A seat's verdict: lucky, unlucky or even; played well, fairly or badly.

    Of a winner the latter begins with won_, so that it can be told with joy.
    Each is "" where nothing can be said of it. of_hundred is how many games of 100 bring it as much
    luck, or as little; lost is what its mistakes cost it together. reaction is the median of its
    slaps and calls in ms, if any.
    """

    luck: str
    of_hundred: int
    play: str
    lost: int
    reaction: int | None


@dataclass(frozen=True, slots=True)
class Telling:
    """A move worth telling: a mistake of a seat, its great luck, or what its game finds worth it.

    kind is the name of the mistake, or lucky or unlucky; by is what it cost or brought. move
    counts from 1, and ply is where it is seen: before a mistake, after luck. offered is all that
    the seat could have done in place of its mistake. Of a highlight kind is feat, delay or
    mishap; it costs and brings nothing.
    """

    ply: int
    move: int
    seat: int
    kind: str
    by: int
    best: Action | None = None
    reasons: tuple[str, ...] = ()
    offered: tuple[Action, ...] = ()
    highlight: Highlight | None = None


@dataclass(frozen=True, slots=True)
class LookBack:
    """A whole game: every seat's chance before it, luck and skill, and a verdict on each seat.

    error is how far each seat's luck may be off where only samples tell it (one standard error).
    moments are the moves worth telling, in the order in which they are told.
    reaction is the median of all slaps and calls of bots in ms, if there are any.
    """

    start: Shares
    luck: Change
    skill: Change
    error: tuple[int, ...]
    verdicts: tuple[Verdict, ...]
    moments: tuple[Telling, ...]
    reaction: int | None
