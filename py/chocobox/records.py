"""Builds games from their records, for saves, links and requests."""

from __future__ import annotations

from typing import Any

from chocobox.core import Game, Rng
from chocobox.games import BOTS, GAMES
from chocobox.request import (
    SEEDS,
    Request,
    RequestError,
    moves_of,
    options_of,
    players_of,
    position_of,
    short,
    text_of,
    whole_of,
)
from chocobox.session import Session


def game_of(record: Request) -> Game[Any, Any]:
    """The game of a record, if its edition is ours; else a RequestError."""
    game = GAMES.get(text_of(record, "game"))
    if game is None:
        raise RequestError("bad-request", f"The box has no game named {short(record['game'])}.")
    edition = record.get("edition", game.edition)
    if edition != game.edition:
        is_newer = type(edition) is int and edition > game.edition
        age = "a newer" if is_newer else "an older"
        kind = "newer-box" if is_newer else "older-box"
        raise RequestError(kind, f"This game is from {age} box (edition {short(edition)}).")
    return game


def start_of(record: Request) -> Session:
    """The game before the first recorded move."""
    game = game_of(record)
    players = players_of(record, game)
    seed = whole_of(record, "seed", 0, SEEDS - 1)
    position = position_of(record)
    try:
        session = Session(game, options_of(record, game, players), players, seed)
        if position:
            session.set_up(position)
    except ValueError as error:
        raise RequestError("bad-request", f"{error}.") from error
    bots = {bot.name: bot for bot in BOTS[game.name]}
    seated = enumerate(players)
    session.bots = {seat: bots[one["bot"]] for seat, one in seated if one["kind"] == "bot"}
    return session


def session_of(record: Request) -> Session:
    """The game after all recorded moves."""
    session = start_of(record)
    try:
        session.replay(moves_of(record))
    except ValueError as error:
        raise RequestError("bad-record", f"The saved game is damaged: {error}.") from error
    return session


def solos_on(session: Session) -> list[dict[str, Any]]:
    """The games for one that can start on the same position, each with its options."""
    solos = []
    for game in GAMES.values():
        options = game.suited(session.position)
        if game.solo is None or game.solo.beside != session.game.name or options is None:
            continue
        try:
            game.set_up(session.position, game.options(**options), 1, Rng(session.seed))
        except ValueError:
            continue
        solos.append({"game": game.name, "options": options})
    return solos
