"""Links that are changed: good ones of every use and every game, and what a stranger makes of them.

A change asks `choose(n)` for a number from 0 to n - 1: Hypothesis answers, or a seed.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.links import link, of_class
from chocobox.links.number import Writer
from support.linked import BOT, TOURNAMENT
from support.walks import Choose, by_seed

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
STRANGE = (*"=+/ \n\t\"'<>&%#\\{}[]\x00\x7f\xe4\uff11\u0663\u202e\ud800\udc00", "g/", "#/g/")
LONGEST = 40
"""Moves of the games that are changed here: many short ones find more than a few long ones."""

# --- good links ---


def offers(session: Session) -> list[tuple[int, int]]:
    """Who can move now, and how many ways there are."""
    seats = (TABLE, *range(len(session.players)))
    return [(seat, len(session.offered(seat))) for seat in seats if session.offered(seat)]


def walked(game: str, bots: int, choose: Choose) -> Session:
    """The beginning of a game of one person and some bots, whose moves are chance too."""
    bot = {"kind": "bot", "bot": BOTS[game][0].name}
    players = [{"kind": "person", "name": "Zoë"}, *[bot] * bots]
    session = Session(GAMES[game], GAMES[game].options(), players, choose(1 << 53))
    for _ in range(LONGEST):
        able = offers(session)
        if not able:
            break
        seat, count = able[choose(len(able))]
        due = GAMES[game].table(session.state) if seat == TABLE else None
        at = max(session.clock, due.at if due else 0) + choose(3) * choose(900)
        session.replay([(seat, choose(count), at)])
    return session


def wanted(use: str, sessions: list[Session]) -> dict[str, Any]:
    """A link of that use."""
    records = [encode(session.record) for session in sessions]
    moves = [record["moves"] for record in records]
    tasks = {"title": "Zählen 🍫", "tasks": [record | {"moves": []} for record in records]}
    result = {"set": tasks, "name": "Ada", "when": 29_000_000, "moves": moves}
    given = {"record": records[0], "set": tasks, "result": result}
    return {"use": use, **given, "bot": BOT, "tournament": TOURNAMENT}


def helped(use: str, sessions: list[Session]) -> dict[str, Any]:
    """A set or a result whose tasks give hints."""
    made = wanted(use, sessions)
    made["set"]["help"] = {"tips": False, "hints": True}
    return made


def settled(use: str, sessions: list[Session]) -> dict[str, Any]:
    """A set with numbers to pick from, or a result with a try of all that is finished."""
    made = wanted(use, sessions)
    made["set"] |= {"counts": "last", "picks": {"kind": "animals", "count": 30}}
    done = [session.game.outcome(session.state) is not None for session in sessions]
    played = [
        {
            "begun": 3,
            "tries": [{"number": 2, "shown": session.game.reveals, "moves": moves}] * is_done,
        }
        for session, moves, is_done in zip(sessions, made["result"].pop("moves"), done, strict=True)
    ]
    made["result"] |= {"name": "7", "origin": 77, "tries": played}
    return made


def shared(use: str, sessions: list[Session]) -> dict[str, Any]:
    """The same on a tablet on which three players began."""
    made = settled(use, sessions)
    made["result"]["players"] = 3
    return made


def switched(use: str, sessions: list[Session]) -> dict[str, Any]:
    """The same in a set that hides the rest of the box."""
    made = shared(use, sessions)
    made["set"]["kiosk"] = True
    return made


def handed_in(use: str, sessions: list[Session]) -> dict[str, Any]:
    """A set whose tasks are to write bots, or a result with one."""
    made = settled(use, sessions[:1])
    [task] = made["set"]["tasks"]
    task["position"] = "bot:"
    tries = [{"number": 2, "shown": False, "moves": [], "code": BOT["code"]}]
    made["result"]["tries"] = [{"begun": 3, "tries": tries}]
    return made


class Kept(Writer):
    """Keeps the choices that the last link was made of."""

    last: Kept

    def __init__(self) -> None:
        super().__init__()
        Kept.last = self

    def cut(self, place: int, tail: int) -> int:
        """The number of the first choices and of whatever may follow."""
        number = tail
        for low, width, whole in reversed(self._shares[:place]):
            number = number // width * whole + low + number % width
        return number

    def __len__(self) -> int:
        return len(self._shares)


@cache
def good() -> Mapping[str, Kept]:
    """Links of every use and every game, with what they are made of."""
    games = [walked(game, min(GAMES[game].seats) - 1, by_seed(7)) for game in GAMES]
    made = [wanted(use, [game]) for game in games for use in ("resume", "result")]
    made += [wanted(use, games) for use in link.USES if use != "resume"]
    changes = (helped, settled, shared, switched, handed_in)
    made += [change(use, games) for use in of_class.OF_CLASS for change in changes]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "Writer", Kept)
        return {link.write(one): Kept.last for one in made}


# --- what is done to them ---


def text_of(number: int) -> str:
    """The text of a link that holds this number, with the right checksum."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    total = (zlib.crc32(data) & 0xFFFFFF).to_bytes(3, "big")
    return "1" + base64.urlsafe_b64encode(total + data).decode().rstrip("=")


