"""Words on a page: messages, moments, and texts that somebody typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from chocobox.core.codec import Sparse


@dataclass(frozen=True, slots=True)
class Say(Sparse):
    """A message by its name, with the values of its places; a value may be words too."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


def say(id: str, **args: Any) -> Say:
    """A message with these values."""
    return Say(id, args)


@dataclass(frozen=True, slots=True)
class When(Sparse):
    """A moment in ms since 1970, as people in the reader's region write it, or a spreadsheet.

    time: the day with the time.
    """

    at: int
    style: Literal["day", "minute", "time", "sheet"] = "day"


@dataclass(frozen=True, slots=True)
class Several(Sparse):
    """Words side by side, with this between them.

    "and": as the language counts them up; "unit": as it does so shortly.
    """

    words: tuple[Words, ...]
    by: Literal["", " ", ", ", ": ", ". ", " · ", " \u2013 ", "and", "unit"] = " "


@dataclass(frozen=True, slots=True)
class Ratio(Sparse):
    """A number that is not whole, in the place of a message."""

    over: int
    under: int


Words = Say | When | Several | str
"""A message, a moment, several words, or a text that somebody typed."""
