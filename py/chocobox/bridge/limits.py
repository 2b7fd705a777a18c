"""The limits that pages keep to before they ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chocobox.boxes import CANDLES
from chocobox.classes.task_set import MOST_TASKS
from chocobox.classes.terms import ANIMALS, MOST_PICKS
from chocobox.daily import Day, days
from chocobox.links.expiry import FORGET
from chocobox.links.link import MOST_TEXT as MOST_LINK
from chocobox.near.seats import ASKS
from chocobox.request import MOST_CODE, MOST_NAME, MOST_TEXT, Request
from chocobox.sandbox.entries import OFFERED, WON, most_bots

MOST_PROFILES: Final = 12
"""Their faces are told apart on one sheet."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """So many bots play at most, where each pair plays so many deals."""

    deals: int
    bots: int


@dataclass(frozen=True, slots=True)
class Limits:
    """The largest sizes and counts that pages accept.

    name: code points of a title or a name. code: those of a bot. link: the letters of its text.
    tasks: in a set. picks: names to pick from. won: the points of a game that was won alone.
    tournaments: the numbers of deals to choose from, with the most bots that play so many.
    forget: the days to choose from, after which the names in results expire; 0: never. animals: in
    the order in which seats get them. request: the letters of one. days: what each brings.
    guest: the requests that somebody at another device may send to the table. candles: the minutes
    a turn to choose from, for which one burns; 0: none. profiles: children who share a device.
    """

    name: int
    code: int
    link: int
    tasks: int
    picks: int
    won: int
    tournaments: tuple[Tournament, ...]
    forget: tuple[int, ...]
    animals: tuple[str, ...]
    request: int
    days: tuple[Day, ...]
    guest: tuple[str, ...]
    candles: tuple[int, ...]
    profiles: int


def limits_of(_: Request) -> Limits:
    """The most that there can be of what pages let people write and choose."""
    tournaments = tuple(Tournament(deals, most_bots(deals)) for deals in OFFERED)
    most = (MOST_NAME, MOST_CODE, MOST_LINK, MOST_TASKS, MOST_PICKS, WON)
    texts = (ANIMALS, MOST_TEXT, days(), tuple(ASKS))
    return Limits(*most, tournaments, FORGET, *texts, CANDLES, MOST_PROFILES)
