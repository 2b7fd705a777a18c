"""Python values to JSON. There is no way back: a client only returns what it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final


class Sparse:
    """A dataclass that travels without its empty fields: what is absent is empty.

    Empty are None, False, 0 and whatever has nothing in it, where that is the usual value.
    """

    __slots__ = ()


class Lasting(Sparse):
    """One that is told again and again, unchanged: it is encoded once."""

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


PLAIN: Final = frozenset({int, str, bool, type(None)})
"""The kinds of values that JSON has itself."""

_ALWAYS: Final = object()
"""In place of a usual value: the field is never left out."""


_MOST_KNOWN: Final = 1000

_known: dict[int, tuple[Any, dict[str, Any]]] = {}
"""What lasts, by its id, with its JSON."""


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...] | None:
    """The fields of a dataclass; with each its usual value, where that is left out."""
    if not is_dataclass(kind):
        return None
    usual = empty_in(kind)
    return tuple((it.name, usual.get(it.name, _ALWAYS)) for it in fields(kind))


def _encoded(value: Any, names: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """The JSON of a dataclass."""
    told: dict[str, Any] = {"type": type(value).__name__}
    for name, usual in names:
        one = getattr(value, name)
        if one is usual or (usual is not _ALWAYS and one == usual):
            continue
        told[name] = one if type(one) in PLAIN else encode(one)
    return told


def _once(value: Lasting, names: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """The same, as it was encoded before."""
    known = _known.get(id(value))
    if known is None or known[0] is not value:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[id(value)] = known = value, _encoded(value, names)
    return known[1]


def encode(value: Any) -> Any:
    """The JSON value of any part of a game; a dataclass carries its name as "type".

    Raises TypeError for values that JSON cannot hold exactly: floats, sets, classes.
    """
    kind: type = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple or kind is list:
        return [one if type(one) in PLAIN else encode(one) for one in value]
    names = _fields(kind)
    if names is not None:
        return _once(value, names) if issubclass(kind, Lasting) else _encoded(value, names)
    if isinstance(value, Mapping):
        return {str(key): one if type(one) in PLAIN else encode(one) for key, one in value.items()}
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
