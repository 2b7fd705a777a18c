"""Kaboom! by ear: cards that the seat has seen and when, all places, piles, sums, neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Decide,
    Give,
    Look,
    LookBoth,
    Replace,
    Reveal,
    Swap,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import CARDS, GRID, value
from chocobox.games.kaboom.rules.scoring import sums
from chocobox.games.kaboom.rules.state import State
from chocobox.kit import asking
from chocobox.kit.asking import Fact, Group, Seen, Turn, ranked

At = Seen[State]

MOST: Final = 10
"""So many cards of the discard are told at most."""


@dataclass(frozen=True, slots=True)
class Known(Fact):
    """A card face down that the seat has seen, and how many turns ago; None: it lies open now."""

    owner: int
    place: int
    card: str
    ago: int | None


@dataclass(frozen=True, slots=True)
class Hidden(Fact):
    """A card face down that the seat has not seen, or of which it lost the way."""

    owner: int
    place: int


@dataclass(frozen=True, slots=True)
class Gap(Fact):
    """A place where no card lies any more."""

    owner: int
    place: int


@dataclass(frozen=True, slots=True)
class Piles(Fact):
    """The top card of the discard, and the number of cards to draw from."""

    card: str | None
    stock: int


@dataclass(frozen=True, slots=True)
class Drawn(Fact):
    """The card that the seat has drawn, and what it counts."""

    card: str
    worth: int


@dataclass(frozen=True, slots=True)
class Caller(Fact):
    """The seat that has said Kaboom!"""

    seat: int


@dataclass(frozen=True, slots=True)
class Cards(Fact):
    """The number of cards before a seat."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Round(Fact):
    """The round that is played."""

    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Sum(Fact):
    """A seat's points in all rounds that were counted."""

    seat: int
    sum: int


@dataclass(frozen=True, slots=True)
class Looks(Fact):
    """The seats that have still to look at their near cards."""

    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Flips(Fact):
    """The seat that flips the next card."""

    seat: int


@dataclass(frozen=True, slots=True)
class First(Fact):
    """The seat that slapped first, and whose cards are waited for."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sits(Fact):
    """The seat at one side of the table."""

    side: str
    seat: int


@dataclass(frozen=True, slots=True)
class Lies:
    """A card of a grid, by name where the seat has seen it."""

    place: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Grid(Fact):
    """All the cards before a seat, by place."""

    seat: int
    lying: tuple[Lies, ...]


@dataclass(frozen=True, slots=True)
class Thrown(Fact):
    """A card of the discard, counted from its top."""

    number: int
    card: str


class Asking(asking.Asking[State]):
    """Its answers."""

    own: ClassVar[tuple[str, ...]] = ("card", "table", "rows", "listed")

    def groups(self, seen: At) -> tuple[Group, ...]:
        """Cards by owner, pairs by their first card; all else alone, and a slap last."""
        return tuple(ranked(seen.actions, _kind))

    def card(self, seen: At) -> Sequence[Fact]:
        """The card in the own place with that number."""
        spot = seen.seat, seen.number - 1
        return (_lies(seen, spot),) if spot[1] < len(seen.state.grids[seen.seat]) else ()

    def table(self, seen: At) -> Sequence[Fact]:
        """Both piles, the own drawn card, who has called, and how many cards each seat has."""
        state = seen.state
        top = CARDS[state.discard[-1]] if state.discard else None
        drawn = state.drawn if state.drawer == seen.seat else None
        own = () if drawn is None else (Drawn(CARDS[drawn], value(drawn)),)
        called = () if state.caller is None else (Caller(state.caller),)
        each = (Cards(owner, sum(1 for _ in _spots(state, owner))) for owner in _from(seen))
        return (Piles(top, len(state.stock)), *own, *called, *each)

    def score(self, seen: At) -> Sequence[Fact]:
        """The round, and each seat's points so far."""
        state = seen.state
        each = enumerate(sums(state.scores, state.seats))
        return (Round(state.round, state.options.rounds), *(Sum(*one) for one in each))

    def turn(self, seen: At) -> Sequence[Fact]:
        """Who has still to look, who was first, who flips, or whose turn it is."""
        state = seen.state
        if state.is_peeking:
            return (Looks(tuple(n for n, it in enumerate(state.peeks) if it != "done")),)
        if state.slap is not None:
            return (First(state.slap.seat),)
        return (Flips(state.turn) if state.flipping else Turn(state.turn),)

    def beside(self, seen: At) -> Sequence[Fact]:
        """What lies beside the card that is pointed at; else who sits beside the seat."""
        spot = _spot(seen)
        if spot is None:
            return [*_beside(seen)]
        owner, place = spot
        grid = seen.state.grids[owner]
        near = [place ^ 1, place ^ 2] if place < GRID else [place - 1, place + 1]
        known = [n for n in near if (place < GRID) == (n < GRID) and n < len(grid)]
        return [_lies(seen, (owner, n)) for n in known]

    def rows(self, seen: At) -> Sequence[Fact]:
        """Each seat's cards by place, the own first."""
        return [Grid(owner, tuple(_named(seen, owner))) for owner in _from(seen)]

    def listed(self, seen: At) -> Sequence[Fact]:
        """All that the seat has seen and that lies there still, the own cards first, and when."""
        found = (_lies(seen, spot) for owner in _from(seen) for spot in _spots(seen.state, owner))
        return [fact for fact in found if isinstance(fact, Known)]

    def further(self, seen: At) -> Sequence[Fact]:
        """The discard, the newest card first."""
        newest = seen.state.discard[::-1][:MOST]
        return [Thrown(n, CARDS[card]) for n, card in enumerate(newest, 1)]


def _from(seen: At) -> list[int]:
    """All seats clockwise, the own first."""
    seats = seen.state.seats
    return [(seen.seat + step) % seats for step in range(seats)]


def _spots(state: State, owner: int) -> Iterator[Spot]:
    """Where a seat's cards lie."""
    return ((owner, place) for place, it in enumerate(state.grids[owner]) if it)


def _kind(action: Action) -> object:
    """Actions that are chosen together."""
    match action:
        case Decide():
            return action
        case Look(seat) | Reveal(seat):
            return type(action), seat
        case Swap(seat, place) | LookBoth(seat, place):
            return type(action), seat, place
    return type(action)


def _lies(seen: At, spot: Spot) -> Fact:
    """What the seat knows of the card in that place."""
    state, it = seen.state, seen.state.at(spot)
    if it is None:
        return Gap(*spot)
    if it.card not in state.knows(seen.seat):
        return Hidden(*spot)
    turns = {one.card: one.turn for one in state.known[seen.seat]}
    ago = None if state.is_over else state.turns - turns[it.card]
    return Known(*spot, CARDS[it.card], ago)


def _named(seen: At, owner: int) -> Iterator[Lies]:
    for spot in _spots(seen.state, owner):
        fact = _lies(seen, spot)
        yield Lies(spot[1], fact.card if isinstance(fact, Known) else None)


def _spot(seen: At) -> Spot | None:
    """The card that is pointed at."""
    match seen.action:
        case Replace(place) | Give(place):
            return seen.seat, place
        case Look(seat, place) | Reveal(seat, place):
            return seat, place
        case Swap(seat, place) | LookBoth(seat, place):
            return seat, place
    return None


def _beside(seen: At) -> Iterator[Sits]:
    """The next seat clockwise sits on the left."""
    _, *others = _from(seen)
    if len(others) == 1:
        yield Sits("across", others[0])
    else:
        yield Sits("left", others[0])
        yield Sits("right", others[-1])


ASKING: Final = Asking()
