"""Calibration of the chances: whether they come true, and the part of results due to luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from chocobox.analysis.fitting import played
from chocobox.analysis.looking import Looking
from chocobox.core.rng import Rng
from chocobox.games import value_of
from chocobox.kit.shares import WHOLE
from chocobox.tournament import SURE, each

HELD_BACK = 1_000_000_000
"""From this seed on, games are held back for judging; none of them serves for fitting."""

POSITIONS = 10
"""So many random positions of each held-back game are predicted."""

BANDS = 10
"""The number of rows of the calibration table."""


@dataclass(frozen=True, slots=True)
class Band:
    """One bin of predictions, in percent: their count, their mean, and the share of wins."""

    low: int
    high: int
    count: int
    expected: float
    won: float


@dataclass(frozen=True, slots=True)
class Trust:
    """The calibration of one game's chances, over so many games.

    luck: the mean luck of the first seat, and half of its 95 % interval, in percent of a win.
    spread: how far results less luck still differ, as a part of how far results do.
    """

    games: int
    bands: tuple[Band, ...]
    luck: float
    interval: float
    spread: float


@dataclass(frozen=True, slots=True)
class Trial:
    """One game of bots: pairs of predicted and won shares, its luck, and the final shares."""

    predictions: tuple[tuple[int, int], ...]
    luck: tuple[int, ...]
    final: tuple[int, ...]


def tried(name: str, seats: int, kinds: Sequence[str], seed: int) -> Trial:
    """Play one game of bots, and predict its result at some of its positions."""
    session, value = played(name, seats, seed, kinds), value_of(name)
    if value is None:
        raise ValueError(f"{name} tells no chances")
    looking = Looking(session, value)
    found = [looking.luck(ply) for ply in range(len(session.moves))]
    final = found[-1][0]
    plies, _ = Rng(seed).shuffle(range(len(found)))
    predictions = tuple(
        pair for ply in plies[:POSITIONS] for pair in zip(looking.seen(ply + 1), final, strict=True)
    )
    changes = [looking.dealt.luck, *(it.luck for _, it in found)]
    return Trial(predictions, tuple(sum(column) for column in zip(*changes, strict=True)), final)


def trust(pool: Executor | None, name: str, kinds: Sequence[str], seats: int, games: int) -> Trust:
    """The calibration of a game's chances, on games held back from fitting."""
    seeds = range(HELD_BACK, HELD_BACK + games)
    found = list(each(pool, partial(tried, name, seats, kinds), seeds))
    luck = [it.luck[0] / WHOLE for it in found]
    final = [it.final[0] / WHOLE for it in found]
    rest = [end - by for end, by in zip(final, luck, strict=True)]
    return Trust(
        games=games,
        bands=tuple(bands([pair for it in found for pair in it.predictions])),
        luck=round(100 * fmean(luck), 2),
        interval=round(100 * SURE * pstdev(luck) / sqrt(len(luck)), 2),
        spread=round(pstdev(rest) / pstdev(final), 3),
    )


def bands(predictions: Iterable[tuple[int, int]]) -> Sequence[Band]:
    """Predictions in bins of ten percent, each with its share of wins."""
    found: dict[int, list[tuple[int, int]]] = {}
    for share, part in predictions:
        found.setdefault(min(BANDS - 1, share * BANDS // WHOLE), []).append((share, part))
    width = 100 // BANDS
    return [
        Band(
            width * place,
            width * (place + 1),
            len(some),
            *(round(100 * fmean(column) / WHOLE, 1) for column in zip(*some, strict=True)),
        )
        for place, some in sorted(found.items())
    ]
