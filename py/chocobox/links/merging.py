"""Merging a learning platform's tries of a pupil with the tries of a device.

The platform was told first, so its tries keep their numbers. An own try that is another one takes
the next number that is free: nothing is lost, on neither side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from chocobox.classes.task_set import FULL
from chocobox.classes.terms import counts_at, terms_of
from chocobox.classes.tries import MOST_TRIES, check_played
from chocobox.links import link
from chocobox.request import Request, RequestError

UNREADABLE = ("bad-link", "older-box", "newer-box")
"""A stored text of another version, or one that is cut off, cannot be merged."""


class Added(TypedDict):
    """A try as a device keeps it; code: of a bot that was handed in."""

    number: int
    shown: bool
    moves: Sequence[Sequence[int]]
    code: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Joined:
    """One task after both came together.

    begun: how many tries there are. added: those that the device lacks, as JSON. numbers: of its
    own tries, in order.
    """

    begun: int
    added: tuple[Request, ...]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """All tasks of a set after both came together.

    least: points of a hundred below which nothing may be handed in. origin: the pupil's, as the
    platform knows it; None if it does not.
    """

    tasks: tuple[Joined, ...]
    least: int
    origin: int | None


def merged(key: str, text: str, points: int, played: object) -> Merged:
    """A platform's stored result and points are merged with a device's tries at a set.

    Each task has the number of tries `begun`, the tries to be `added`, and the `numbers` of the
    device's own tries. Neither side loses a try.
    """
    given = set_of(key)
    own = check_played(played, len(given["tasks"]))
    stored = _opened(text, "result")
    if not stored or stored["key"] != key or "tries" not in stored["result"]:
        return Merged(tuple(joined(one, _NONE) for one in own), points, None)
    both = zip(own, stored["result"]["tries"], strict=True)
    all_ = tuple(joined(*one) for one in both)
    least = 0 if _may_fall(given, stored, points) and _is_same(own, all_) else points
    return Merged(all_, least, stored["result"]["origin"])


def set_of(key: str) -> dict[str, Any]:
    """The set of that key."""
    opened = _opened(key, "set")
    if opened is None:
        raise RequestError("bad-link", link.DAMAGED)
    given: dict[str, Any] = opened["set"]
    return given


_NONE: dict[str, Any] = {"begun": 0, "tries": []}


def _opened(text: str, use: str) -> dict[str, Any] | None:
    """The contents of a link of that use, or None."""
    try:
        content = link.as_json(link.read(text))
    except RequestError as error:
        if error.kind in UNREADABLE:
            return None
        raise
    return content if content["use"] == use else None


def joined(own: Request, stored: Request) -> Joined:
    """The tries of one task; two of one number and with the same moves are one."""
    there = {one["number"]: one for one in stored["tries"]}
    found = {one["number"] for one in own["tries"] if _are_one(one, there.get(one["number"]))}
    numbers, last = list[int](), 0
    for one in own["tries"]:
        number = one["number"]
        if number not in found:
            number = last = _free(one, max(number, last + 1), there, found)
            found |= {number} & there.keys()
        numbers.append(number)
    begun = max([own["begun"], stored["begun"], last])
    if begun > MOST_TRIES:
        raise RequestError("bad-request", f"A task has at most {MOST_TRIES} tries.")
    return Joined(begun, tuple(there[it] for it in there if it not in found), tuple(numbers))


def _free(one: Request, number: int, there: Mapping[int, Request], found: set[int]) -> int:
    """The next number that no other try has, or at which this very try is kept."""
    while number in found or (number in there and not _are_one(one, there[number])):
        number += 1
    return number


def _are_one(own: Request, stored: Request | None) -> bool:
    """Whether they have the same moves; their times may differ, for a link rounds them."""
    if stored is None:
        return False
    return _done(own) == _done(stored) and own.get("code", "") == stored.get("code", "")


def _done(one: Request) -> list[Any]:
    moves = one.get("moves")
    return [it[:2] for it in moves if isinstance(it, list)] if isinstance(moves, list) else []


def _may_fall(given: Mapping[str, Any], stored: Mapping[str, Any], points: int) -> bool:
    """Whether a later try may bring less: the last one counts, and no other text was worth more."""
    terms = terms_of(given)
    counts = (counts_at(terms, task.get("position")) for task in given["tasks"])
    return "last" in counts and points <= of_hundred(stored)


def of_hundred(result: Mapping[str, Any]) -> int:
    """The marks of an opened result as points of a hundred."""
    total, most = result["total"], result["most"]
    worth: int = (2 * FULL * total + most) // (2 * most)
    return worth


def _is_same(own: Sequence[Request], all_: Sequence[Joined]) -> bool:
    """Whether nothing came together: all that is kept was here, under its number."""
    pairs = zip(own, all_, strict=True)
    return all(
        not one.added and list(one.numbers) == [it["number"] for it in task["tries"]]
        for task, one in pairs
    )
