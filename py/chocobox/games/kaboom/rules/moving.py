"""The same table with other cards in the places that nobody has looked at."""

from __future__ import annotations

from collections.abc import Mapping

from chocobox.games.kaboom.rules.state import Grid, Lying, Seen, State


def moved(state: State, other: Mapping[int, int]) -> State:
    """The same where each of these cards is another; whoever knew what lay there knows that."""
    return state.changed(
        stock=tuple(other.get(card, card) for card in state.stock),
        grids=tuple(_grid(grid, other) for grid in state.grids),
        known=tuple(_known(own, other) for own in state.known),
        drawn=None if state.drawn is None else other.get(state.drawn, state.drawn),
    )


def _grid(grid: Grid, other: Mapping[int, int]) -> Grid:
    return tuple(Lying(other[it.card], it.mark) if it and it.card in other else it for it in grid)


def _known(own: tuple[Seen, ...], other: Mapping[int, int]) -> tuple[Seen, ...]:
    anew = (Seen(other.get(it.card, it.card), it.turn) for it in own)
    return tuple(sorted(anew, key=lambda it: it.card))
