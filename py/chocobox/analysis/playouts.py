"""The cost of mistakes in playouts of equal bots: each mistake is compared with the better choice.

What its seat could not see is dealt anew each time, alike for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from chocobox.analysis.fitting import played
from chocobox.analysis.looking import Looking
from chocobox.analysis.told import Judged
from chocobox.core.bots import Bot
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import value_of
from chocobox.kit import shares
from chocobox.kit.shares import WHOLE
from chocobox.kit.value import MISTAKES
from chocobox.tournament import SURE, each, ended, seated


@dataclass(frozen=True, slots=True)
class Cost:
    """Mistakes of one kind: their count, and their mean loss as estimated and in playouts.

    In percent of a win; interval is half of the 95 % interval of what was played.
    """

    kind: str
    count: int
    estimated: float
    played: float
    interval: float


@dataclass(frozen=True, slots=True)
class Again:
    """A mistake's kind, its estimated loss, and the mean loss in playouts."""

    kind: str
    estimated: int
    played: float


@dataclass(frozen=True, slots=True)
class Trying:
    """The game, its players, and the bot and the number of playouts for each mistake."""

    name: str
    seats: int
    kinds: Sequence[str]
    by: Bot
    times: int

    def again(self, seed: int) -> list[Again]:
        """One random mistake of each kind from one game."""
        session, value = played(self.name, self.seats, seed, self.kinds), value_of(self.name)
        if value is None:
            raise ValueError(f"{self.name} tells no chances")
        rng, found = Rng(seed), []
        wrong = [it for it in Looking(session, value).moments() if it.mistake]
        for _, kind in MISTAKES:
            if same := [it for it in wrong if it.mistake == kind]:
                one, rng = rng.pick(same)
                found.append(Again(kind, one.lost, self.cost(session, one)))
        return found

    def cost(self, session: Session, it: Judged) -> float:
        """The gain of its seat's chance with the better choice, in parts of WHOLE."""
        game, state, (seat, made, at) = session.game, session.states[it.ply], session.moves[it.ply]
        assert it.best is not None, "a mistake has something better beside it"
        better = game.actions(state, seat).index(it.best)
        found = []
        for seed in range(self.times):
            world = game.redeal(state, seat, Rng(seed))
            one, other = (
                self.won(session, world, seed, (seat, place, at)) for place in (better, made)
            )
            found.append(one - other)
        return fmean(found)

    def won(self, session: Session, world: Any, seed: int, move: tuple[int, int, int]) -> int:
        """The seat's part of the win in a playout that begins with that move."""
        table = seated(session.game, session.options, [self.by] * self.seats, seed)
        table.states, table.clock = [world], move[2]
        table.replay([move])
        outcome = session.game.outcome(ended(table).state)
        assert outcome is not None, "bots play to the end"
        return shares.won(outcome.winners, self.seats)[move[0]]


def costs(pool: Executor | None, trying: Trying, seeds: Iterable[int]) -> tuple[Cost, ...]:
    """The cost of mistakes in so many games, by kinds, the worst first."""
    found = [it for some in each(pool, trying.again, seeds) for it in some]
    return tuple(_cost(kind, [it for it in found if it.kind == kind]) for _, kind in MISTAKES)


def _cost(kind: str, some: Sequence[Again]) -> Cost:
    played_on = [it.played for it in some]
    half = SURE * stdev(played_on) / sqrt(len(some)) if len(some) > 1 else WHOLE
    estimated = fmean(it.estimated for it in some) if some else 0
    return Cost(
        kind, len(some), _percent(estimated), _percent(fmean(played_on or [0])), _percent(half)
    )


def _percent(parts: float) -> float:
    return round(100 * parts / WHOLE, 1)
