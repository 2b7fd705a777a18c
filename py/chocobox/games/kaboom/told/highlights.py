"""Highlights of a finished game of Kaboom! besides choices: quick hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from chocobox.core.record import Move
from chocobox.games.kaboom.rules.actions import Reveal
from chocobox.games.kaboom.rules.pieces import CARDS
from chocobox.games.kaboom.rules.state import State, is_match
from chocobox.kit.highlights import Highlight


@dataclass(frozen=True, slots=True)
class BestSlap(Highlight):
    """A seat's quickest hand that got rid of a card, ms after that discard lay there."""

    card: str
    ms: int


def highlights(states: Sequence[State], moves: Sequence[Move]) -> tuple[Highlight, ...]:
    """The best slap of each seat that had one."""
    best: dict[int, BestSlap] = {}
    for it in sorted(_slaps(states, moves), key=lambda it: it.ms):
        best.setdefault(it.seat, it)
    return tuple(best[seat] for seat in sorted(best))


def _slaps(states: Sequence[State], moves: Sequence[Move]) -> Iterator[BestSlap]:
    """All hands that were first, and after which a card matched."""
    won: BestSlap | None = None
    for ply, ((before, after), move) in enumerate(zip(pairwise(states), moves, strict=True), 1):
        if before.slap is None and after.slap is not None and before.window is not None:
            seat, window = after.slap.seat, before.window
            landed = next(at for at, hand in window.slaps if hand == seat)
            ms = landed - before.options.handicap(seat) - window.opened
            won = BestSlap(ply, seat, CARDS[before.discard[-1]], ms)
        elif won and isinstance(move.action, Reveal) and _matches(before, move.action):
            yield won


def _matches(state: State, action: Reveal) -> bool:
    it = state.at((action.seat, action.place))
    return it is not None and is_match(state, it.card)
