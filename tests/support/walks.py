"""Games walked at random, by a seed or by Hypothesis.

A walk asks `choose(n)` for a number from 0 to n - 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from chocobox.core.game import Game
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.perft import moves

try:
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st
except ImportError:  # as inside Pyodide
    given = None  # type: ignore[assignment]


Choose = Callable[[int], int]
Test = Callable[..., None]
Walk = Iterator[tuple[Any, Move | None]]
PATIENCE = 400
"""After so many moves a seed chooses: where everybody always busts, a game need not end."""
LANDS = (0, 0, 0, 1, 3, 50, 700, 3000, -1, -60)
"""When the next touch of a live game lands, in ms from now: it may have been on its way."""


def by_seed(seed: int) -> Choose:
    """Chance that a seed decides."""
    rng = Rng(seed)

    def choose(bound: int) -> int:
        nonlocal rng
        number, rng = rng.below(bound)
        return number

    return choose


def by_hypothesis(examples: int) -> Callable[[Test], Test]:
    """Chance that Hypothesis decides, in the nightly run: `seed` and `choose`, so many times."""
    if given is None:
        return pytest.mark.skip(reason="Hypothesis does not import inside Pyodide")

    def chooser(data: Any) -> Choose:
        return lambda bound: int(data.draw(st.integers(0, bound - 1)))

    fixed = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    chance = given(seed=st.integers(0, 2**64 - 1), choose=st.builds(chooser, st.data()))
    return lambda test: pytest.mark.nightly(fixed(chance(test)))


def any_options(
    game: Game[Any, Any], seats: int, choose: Choose, most: Mapping[str, int] | None = None
) -> Any:
    """House rules that fit that many seats."""
    values: dict[str, int | bool] = {}
    for choice in game.choices:
        limit = (most or {}).get(choice.name, choice.most)
        allowed = choice.values or range(choice.least, limit + 1)
        value = allowed[choose(len(allowed))]
        values[choice.name] = bool(value) if isinstance(choice.default, bool) else value
    options = game.options(**values)
    try:
        game.start(options, seats, Rng(0))
    except ValueError:
        return game.options()
    return options


def any_move(game: Game[Any, Any], state: Any, seats: int, choose: Choose, now: int = 0) -> Move:
    """A kind of action first, then one of that kind, so that rare kinds happen often."""
    found = [list(same) for _, same in groupby(moves(game, state, seats, now), _kind)]
    same = found[choose(len(found))]
    return same[choose(len(same))]


def landed(game: Game[Any, Any], state: Any, move: Move, choose: Choose) -> Move:
    """When a touch landed, if time matters; the table may have moved before it."""
    if not game.grace or move.seat == TABLE:
        return move
    at = max(0, move.at + LANDS[choose(len(LANDS))])
    table = game.table(state)
    if table is not None and table.at <= at:
        return replace(table, at=max(table.at, move.at))
    return replace(move, at=at)


def _kind(move: Move) -> tuple[int, str]:
    return move.seat, type(move.action).__name__


def walk(game: Game[Any, Any], state: Any, seats: int, choose: Choose) -> Walk:
    """A game to its end: each position with the move made next; fails where nobody can move."""
    plies, now, fair = 0, 0, by_seed(seats)
    while game.outcome(state) is None:
        assert next(moves(game, state, seats), None), "nobody can move and the game is not over"
        plies += 1
        choice = choose if plies <= PATIENCE else fair
        move = landed(game, state, any_move(game, state, seats, choice, now), choice)
        now = max(now, move.at)
        yield state, move
        state, _ = game.step(state, move)
    yield state, None
