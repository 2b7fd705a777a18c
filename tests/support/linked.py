"""What tests of links share: games played to their end, and what comes out of a link."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.links import link
from chocobox.request import RequestError
from support.talk import NIBBLER, PERSON

TASK = {"game": "schokoly", "players": [PERSON, NIBBLER], "seed": 5, "moves": []}

CODE = """# Räume zählen 🍫
def choose(table, actions, rng):
\tbest = max(actions, key=lambda it: table.after(it).points[table.me])
\treturn best
"""
BOT = {"game": "schokoly", "author": "Zoë", "code": CODE}
TOURNAMENT = {
    "game": "schokoly",
    "seed": 7,
    "deals": 1,
    "bots": [
        {"name": "Zoë", "code": CODE.split("\tbest")[0] + "\treturn rng.choice(actions)\n"},
        {"name": "Ben", "code": "def choose(:"},
    ],
    "points": [2000, 0],
}

PARTS = ("set", "name", "when", "moves", "origin", "tries", "players")


@cache
def played(game: str, seats: int, seed: int, bots: int = -1) -> Session:
    """A whole game among bots of one kind."""
    bot = BOTS[game][bots]
    seated = [{"kind": "bot", "bot": bot.name}] * seats
    session = Session(GAMES[game], GAMES[game].options(), seated, seed)
    session.bots = dict.fromkeys(range(seats), bot)
    session.play_on()
    return session


def told(text: str) -> dict[str, Any]:
    """What a link holds; what a result is worth may be told otherwise one day."""
    opened = link.as_json(link.read(text))
    if opened["use"] == "result":
        result = opened["result"]
        opened["result"] = {name: result[name] for name in PARTS if name in result}
    return opened


def kind_of(text: str) -> str:
    """How a link is refused."""
    with pytest.raises(RequestError) as refused:
        link.read(text)
    return refused.value.kind
