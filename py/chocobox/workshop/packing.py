"""Positions as texts and back: numbers, texts, tuples and the dataclasses of games."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, Final

PARTS: Final = ("chocobox.games.", "chocobox.kit.", "chocobox.core")
"""Where the classes stand of which positions are made."""


def packed(value: Any) -> str:
    """A position as a text; TypeError if it holds anything else."""
    return json.dumps(_told(value), separators=(",", ":"))


def unpacked(text: str) -> Any:
    """A position that was packed; ValueError for any other text."""
    try:
        return _made(json.loads(text))
    except (AttributeError, ImportError, KeyError, TypeError, RecursionError) as error:
        raise ValueError("no position") from error


def _told(value: Any) -> Any:
    """Lists stand for tuples; what else there is stands in an object that says what it is."""
    if value is None or type(value) in (int, str, bool):
        return value
    if isinstance(value, tuple):
        return [_told(one) for one in value]
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        parts = [_told(getattr(value, it.name)) for it in fields(value)]
        return {"of": f"{kind.__module__}:{kind.__qualname__}", "parts": parts}
    if isinstance(value, list | frozenset):
        return {type(value).__name__: [_told(one) for one in value]}
    if isinstance(value, Mapping):
        return {"map": [[_told(key), _told(one)] for key, one in value.items()]}
    raise TypeError(f"{type(value).__name__} is in no position")


def _made(told: Any) -> Any:
    match told:
        case None | int() | str():
            return told
        case list():
            return tuple(map(_made, told))
        case {"of": str(name), "parts": list(parts)}:
            kind = _class(name)
            made = object.__new__(kind)
            for field, part in zip(fields(kind), parts, strict=True):
                object.__setattr__(made, field.name, _made(part))
            return made
        case {"list": list(items)}:
            return [_made(one) for one in items]
        case {"frozenset": list(items)}:
            return frozenset(map(_made, items))
        case {"map": list(pairs)}:
            return {_made(key): _made(one) for key, one in pairs}
    raise ValueError("no position")


def _class(name: str) -> Any:
    """A dataclass of a game, by its module and name."""
    module, _, own = name.partition(":")
    if not module.startswith(PARTS):
        raise ValueError("no position")
    found = getattr(sys.modules.get(module) or import_module(module), own)
    if not (isinstance(found, type) and is_dataclass(found)):
        raise ValueError("no position")
    return found
