"""Games that were played by an edition, kept for ever; and boxes with other editions than ours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.game import Choice, Game
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, has_value, lesson_of
from chocobox.kit.lesson import Lesson
from chocobox.links import link
from chocobox.records import bots_of, session_of, start_of
from chocobox.tasks import lesson as lessons
from chocobox.tasks import puzzle

MOST = 600
"""A kept game has about so many moves at most; a longer one is kept unfinished."""

PERSON = {"kind": "person", "name": "Ada"}

Kept = dict[str, Any]


def no_more_of(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next edition of a game, which plays no records from before it."""
    game = type(GAMES[name])
    then = game.edition + 1
    for field in ("edition", "since"):
        monkeypatch.setattr(game, field, then)


def houses(game: Game[Any, Any], seats: int) -> Iterator[dict[str, Any]]:
    """The usual house rules; all others at once; each switch that takes others their meaning."""
    mine = [it for it in game.choices if not it.seats or seats in it.seats]
    switches = {it.unless for it in mine if it.unless}
    yield {}
    if changed := {it.name: other(it) for it in mine if it.name not in switches}:
        yield changed
    yield from ({it.name: True} for it in mine if it.name in switches)


def other(choice: Choice) -> int | bool:
    """A value that is not the usual one; of numbers the least or the most."""
    if isinstance(choice.default, bool):
        return not choice.default
    if choice.kind == "seat":
        return 1
    return choice.least if choice.default != choice.least else choice.most


def tables(name: str) -> Iterator[tuple[dict[str, Any], list[dict[str, str]]]]:
    """The house rules and players of all games to keep: a person, and each bot in its turn."""
    game, bots = GAMES[name], cycle(bot.name for bot in BOTS[name])
    for seats in game.seats:
        for options in houses(game, seats):
            alone = {it.name for it in game.choices if not it.bots} & {*options}
            others = [PERSON] * (seats - 1)
            if not alone:
                others = [{"kind": "bot", "bot": it} for it in islice(bots, seats - 1)]
            yield options, [PERSON, *others]


def played(name: str) -> Iterator[Kept]:
    """All games of today's edition that are to be kept."""
    game, kinds = GAMES[name], {bot.name: bot for bot in BOTS[name]}
    for seed, (options, players) in enumerate(tables(name), 1):
        session = Session(game, game.options(**options), players, seed)
        weakest = BOTS[name][0]
        session.bots = {
            seat: kinds[one["bot"]] if "bot" in one else weakest for seat, one in enumerate(players)
        }
        play(session)
        yield kept(encode(session.record))
        if not options and seed == 1:
            yield from map(kept, begun_from(session))
    if lesson := lesson_of(name):
        yield kept(taught(name, lesson))


def play(session: Session) -> None:
    """The game to its end, or as far as it is kept."""
    session.play_on(lambda: len(session.moves) < MOST)


def begun_from(session: Session) -> Iterator[dict[str, Any]]:
    """A puzzle in the middle of a game, and a game that begins on its table."""
    game, record = session.game, encode(session.record)
    ply = len(session.moves) // 2
    if has_value(game.name) and not game.grace:
        while len(game.actions(session.states[ply], 0)) < 2:
            ply += 1
        way = [(seat, index) for seat, index, _ in session.moves[:ply]]
        yield record | {"position": puzzle.position_of(way), "moves": []}
    if position := game.position(session.states[ply]):
        yield record | {"position": position, "moves": []}


def taught(name: str, lesson: Lesson) -> dict[str, Any]:
    """A lesson, all of it done at once."""
    players = [PERSON, *({"kind": "bot", "bot": it} for it in lesson.bots)]
    start = {"game": name, "players": players, "seed": 0, "moves": []}
    session = start_of(start | {"position": lessons.position_of(lesson)})
    session.bots[0] = bots_of(session.game)[BOTS[name][0].name]
    session.play_on()
    return dict(encode(session.record))


def kept(record: dict[str, Any]) -> Kept:
    """A game as a link holds it, with all that must come out of it for ever."""
    text = link.write({"use": "replay", "record": record})
    [session] = link.read(text).sessions
    record = encode(session.record)
    half = record | {"moves": record["moves"][: len(record["moves"]) // 2]}
    resume = link.write({"use": "resume", "record": half})
    return {"record": record, "link": text, "resume": resume, **told(record)}


def told(record: dict[str, Any]) -> dict[str, Any]:
    """The outcome of a record, and what its first seat saw in the middle and at the end."""
    session = session_of(record)
    game, middle = session.game, session.states[len(session.moves) // 2]
    views = [encode(game.view(state, 0)) for state in (middle, session.state)]
    return {"outcome": encode(game.outcome(session.state)), "views": views}
