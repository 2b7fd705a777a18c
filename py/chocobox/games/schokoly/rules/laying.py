"""Every way to lay a card, each with what the board would be worth then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Board, cell_at, place_of
from chocobox.games.schokoly.rules.looks import FITS, Look, ways
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.valuing import CRUMBS, PLAIN, Eye, Prices, Sketch

SMARTIE: Final = 12 * CRUMBS
"""What a smartie has to bring while every one can still be used."""

_FIRST: Final = {cell_at(0, 0): (1 << 12) - 1}
"""Where the first card lies, as if it continued every colour."""


class Laying(NamedTuple):
    """A card laid in thought: where, how, and what the board would be worth."""

    worth: int
    is_stack: bool
    spot: int
    look: Look

    def action(self, hand: Sequence[int]) -> Place | Stack:
        """The action that lays a card of this hand like that."""
        card, turn = ways(hand)[self.look]
        return (Stack if self.is_stack else Place)(card, *place_of(self.spot), turn)


def sketch_of(state: State, seat: int, prices: Prices = PLAIN) -> Sketch:
    """The board as the colour of that seat sees it."""
    mine = state.colours[seat]
    if mine is None:
        raise ValueError(f"seat {seat} has no colour yet")
    return Sketch(Eye.of(mine, state.players, prices), state.board.tops)


def layings(
    board: Board,
    sketch: Sketch,
    looks: Sequence[Look],
    has_smartie: bool,
    among: Collection[int] | None = None,
) -> list[Laying]:
    """All layings of cards with one of those looks, or only those at some spots."""
    found: list[Laying] = []
    for is_stack in (False, True) if has_smartie else (False,):
        spots = board.cover if is_stack else board.fresh if board.laid else _FIRST
        for spot, colours in spots.items():
            if among is not None and spot not in among:
                continue
            fitting = [look for look in looks if FITS[look] & colours]
            bare = sketch.lifted(spot) if is_stack else sketch
            for worth, look in zip(bare.worths(spot, fitting), fitting, strict=True):
                found.append(Laying(worth, is_stack, spot, look))
    return found


def price_of(state: State, seat: int, smartie: int = SMARTIE) -> int:
    """What using a smartie costs that seat; nothing when it has more of them than turns to come."""
    seats, cards = len(state.hands), len(state.stock) + sum(map(len, state.hands))
    has_laid = state.placed is not None
    turns = len(range((seat - state.turn - has_laid) % seats, cards, seats))
    later = turns if has_laid and seat == state.turn else turns - 1
    return 0 if state.smarties[seat] > later else smartie
