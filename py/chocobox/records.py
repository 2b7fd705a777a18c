"""Builds games from their records, for saves, links and requests."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chocobox.core.bots import OWN, Bot
from chocobox.core.game import Game
from chocobox.core.record import RecordData
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, has_value, lesson_of
from chocobox.kit.skill import Ready
from chocobox.request import (
    SEEDS,
    Request,
    RequestError,
    code_of,
    moves_of,
    options_of,
    players_of,
    position_of,
    short,
    text_of,
    whole_of,
)
from chocobox.tasks import lesson as lessons
from chocobox.tasks.kinds import BOT, LESSON, PUZZLE, kind_of
from chocobox.tasks.stand_in import Onlooker, StandIn


def game_of(record: Request) -> Game[Any, Any]:
    """The game of a record, by the rules of its edition; RequestError if that is not played."""
    game = GAMES.get(text_of(record, "game"))
    if game is None:
        raise RequestError("bad-request", f"The box has no game named {short(record['game'])}.")
    edition = record.get("edition", game.edition)
    if edition == game.edition:
        return game
    if type(edition) is int and game.since <= edition < game.edition:
        return game.as_of(edition)
    raise _other_box(edition, game.edition)


def solo_record(game: str, options: Mapping[str, Any], seed: int) -> RecordData:
    """The record of a game for one person, before its first move."""
    return {
        "game": game,
        "edition": GAMES[game].edition,
        "options": options,
        "players": [{"kind": "person"}],
        "seed": seed,
        "moves": [],
    }


def ready_record(game: str, puzzle: Ready) -> RecordData:
    """The record of a ready-made puzzle: a person chooses, the easiest bots sit there."""
    bot = {"kind": "bot", "bot": BOTS[game][0].name}
    return {
        **solo_record(game, {}, puzzle.seed),
        "players": [{"kind": "person"}, *[bot] * (puzzle.seats - 1)],
        "position": PUZZLE.mark + puzzle.moves,
    }


def _played_ever(record: Request) -> Game[Any, Any]:
    """The game for which a bot is written: where nothing was moved, older rules are as good."""
    edition = record.get("edition")
    game = GAMES.get(text_of(record, "game"))
    is_older = game is not None and type(edition) is int and 0 <= edition < game.edition
    return game_of({"game": record["game"]} if is_older else record)


def _other_box(edition: object, own: int) -> RequestError:
    """The error of a record with an edition that is not played here."""
    is_newer = type(edition) is int and edition > own
    age = "a newer" if is_newer else "an older"
    kind = "newer-box" if is_newer else "older-box"
    return RequestError(kind, f"This game is from {age} box (edition {short(edition)}).")


Players = list[dict[str, str]]


def start_of(record: Request) -> Session:
    """The game before the first recorded move."""
    position = position_of(record)
    kind = kind_of(position)
    game = _played_ever(record) if kind.is_of_any_edition else game_of(record)
    players = players_of(record, game)
    if stand_in := _STAND_INS.get(kind.name):
        game = stand_in(game, record, players)
    seed = whole_of(record, "seed", 0, SEEDS - 1)
    try:
        session = Session(game, options_of(record, game, players), players, seed)
        if position:
            session.set_up(position)
    except ValueError as error:
        raise RequestError("bad-request", f"{error}.") from error
    session.bots = {
        seat: _bot(game, one["bot"]) for seat, one in enumerate(players) if one["kind"] == "bot"
    }
    return session


def _bot(game: Game[Any, Any], name: str) -> Bot:
    """One of the game's bots; a written bot is an onlooker until its code plays."""
    return Onlooker() if name == OWN else bots_of(game)[name]


def bots_of(game: Game[Any, Any]) -> dict[str, Bot]:
    """The bots of a game by name, from weak to strong; a lesson or a puzzle seats its own."""
    own = game.sitting() if isinstance(game, StandIn) else None
    return {bot.name: own or bot for bot in BOTS[game.name]}


# --- games in the place of a game ---


def _taught(game: Game[Any, Any], record: Request, players: Players) -> StandIn[Any]:
    """The game with its lesson."""
    lesson, edition = lesson_of(game.name), record["position"].removeprefix(LESSON.mark)
    if lesson is None or not re.fullmatch(r"[1-9]\d{0,5}", edition):
        raise RequestError("bad-request", f"{game.name} has no such lesson.")
    then = lesson.as_of(int(edition))
    if then is None:
        raise _other_box(int(edition), lesson.edition)
    if [player.get("bot") for player in players] != [None, *then.bots]:
        raise RequestError("bad-request", f"This lesson's bots are {', '.join(then.bots)}.")
    return lessons.lesson_game(game, then, int(edition))


def _posed(game: Game[Any, Any], _: Request, players: Players) -> StandIn[Any]:
    """The game as a puzzle of its only person."""
    from chocobox.tasks.puzzle import puzzle_game  # no start waits for it

    persons = _persons(players)
    if len(persons) != 1 or game.grace or not has_value(game.name):
        text = "A puzzle is for one person, in a game with time to think whose chances are known."
        raise RequestError("bad-request", text)
    return puzzle_game(game, persons[0])


def _to_write(game: Game[Any, Any], record: Request, players: Players) -> StandIn[Any]:
    """The game as a bot task of its only person, with the code so far."""
    from chocobox.tasks.writing import writing_game  # no start waits for it

    persons = _persons(players)
    if len(persons) != 1 or game.shelf is None:
        raise RequestError("bad-request", "One person writes a bot, for a game of the shelf.")
    code = code_of(record) if record.get("code") else ""
    return writing_game(game, persons[0], code, record.get("edition", game.edition))


def _persons(players: Players) -> list[int]:
    return [seat for seat, one in enumerate(players) if one["kind"] == "person"]


_STAND_INS: Final = {LESSON.name: _taught, PUZZLE.name: _posed, BOT.name: _to_write}
"""The makers of games that stand in the place of a game, by kind of task."""


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
    """A finished game and the games before it; from game to game each player moves on by a seat."""
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
