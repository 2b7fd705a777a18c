"""What was got wrong comes back after some days: the one rule for the path and for puzzles.

A day is a number: so many days after 1 January 1970, as the device's calendar has it.
"""

from __future__ import annotations

from typing import Final

DAYS: Final = (1, 3, 7)
"""What went wrong comes back after so many days; right each time, it is done with."""

DONE: Final = len(DAYS)
"""The box of what is done with; the others are places in DAYS."""

LATEST_DAY: Final = 1 << 20
"""A later day than there will ever be."""


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
