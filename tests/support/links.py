"""Links as the box would make them: of games, and of a class's tasks and results."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.links import link
from chocobox.links.fitting import fitted
from chocobox.records import session_of
from support.moments import begun, is_over, played, record_of

Record = dict[str, Any]
NOON = 29_400_000
"""A day in 2025, in minutes since 1970."""


def text_of(use: str, session: Session | None = None) -> str:
    """The text of a link: a game that Anna has begun against a bot, if no other is given."""
    session = session or played(7, 21, ("person:Anna", "nibbler"))
    record = record_of(session)
    if use == "position":
        record["position"] = GAMES[record["game"]].position(session.state)
    if use not in ("resume", "replay"):
        record["moves"] = []
    return link.write({"use": use, "record": record})


def task(game: str, seed: int, bot: str = "", **options: int) -> Record:
    """A task for one person, alone or against a bot, as a record without moves."""
    record: Record = encode(
        begun(seed, ("person", bot) if bot else ("person",), game, **options).record
    )
    return record


TASKS: Record = {
    "title": "Montag",
    "tasks": [
        task("schokoly_count", 5, grade=1),
        task("schokoly_best", 3),
        task("schokoly", 7, "nibbler"),
    ],
}
PICKED: Record = {**TASKS, "counts": "first", "picks": {"kind": "animals", "count": 28}}
"""The same with names to pick from."""
SEEN: Record = {**TASKS, "glance": True}
"""The same with a tile at each table."""
ALONE: Record = {**TASKS, "kiosk": True}
"""The same, and the rest of the box is hidden."""

NAMES = ("Ada", "Ben", "Cem", "ada")


def set_text(tasks: Record = TASKS) -> str:
    return link.write({"use": "set", "set": tasks})


def tried(record: Record, luck: int) -> list[list[int]]:
    """The moves of somebody who is alone and does anything."""
    session, chance = session_of(record), random.Random(luck)
    while not is_over(session):
        offered = session.game.actions(session.state, 0)
        session.replay([(0, chance.randrange(len(offered)), session.clock + 700)])
    return [list(move) for move in session.moves]


def result_text(name: str, number: int, tasks: Record = TASKS) -> str:
    """The text of a result's link: of what is played alone, as an older box told it."""
    own = [one if len(one["players"]) == 1 else None for one in tasks["tasks"]]
    moves = [tried(one, 31 * number) if one else [] for one in own]
    result = {"set": tasks, "name": name, "when": NOON + 2 * number, "moves": moves}
    return link.write({"use": "result", "result": result})


@cache
def result_texts() -> list[str]:
    return [result_text(name, i) for i, name in enumerate(NAMES)]


BOTS: Record = {"title": "Bots", "tasks": [{**task("schokoly", 7, "nibbler"), "position": "bot:"}]}
"""A set whose task is to write a bot."""

CODES = [f"def choose(table, actions, rng):\n    return actions[{it}]\n" for it in (0, -1)]


def bot_text() -> str:
    return link.write(
        {"use": "bot", "bot": {"game": "schokoly", "author": "Ada", "code": CODES[0]}}
    )


def handed_in_text(number: int) -> str:
    """The text of a result's link, in which somebody hands a bot in."""
    tries = [{"number": 1, "moves": [], "code": CODES[number]}]
    named = {"name": NAMES[number], "when": NOON, "origin": 1 + number}
    result = fitted({"set": BOTS, **named, "played": [{"begun": 1, "tries": tries}]})
    return link.write({"use": "result", "result": result})


def tournament_text() -> str:
    """The text of a link that tells of two bots, of which one has won three of four games."""
    bots = [{"name": name, "code": code} for name, code in zip(NAMES, CODES, strict=False)]
    told = {"game": "schokoly", "seed": 7, "deals": 2, "bots": bots, "points": [3000, 1000]}
    return link.write({"use": "tournament", "tournament": told})


def kept_class() -> list[Record]:
    """The set and its results as a page keeps them, and something that is damaged."""
    return [*_kept("monday", TASKS, result_texts()), {"id": "torn", "kind": "set"}]


def kept_bots() -> list[Record]:
    """The same of a set to which two bots were handed in."""
    return _kept("bots", BOTS, [handed_in_text(number) for number in range(2)])


def _kept(name: str, tasks: Record, results: list[str]) -> list[Record]:
    made = {"kind": "set", "made": 1_760_000_000_000}
    found: list[Record] = [{"id": name, **made, "key": set_text(tasks), "set": tasks}]
    for i, text in enumerate(results):
        opened = link.as_json(link.read(text))
        worth = {it: opened[it] for it in ("key", "scores", "total", "most")}
        told = {**opened["result"], "tries": opened.get("tries")}
        named = {it: told[it] for it in ("name", "when", "origin", "tries") if told.get(it)}
        kept = {"id": f"{name}-{i}", "kind": "result", "text": text}
        found.append({**kept, **worth, **named})
    return found
