"""The past of a game of Choco-Boom, as far as it is told: fines, the pile won last, tallies."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.games.choco_boom.rules.pieces import Card


@dataclass(frozen=True, slots=True)
class Fine:
    """The reason of a seat's fine; the call and the due call, where a call is the reason.

    repeats tells whether it was due because a parrot repeats it.
    """

    seat: int
    reason: str
    paid: int
    item: str | None
    wanted: str | None
    repeats: bool


@dataclass(frozen=True, slots=True)
class Won:
    """The pile that was won last: by whom, how many cards, when, and by how many ms.

    cards are those that lay uppermost, the newest last.
    """

    seat: int
    count: int
    cards: tuple[Card, ...]
    at: int
    margin: int | None
    photo: bool
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat has done so far: piles, fines, the ms of its right calls, its best slap."""

    piles: int = 0
    fines: int = 0
    calls: tuple[int, ...] = ()
    slap: int | None = None
