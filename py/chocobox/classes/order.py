"""The order of a class's table, which any of its columns can sort."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal
from unicodedata import combining, normalize

from chocobox.classes.pupils import Pupil
from chocobox.request import Request, fault, flag_of

NUMBERS = ("when", "total", "span")
"""The columns of numbers besides the tasks; by the name of the pupil sorts "name"."""

RISING = ("name", "span")
"""The columns whose least is likely wanted first."""

_RUNS = re.compile(r"\d+|\D", re.ASCII)

_STROKES = str.maketrans(
    {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "\u0131": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)
"""Letters that Unicode does not take apart, but a dictionary does."""


@dataclass(frozen=True, slots=True)
class Order:
    """by: "name", "when", "total", "span", or the number of a task, from 0."""

    by: str
    down: bool


FIRST = Order("total", down=True)
"""The best pupil comes first."""

NameKey = tuple[tuple[int, int, str], ...]


def name_key(name: str) -> NameKey:
    """What names sort by: signs, then numbers by their size, then letters without their marks.

    So do the dictionaries of both languages of the box; capitals and marks make no difference.
    """
    letters = (it for it in normalize("NFKD", name.casefold()) if not combining(it))
    runs = _RUNS.findall("".join(letters).translate(_STROKES))
    return tuple(map(_part, runs))


def _part(run: str) -> tuple[int, int, str]:
    if run[0].isdecimal() and run.isascii():
        return 1, int(run), ""
    return (2, 0, run) if run.isalnum() else (0, 0, run)


def order_of(given: object) -> Order:
    """The order that a page has chosen; the first one if it has chosen none."""
    if given is None:
        return FIRST
    if not isinstance(given, dict) or not isinstance(given.get("by"), str):
        raise fault("An order names a column.")
    request: Request = given
    return Order(given["by"], flag_of(request, "down"))


def way_of(order: Order, by: str) -> Literal["none", "ascending", "descending"]:
    """How a column sorts now."""
    if order.by != by:
        return "none"
    return "descending" if order.down else "ascending"


def pressed(order: Order, by: str) -> Order:
    """The order after a press on a column: turned round, or with its likely end first."""
    return Order(by, not order.down if order.by == by else by not in RISING)


def in_order(
    pupils: Sequence[Pupil], order: Order, called: Callable[[Pupil], str]
) -> tuple[Pupil, ...]:
    """The pupils in this order; equal ones by their names, then the earlier first."""
    keys = {one.sources: (name_key(called(one)), one.when) for one in pupils}
    named = sorted(pupils, key=lambda one: keys[one.sources])
    if order.by == "name":
        return tuple(sorted(pupils, key=lambda one: keys[one.sources], reverse=order.down))
    return tuple(sorted(named, key=lambda one: _value(one, order.by), reverse=order.down))


def _value(pupil: Pupil, by: str) -> tuple[int, int]:
    """The number that a column sorts by; a task that was not done is below all others."""
    if by in NUMBERS:
        return getattr(pupil, by), 0
    place = int(by) if by.isdecimal() else len(pupil.tasks)
    own = pupil.tasks[place].counted if place < len(pupil.tasks) else None
    return (own.score.marks, own.score.points) if own else (-1, 0)
