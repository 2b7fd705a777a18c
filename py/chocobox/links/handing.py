"""A device and a learning platform around it: both come together, and the result is handed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NotRequired, TypedDict

from chocobox.classes.here import (
    Games,
    Pupil,
    games_of,
    new_pupil,
    pupil_at,
    pupil_of,
    with_pupil,
)
from chocobox.classes.task_set import FULL
from chocobox.core.record import RecordData
from chocobox.core.short import id_of
from chocobox.links.fitting import fitted
from chocobox.links.link import as_json, read, write
from chocobox.links.merging import Joined, merged, of_hundred, set_of
from chocobox.request import Request, RequestError, flag_of, list_of, object_of, text_of, whole_of

_DIGITS = 36
"""A short name as a number."""

_MOST_TIME = 1 << 53
_MOST_CHANCE = 1 << 53


class Kept(TypedDict):
    """A finished game that a device has to keep, as `SetTask` tells whose it is."""

    record: RecordData
    task: dict[str, Any]
    code: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Moved:
    """A saved game whose number is another one now."""

    id: str
    nth: int


@dataclass(frozen=True, slots=True)
class Worth:
    """A result for a platform: points of a hundred, the text of its link; done: all tasks are."""

    points: int
    done: bool
    text: str


@dataclass(frozen=True, slots=True)
class Handed:
    """What a device keeps after both came together, and what the platform is told.

    is_partial: another pupil plays than the saves are of, so it must be asked again. worth: None
    while nothing is finished.
    """

    pupils: Mapping[str, Any]
    moved: tuple[Moved, ...] = ()
    added: tuple[Kept, ...] = ()
    worth: Worth | None = None
    is_partial: bool = False


def handed(request: Request) -> Handed:
    """A learning platform's stored result is merged with a device's games, and handed in anew.

    `key` is of the set, `text` the stored result, `points` are of a hundred, `whom` is the
    platform's word for a pupil, or "". The device keeps `pupils`; `saves` are its games of the set
    and of whoever plays, the newest first. In the reply `moved` games have other numbers, `added`
    ones are new, `worth` is handed in. Neither side loses a try, and no points.
    """
    key, whom = text_of(request, "key"), text_of(request, "whom")
    chance = whole_of(request, "chance", 0, _MOST_CHANCE)
    points = whole_of(request, "points", 0, FULL)
    tasks = set_of(key)["tasks"]
    known = pupil_of(request.get("pupils"), key, chance)
    pupils, pupil = _whose(request.get("pupils"), key, whom, chance)
    if pupil.round != (known.round if known else 0):
        return Handed(pupils, is_partial=True)
    games = games_of([_saved(one) for one in list_of(request, "saves")], pupil, len(tasks))
    if not all(one.is_whole for one in games):
        raise RequestError("bad-request", "saves must have their moves.")
    played = [one.as_json for one in games]
    both = merged(key, text_of(request, "text"), points, played)
    begun = tuple(one.begun for one in both.tasks)
    pupil = replace(pupil, begun=begun, origin=both.origin or pupil.origin)
    return Handed(
        pupils=with_pupil(pupils, id_of(key), pupil),
        moved=tuple(_moved(games, both.tasks)),
        added=tuple(_added(key, pupil, both.tasks)),
        worth=_worth(request, pupil, games, both.tasks, both.least),
    )


def _whose(pupils: Any, key: str, whom: str, chance: int) -> tuple[dict[str, Any], Pupil]:
    """Whoever plays now; who was there before stays as it was, but for the name."""
    known = pupil_of(pupils, key, chance)
    round = int(id_of(whom), _DIGITS) if whom else known.round if known else 0
    kept = dict(pupils) if isinstance(pupils, Mapping) else {}
    if known and known.round == round:
        return kept, known
    if known:
        kept = with_pupil(kept, _aside(key, known.round), replace(known, name=""))
    pupil = pupil_at(kept, _aside(key, round), chance) or new_pupil(round, chance)
    return with_pupil(kept, id_of(key), pupil), pupil


def _aside(key: str, round: int) -> str:
    """The short name under which a pupil waits for the next visit."""
    return id_of(f"{key} {round}")


def _saved(one: Any) -> Request:
    """A saved game as a device tells it."""
    if not isinstance(one, Mapping):
        raise RequestError("bad-request", "saves must be a list of objects.")
    text_of(one, "id")
    flag_of(one, "done")
    task = object_of(one, "task")
    whole_of(task, "number", 0, _MOST_TIME)
    whole_of({"nth": task.get("nth") or 0}, "nth", 0, _MOST_TIME)
    return {"done": False, "moves": None, **one}


def _moved(games: Sequence[Games], tasks: Sequence[Joined]) -> Iterator[Moved]:
    """Own tries whose numbers the platform has given to others."""
    for own, task in zip(games, tasks, strict=True):
        for one, nth in zip(own.tries, task.numbers, strict=True):
            if one.nth != nth:
                yield Moved(one.id, nth)


def _added(key: str, pupil: Pupil, tasks: Sequence[Joined]) -> Iterator[Kept]:
    """What was played on another device, or where nothing is stored."""
    given = set_of(key)
    help_ = {"help": given["help"]} if "help" in given else {}
    for number, task in enumerate(tasks):
        for one in task.added:
            record: Any = {**given["tasks"][number], "moves": one["moves"]}
            whose = {"set": key, "number": number, "round": pupil.round, "nth": one["number"]}
            kept: Kept = {"record": record, "task": {**whose, **help_}}
            if "code" in one:
                kept["code"] = one["code"]
            yield kept


def _worth(
    request: Request, pupil: Pupil, games: Sequence[Games], tasks: Sequence[Joined], least: int
) -> Worth | None:
    """What the finished tries come to, as a teacher's table would read it: without a name."""
    if not any(own.is_over or task.added for own, task in zip(games, tasks, strict=True)):
        return None
    given = set_of(text_of(request, "key"))
    result = {
        "set": given,
        "name": "1" if given.get("picks") else "?",
        "when": whole_of(request, "now", 0, _MOST_TIME) // 60_000,
        "origin": pupil.origin,
        "played": [_together(*one) for one in zip(games, tasks, strict=True)],
    }
    text = write({"use": "result", "result": fitted(result)})
    opened: Any = as_json(read(text))
    # what nobody can play keeps nobody waiting
    done = all(it["done"] or i in opened["older"] for i, it in enumerate(opened["scores"]))
    return Worth(max(of_hundred(opened), least), done, text)


def _together(own: Games, task: Joined) -> dict[str, Any]:
    """All tries of one task by their numbers."""
    pairs = zip(own.as_json["tries"], task.numbers, strict=True)
    tries = [*({**one, "number": nth} for one, nth in pairs), *task.added]
    return {"begun": task.begun, "tries": sorted(tries, key=lambda it: it["number"])}
