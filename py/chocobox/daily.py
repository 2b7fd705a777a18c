"""Something for each day, the same for all people: its game and its table follow from the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from chocobox.boxes import levels_of, main_of, shelf_games
from chocobox.core.record import RecordData
from chocobox.games import GAMES, skills
from chocobox.kit.skill import Skill
from chocobox.path import key_of, record_of
from chocobox.records import solo_record

Sort = Literal["puzzle", "round", "deal"]


@dataclass(frozen=True, slots=True)
class Day:
    """A day's game of the shelf, and what it is: a puzzle, a round of a skill, or a whole deal."""

    game: str
    kind: Sort


@dataclass(frozen=True, slots=True)
class Daily:
    """What a day brings; skill and level where it counts as a round of the path."""

    game: str
    kind: Sort
    record: RecordData
    skill: str = ""
    level: int = 0


def days() -> tuple[Day, ...]:
    """What the days bring, from 1 January 1970 on, again and again: each game of the shelf once.

    So a page that knows these knows today's, by the remainder of the day.
    """
    return tuple(Day(game.name, _kind_of(skills_of(game.name))) for game in shelf_games())


def daily_of(day: int) -> Daily:
    """What a day brings: a game's puzzles in turn, else rounds of its skills, else a deal."""
    all_days = days()
    turn, place = divmod(day, len(all_days))
    game, kind = all_days[place].game, all_days[place].kind
    if kind == "deal":
        return Daily(game, kind, _deal(game, day))
    found = [it for it in skills_of(game) if bool(it.puzzles) == (kind == "puzzle")]
    skill = found[turn % len(found)]
    rounds = [(at, seed) for at, level in enumerate(skill.levels) for seed in level.seeds]
    at, seed = rounds[turn % len(rounds)] if rounds else (0, day)
    record = record_of(skill, skill.levels[at], seed)
    return Daily(game, kind, record, key_of(skill), at + 1)


def skills_of(game: str) -> list[Skill]:
    """The skills of a game of the shelf, and of the games for one that belong to it."""
    return [it for it in skills() if main_of(it.game) == game]


def _kind_of(found: Sequence[Skill]) -> Sort:
    if any(it.puzzles for it in found):
        return "puzzle"
    return "round" if found else "deal"


def _deal(name: str, day: int) -> RecordData:
    """A short game with the fewest players against the easiest bots, with the cards of the day."""
    game = GAMES[name]
    bot = {"kind": "bot", "bot": levels_of(name)["easy"]}
    players = [{"kind": "person"}, *[bot] * (game.seats[0] - 1)]
    return {**solo_record(name, game.newcomers, day), "players": players}
