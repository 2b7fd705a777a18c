"""Weights learned from games between bots: the chance to win as a logit of what counts.

Newton's way finds the weights under which what happened is likeliest. All is plain Python, and the
result whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Final

from chocobox.boxes import levels_of
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, value_of
from chocobox.kit.shares import WHOLE, Shares, won
from chocobox.kit.value import Features
from chocobox.tournament import each, finished

RIDGE: Final = 1.0
"""The ridge penalty: it holds weights near 0, against chance in few games."""

ROUNDS: Final = 30
"""More steps than Newton's method ever needs here."""

NEAR: Final = 1e-4
"""A step that changes no weight by more is the last."""

Rows = Sequence[tuple[list[list[float]], list[float]]]
"""The features of each seat, less the mean of the table, and each seat's part of the win."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a finished game: what counted at each seat, and each one's part of the win.

    Where the game's value looks ahead by itself, its chance then: it is surer than one result.
    """

    features: Features
    shares: Shares


def played(name: str, seats: int, seed: int, kinds: Sequence[str] = ()) -> Session:
    """A finished game of equal bots; chance says which kind it is, and which seat begins.

    They are equal, or who is ahead would tell who plays better, and not who wins among equals.
    Without kinds it is the middle one or a stronger one.
    """
    game, rng = GAMES[name], Rng(seed)
    names = [it.name for it in BOTS[name]]
    able = BOTS[name][names.index(levels_of(name)["middle"]) :]
    bot, rng = rng.pick([it for it in BOTS[name] if it.name in kinds] or able)
    begins, rng = rng.below(seats)
    options = {choice.name: begins for choice in game.choices if choice.kind == "seat"}
    return finished(game, game.options(**options), [bot] * seats, rng.draw()[0])


def samples(name: str, seats: int, seed: int) -> list[Sample]:
    """The samples of one game for fitting."""
    session, value = played(name, seats, seed), value_of(name)
    outcome = session.game.outcome(session.state)
    if value is None or outcome is None:
        raise ValueError(f"{name} tells no chances")
    shares, ahead = won(outcome.winners, seats), value.looks_ahead
    found = ((state, value.sample(state)) for state in session.states)
    return [
        Sample(it, value.value(state) if ahead else shares) for state, it in found if it is not None
    ]


def learned(pool: Executor | None, name: str, games: int, seed: int) -> dict[int, tuple[int, ...]]:
    """The weights in thousandths, by the number of seats; any pool gives the same."""
    found = {}
    for seats in GAMES[name].seats:
        one = partial(samples, name, seats)
        many = each(pool, one, range(seed, seed + games))
        found[seats] = fitted([sample for some in many for sample in some])
    return found


def fitted(data: Iterable[Sample]) -> tuple[int, ...]:
    """Maximum likelihood with a ridge penalty, by Newton's method."""
    rows = [(_beside_mean(it.features), [one / WHOLE for one in it.shares]) for it in data]
    weights = [0.0] * len(rows[0][0][0])
    for _ in range(ROUNDS):
        step = solved(*_hessian_and_gradient(rows, weights))
        weights = [a + b for a, b in zip(weights, step, strict=True)]
        if max(map(abs, step)) < NEAR:
            break
    return tuple(round(1000 * weight) for weight in weights)


def _beside_mean(features: Features) -> list[list[float]]:
    """The features less their mean over the table: only differences count."""
    means = [sum(column) / len(features) for column in zip(*features, strict=True)]
    return [[(a - b) / 1000 for a, b in zip(row, means, strict=True)] for row in features]


def _hessian_and_gradient(
    rows: Rows, weights: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """The negative Hessian and the gradient of the log-likelihood, with the ridge penalty."""
    size = len(weights)
    gradient = [-RIDGE * weight for weight in weights]
    hessian = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    for features, shares in rows:
        odds = [exp(_dot(weights, row)) for row in features]
        chances = [one / sum(odds) for one in odds]
        means = [_dot(chances, column) for column in zip(*features, strict=True)]
        for share, chance, row in zip(shares, chances, features, strict=True):
            off = [a - b for a, b in zip(row, means, strict=True)]
            for i, one in enumerate(off):
                gradient[i] += share * one
                part = chance * one
                hessian[i] = [a + part * b for a, b in zip(hessian[i], off, strict=True)]
    return hessian, gradient


def _dot(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, two, strict=True))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by Gauss-Jordan elimination."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                part = other[i] / pivot[i]
                other[i:] = [a - part * b for a, b in zip(other[i:], pivot[i:], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]
