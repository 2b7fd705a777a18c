"""Whether easy is easy: simple habits of beginners against the bots that are proposed.

Against the easy bots with each number of seats; against the middle and the hard ones with the
fewest. `gain` is how often the beginner has something of its own at the end, win or not.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from bench.figures import Found, Row, Setting
from chocobox.core.bots import Level
from chocobox.games import GAMES
from chocobox.jobs import processes
from games.habits import HABITS, against, met

GAMES_EACH: Final = 200
LEVELS: Final[tuple[Level, ...]] = ("easy", "middle", "hard")


def measure(setting: Setting) -> Found:
    """How each habit of each game fares."""
    return table(setting.pairs or GAMES_EACH)


def table(games: int) -> Found:
    """The same for so many games of each."""
    found: Found = {}
    for game in HABITS:
        seats = GAMES[game].seats
        tables = [*(("easy", it) for it in seats), *((it, seats[0]) for it in LEVELS[1:])]
        found[game] = [one for level, count in tables for one in _at(game, level, count, games)]
    return found


def _at(game: str, level: Any, seats: int, games: int) -> list[Found]:
    """How each habit of a game fares at one table."""
    with processes(games) as pool:
        return [
            {"level": level, "seats": seats, "habit": habit.name}
            | asdict(met(against(game, habit, level, seats), games, pool))
            for habit in HABITS[game]
        ]


def rows(found: Found) -> list[Row]:
    """One line for each habit at each table."""
    return [
        (
            f"{game} with {it['seats']}, {it['level']}: {it['habit']}",
            f"{it['wins']} % ({it['low']} to {it['high']})",
            f"fair: {100 / it['seats']:.0f}" + ("" if it["has"] is None else f"; gain {it['has']}"),
        )
        for game, own in found.items()
        for it in own
    ]
