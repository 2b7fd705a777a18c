"""Bots at a live table: what each plans to do, in a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng

StateT = TypeVar("StateT")


@dataclass(frozen=True)
class Plan(Generic[StateT]):
    """What a bot plans to do in a position."""

    state: StateT
    now: int
    bot: Bot
    rng: Rng
    move: Move | None
    seat: int


def plans(
    game: Game[Any, Any], bots: Sequence[Bot], seed: int, options: Any
) -> Iterator[Plan[Any]]:
    """A whole game as a session plays it: all plans of all positions, then the first is made."""
    state, now, rng = game.start(options, len(bots), Rng(seed)), 0, Rng(seed)
    while not state.is_over:
        due: list[Move] = []
        for seat in range(len(bots)):
            if game.actions(state, seat):
                deal, rng = rng.draw()
                guess = game.redeal(state, seat, Rng(deal))
                move = bots[seat].plan(game, guess, seat, now, rng)
                yield Plan(state, now, bots[seat], rng, move, seat)
                due += [move] if move else []
        table = game.table(state)
        first = min([*due, table] if table else due, key=lambda move: move.at)
        now = max(now, first.at)
        state, _ = game.step(state, Move(first.seat, first.action, now))
    yield Plan(state, now, bots[0], rng, None, TABLE)
