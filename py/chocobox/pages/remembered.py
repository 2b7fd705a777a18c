"""What takes a while to find, and is asked for again and again while a page is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


def remembered(find: Callable[[Given], Found]) -> Callable[[Given], Found]:
    """The same, found anew only where something else is given than the last time."""
    last: list[tuple[Given, Found]] = []

    def known(given: Given) -> Found:
        if not last or last[0][0] != given:
            last[:] = [(given, find(given))]
        return last[0][1]

    return known
