"""What everybody's cards and desserts are worth, and who wins with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chocobox import core
from chocobox.games.choco_challenge.pieces import CROWNS, NAMES
from chocobox.games.choco_challenge.state import State


@dataclass(frozen=True, slots=True)
class Total:
    """One seat's crowns: those on its cards, and those on its desserts."""

    pile: int
    desserts: int


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The crowns of all seats, and whom the First Player's nearness lets win a tie."""

    totals: tuple[Total, ...]


def count(state: State) -> Outcome:
    """What the table is worth now (RULINGS C10)."""
    totals = tuple(
        Total(sum(CROWNS[NAMES[card]] for card in _cards(state, seat)), sum(own.desserts))
        for seat, own in enumerate(state.seats)
    )
    scores = tuple(total.pile + total.desserts for total in totals)
    return Outcome(scores, (_winner(scores, state.options.first),), totals)


def _cards(state: State, seat: int) -> tuple[int, ...]:
    """All that a seat has, with a match that waits for a tool or the bust."""
    own = state.seats[seat].cards
    return own if state.match is None or seat != state.turn else (*own, state.match)


def _winner(scores: Sequence[int], first: int) -> int:
    """The most crowns; of equals, the seat that the First Player reaches soonest clockwise."""
    best = max(scores)
    equals = (seat for seat, score in enumerate(scores) if score == best)
    return min(equals, key=lambda seat: (seat - first) % len(scores))
