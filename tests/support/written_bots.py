"""Bots as somebody may write them, and what they choose at the beginning of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from chocobox.core.rng import Rng
from chocobox.games import GAMES
from chocobox.sandbox.trouble import BotError, Trouble
from chocobox.sandbox.written import Chosen, Written


def bot(*lines: str) -> str:
    """A bot whose function has these lines."""
    return "\n".join(["def choose(table, actions, rng):", *(f"    {line}" for line in lines)])


@cache
def opening(name: str = "choco_challenge") -> Any:
    game = GAMES[name]
    return game.start(game.options(), game.seats[0], Rng(1))


def chosen(code: str, name: str = "choco_challenge") -> Chosen:
    """What a bot chooses at the beginning of a game."""
    state, game = opening(name), GAMES[name]
    seat = next(seat for seat in range(game.seats[0]) if game.actions(state, seat))
    return Written("own", code).chosen(game, state, seat, 0, Rng(1))


def stumbled(code: str) -> Trouble:
    try:
        found = chosen(code).trouble
    except BotError as error:
        return error.trouble
    assert found
    return found
