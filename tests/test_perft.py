"""The number of lines of play, and the first actions in order: what an edition promises.

A record stores a move as its place among the actions, so a change here raises the edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from chocobox.core import Rng
from chocobox.games import GAMES
from chocobox.perft import moves, perft
from laws import any_move, by_seed
from written import FOLDER, compare

PLIES = (0, 1, 4, 9, 30, 60, 90)
FIRST = 12
FEW, MOST = 50, 20_000
DEEPEST = 9


def numbers(game: Any, state: Any, seats: int) -> Iterator[int]:
    """The lines of one move, of two, of three, as long as they can be counted soon."""
    depth, lines = 1, perft(game, state, seats, 1)
    yield lines
    while lines * lines < MOST and lines and (depth < 4 or lines < FEW) and depth < DEEPEST:
        depth += 1
        lines = perft(game, state, seats, depth)
        yield lines


def told(name: str) -> Iterator[str]:
    """Positions of a few games by chance: the numbers, and the first actions."""
    game = GAMES[name]
    yield f"edition {game.edition}"
    for seats in game.seats:
        state, choose = game.start(game.options(), seats, Rng(seats)), by_seed(seats)
        for ply in range(max(PLIES) + 1):
            if game.outcome(state) is not None:
                break
            if ply in PLIES:
                counts = " ".join(map(str, numbers(game, state, seats)))
                yield f"seats {seats} seed {seats} ply {ply}: {counts}"
                first = islice(moves(game, state, seats), FIRST)
                yield from (f"    {move.seat} {move.action}" for move in first)
            state, _ = game.step(state, any_move(game, state, seats, choose))


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_play_are_as_many_as_ever(name: str) -> None:
    compare(FOLDER / "perft" / f"{name}.txt", "\n".join(told(name)) + "\n")


def test_no_file_is_unused() -> None:
    names = sorted(path.name for path in (FOLDER / "perft").iterdir())
    assert names == sorted(f"{name}.txt" for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_lines_are_counted_one_by_one(name: str) -> None:
    game = GAMES[name]
    seats = game.seats[0]
    state = game.start(game.options(), seats, Rng(1))
    lines = [state]
    for depth in range(4):
        assert perft(game, state, seats, depth) == len(lines)
        lines = [game.step(line, move)[0] for line in lines for move in moves(game, line, seats)]
