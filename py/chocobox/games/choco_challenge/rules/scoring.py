"""What everybody's cards and desserts are worth, and who wins with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chocobox.core import game as core
from chocobox.games.choco_challenge.rules.pieces import CROWNS, NAMES
from chocobox.games.choco_challenge.rules.state import State


@dataclass(frozen=True, slots=True)
class Total:
    """One seat's crowns, on its cards and on its desserts; and how many cards it has."""

    pile: int
    desserts: int
    cards: int


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The crowns of all seats, and whom the First Player's nearness lets win a tie.

    tied are the seats that have the most, the winner first, where there are several.
    """

    totals: tuple[Total, ...]
    tied: tuple[int, ...] = ()


def count(state: State) -> Outcome:
    """The worth of all seats now (RULINGS C10)."""
    totals = tuple(
        Total(sum(CROWNS[NAMES[card]] for card in cards), sum(own.desserts), len(cards))
        for seat, own in enumerate(state.seats)
        for cards in [_cards(state, seat)]
    )
    scores = tuple(total.pile + total.desserts for total in totals)
    order = _order(scores, state.options.first)
    tied = tuple(seat for seat in order if scores[seat] == scores[order[0]])
    return Outcome(scores, order[:1], order, totals, tied if len(tied) > 1 else ())


def _cards(state: State, seat: int) -> tuple[int, ...]:
    """All that a seat has, with a match that waits for a tool or the bust."""
    own = state.seats[seat].cards
    return own if state.match is None or seat != state.turn else (*own, state.match)


def _order(scores: Sequence[int], first: int) -> tuple[int, ...]:
    """Most crowns first; of equals, the seat that the First Player reaches soonest clockwise."""
    seats = len(scores)
    return tuple(sorted(range(seats), key=lambda seat: (-scores[seat], (seat - first) % seats)))
