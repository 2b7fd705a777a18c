"""Python values to JSON. There is no way back: a client only returns what it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any


class Sparse:
    """A dataclass that travels without its empty fields: what is absent is empty.

    Empty are None, False, 0 and whatever has nothing in it, where that is the usual value.
    """

    __slots__ = ()


@cache
def empty_in(kind: type) -> dict[str, Any]:
    """The fields that are left out where they are empty, with their usual values."""
    if not issubclass(kind, Sparse):
        return {}
    usual = {
        it.name: it.default if it.default_factory is MISSING else it.default_factory()
        for it in fields(kind)  # type: ignore[arg-type]
    }
    return {name: one for name, one in usual.items() if not one}


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
        flat = {name: getattr(value, name) for name in _names(kind)}
        for name, usual in empty_in(kind).items():
            if flat[name] == usual:
                del flat[name]
        return {"type": kind.__name__, **{name: encode(one) for name, one in flat.items()}}
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    raise TypeError(f"{kind.__name__} has no JSON form")


def index_of(values: Sequence[Any], wanted: Mapping[str, object]) -> int | None:
    """The place of the value with that JSON; None if it is absent."""
    likely = list(enumerate(values))
    for name, field in wanted.items():  # most differ in a number: only the others are encoded
        if type(field) is int:
            likely = [it for it in likely if getattr(it[1], name, None) == field]
    return next((index for index, it in likely if _is_same(encode(it), wanted)), None)


def _is_same(one: Mapping[str, object], other: Mapping[str, object]) -> bool:
    """Whether they are equal with the same types; plain Python calls 1 and True equal."""
    return one == other and all(type(other[name]) is type(one[name]) for name in one)
