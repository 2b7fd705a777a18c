"""Many games between bots: which one is stronger, and how certain that is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, TypeVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game, Outcome
from chocobox.core.rng import Rng
from chocobox.core.session import DEALS, Session

if TYPE_CHECKING:  # a browser has none
    from concurrent.futures import Executor

Item = TypeVar("Item")
Result = TypeVar("Result")

SURE: Final = 1.959964
"""So many standard deviations on either side hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's points (a shared win is divided) and their percentage of all games.

    The true percentage is between low and high with 95 % certainty (Wilson's interval).
    """

    bot: str
    points: float
    percent: float
    low: float
    high: float
    score: float
    """Its mean score, in the game's own points."""


@dataclass(frozen=True, slots=True)
class Span:
    """A median, and the limits of 95 % of all games."""

    median: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """The results; each deal is played once for each rotation of the bots."""

    game: str
    seats: int
    games: int
    seed: int
    standings: tuple[Standing, ...]
    by_seat: tuple[float, ...]
    """The points of each seat, summed over all bots."""
    moves: Span
    seconds: Span
    """The length of the games, in recorded moves and in seconds of game time."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A game, its bots, the first seed and the house rules."""

    game: Game[Any, Any]
    bots: Sequence[Bot]
    seed: int
    options: Any = None
    """None: the game's defaults."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its outcome, its number of moves, and its time in ms."""

    outcome: Outcome
    moves: int
    clock: int


def run(contest: Contest, games: int, pool: Executor | None = None) -> Tournament:
    """Play all games, here or in that pool; the result is the same whoever plays them.

    Raises ValueError for a wrong number of bots or games.
    """
    game, bots, seats = contest.game, contest.bots, len(contest.bots)
    if seats not in game.seats:
        raise ValueError(f"{game.name} has seats for {', '.join(map(str, game.seats))}")
    if games < 1:
        raise ValueError("a tournament needs at least one game")
    played = list(each(pool, partial(play, contest), range(games)))
    outcomes = [it.outcome for it in played]
    names = dict.fromkeys(bot.name for bot in bots)
    return Tournament(
        game=game.name,
        seats=seats,
        games=games,
        seed=contest.seed,
        standings=tuple(_standing(name, bots, outcomes) for name in names),
        by_seat=tuple(_short(sum(_points(it, {seat}) for it in outcomes)) for seat in range(seats)),
        moves=span([it.moves for it in played]),
        seconds=span([it.clock // 1000 for it in played]),
    )


def play(contest: Contest, number: int) -> Played:
    """One game of the tournament; the bots move by one seat from game to game."""
    game, session = contest.game, ended(begun(contest, number))
    outcome = game.outcome(session.state)
    if outcome is None:
        raise RuntimeError(f"game {number} of {game.name} stood still before its end")
    return Played(outcome, len(session.moves), session.clock)


def begun(contest: Contest, number: int) -> Session:
    """The beginning of one game of the tournament, with its bots in their seats."""
    game, seats = contest.game, len(contest.bots)
    deal, _ = Rng(contest.seed + number // seats).below(DEALS)
    bots = [contest.bots[(seat + number) % seats] for seat in range(seats)]
    options = game.options() if contest.options is None else contest.options
    return seated(game, options, bots, deal)


def finished(game: Game[Any, Any], options: Any, bots: Sequence[Bot], seed: int) -> Session:
    """A game of these bots, seat by seat, played to its end."""
    return ended(seated(game, options, bots, seed))


def seated(game: Game[Any, Any], options: Any, bots: Sequence[Bot], seed: int) -> Session:
    """A game of these bots, seat by seat, before its first move."""
    session = Session(game, options, [{"kind": "bot", "bot": bot.name} for bot in bots], seed)
    session.bots = dict(enumerate(bots))
    return session


def brief(game: Game[Any, Any]) -> Any:
    """The house rules that are proposed to newcomers, for a short game."""
    return game.options(**game.newcomers)


def ended(session: Session) -> Session:
    """The same game of bots, played to its end."""
    session.play_on()
    return session


def each(
    pool: Executor | None, one: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Result]:
    """The result of each item, in order; None plays here, without processes."""
    return map(one, items) if pool is None else pool.map(one, items)


def _points(outcome: Outcome, seats: Collection[int]) -> float:
    """The part of the win that these seats get; a game for one may have no winner."""
    return sum(1 for seat in outcome.winners if seat in seats) / max(1, len(outcome.winners))


def _standing(name: str, bots: Sequence[Bot], outcomes: Sequence[Outcome]) -> Standing:
    """The points and scores of one bot in all its seats."""
    points, scores = 0.0, list[int]()
    for number, outcome in enumerate(outcomes):
        seated = [bots[(seat + number) % len(bots)].name for seat in range(len(bots))]
        seats = [seat for seat, sitting in enumerate(seated) if sitting == name]
        points += _points(outcome, seats)
        scores += [outcome.scores[seat] for seat in seats]
    games = len(outcomes)
    low, high = interval(points, games)
    return Standing(
        bot=name,
        points=_short(points),
        percent=_short(100 * points / games),
        low=_short(100 * low),
        high=_short(100 * high),
        score=_short(sum(scores) / len(scores)),
    )


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval: the true part of points is in it with 95 % certainty."""
    part, square = points / games, SURE * SURE / games
    middle = part + square / 2
    half = SURE * sqrt(part * (1 - part) / games + square / (4 * games))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def span(numbers: Sequence[int]) -> Span:
    """The median, and the limits that leave a fortieth of the numbers on either side."""
    ordered, last = sorted(numbers), len(numbers) - 1
    return Span(ordered[last // 2], ordered[last // 40], ordered[last - last // 40])


def _short(number: float) -> float:
    return round(number, 2)
