"""How long games last with each number of seats: the minutes of `Shelf`, for lids and set-ups.

A live game has a clock, so its records tell: middle bots all round, at the usual house rules.
In a game in turns a person takes PLY seconds for each ply: 16 s a turn in Schokoly, which has two.
Carcassonne, where one also draws a tile and lays it, has 71 turns. It takes 10 to 15 minutes on a
screen (10 s a turn) and at least 30 at a table (25 s); 16 s are between the two.
"""

from __future__ import annotations

from typing import Any, Final

from bench.figures import Found, Row, Setting
from chocobox.boxes import levels_of
from chocobox.core.game import Game
from chocobox.games import BOTS, GAMES
from chocobox.jobs import processes
from chocobox.tournament import Contest, run

PLY: Final = 8
"""Seconds that a person takes for one ply of a game in turns."""
GAMES_EACH: Final = 100
SEED: Final = 16


def measure(setting: Setting) -> Found:
    """The minutes of each game by seats, at the median."""
    games = setting.pairs or GAMES_EACH
    return {
        game.name: {
            seats: {"measured": minutes(game, seats, games), "told": game.shelf.minutes[seats]}
            for seats in game.seats
        }
        for game in GAMES.values()
        if game.shelf
    }


def minutes(game: Game[Any, Any], seats: int, games: int) -> float:
    """The median, with middle bots in all seats."""
    middle = levels_of(game.name)["middle"]
    [bot] = [it for it in BOTS[game.name] if it.name == middle]
    with processes(games) as pool:
        played = run(Contest(game, [bot] * seats, SEED), games, pool)
    seconds = played.seconds.median if game.grace else PLY * played.moves.median
    return round(seconds / 60, 1)


def rows(found: Found) -> list[Row]:
    """One line for each game and number of seats."""
    return [
        (f"minutes of {game} with {seats}", f"{one['measured']}", f"the lid says {one['told']}")
        for game, by_seats in found.items()
        for seats, one in by_seats.items()
    ]
