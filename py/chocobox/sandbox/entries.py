"""The entries of a tournament of written bots, for a page and for a link.

Bots of the box may enter too, if their choices take no time that anybody notices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from chocobox.classes.task_set import name_of
from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.session import DEALS
from chocobox.games import BOTS
from chocobox.records import game_of
from chocobox.request import Request, code_of, fault, list_of, text_of, whole_of

MOST_BOTS: Final = 40
MOST_DEALS: Final = 100
MOST_GAMES: Final = 7_000
"""More would take too long, and their results would not fit into one request."""

OFFERED: Final = (5, 20)
"""The numbers of deals to choose from: each pair plays so many."""

WON: Final = 1000
"""The points of a game that was won alone."""

WAY, WITH_BOX = 2, 3
"""The ways in which tournaments are played: of written bots alone, and with bots of the box.

1: luck led back to the deal, and who stumbled took the first action. Another way gives other points
for the same bots, or has something that older boxes do not know.
"""

LONGEST: Final = 2_000
"""A game of a tournament that has not ended after so many moves is given up: nobody wins it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A written bot of the tournament: a name for the table, and its code."""

    name: str
    code: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot of the box in the tournament, by its name there; a bot of the box never changes."""

    bot: str


@dataclass(frozen=True, slots=True)
class Entries:
    """Every pair of these bots plays so many deals; seed: of the first one."""

    game: Game[Any, Any]
    seed: int
    deals: int
    bots: tuple[Entry | Guest, ...]

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs, by the places of their bots."""
        return pairs_of(len(self.bots))

    @property
    def way(self) -> int:
        """The way in which it is played today."""
        return WITH_BOX if any(isinstance(bot, Guest) for bot in self.bots) else WAY


def entries_of(given: Request) -> Entries:
    """A tournament as JSON; RequestError names what cannot be."""
    game = game_of(given)
    if game.shelf is None:
        raise fault("game must be a game of the shelf, for which bots can be written.")
    bots = tuple(_entry(one, game.name) for one in list_of(given, "bots"))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise fault(f"A tournament has 2 to {MOST_BOTS} bots.")
    seed, deals = whole_of(given, "seed", 0, DEALS - 1), whole_of(given, "deals", 1, MOST_DEALS)
    if len(pairs_of(len(bots))) * games_of(deals) > MOST_GAMES:
        raise fault(f"A tournament has at most {MOST_GAMES} games: choose fewer deals.")
    return Entries(game, seed, deals, bots)


def _entry(given: object, game: str) -> Entry | Guest:
    if not isinstance(given, Mapping):
        raise fault("A bot of a tournament has a name and code, or is a bot of the box.")
    if "bot" not in given:
        return Entry(name_of(text_of(given, "name")), code_of(given))
    names = [bot.name for bot in guests_of(game)]
    if (name := text_of(given, "bot")) not in names:
        raise fault(f"The bots of the box that may enter are {', '.join(names)}.")
    return Guest(name)


def guests_of(game: str) -> tuple[Bot, ...]:
    """The bots of the box that may enter a tournament of this game, from weak to strong."""
    return tuple(bot for bot in BOTS[game] if not bot.is_slow)


def pairs_of(bots: int) -> tuple[tuple[int, int], ...]:
    """All pairs of so many bots, in the order in which pages count them."""
    return tuple(combinations(range(bots), 2))


def games_of(deals: int) -> int:
    """The number of games of a pair: each deal twice, with changed seats."""
    return 2 * deals


def most_bots(deals: int) -> int:
    """So many bots at most, if each pair plays so many deals."""
    counts = range(2, MOST_BOTS + 1)
    return max(it for it in counts if len(pairs_of(it)) * games_of(deals) <= MOST_GAMES)


def most_points(bots: int, deals: int) -> int:
    """The points of who wins every game, in thousandths."""
    return WON * games_of(deals) * (bots - 1)


def points_of(given: Request, bots: int, deals: int) -> tuple[int, ...]:
    """The points of each bot, as a link holds them."""
    points = list_of(given, "points")
    if len(points) != bots:
        raise fault("A tournament has the points of each bot.")
    most = most_points(bots, deals)
    return tuple(whole_of({"points": one}, "points", 0, most) for one in points)
