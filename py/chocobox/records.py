"""Builds games from their records, for saves, links and requests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.bots import Bot
from chocobox.core import Game, Rng
from chocobox.games import BOTS, GAMES, has_value, lesson_of
from chocobox.kit.lesson import Lesson
from chocobox.lessons import PREFIX, Guide, LessonGame, lesson_game
from chocobox.puzzles import PREFIX as POSED
from chocobox.puzzles import Onlooker, PuzzleGame, puzzle_game
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
    _check_edition(record.get("edition", game.edition), game.edition)
    return game


def _check_edition(edition: object, own: int) -> None:
    """RequestError unless a record's edition is our own."""
    if edition != own:
        is_newer = type(edition) is int and edition > own
        age = "a newer" if is_newer else "an older"
        kind = "newer-box" if is_newer else "older-box"
        raise RequestError(kind, f"This game is from {age} box (edition {short(edition)}).")


def start_of(record: Request) -> Session:
    """The game before the first recorded move."""
    position = position_of(record)
    game = _taught(game_of(record), position)
    players = players_of(record, game)
    if position.startswith(POSED):
        game = _posed(game, players)
    seed = whole_of(record, "seed", 0, SEEDS - 1)
    try:
        session = Session(game, options_of(record, game, players), players, seed)
        if position:
            session.set_up(position)
    except ValueError as error:
        raise RequestError("bad-request", f"{error}.") from error
    if isinstance(game, LessonGame):
        _check_seats(game.lesson, players)
    bots = bots_of(game)
    seated = enumerate(players)
    session.bots = {seat: bots[one["bot"]] for seat, one in seated if one["kind"] == "bot"}
    return session


def bots_of(game: Game[Any, Any]) -> dict[str, Bot]:
    """The bots of a game by name, from weak to strong.

    In a lesson all do what it says, and in a puzzle nothing.
    """
    if isinstance(game, LessonGame):
        return {bot.name: Guide() for bot in BOTS[game.name]}
    if isinstance(game, PuzzleGame):
        return {bot.name: Onlooker() for bot in BOTS[game.name]}
    return {bot.name: bot for bot in BOTS[game.name]}


def _taught(game: Game[Any, Any], position: str) -> Game[Any, Any]:
    """The game with its lesson if the position is one; else the game itself."""
    if not position.startswith(PREFIX):
        return game
    lesson, edition = lesson_of(game.name), position.removeprefix(PREFIX)
    if lesson is None or not re.fullmatch(r"[1-9]\d{0,5}", edition):
        raise RequestError("bad-request", f"{game.name} has no such lesson.")
    _check_edition(int(edition), lesson.edition)
    return lesson_game(game, lesson)


def _posed(game: Game[Any, Any], players: list[dict[str, str]]) -> PuzzleGame:
    """The game as a puzzle of its only person; a RequestError where it cannot be one."""
    persons = [seat for seat, one in enumerate(players) if one["kind"] == "person"]
    if len(persons) != 1 or game.grace or not has_value(game.name):
        text = "A puzzle is for one person, in a game with time to think whose chances are known."
        raise RequestError("bad-request", text)
    return puzzle_game(game, persons[0])


def _check_seats(lesson: Lesson, players: list[dict[str, str]]) -> None:
    """RequestError unless one person sits with the lesson's bots."""
    if [player.get("bot") for player in players] != [None, *lesson.bots]:
        raise RequestError("bad-request", f"This lesson's bots are {', '.join(lesson.bots)}.")


def session_of(record: Request) -> Session:
    """The game after all recorded moves."""
    session = start_of(record)
    try:
        session.replay(moves_of(record))
    except ValueError as error:
        raise RequestError("bad-record", f"The saved game is damaged: {error}.") from error
    return session


@dataclass(frozen=True, slots=True)
class Series:
    """A deal that was played from several seats: points together, best seat first, winners."""

    points: tuple[int, ...]
    order: tuple[int, ...]
    winners: tuple[int, ...]


def series_of(session: Session, before: Sequence[Request]) -> Series:
    """A game that is over and those before it; from each to the next all moved by one seat."""
    seats = len(session.players)
    points = session.game.standing(session.state)
    for away, record in enumerate(reversed(before), 1):
        other = session_of(record)
        if not _is_return(session, other, away):
            raise RequestError("bad-request", "These games are no game and its return game.")
        moved = other.game.standing(other.state)
        points = tuple(one + moved[(seat + away) % seats] for seat, one in enumerate(points))
    order = tuple(sorted(range(seats), key=lambda seat: -points[seat]))
    return Series(points, order, tuple(it for it in order if points[it] == max(points)))


def _is_return(session: Session, other: Session, away: int) -> bool:
    """Whether both are over, with the same deal and rules, and all moved by so many seats."""
    is_over = all(it.game.outcome(it.state) is not None for it in (session, other))
    deals = [(it.game.name, it.options, it.seed, it.position) for it in (session, other)]
    own, bots = ([one.get("bot") for one in it.players] for it in (session, other))
    away %= len(bots)
    return is_over and deals[0] == deals[1] and own == [*bots[away:], *bots[:away]]


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
