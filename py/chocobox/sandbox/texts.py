"""Texts of what a bot has: by its value, and never by where it lies; each counts its walk."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from chocobox.sandbox.counting import LETTERS, SINGLE, Counted, Steps
from chocobox.sandbox.shown import bare, pieces

SIMPLE: Final = frozenset((int, str, float, complex, bool, type(None)))
"""Python itself puts them into a text by their values."""

WIDE: Final = re.compile(r"\d{4}")
"""A width in a format that is far too large."""


def shown(steps: Steps, value: Any, /) -> str:
    """repr(value)"""
    if value.__class__ in SINGLE:
        return repr(value)
    steps.weigh(value)
    return str(steps.made("".join(pieces(value))))


def as_text(steps: Steps, value: Any) -> str:
    """str(value): an error says its words."""
    if value.__class__ is str:
        return str(value)
    if not isinstance(value, BaseException):
        return shown(steps, value)
    words = words_of(steps, value)
    if len(words) == 1:
        return (shown if isinstance(value, KeyError) else as_text)(steps, words[0])
    return shown(steps, words) if words else ""


def words_of(steps: Steps, error: BaseException) -> tuple[Any, ...]:
    """What an error says; where Python wrote a place in memory, it says nothing of that."""
    return tuple(map(bare, steps.weighed(error).args))


def _plain(steps: Steps, value: Any) -> str:
    return shown(steps, value).encode("ascii", "backslashreplace").decode()


HOW: Final[Mapping[int, Counted]] = {ord("s"): as_text, ord("r"): shown, ord("a"): _plain}


def formatted(steps: Steps, value: Any, how: int, form: str) -> str:
    """A value as it stands in an f-string."""
    if WIDE.search(form):
        raise ValueError("a text is too long")
    text = HOW[how](steps, value) if how in HOW else value
    if text.__class__ not in SIMPLE:
        if form:
            raise TypeError("only numbers and texts can be given a form")
        text = as_text(steps, text)
    return str(steps.made(format(text, form)))


def filled(steps: Steps, text: str, values: Any) -> str:
    """text % values"""
    if WIDE.search(text) or "*" in text:
        raise ValueError("a text is too long")
    before = steps.taken
    steps.weigh(values)
    steps.step(text.count("%") * (steps.taken - before + 1) + len(text) // LETTERS)
    return str(steps.made(text % _put(steps, values)))


def _put(steps: Steps, value: Any) -> Any:
    """What Python may put into a text."""
    if value.__class__ in SIMPLE:
        return value
    if value.__class__ is tuple:
        return tuple(_put(steps, one) for one in value)
    return (_Named if value.__class__ is dict else _Put)(steps, value)


class _Put:
    """Stands for a thing where Python puts it into a text."""

    __slots__ = ("_steps", "_value")

    def __init__(self, steps: Steps, value: Any) -> None:
        self._steps, self._value = steps, value

    def __repr__(self) -> str:
        return shown(self._steps, self._value)

    def __str__(self) -> str:
        return as_text(self._steps, self._value)


class _Named(_Put):
    """The same for what `%(name)s` looks into."""

    __slots__ = ()

    def __getitem__(self, name: str) -> Any:
        return _put(self._steps, self._value[name])
