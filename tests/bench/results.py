"""How long a class's results take to be played again, by the bridge: one JSON list on stdout."""

from __future__ import annotations

import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from chocobox.bridge import Bridge  # noqa: E402
from chocobox.core.codec import encode  # noqa: E402
from chocobox.core.rng import Rng  # noqa: E402
from chocobox.core.session import Session  # noqa: E402
from chocobox.games import BOTS, GAMES  # noqa: E402

CLASS = 40
GAMES_EACH = 8
"""So many of the results differ; each is opened several times in a round."""

ROUNDS = 5
WARM = 1
Task = tuple[str, dict[str, int], tuple[str, ...]]
MIXED: tuple[Task, ...] = (
    ("schokoly_count", {"grade": 2}, ()),
    ("schokoly_best", {"cards": 16}, ()),
    ("schokoly", {}, ("taster",)),
)
SETS: dict[str, tuple[Task, ...]] = {
    "Schokoly against a nibbler": (("schokoly", {}, ("nibbler",)),),
    "Schokoly against a taster": (("schokoly", {}, ("taster",)),),
    "Schokoly against a chocolatier": (("schokoly", {}, ("chocolatier",)),),
    "counting, best place, a game": MIXED,
    "Choco Challenge against two bakers": (("choco_challenge", {}, ("baker", "baker")),),
    "Kaboom! against a steady bot": (("kaboom", {}, ("steady",)),),
    "Kaboom! of five rounds": (("kaboom", {"rounds": 5}, ("steady",)),),
    "Choco-Boom against an awake bot": (("choco_boom", {}, ("awake",)),),
}


def played(task: Task, pupil: int) -> Session:
    """The task as a pupil plays it who takes anything; in live games, what a bot would."""
    name, options, bots = task
    game, named = GAMES[name], {bot.name: bot for bot in BOTS[name]}
    players = [{"kind": "person", "name": ""}, *({"kind": "bot", "bot": bot} for bot in bots)]
    session = Session(game, game.options(**options), players, 7)
    session.bots = {seat: named[bot] for seat, bot in enumerate(bots, 1)}
    if game.grace:
        session.bots[0] = BOTS[name][pupil % 2]
    rng = Rng(pupil)
    while game.outcome(session.state) is None:
        offered = [] if game.grace else session.offered(0)
        if offered:
            index, rng = rng.below(len(offered))
            pause, rng = rng.below(9000)
            session.replay([(0, index, session.clock + pause)])
        else:
            wake = session.update().wake
            assert wake is not None
            session.tick(wake)
    return session


def texts(tasks: tuple[Task, ...]) -> list[str]:
    """Results as pupils show them."""
    bridge, found = Bridge(), []
    for pupil in range(GAMES_EACH):
        records = [encode(played(task, pupil).record) for task in tasks]
        starts = [record | {"moves": []} for record in records]
        result = {
            "set": {"title": "Monday", "tasks": starts},
            "name": f"Pupil {pupil}",
            "when": 29_000_000,
            "moves": [record["moves"] for record in records],
        }
        asked = {"id": 1, "op": "link", "link": {"use": "result", "result": result}}
        found.append(json.loads(bridge.handle(json.dumps(asked)))["link"])
    return found


def opened(bridge: Bridge, text: str) -> tuple[float, dict[str, Any]]:
    """One result is played again: in how many ms, and what it is worth."""
    asked = json.dumps({"id": 1, "op": "open", "text": text})
    start = time.perf_counter()
    reply = bridge.handle(asked)
    took = 1000 * (time.perf_counter() - start)
    return took, json.loads(reply)["opened"]


def row(name: str, tasks: tuple[Task, ...]) -> dict[str, Any]:
    """A class's results, several times."""
    bridge, links, sums, longest = Bridge(), texts(tasks), [], 0.0
    for number in range(WARM + ROUNDS):
        found = [opened(bridge, text) for _ in range(CLASS // GAMES_EACH) for text in links]
        assert all(score["done"] for _, one in found for score in one["scores"])
        assert not any(score["bots"] is False for _, one in found for score in one["scores"])
        if number >= WARM:
            sums.append(sum(took for took, _ in found) / 1000)
            longest = max(longest, *(took for took, _ in found))
    moves = [score["plies"] for _, one in found[:GAMES_EACH] for score in one["scores"]]
    return {
        "name": name,
        "seconds": round(statistics.median(sums), 2),
        "range": [round(min(sums), 2), round(max(sums), 2)],
        "longest": round(longest),
        "letters": round(statistics.median(map(len, links))),
        "moves": round(sum(moves) / GAMES_EACH),
    }


if __name__ == "__main__":
    print(json.dumps([row(name, tasks) for name, tasks in SETS.items()]))
