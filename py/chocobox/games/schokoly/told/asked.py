"""Schokoly by ear: cards, places in the order of their gain, areas, neutral areas, rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from chocobox.core.record import Action
from chocobox.games.schokoly.rules.actions import Guard, Offer, Place, Stack
from chocobox.games.schokoly.rules.board import cell_at, place_of
from chocobox.games.schokoly.rules.gains import gains
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, names
from chocobox.games.schokoly.rules.scoring import Area, Sum, sums_of
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.views import count
from chocobox.kit import asking
from chocobox.kit.asking import Fact, Group, Seen, ranked

At = Seen[State]

SIDES: Final = {
    "above": ((0, -1), (1, -1)),
    "right": ((2, 0), (2, 1)),
    "below": ((0, 2), (1, 2)),
    "left": ((-1, 0), (-1, 1)),
}
"""The two cells at each side of a card, from its upper left piece."""


@dataclass(frozen=True, slots=True)
class Card(Fact):
    """An own card, unturned: its pieces in reading order, and in how many ways it can be laid."""

    number: int
    cards: int
    colours: tuple[str, ...]
    ways: int


@dataclass(frozen=True, slots=True)
class Cards(Fact):
    """The number of cards on the table, in the stock, and in the own hand; and the colours."""

    lying: int
    stock: int
    hand: int
    own: str | None
    neutral: str | None


@dataclass(frozen=True, slots=True)
class Smarties(Fact):
    """A seat's smarties, and its colour."""

    seat: int
    smarties: int
    colour: str | None


@dataclass(frozen=True, slots=True)
class Points(Fact):
    """A colour's points: its largest area and its neutral pieces."""

    colour: str
    points: int
    largest: int
    neutral_pieces: int


@dataclass(frozen=True, slots=True)
class Pieces(Fact):
    """An area of a colour: how large it is, and the corner where it begins."""

    number: int
    areas: int
    colour: str
    size: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Neutral(Fact):
    """A neutral area: who leads there, and by how many sides.

    leader is None for equal sides; counts is false while it is too small.
    """

    number: int
    areas: int
    size: int
    x: int
    y: int
    leader: str | None
    lead: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Run:
    """Pieces of one colour side by side in a row; None for a gap."""

    colour: str | None
    count: int


@dataclass(frozen=True, slots=True)
class Row(Fact):
    """A row of pieces, from the column where it begins to its end."""

    y: int
    x: int
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Beside(Fact):
    """The two pieces at one side of a card or a place."""

    side: str
    runs: tuple[Run, ...]


class Asking(asking.Asking[State]):
    """Its answers."""

    def groups(self, seen: At) -> tuple[Group, ...]:
        """For each card its places, those that bring most first; then what costs no smartie."""
        worth = gains(seen.state) if seen.seat == seen.state.turn else ()
        worth += (0,) * (len(seen.actions) - len(worth))
        found = list(ranked(seen.actions, _kind, worth.__getitem__))
        return tuple(sorted(found, key=lambda it: _late(seen.actions[it.places[0]])))

    def card(self, seen: At) -> Sequence[Fact]:
        """Its pieces, and in how many ways it can be laid."""
        hand = seen.state.hands[seen.seat]
        if seen.number > len(hand):
            return ()
        card = hand[seen.number - 1]
        ways = sum(_lays(it) and getattr(it, "card", None) == card for it in seen.actions)
        return (Card(seen.number, len(hand), names(CARDS[card]), ways),)

    def table(self, seen: At) -> Sequence[Fact]:
        """How many cards lie there, and what each seat has left."""
        state, colours = seen.state, [_name(it) for it in seen.state.colours]
        rest = {0, 1, 2}.difference(state.players)
        neutral = COLOURS[rest.pop()] if len(rest) == 1 else None
        numbers = len(state.board.laid), len(state.stock), len(state.hands[seen.seat])
        seats = zip(state.smarties, colours, strict=True)
        each = (Smarties(seat, *one) for seat, one in enumerate(seats))
        return (Cards(*numbers, colours[seen.seat], neutral), *each)

    def score(self, seen: At) -> Sequence[Fact]:
        """Each colour's points, if the game ended now."""
        return [
            Points(it.colour, it.total, it.largest, it.neutral) for it in count(seen.state).totals
        ]

    def beside(self, seen: At) -> Sequence[Fact]:
        """What lies at the four sides of the place that is pointed at, or of the last card."""
        spot = _spot(seen)
        return [] if spot is None else [*_around(seen.state, *spot)]

    def rows(self, seen: At) -> Sequence[Fact]:
        """All pieces, row by row from the top."""
        tops = {place_of(cell): colour for cell, colour in seen.state.board.tops.items()}
        return [_row(tops, y) for y in sorted({y for _, y in tops})]

    def listed(self, seen: At) -> Sequence[Fact]:
        """The areas of those who play, from the largest on."""
        state = seen.state
        played = {_name(colour) for colour in state.players}
        found = [it for it in count(state).areas if it.colour in played and len(it.cells) > 1]
        numbered = enumerate(found, 1)
        return [Pieces(n, len(found), it.colour, len(it.cells), *it.cells[0]) for n, it in numbered]

    def further(self, seen: At) -> Sequence[Fact]:
        """The neutral areas, from the largest on."""
        state = seen.state
        colours = [COLOURS[colour] for colour in state.players]
        if len(colours) != 2:
            return ()
        found = [it for it in count(state).areas if it.colour not in colours]
        return [_neutral(n, len(found), it, colours) for n, it in enumerate(found, 1)]


def _name(colour: int | None) -> str | None:
    return None if colour is None else COLOURS[colour]


def _lays(action: Action) -> bool:
    return isinstance(action, Place | Stack)


def _late(action: Action) -> int:
    """The usual comes first: to lay a card, then to end the turn, then to guard or to swap."""
    return 0 if _lays(action) else 2 if isinstance(action, Guard | Offer) else 1


def _kind(action: Action) -> object:
    """Actions that are chosen together: a card's places; the cards to guard; whom to offer it."""
    match action:
        case Place(card) | Stack(card):
            return type(action), card
        case Guard() | Offer():
            return type(action)
    return action


def _spot(seen: At) -> tuple[int, int] | None:
    """The place of the action that is pointed at, or of the card laid last."""
    laid = seen.state.board.laid
    match seen.action:
        case Place(_, x, y) | Stack(_, x, y):
            return x, y
        case Guard(card):
            return next(((it.x, it.y) for it in laid if it.card == card), None)
    return (laid[-1].x, laid[-1].y) if laid else None


def _around(state: State, x: int, y: int) -> Iterator[Beside]:
    tops = state.board.tops
    for side, cells in SIDES.items():
        seen = [tops.get(cell_at(x + dx, y + dy)) for dx, dy in cells]
        yield Beside(side, _runs(seen))


def _runs(colours: Sequence[int | None]) -> tuple[Run, ...]:
    return tuple(Run(_name(colour), len([*same])) for colour, same in groupby(colours))


def _row(tops: dict[tuple[int, int], int], y: int) -> Row:
    columns = [x for x, row in tops if row == y]
    first, last = min(columns), max(columns)
    return Row(y, first, _runs([tops.get((x, y)) for x in range(first, last + 1)]))


def _neutral(number: int, areas: int, area: Area, colours: Sequence[str]) -> Neutral:
    sums: Sequence[Sum] = sums_of(area.sides, area.winner, colours)
    most, fewer = [*(it.count for it in sums), 0, 0][:2]
    where = len(area.cells), *area.cells[0]
    return Neutral(number, areas, *where, area.winner, most - fewer, area.counts)


ASKING: Final = Asking()
