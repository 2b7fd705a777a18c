"""Spaced repetition (Leitner boxes) of mistakes: the one rule for the path and for puzzles.

A day is a number: so many days after 1 January 1970, as the device's calendar has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from chocobox.request import Request, fault, flag_of, list_of, object_of, text_of

DAYS: Final = (1, 3, 7)
"""A mistake comes back after so many days; after the last right answer it is done."""

DONE: Final = len(DAYS)
"""The box of what is done with; the others are places in DAYS."""

LATEST_DAY: Final = 1 << 20
"""A later day than there will ever be."""

FRESH: Final = -1
"""The box of a puzzle that nobody has tried; after any answer it comes back tomorrow."""

MOST: Final = 60
"""So many puzzles are kept at most."""

LONGEST: Final = 60
"""The name of a puzzle has at most so many characters."""


@dataclass(frozen=True, slots=True)
class Returning:
    """A puzzle's entry on a device, beside its record: its box, and the day of its return."""

    id: str
    box: int
    day: int


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a device on a day: all that are kept, which wait now, how many are done."""

    kept: tuple[Returning, ...]
    now: tuple[str, ...]
    done: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """All mistakes on one device: the number of those due now, and of the later ones.

    days: until the next of the later ones; None if there is none.
    """

    now: int
    later: int
    days: int | None


def moved(box: int, due: int, right: bool, day: int) -> tuple[int, int]:
    """The box and the day after an answer: later each time it is right, soon if it is wrong."""
    if not right:
        return 0, day + DAYS[0]
    if due > day or box == DONE:
        return box, due  # before its day, it is only practice
    return (box + 1, day + DAYS[box + 1]) if box + 1 < DONE else (DONE, day)


def is_whole(value: object, end: int, least: int = 0) -> bool:
    """Whether that is a whole number from least on, below end."""
    return type(value) is int and least <= value < end


def waiting(days: Sequence[int], day: int) -> Waiting:
    """The number of things due on a day, of all days of return."""
    later = [it - day for it in days if it > day]
    return Waiting(len(days) - len(later), len(later), min(later, default=None))


# --- puzzles ---


def puzzles_of(request: Request, day: int) -> Puzzles:
    """The kept `puzzles` on a day, after new ones `came` and one was `solved`."""
    entries = list_of(request, "puzzles") if "puzzles" in request else []
    stored = {it.id: it for it in map(_puzzle, entries) if it}
    for name in _names_in(request.get("came", [])):
        stored.setdefault(name, Returning(name, FRESH, day))
    if request.get("solved") is not None:
        stored = _after(stored, object_of(request, "solved"), day)
    return _on(_fitting(stored.values()), day)


def days_of(puzzles: Puzzles) -> list[int]:
    """The days on which puzzles come back."""
    return [it.day for it in puzzles.kept if it.box != DONE]


def _puzzle(entry: object) -> Returning | None:
    """A puzzle as it was kept; None where it is damaged."""
    match entry:
        case {"id": str(name), "box": int(box), "day": int(day)}:
            is_good = is_whole(box, DONE + 1, FRESH) and is_whole(day, LATEST_DAY)
            return Returning(name, box, day) if is_good and _is_name(name) else None
    return None


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST


def _names_in(came: object) -> list[str]:
    if not isinstance(came, list) or not all(map(_is_name, came)):
        raise fault("came must be a list of the names of puzzles.")
    return came


def _after(stored: dict[str, Returning], solved: Request, day: int) -> dict[str, Returning]:
    """The same after one answer."""
    name, right = text_of(solved, "id"), flag_of(solved, "right")
    it = stored.get(name)
    if it is None:
        raise fault("No puzzle of that name is kept.")
    box, back = moved(it.box, it.day, right, day)
    return {**stored, name: replace(it, box=box, day=back)}


def _fitting(stored: Iterable[Returning]) -> tuple[Returning, ...]:
    """As many as are kept: the oldest that are done with go first, then what is known best."""
    found = sorted(stored, key=lambda it: (-it.box, it.day, it.id))
    return tuple(found[max(0, len(found) - MOST) :])


def _on(stored: tuple[Returning, ...], day: int) -> Puzzles:
    """The puzzles that wait, the oldest day of return first."""
    open_ = [it for it in stored if it.box != DONE]
    now = sorted((it for it in open_ if it.day <= day), key=lambda it: (it.day, it.id))
    return Puzzles(stored, tuple(it.id for it in now), len(stored) - len(open_))
