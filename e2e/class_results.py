"""A class without pupils: sets and results made by Python, as their links would bring them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from e2e.games import begun, is_over

from chocobox.codec import encode
from chocobox.games import BOTS
from chocobox.links import link
from chocobox.session import Session

Record = dict[str, Any]
NOON = 29_400_000
"""A day in 2025, in minutes since 1970."""


def task(game: str, seed: int, bot: str = "", position: str = "", **options: int) -> Record:
    """A task for one person, alone or against a bot, as a record without moves."""
    session = begun(seed, ("person", bot) if bot else ("person",), game)
    changed = type(session.options)(**options)
    record: Record = encode(Session(session.game, changed, session.players, seed).record)
    return {**record, "position": position}


def tried(record: Record, luck: int) -> list[list[int]]:
    """The moves of somebody who does anything, and of bots that play as they do."""
    session = started(record)
    chance = random.Random(luck)
    bots = {bot.name: bot for bot in BOTS[session.game.name]}
    seats = list(enumerate(session.players))
    session.bots = {seat: bots[who["bot"]] for seat, who in seats if who["kind"] == "bot"}
    while not is_over(session):
        session.clock += 700
        offers = [seat for seat in session.persons if session.game.actions(session.state, seat)]
        if offers:
            offered = session.game.actions(session.state, offers[0])
            session.replay([(offers[0], chance.randrange(len(offered)), session.clock)])
        else:
            session.tick(session.update().wake or session.clock)
    return [list(move) for move in session.moves]


def started(record: Record) -> Session:
    """A task before its first move."""
    session = begun(record["seed"], ("person",) * len(record["players"]), record["game"])
    options = {name: value for name, value in record["options"].items() if name != "type"}
    rules = session.game
    fresh = Session(rules, type(session.options)(**options), record["players"], record["seed"])
    if record["position"]:
        fresh.set_up(record["position"])
    return fresh


def set_of(title: str, *tasks: Record) -> Record:
    """A set of tasks."""
    return {"title": title, "tasks": list(tasks)}


def set_text(tasks: Record) -> str:
    """The text of a set's link."""
    return link.write({"use": "set", "set": tasks})


def result_text(tasks: Record, name: str, moves: Sequence[list[list[int]]], when: int) -> str:
    """The text of a result's link."""
    result = {"set": tasks, "name": name, "when": when, "moves": list(moves)}
    return link.write({"use": "result", "result": result})


def results(
    tasks: Record, names: Sequence[str], luck: int = 0, unplayed: Sequence[str] = ()
) -> list[str]:
    """A result of each name, one every two minutes; some games are left unplayed."""
    texts = []
    for i, name in enumerate(names):
        games = [
            [] if one["game"] in unplayed else tried(one, luck + 31 * i) for one in tasks["tasks"]
        ]
        texts.append(result_text(tasks, name, games, NOON + 2 * i))
    return texts
