"""Python values to JSON. There is no way back: a client only returns what it was given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def encode(value: Any) -> Any:
    """The JSON value of any part of a game; a dataclass carries its name as "type".

    Raises TypeError for values that JSON cannot hold exactly: floats, sets, classes.
    """
    kind = type(value)
    if value is None or kind is int or kind is str or kind is bool:
        return value
    if kind is tuple or kind is list:
        return [encode(item) for item in value]
    if is_dataclass(kind):
        flat = {name: encode(getattr(value, name)) for name in _names(kind)}
        return {"type": kind.__name__, **flat}
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    raise TypeError(f"{kind.__name__} has no JSON form")
