"""Choco-Boom by ear: what lies on top, what was called last, all decks, piles and fines.

Nothing is told that a quick eye has to find out: whether it is a double, or which call is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from chocobox.games.choco_boom.rules import pieces
from chocobox.games.choco_boom.rules.state import State
from chocobox.kit import asking
from chocobox.kit.asking import Fact, Seen, Turn

At = Seen[State]


@dataclass(frozen=True, slots=True)
class Deck(Fact):
    """The number of cards in a seat's deck."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Pile(Fact):
    """The top card of the pile, how many cards lie there, and how many fines under it."""

    card: pieces.Card | None
    count: int
    under: int


@dataclass(frozen=True, slots=True)
class Called(Fact):
    """The word that was called last."""

    item: str


@dataclass(frozen=True, slots=True)
class Won(Fact):
    """The seat that has won the last pile, of so many cards, until a new one begins."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Waits(Fact):
    """The seats that have still to say that they are ready."""

    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Votes(Fact):
    """The seats that have still to vote on an objection to a seat."""

    accused: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answers(Fact):
    """The seats of a calm game that have still to answer the card on top."""

    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sits(Fact):
    """The seat at one side of the table, and the number of its cards."""

    side: str
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Tally(Fact):
    """The number of piles that a seat has won, and of its fines."""

    seat: int
    piles: int
    fines: int


class Asking(asking.Asking[State]):
    """Its answers; each action stands alone, so a call takes one choice, and a slap is last."""

    own: ClassVar[tuple[str, ...]] = ()

    def card(self, seen: At) -> Sequence[Fact]:
        """How many cards the own deck has, as nobody sees them."""
        return (_deck(seen.state, seen.seat),)

    def table(self, seen: At) -> Sequence[Fact]:
        """What lies in the middle."""
        state = seen.state
        return (Pile(state.top_card, len(state.pile), len(state.fines)),)

    def score(self, seen: At) -> Sequence[Fact]:
        """How many cards each seat has."""
        return [_deck(seen.state, seat) for seat in range(seen.state.seats)]

    def turn(self, seen: At) -> Sequence[Fact]:
        """Whose card or call all wait for; or those that have still to vote, be ready, answer."""
        state = seen.state
        if state.case is not None:
            voters = tuple(it for it in state.case.voters if state.case.votes[it] is None)
            return (Votes(state.case.accused, voters),)
        if state.pause is not None and state.pause.waiting:
            return (Waits(state.pause.waiting),)
        return (Answers(state.awaited) if state.awaited else Turn(state.turn),)

    def beside(self, seen: At) -> Sequence[Fact]:
        """Who sits beside the seat, the next one clockwise on the left."""
        _, *others = _from(seen)
        sides = ("across",) if len(others) == 1 else ("left", "right")
        ends = (others[0], others[-1])[: len(sides)]
        decks = seen.state.decks
        return [Sits(side, it, len(decks[it])) for side, it in zip(sides, ends, strict=True)]

    def rows(self, seen: At) -> Sequence[Fact]:
        """All decks, the own first."""
        return [_deck(seen.state, seat) for seat in _from(seen)]

    def listed(self, seen: At) -> Sequence[Fact]:
        """The card on top, the last call, and who has won the last pile."""
        state = seen.state
        called = () if state.last_call is None else (Called(state.last_call),)
        won = None if state.pile else state.won
        return (*self.table(seen), *called, *(() if won is None else (Won(won.seat, won.count),)))

    def further(self, seen: At) -> Sequence[Fact]:
        """What each seat has done, the own first."""
        tallies = seen.state.tallies
        return [Tally(seat, tallies[seat].piles, tallies[seat].fines) for seat in _from(seen)]


def _from(seen: At) -> list[int]:
    """All seats clockwise, the own first."""
    seats = seen.state.seats
    return [(seen.seat + step) % seats for step in range(seats)]


def _deck(state: State, seat: int) -> Deck:
    return Deck(seat, len(state.decks[seat]))


ASKING: Final = Asking()
