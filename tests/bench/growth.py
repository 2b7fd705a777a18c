"""What costs how much as work grows: classes, records, an evening; one JSON list on stdout."""

from __future__ import annotations

import gc
import json
import math
import statistics
import sys
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from bench.results import played as answered  # noqa: E402
from chocobox.bridge import Bridge  # noqa: E402
from chocobox.classes.sheet import WORDS  # noqa: E402
from chocobox.core.codec import encode  # noqa: E402
from chocobox.core.session import Session  # noqa: E402
from chocobox.games import BOTS, GAMES  # noqa: E402
from chocobox.links import link  # noqa: E402
from chocobox.links.results import MOST  # noqa: E402
from chocobox.tournament import finished  # noqa: E402

CLASSES = (25, 100, 500, 1000)
RECORDS = (100, 1000)
"""The beginnings of a game that are measured, beside all of it."""

EVENING = (20, 200)
ROUNDS = 3
LEAST = 0.01
"""What is less than so many milliseconds or megabytes is not told from nothing."""

TABLES: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "Kaboom!": ("kaboom", "shark", {"rounds": 20}, 6),
    "Choco-Boom": ("choco_boom", "awake", {}, 4),
}
"""Long games among bots. Kaboom! of the most rounds has some 4,000 moves, no other 700."""

NOW = 35_000_000_000
SCORE = {"done": True, "points": 7, "most": None, "won": True, "marks": 54, "plies": 90}
SCORE |= {"span": 61_600, "bots": None}
DEVICE = {"keeps": True, "platform": False, "way": "chromium", "addressed": True, "shared": True}
Costs = dict[int, float]
"""Milliseconds or megabytes by size."""


def took(bridge: Bridge, request: str) -> float:
    """Milliseconds of a request; the middle of a few."""
    times = list[float]()
    for _ in range(ROUNDS):
        gc.collect()
        start = time.perf_counter()
        reply = bridge.handle(request)
        times.append(1000 * (time.perf_counter() - start))
        assert "error" not in json.loads(reply), reply[:300]
    return statistics.median(times)


def most_memory(bridge: Bridge, request: str) -> float:
    """The most megabytes that a request takes, less what was taken before."""
    tracemalloc.start()
    bridge.handle(request)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def text_of(op: str, **fields: Any) -> str:
    """A request as a page sends it."""
    return json.dumps({"id": 1, "op": op, **fields})


# --- a class ---


def result(nth: int) -> dict[str, Any]:
    """A pupil's result with three tries at each of three tasks, and a link as long as usual."""
    tries = [
        {"number": n, "practice": False, "score": SCORE | {"marks": 20 + nth % 70 + n}}
        for n in (1, 2, 3)
    ]
    own: dict[str, Any] = {
        "id": f"r{nth}",
        "text": f"1r{nth}x".ljust(700, "x"),
        "name": f"Pupil {nth}",
    }
    own |= {"when": nth, "came": NOW, "origin": nth + 1}
    return own | {"tries": [{"begun": 3, "tries": tries}] * 3}


def of_class(size: int) -> dict[str, str]:
    """The requests of a class's page with so many results."""
    players: list[dict[str, Any]] = [
        {"kind": "person", "name": ""},
        {"kind": "bot", "bot": "nibbler"},
    ]
    start = Session(GAMES["schokoly"], GAMES["schokoly"].options(), players, 3)
    set_ = {"title": "Monday", "tasks": [encode(start.record) | {"moves": []}] * 3}
    results = [result(nth) for nth in range(size)]
    kept: dict[str, Any] = {
        "id": "a",
        "key": link.key_of(set_),
        "set": set_,
        "people": [],
        "expected": [],
    }
    kept |= {"child": "Child", "animals": {}, "results": results}
    asked = {"set": set_, "results": results}
    given = {"class": kept, "device": DEVICE, "draft": None, "forget": 90}
    page = {"name": "class_set", "given": given, "now": NOW}
    sort = {"act": {"name": "sort", "of": {"by": "total", "down": True}}, "fields": {}}
    words = {word: word for word in WORDS}
    sheet = {"tasks": ["Schokoly"] * 3, "words": words, "separator": ";", "every": True}
    return {
        "rows": text_of("rows", **asked),
        "page": text_of("page", **page),
        "sorted": text_of("page", **page, **sort),
        "file": text_of("csv", **asked, **sheet),
    }


def links_of(size: int) -> tuple[dict[str, Any], list[str]]:
    """A set of one question, and the links of so many pupils' results."""
    bridge = Bridge()
    record = encode(answered(("schokoly_count", {"grade": 1}, ()), 0).record)
    set_ = {"title": "Monday", "tasks": [record | {"moves": []}]}
    own = {"set": set_, "when": 29_000_000, "moves": [record["moves"]]}
    results = [own | {"name": f"Pupil {nth}", "origin": nth + 1} for nth in range(size)]
    asked = (text_of("link", link={"use": "result", "result": one}) for one in results)
    return set_, [json.loads(bridge.handle(text))["link"] for text in asked]