def number_of(text: str) -> int:
    return int.from_bytes(base64.urlsafe_b64decode(text[1:] + "===")[3:], "big")


def letter(choose: Choose) -> str:
    """Mostly one that a link may hold."""
    return STRANGE[choose(len(STRANGE))] if choose(5) == 0 else LETTERS[choose(64)]


def damaged(text: str, choose: Choose) -> str:
    """Some characters are another, more, fewer, twice there, or in another order."""
    for _ in range(1 + choose(3)):
        place, way = choose(len(text) + 1), choose(6)
        head, tail = text[:place], text[place:]
        text = (
            head + letter(choose) + tail[1:],
            head + letter(choose) + tail,
            head + tail[1:],
            head + tail[:3] + tail,
            head + tail[1:2] + tail[:1] + tail[2:],
            head,
        )[way]
    return text


def misled(number: int, choose: Choose) -> int:
    """A number near that of a good link, in one way or another."""
    bits = number.bit_length()
    for _ in range(1 + choose(2)):
        number = (
            number ^ (1 << choose(bits)),
            number ^ (1 << choose(min(bits, 300))),
            max(0, number + choose(2001) - 1000),
            number * (1 + choose(300)),
            number // (1 + choose(300)),
            number >> choose(bits),
            number % (1 << (1 + choose(bits))),
            number + (choose(1 << 60) << choose(bits)),
        )[choose(8)]
    return number


def any_good(choose: Choose) -> str:
    return list(good())[choose(len(good()))]


def a_damaged_text(choose: Choose) -> str:
    return damaged(any_good(choose), choose)


def a_number_near_a_good_one(choose: Choose) -> str:
    return text_of(misled(number_of(any_good(choose)), choose))


def a_good_beginning(choose: Choose) -> str:
    """The first choices are those of a good link, whatever comes then."""
    made = good()[any_good(choose)]
    tail = 0
    for _ in range(choose(8)):
        tail = tail << 60 | choose(1 << 60)
    return text_of(made.cut(choose(len(made) + 1), tail))


def two_that_are_mixed(choose: Choose) -> str:
    one, other = any_good(choose), any_good(choose)
    cut = choose(len(one))
    mixed = one[:cut] + other[choose(len(other)) :]
    return mixed if choose(2) or len(mixed) % 4 == 2 else text_of(number_of(mixed))


def any_number(choose: Choose) -> str:
    number = 0
    for _ in range(1 + choose(20)):
        number = number << 60 | choose(1 << 60)
    return text_of(number >> choose(60))


def noise(choose: Choose) -> str:
    return "1" * choose(2) + "".join(letter(choose) for _ in range(choose(60)))


MAKERS: tuple[Callable[[Choose], str], ...] = (
    a_damaged_text,
    a_number_near_a_good_one,
    a_good_beginning,
    two_that_are_mixed,
    any_number,
    noise,
)
