"""The table of a tournament: the same on every device, whatever the order of its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.request import LATEST, Request, fault, list_of, whole_of
from chocobox.tournament import interval
from chocobox.workshop.entries import MOST_BOTS, MOST_DEALS, games_of, pairs_of, points_of


@dataclass(frozen=True, slots=True)
class Row:
    """A bot in the table; place: from 1, shared where bots have won as much.

    points, and part (of all its games), low and high (of Wilson's interval) are in thousandths.
    """

    place: int
    bot: int
    games: int
    points: int
    part: int
    low: int
    high: int
    stumbled: int


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

    def add(self, wins: object, stumbled: object) -> None:
        """One more game; RequestError for what no game tells."""
        self.games += 1
        self.points += whole_of({"wins": wins}, "wins", 0, 1000)
        self.stumbled += whole_of({"stumbled": stumbled}, "stumbled", 0, LATEST)

    @property
    def part(self) -> int:
        """The points of all its games, finely enough that only equals are equal."""
        return self.points * 10**9 // max(1, self.games)


def ranking_of(request: Request) -> Ranking:
    """The table of the rounds that have come back; a game that came twice counts once.

    Without any round it is the table that the given points tell.
    """
    bots = whole_of(request, "bots", 2, MOST_BOTS)
    deals = whole_of(request, "deals", 1, MOST_DEALS)
    pairs, sums = pairs_of(bots), [_Sum() for _ in range(bots)]
    games = dict(_games(request, len(pairs), games_of(deals)))
    for (pair, _), game in games.items():
        for side, bot in enumerate(pairs[pair]):
            sums[bot].add(game["wins"][side], game["stumbled"][side])
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


def _is_game(game: object) -> bool:
    match game:
        case {"wins": [_, _], "stumbled": [_, _]}:
            return True
    return False


def _row(place: int, bot: int, own: _Sum) -> Row:
    if not own.games:
        return Row(place, bot, 0, 0, 0, 0, 1000, 0)
    low, high = (round(1000 * it) for it in interval(own.points / 1000, own.games))
    part = (2 * own.points + own.games) // (2 * own.games)
    return Row(place, bot, own.games, own.points, part, low, high, own.stumbled)