def taken_in(set_: dict[str, Any], links: Sequence[str]) -> float:
    """Milliseconds until a class's links are read, in portions as the page hands them over."""
    bridge, took_all, fields = Bridge(), 0.0, dict[str, Any]()
    kept: dict[str, Any] = {"id": "a", "key": link.key_of(set_), "set": set_, "people": []}
    kept |= {"expected": [], "child": "Child", "animals": {}, "results": []}
    given = {"class": kept, "device": DEVICE, "draft": None, "forget": 90}
    for first in range(0, len(links), MOST):
        found = [
            {"place": "", "line": nth, "last": nth, "text": text, "joined": ""}
            for nth, text in enumerate(links[first : first + MOST], 1)
        ]
        at = 0
        while at < len(found):
            few = found[at : at + max(4, at // 16, len(kept["results"]) // 16)]
            act = {"name": "read", "of": {"links": few, "at": at, "all": len(found), "empty": []}}
            text = text_of("page", name="class_set", given=given, now=NOW, act=act, fields=fields)
            start = time.perf_counter()
            page = json.loads(bridge.handle(text))["page"]
            took_all += 1000 * (time.perf_counter() - start)
            fields |= page["holds"]
            kept["results"] += [one | {"came": NOW} for one in page["keep"]["class"]["add"]]
            at += len(few)
    assert len(kept["results"]) == len(links)
    return took_all


def all_taken_in() -> dict[str, Any]:
    """How long each size of a class takes to be read."""
    set_, links = links_of(CLASSES[-1])
    costs: Costs = {size: round(taken_in(set_, links[:size])) for size in CLASSES}
    return {"name": "results of a class, read and taken in", "ms": costs, "growth": growth(costs)}


# --- a record ---


def played(title: str) -> Session:
    """A game among bots, to its end."""
    named, name, options, seats = TABLES[title]
    game = GAMES[named]
    bot = next(bot for bot in BOTS[named] if bot.name == name)
    return finished(game, game.options(**options), [bot] * seats, 7)


def of_record(record: dict[str, Any], size: int) -> dict[str, str]:
    """The requests about a record of so many moves; a step back is made in the one watched."""
    whole = record | {"moves": record["moves"][:size]}
    opening = {key: value for key, value in whole.items() if key != "type"}
    saving = {"use": "replay", "record": whole}
    return {
        "opened": text_of("new", **opening),
        "as a link": text_of("link", link=saving),
        "watched": text_of("watch", record=whole),
        "a step back": text_of("look", ply=size - 1, seat=0, open=True),
    }


# --- an evening ---


def play(bridge: Bridge, nth: int) -> None:
    """A game among bots to its end, as a page asks for it."""
    named, name, _, seats = TABLES["Choco-Boom"]
    players = [{"kind": "bot", "bot": name}] * seats
    update: dict[str, Any] = {}
    asked: dict[str, Any] = {"op": "new", "game": named, "players": players, "seed": nth}
    while not update.get("done"):
        update = json.loads(bridge.handle(text_of(**asked)))["update"]
        asked = {"op": "tick", "at": update["wake"]}


def evening() -> dict[str, Any]:
    """The objects that so many games in one bridge leave behind."""
    bridge, held = Bridge(), Costs()
    for nth in range(1, EVENING[-1] + 1):
        play(bridge, nth)
        if nth in EVENING:
            gc.collect()
            held[nth] = len(gc.get_objects())
    early, late = held.values()
    return {"name": "Python's memory after games", "objects": held, "more": late / early - 1}


# --- growth ---


def growth(costs: Costs) -> float:
    """How the cost grows between the last two sizes: 1 as the size does, 2 as its square."""
    (small, low), (large, high) = list(costs.items())[-2:]
    return round(math.log(max(high, LEAST) / max(low, LEAST)) / math.log(large / small), 2)


def rows_of(title: str, sizes: Iterator[tuple[int, dict[str, str]]]) -> Iterator[dict[str, Any]]:
    """One row for each kind of request."""
    times: dict[str, Costs] = {}
    memories: dict[str, Costs] = {}
    for size, requests in sizes:
        bridge = Bridge()
        for name, request in requests.items():
            times.setdefault(name, {})[size] = round(took(bridge, request), 2)
            memories.setdefault(name, {})[size] = round(most_memory(bridge, request), 2)
    for name, costs in times.items():
        told = {"name": f"{title}, {name}", "ms": costs, "MB": memories[name]}
        yield told | {"growth": growth(costs), "of MB": growth(memories[name])}


def found() -> Iterator[dict[str, Any]]:
    """All rows; a game whose rules end it sooner has fewer sizes."""
    yield evening()
    yield from rows_of("results of a class", ((size, of_class(size)) for size in CLASSES))
    yield all_taken_in()
    for title in TABLES:
        record = encode(played(title).record)
        most = len(record["moves"])
        title += "" if most >= RECORDS[-1] else f", whose rules end it after {most}"
        sizes = [*(size for size in RECORDS if size < most / 2), most]
        yield from rows_of(f"moves of {title}", ((size, of_record(record, size)) for size in sizes))


if __name__ == "__main__":
    print(json.dumps(list(found())))
