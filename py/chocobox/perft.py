"""Counts lines of play: a change of the rules changes the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chocobox.core.game import Game
from chocobox.core.record import TABLE, Move


def moves(game: Game[Any, Any], state: Any, seats: int, now: int = 0) -> Iterator[Move]:
    """All possible next moves, seat by seat, the table last."""
    for seat in range(seats):
        for action in game.actions(state, seat):
            yield Move(seat, action, now)
    table = game.table(state)
    if table is not None:
        yield Move(TABLE, table.action, max(now, table.at))


def perft(game: Game[Any, Any], state: Any, seats: int, depth: int, now: int = 0) -> int:
    """The number of lines of play with exactly so many moves."""
    if depth == 0:
        return 1
    following = moves(game, state, seats, now)
    if depth == 1:
        return sum(1 for _ in following)
    return sum(
        perft(game, game.step(state, move)[0], seats, depth - 1, move.at) for move in following
    )
