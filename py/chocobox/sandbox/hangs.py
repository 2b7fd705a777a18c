"""Bots that give no answer: a page tells whose question was open when its sandbox fell silent.

Who was asked has lost that game. Whoever has done so in three games plays no more: all that would
come after them is lost. Games come deal by deal, so it does not matter who plays which.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from chocobox.request import Request, fault, list_of, whole_of
from chocobox.sandbox.entries import LONGEST, MOST_BOTS, MOST_GAMES, WON, Entries, games_of

MOST_HANGS: Final = 3
"""After so many games without an answer a bot plays no more."""

Place = tuple[int, int, int]
"""Where a game stands in the tournament: its deal, its pair, its number."""


@dataclass(frozen=True, slots=True)
class Hang:
    """A game of a pair in which a bot gave no answer, and how many moves there were before."""

    pair: int
    number: int
    bot: int
    ply: int


def place_of(pair: int, number: int) -> Place:
    """Where a game of a pair stands in the tournament."""
    return number // 2, pair, number


def hangs_of(request: Request, entries: Entries) -> tuple[Hang, ...]:
    """The games without an answer of which a page knows."""
    given = list_of(request, "hangs") if "hangs" in request else []
    return tuple(_hang(one, entries) for one in given[:MOST_GAMES])


def _hang(given: object, entries: Entries) -> Hang:
    if not isinstance(given, Mapping):
        raise fault("A hang names a pair, the number of a game, a bot and a ply.")
    pair = whole_of(given, "pair", 0, len(entries.pairs) - 1)
    number = whole_of(given, "number", 0, games_of(entries.deals) - 1)
    bot, ply = whole_of(given, "bot", 0, MOST_BOTS - 1), whole_of(given, "ply", 0, LONGEST)
    if bot not in entries.pairs[pair]:
        raise fault("The bot of a hang is one of its pair.")
    return Hang(pair, number, bot, ply)


def last_of(hangs: Iterable[Hang]) -> Mapping[int, Place]:
    """The last game of each bot that plays no more."""
    places: dict[int, set[Place]] = {}
    for it in hangs:
        places.setdefault(it.bot, set()).add(place_of(it.pair, it.number))
    enough = {bot: sorted(found) for bot, found in places.items() if len(found) >= MOST_HANGS}
    return {bot: found[MOST_HANGS - 1] for bot, found in enough.items()}


def are_out(last: Mapping[int, Place], pair: tuple[int, int], place: Place) -> tuple[bool, bool]:
    """Which two of a pair play no more when that game comes."""
    one, other = (bot in last and last[bot] < place for bot in pair)
    return one, other


def wins_of(one: bool, other: bool) -> tuple[int, int]:
    """A game that is lost by one of the pair is won by the other; by both, it is nobody's."""
    return (0 if one else WON, 0 if other else WON) if one != other else (0, 0)
