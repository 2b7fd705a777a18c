"""The table of a tournament: the same on every device, whatever the order of its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.request import LATEST, Request, fault, list_of, whole_of
from chocobox.sandbox.entries import MOST_BOTS, MOST_DEALS, WON, games_of, pairs_of, points_of
from chocobox.sandbox.hangs import Hang, are_out, last_of, place_of, wins_of
from chocobox.tournament import interval

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A bot in the table; place: from 1, shared where bots have won as much.

    points, and part (of all its games), low and high (of Wilson's interval) are in thousandths.
    out: it gave no answer so often that it plays no more.
    """

    place: int
    bot: int
    games: int
    points: int
    part: int
    low: int
    high: int
    stumbled: int
    out: bool


@dataclass(frozen=True, slots=True)
class Ranking:
    """The table, the best first. points: bot by bot, as a link holds them.

    same: whether these are the given ones; None before all games are played.
    """

    rows: tuple[Row, ...]
    played: int
    games: int
    points: tuple[int, ...]
    same: bool | None


@dataclass(slots=True)
class _Sum:
    """What a bot has come to so far."""

    games: int = 0
    points: int = 0
    stumbled: int = 0
    out: bool = False

    def add(self, wins: object, stumbled: object) -> None:
        """Count one more game; RequestError for impossible numbers."""
        self.games += 1
        self.points += whole_of({"wins": wins}, "wins", 0, WON)
        self.stumbled += whole_of({"stumbled": stumbled}, "stumbled", 0, LATEST)

    @property
    def part(self) -> int:
        """The points of all its games, finely enough that only equals are equal."""
        return self.points * 10**9 // max(1, self.games)


def ranking_of(request: Request) -> Ranking:
    """The table of so many bots, from the rounds that have come back in any order.

    Its `rows` (`out`: it plays no more), and whether the `points` are the `same` when all games are
    there. A game that came twice counts once.

    Without any round it is the table that the given points tell.
    """
    bots = whole_of(request, "bots", 2, MOST_BOTS)
    deals = whole_of(request, "deals", 1, MOST_DEALS)
    pairs, sums = pairs_of(bots), [_Sum() for _ in range(bots)]
    games = dict(_games(request, len(pairs), games_of(deals)))
    last = last_of(_hangs(games, pairs))
    for bot in last:
        sums[bot].out = True
    for (pair, number), game in games.items():
        out = are_out(last, pairs[pair], place_of(pair, number))
        missed = {"wins": wins_of(*out), "stumbled": (0, 0)}
        result = missed if any(out) else game
        for side, bot in enumerate(pairs[pair]):
            sums[bot].add(result["wins"][side], result["stumbled"][side])
    given = points_of(request, bots, deals) if "points" in request else None
    if given and not games:
        sums = [_Sum(games_of(deals) * (bots - 1), it) for it in given]
    order = sorted(range(bots), key=lambda bot: -sums[bot].part)
    places = [1 + sum(it.part > own.part for it in sums) for own in sums]
    rows = tuple(_row(places[bot], bot, sums[bot]) for bot in order)
    points, most = tuple(it.points for it in sums), len(pairs) * games_of(deals)
    same = points == given if given and len(games) == most else None
    return Ranking(rows, len(games), most, points, same)


def _games(request: Request, pairs: int, games: int) -> Iterator[tuple[tuple[int, int], Any]]:
    """Each game by its pair and number."""
    for given in list_of(request, "rounds"):
        if not isinstance(given, Mapping):
            raise fault("A round is what the op round answers.")
        pair, first = whole_of(given, "pair", 0, pairs - 1), whole_of(given, "first", 0, games - 1)
        for number, game in enumerate(list_of(given, "games"), first):
            if number >= games or not _is_game(game):
                raise fault("A round is what the op round answers.")
            yield (pair, number), game


def _hangs(games: Mapping[tuple[int, int], Any], pairs: Pairs) -> Iterator[Hang]:
    """The games in which one of the pair gave no answer."""
    for (pair, number), game in games.items():
        if game.get("hung") is not None:
            side = whole_of(game, "hung", 0, 1)
            yield Hang(pair, number, pairs[pair][side], 0)


def _is_game(game: object) -> bool:
    match game:
        case {"wins": [_, _], "stumbled": [_, _]}:
            return True
    return False


def _row(place: int, bot: int, own: _Sum) -> Row:
    if not own.games:
        return Row(place, bot, 0, 0, 0, 0, 1000, 0, False)
    low, high = (round(1000 * it) for it in interval(own.points / WON, own.games))
    part = (2 * own.points + own.games) // (2 * own.games)
    return Row(place, bot, own.games, own.points, part, low, high, own.stumbled, own.out)
