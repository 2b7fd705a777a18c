"""The number of lines of play, and the first actions in order: what an edition promises.

A record stores a move as its place among the actions, so a change here raises the edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice, product
from typing import Any
from zlib import crc32

import pytest

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games import GAMES
from chocobox.perft import moves, perft
from support.places import TESTS
from support.subjects import SUBJECTS
from support.walks import any_move, by_seed
from support.written import compare

PLIES = (0, 1, 4, 9, 30, 60, 90)
FIRST = 12
FEW, MOST = 50, 20_000
DEEPEST = 9


def numbers(game: Any, state: Any, seats: int, now: int) -> Iterator[int]:
    """The numbers of lines of one, two, three moves, as far as they are quick to count."""
    depth, lines = 1, perft(game, state, seats, 1, now)
    yield lines
    while lines * lines < MOST and lines and (depth < 4 or lines < FEW) and depth < DEEPEST:
        depth += 1
        lines = perft(game, state, seats, depth, now)
        yield lines


def walked(name: str, seats: int, house: dict[str, bool]) -> Iterator[tuple[int, Any, int]]:
    """The positions of a random game, each with its ply and time."""
    game, choose, now = GAMES[name], by_seed(seats), 0
    state = game.start(game.options(**house), seats, Rng(seats))
    for ply in range(max(PLIES) + 1):
        if game.outcome(state) is not None:
            break
        yield ply, state, now
        lively = SUBJECTS[name].lively
        move = (lively or partial(any_move, game))(state, seats, choose, now)
        state, now = game.step(state, move)[0], max(now, move.at)


def told(name: str) -> Iterator[str]:
    """Positions of a few random games: the numbers and the first actions."""
    game, met = GAMES[name], set[str]()
    yield f"edition {game.edition}"
    for seats, house in product(game.seats, SUBJECTS[name].houses):
        for ply, state, now in walked(name, seats, house):
            if ply in PLIES:
                counts = " ".join(map(str, numbers(game, state, seats, now)))
                yield f"{' '.join([*house, 'seats'])} {seats} seed {seats} ply {ply}: {counts}"
                first = islice(moves(game, state, seats, now), FIRST)
                yield from (f"    {move.seat} {move.action}" for move in first)
            if SUBJECTS[name].lively:
                yield from new_kinds(list(moves(game, state, seats, now)), met)


def new_kinds(offered: list[Move], met: set[str]) -> Iterator[str]:
    """Where a kind of action is offered for the first time: a sum over all, in their order."""
    kinds = {type(move.action).__name__: move for move in reversed(offered)}
    if kinds.keys() - met:
        names = " ".join(kind for kind in reversed(kinds) if kind not in met)
        order = "\n".join(f"{move.seat} {move.action}" for move in offered)
        yield f"new {names}: {len(offered)} in the order {crc32(order.encode()):08x}"
        met.update(kinds)


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_play_are_as_many_as_ever(name: str) -> None:
    compare(TESTS / "perft" / f"{name}.txt", "\n".join(told(name)) + "\n")


def test_no_file_is_unused() -> None:
    names = sorted(path.name for path in (TESTS / "perft").iterdir())
    assert names == sorted(f"{name}.txt" for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_perft_equals_a_count_line_by_line(name: str) -> None:
    game = GAMES[name]
    seats = game.seats[0]
    state = game.start(game.options(), seats, Rng(1))
    lines = [state]
    for depth in range(4):
        assert perft(game, state, seats, depth) == len(lines)
        lines = [game.step(line, move)[0] for line in lines for move in moves(game, line, seats)]
