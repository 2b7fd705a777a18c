"""Links as the box would make them: of games, and of a class's tasks and results."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from e2e.games import begun, is_over, played, record_of, replayed

from chocobox.codec import encode
from chocobox.games import GAMES
from chocobox.links import link
from chocobox.links.fitting import fitted
from chocobox.session import Session

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

NAMES = ("Ada", "Ben", "Cem", "ada")


def set_text(tasks: Record = TASKS) -> str:
    return link.write({"use": "set", "set": tasks})


def tried(record: Record, luck: int) -> list[list[int]]:
    """The moves of somebody who is alone and does anything."""
    session, chance = replayed(record), random.Random(luck)
    while not is_over(session):
        offered = session.game.actions(session.state, 0)
        session.replay([(0, chance.randrange(len(offered)), session.clock + 700)])
    return [list(move) for move in session.moves]


def result_text(name: str, number: int, tasks: Record = TASKS, tries: int = 0) -> str:
    """The text of a result's link: of what is played alone.

    tries: so many; 0 for a result of an older box, which has one and does not tell its number.
    """
    own = [one if len(one["players"]) == 1 else None for one in tasks["tasks"]]
    result = {"set": tasks, "name": name, "when": NOON + 2 * number}
    if not tries:
        result["moves"] = [tried(one, 31 * number) if one else [] for one in own]
        return link.write({"use": "result", "result": result})
    played = [[tried(one, 31 * number + nth) for nth in range(tries)] if one else [] for one in own]
    result |= {"origin": number, "played": [_begun(one) for one in played]}
    return link.write({"use": "result", "result": fitted(result)})


def _begun(games: list[list[list[int]]]) -> Record:
    tries = [{"number": nth, "moves": moves} for nth, moves in enumerate(games, 1)]
    return {"begun": len(games), "tries": tries}


@cache
def result_texts() -> list[str]:
    return [result_text(name, i) for i, name in enumerate(NAMES)]


def kept_class() -> list[Record]:
    """The set and its results as a page keeps them, and something that is damaged."""
    made = {"id": "monday", "kind": "set", "made": 1_760_000_000_000}
    found: list[Record] = [{**made, "key": set_text(), "set": TASKS}, {"id": "torn", "kind": "set"}]
    for i, text in enumerate(result_texts()):
        opened = link.told(link.read(text))
        worth = {name: opened[name] for name in ("key", "scores", "total", "most")}
        named = {name: opened["result"][name] for name in ("name", "when")}
        found.append({"id": f"r{i}", "kind": "result", "text": text, **worth, **named})
    return found
