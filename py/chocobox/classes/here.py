"""The pupils who play a set on this device, one after the other, and their saved tries."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from chocobox.classes.terms import Terms, counts_at
from chocobox.classes.tries import MOST_TRIES, Tries, played_of, weighed
from chocobox.core.short import id_of
from chocobox.request import Request, RequestError, whole_of

MOST = 20
"""Pupils' names are kept for so many sets."""

ORIGINS = 1 << 24
"""The number of origins: a device draws one for each pupil who opens a set; 0 is none."""

MOST_ROUNDS = (1 << 53) - 1
"""The last round; those of a learning platform's pupils are drawn from their names."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """A pupil on this device.

    round: 0 for the first who plays this set here, then 1, and so on. origin: tells this pupil's
    results from those of others of the same name. begun: how many tries of each task; empty where
    nobody has counted them. free: a grown-up has opened the box, which the set hides.
    """

    round: int
    name: str
    origin: int
    begun: tuple[int, ...] = ()
    free: bool = False

    @property
    def as_json(self) -> dict[str, Any]:
        """The same as a device keeps it."""
        begun = {"begun": list(self.begun)} if self.begun else {}
        free = {"free": True} if self.free else {}
        return {"round": self.round, "name": self.name, "origin": self.origin, **begun, **free}


def new_pupil(round: int, chance: int) -> Pupil:
    """A pupil who has not begun; chance: drawn on the device."""
    return Pupil(round, "", 1 + chance % (ORIGINS - 1))


def pupil_at(pupils: object, id: str, chance: int) -> Pupil | None:
    """The pupil at a short name among those that a device keeps; None for nobody, or a damaged one.

    An older box drew no origin, so one is drawn now.
    """
    one = pupils.get(id) if isinstance(pupils, Mapping) else None
    if not isinstance(one, Mapping) or not isinstance(one.get("name"), str):
        return None
    if not _is_whole(one, "round", 0, MOST_ROUNDS):
        return None
    is_free = one.get("free") is True
    pupil = replace(new_pupil(one["round"], chance), name=one["name"], free=is_free)
    if _is_whole(one, "origin", 1, ORIGINS - 1):
        pupil = replace(pupil, origin=one["origin"])
    begun = one.get("begun")
    if isinstance(begun, list) and all(_is_whole({"it": it}, "it", 0, MOST_TRIES) for it in begun):
        pupil = replace(pupil, begun=tuple(begun))
    return pupil


def pupil_of(pupils: object, key: str, chance: int) -> Pupil | None:
    """Whoever plays the set of that key on this device."""
    return pupil_at(pupils, id_of(key), chance)


def with_pupil(pupils: object, id: str, pupil: Pupil) -> dict[str, Any]:
    """What the device keeps with that pupil as the newest; the oldest ones go."""
    others = pupils if isinstance(pupils, Mapping) else {}
    newest = [(name, it) for name, it in others.items() if name != id][1 - MOST :]
    return {**dict(newest), id: pupil.as_json}


def _is_whole(given: Request, name: str, least: int, most: int) -> bool:
    try:
        whole_of(given, name, least, most)
    except RequestError:
        return False
    return True


# --- tries ---


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved try, as its device tells it; nth: which of the pupil's tries it is.

    moves: None where so many are kept that they cannot all be told.
    """

    nth: int
    id: str
    done: bool
    moves: list[Any] | None
    code: str | None


@dataclass(frozen=True, slots=True)
class Games:
    """One pupil's saved tries at a task; begun: how many there were, also those deleted since."""

    begun: int
    tries: tuple[Saved, ...]

    @property
    def unfinished(self) -> str:
        """The saved game to go on with; "" without one."""
        return next((one.id for one in reversed(self.tries) if not one.done), "")

    @property
    def is_over(self) -> bool:
        """Whether a try is finished."""
        return any(one.done for one in self.tries)

    @property
    def is_whole(self) -> bool:
        """Whether the moves of all tries are told."""
        return all(one.moves is not None for one in self.tries)

    @property
    def as_json(self) -> dict[str, Any]:
        """The same as links and scores take it."""
        tries = [
            {"number": one.nth, "moves": one.moves, **({"code": one.code} if one.code else {})}
            for one in self.tries
        ]
        return {"begun": self.begun, "tries": tries}


def games_of(saves: Sequence[Request], pupil: Pupil, tasks: int) -> tuple[Games, ...]:
    """One pupil's saved tries, task by task, by their numbers.

    saves: of this set, the newest first. Those of an older box get numbers by their order.
    """
    own = [one for one in reversed(saves) if one["task"].get("round") == pupil.round]
    return tuple(_games(own, pupil, number) for number in range(tasks))


def _games(own: Sequence[Request], pupil: Pupil, number: int) -> Games:
    """The tries at one task."""
    saves = [one for one in own if one["task"]["number"] == number]
    tries, last = list[Saved](), 0
    for one in sorted(saves, key=_nth):
        last = max(last + 1, _nth(one))
        tries.append(Saved(last, one["id"], one["done"], one["moves"], one.get("code")))
    begun = pupil.begun[number] if number < len(pupil.begun) else 0
    return Games(max(begun, last), tuple(tries))


def _nth(one: Request) -> int:
    nth: int = one["task"].get("nth") or 0
    return nth


# --- what they came to ---

_COUNTED: Final = dict[str, Tries]()
"""The tries that were counted last, by all that they follow from: to count is to replay."""

_MOST_COUNTED: Final = 64


def counted(terms: Terms, task: Request, games: Games, replays: bool) -> Tries | None:
    """The finished tries of a task with their scores; None where they must be replayed first.

    replays: whether there is time for that.
    """
    if not games.is_over:
        return Tries(games.begun, ())
    if not games.is_whole:
        return None
    known = json.dumps([task, terms.counts, games.as_json])
    if known not in _COUNTED and replays:
        _COUNTED[known] = weighed(
            counts_at(terms, task.get("position")), games.begun, played_of(task, games.as_json)
        )
        for oldest in list(_COUNTED)[:-_MOST_COUNTED]:
            del _COUNTED[oldest]
    return _COUNTED.get(known)
