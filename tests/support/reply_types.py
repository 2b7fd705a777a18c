"""Whether a JSON value is of a type that a reply is declared to have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from chocobox.bridge.ops import Op
from chocobox.core.game import Outcome
from chocobox.core.record import Action, Event
from chocobox.kit.asking import Fact
from runtime.engine_types import needed_in, type_at

LOOSE = (Action, Event, Outcome, Fact)
"""Each game has its own of these."""


_type_at = cache(type_at)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _needed(kind: Any) -> set[str]:
    return set(needed_in(kind))


def misfits(reply: Mapping[str, Any], op: Op) -> list[str]:
    """The parts of a reply that are not as declared, by their paths."""
    parts = {name: value for name, value in reply.items() if name not in ("id", "error")}
    strange = [name for name in parts if name not in op.tells]
    wrong = [
        path
        for name, value in parts.items()
        if name in op.tells
        for path in wrongs(value, _type_at(op.tells[name]), name)
    ]
    return strange + wrong


def wrongs(value: Any, kind: Any, path: str) -> Iterator[str]:
    """The paths in a value that are not of that type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Annotated, NotRequired):
        yield from wrongs(value, inner[-1], path)
    elif origin in (Union, UnionType):
        found = [[*wrongs(value, one, path)] for one in inner]
        yield from min(found, key=len)
    elif is_dataclass(kind) or is_typeddict(kind):
        yield from _fields_wrong(value, kind, path)
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, dict):
            yield path
        else:
            for name, one in value.items():
                yield from wrongs(one, inner[1], f"{path}.{name}")
    elif isinstance(origin, type) and issubclass(origin, Sequence):
        yield from _items_wrong(value, inner, path)
    elif not _is(value, kind, origin, inner):
        yield f"{path}: {kind} is not {value!r:.40}"


def _is(value: Any, kind: Any, origin: Any, inner: tuple[Any, ...]) -> bool:
    if origin is Literal:
        return value in inner
    return kind is Any or (value is None if kind is type(None) else type(value) is kind)


def _items_wrong(value: Any, inner: tuple[Any, ...], path: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield path
        return
    is_fixed = len(inner) > 1 and Ellipsis not in inner
    if is_fixed and len(value) != len(inner):
        yield f"{path} has {len(value)} items"
    for number, one in enumerate(value):
        yield from wrongs(one, inner[number if is_fixed else 0], f"{path}.{number}")


def _fields_wrong(value: Any, kind: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path} is no {kind.__name__}"
        return
    if issubclass(kind, LOOSE) if isinstance(kind, type) else False:
        if "type" not in value:
            yield f"{path}.type"
        return
    hints = _hints(kind)
    needed = _needed(kind)
    known = set(hints) if is_typeddict(kind) else needed | {"type"}
    yield from (f"{path}.{name} is missing" for name in needed - set(value))
    yield from (f"{path}.{name} is not declared" for name in set(value) - known)
    for name in set(value) & set(hints):
        yield from wrongs(value[name], hints[name], f"{path}.{name}")
