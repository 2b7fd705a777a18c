"""Positions as texts and back: numbers, texts, tuples and the dataclasses of games."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

PLAIN: Final = {int, str, bool, type(None)}
"""What stands for itself; most of a position does."""

PARTS: Final = ("chocobox.games.", "chocobox.kit.", "chocobox.core.record", "chocobox.core.rng")
"""Where the classes stand of which positions are made."""


def packed(value: Any) -> str:
    """A position as a text; TypeError if it holds anything else."""
    return json.dumps(_encoded(value), separators=(",", ":"))


def unpacked(text: str) -> Any:
    """A position that was packed; ValueError for any other text."""
    try:
        return _made(json.loads(text))
    except (AttributeError, ImportError, KeyError, TypeError, RecursionError) as error:
        raise ValueError("no position") from error


def _encoded(value: Any) -> Any:
    """Lists stand for tuples; all other kinds stand in an object with the kind's name."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, tuple):
        return _all_encoded(value)
    if is_dataclass(kind):
        parts = _all_encoded([getattr(value, name) for name in _names(kind)])
        return {"of": f"{kind.__module__}:{kind.__qualname__}", "parts": parts}
    if isinstance(value, list | frozenset):
        return {kind.__name__: _all_encoded(value)}
    if isinstance(value, Mapping):
        return {"map": [_all_encoded(pair) for pair in value.items()]}
    raise TypeError(f"{kind.__name__} is in no position")


def _all_encoded(values: Iterable[Any]) -> list[Any]:
    return [one if type(one) in PLAIN else _encoded(one) for one in values]


def _made(given: Any) -> Any:
    if type(given) in PLAIN:
        return given
    match given:
        case list():
            return tuple(_all_made(given))
        case {"of": str(name), "parts": list(parts)}:
            kind = _class(name)
            made = object.__new__(kind)
            for field, part in zip(_names(kind), _all_made(parts), strict=True):
                object.__setattr__(made, field, part)
            return made
        case {"list": list(items)}:
            return _all_made(items)
        case {"frozenset": list(items)}:
            return frozenset(_all_made(items))
        case {"map": list(pairs)}:
            return dict(map(_all_made, pairs))
    raise ValueError("no position")


def _all_made(given: Iterable[Any]) -> list[Any]:
    return [one if type(one) in PLAIN else _made(one) for one in given]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@lru_cache(256)
def _class(name: str) -> Any:
    """A dataclass of a game, by its module and name."""
    module, _, own = name.partition(":")
    if not module.startswith(PARTS):
        raise ValueError("no position")
    found = getattr(sys.modules.get(module) or import_module(module), own)
    if not (isinstance(found, type) and is_dataclass(found)):
        raise ValueError("no position")
    return found
