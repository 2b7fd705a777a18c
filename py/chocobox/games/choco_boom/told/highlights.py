"""Highlights of a finished game of Choco-Boom: quick hands, slow and wrong words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Final

from chocobox.core.record import TABLE, Move
from chocobox.games.choco_boom.rules.actions import Close, Go
from chocobox.games.choco_boom.rules.pieces import CARDS, Card
from chocobox.games.choco_boom.rules.state import State, laid
from chocobox.games.choco_boom.rules.views import shows
from chocobox.kit.highlights import Highlight

Course = Sequence[State]
"""Every position of a game, from the first on."""

FEW: Final = 2
"""Of fewer right calls none is called the slowest."""


@dataclass(frozen=True, slots=True)
class BestSlap(Highlight):
    """A seat's quickest hand that won a pile, ms after that card lay on it."""

    card: Card
    ms: int


@dataclass(frozen=True, slots=True)
class SlowestCall(Highlight):
    """A seat's slowest right call, ms after its card lay there."""

    kind = "delay"
    card: Card
    item: str
    ms: int


@dataclass(frozen=True, slots=True)
class FinedCall(Highlight):
    """A seat called that for its card, or nothing in time (None), and paid.

    shows tells what decides the word that was wanted, as in a view.
    """

    kind = "mishap"
    card: Card
    item: str | None
    wanted: str
    shows: str


@dataclass(frozen=True, slots=True)
class Unslapped(Highlight):
    """No hand came in time for a double; so many cards could have been won."""

    kind = "mishap"
    card: Card
    count: int


def highlights(states: Course, moves: Sequence[Move]) -> tuple[Highlight, ...]:
    """Of each seat the most telling first, then the largest double that nobody slapped."""
    seats = range(states[0].seats)
    return tuple(chain(*(_of_seat(states, seat) for seat in seats), _unslapped(states, moves)))


def _of_seat(states: Course, seat: int) -> Iterator[Highlight]:
    """Its best slap, its first fined call (a wrong word before none), its slowest right call."""
    fined = sorted(_fined(states, seat), key=lambda it: it.item is None)
    yield from _best_slap(states, seat)
    yield from fined[:1]
    yield from _slowest_call(states, seat)
    yield from fined[1:]


def _changes(states: Course, what: Callable[[State], object]) -> Iterator[tuple[int, State, State]]:
    """The plies at which that has changed, with the positions before and after."""
    for ply, (before, after) in enumerate(pairwise(states), 1):
        if what(before) != what(after):
            yield ply, before, after


def _best_slap(states: Course, seat: int) -> Iterator[BestSlap]:
    found = list(_changes(states, lambda state: state.tallies[seat].slap))
    for ply, before, after in found[-1:]:  # each is better than the one before
        ms = after.tallies[seat].slap
        if ms is not None:
            yield BestSlap(ply, seat, CARDS[before.pile[-1]], ms)


def _slowest_call(states: Course, seat: int) -> Iterator[SlowestCall]:
    found = [
        SlowestCall(ply, seat, CARDS[before.pile[-1]], laid(before).due, calls[-1])
        for ply, before, after in _changes(states, lambda state: state.tallies[seat].calls)
        if (calls := after.tallies[seat].calls)
    ]
    if len(found) >= FEW:
        yield max(found, key=lambda it: it.ms)


def _fined(states: Course, seat: int) -> Iterator[FinedCall]:
    for ply, before, after in _changes(states, lambda state: state.tallies[seat].fines):
        fine = next(it for it in reversed(after.paid) if it.seat == seat)
        card = CARDS[before.pile[-1]]
        if fine.wanted is not None:
            yield FinedCall(ply, seat, card, fine.item, fine.wanted, shows(before))


def _unslapped(states: Course, moves: Sequence[Move]) -> Iterator[Unslapped]:
    """The largest such pile, where its double was laid."""
    left = [
        state
        for state, move in zip(states, moves, strict=False)
        if isinstance(move.action, Go | Close) and state.top is not None and state.top.double
    ]
    for state in sorted(left, key=_count, reverse=True)[:1]:
        ply = next(ply for ply, it in enumerate(states) if it.laid == state.laid)
        yield Unslapped(ply, TABLE, CARDS[state.pile[-1]], _count(state))


def _count(state: State) -> int:
    """So many cards the pile brings, fines and all."""
    return len(state.pile) + len(state.fines)
