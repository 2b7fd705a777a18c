"""A view as a row of whole numbers that always has the same length, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final, get_args, get_origin, get_type_hints

LIMITS: Final = (-(1 << 31), (1 << 31) - 1)
"""Any whole number of a view lies between them."""


@dataclass(frozen=True, slots=True)
class Flat:
    """The limits of a game's views and actions, for programs that learn.

    actions: no seat is ever offered more. words: all that stand in its views. lists: the most
    items of a list, by `Class.field`; a list of lists has two numbers; 0 means one for each seat,
    as has a list that is not named. keys: those of a mapping. without: fields that are left out.
    """

    actions: int
    words: tuple[str, ...]
    lists: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """One place of the row: what stands there, as `board.3.card`, and its limits."""

    name: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The numbers of a row, and how a value fills them.

    A word is its place in `Flat.words`, from 1 on. What may be missing has `?` before it: 1 if it
    is there; a missing word is only 0. A list begins with its length and ends with zeros.
    """

    numbers: tuple[Number, ...]
    row: Callable[[Any], list[int]]


def layout(flat: Flat, kind: Any, seats: int) -> Layout:
    """The layout of a view's type as a row of numbers; ValueError for parts without limits."""
    return _Fitting(flat, seats).of(kind, "", "")


class _Fitting:
    """Finds the layouts of the parts of a view by their types."""

    def __init__(self, flat: Flat, seats: int) -> None:
        self.flat, self.seats = flat, seats
        self.places = {word: place for place, word in enumerate(flat.words, 1)}

    def of(self, hint: Any, name: str, path: str, inner: int = 0) -> Layout:
        """The layout of that type; path is its `Class.field`, inner its depth in lists."""
        kinds = [kind for kind in get_args(hint) if kind is not type(None)]
        if len(kinds) < len(get_args(hint)):
            return self._maybe(self.of(kinds[0], name, path, inner), kinds[0], name)
        if hint is str:
            return Layout((Number(name, 0, len(self.places)),), lambda it: [self._word(it, path)])
        if hint is bool or hint is int:
            limits = (0, 1) if hint is bool else LIMITS
            return Layout((Number(name, *limits),), lambda it: [int(it)])
        if is_dataclass(hint):
            return self._whole(hint, name)
        if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
            return self._list(get_args(hint)[0], name, path, inner)
        if path in self.flat.keys:
            return self._mapping(get_args(hint)[1], name, path)
        raise ValueError(f"{path} has no layout")

    def _word(self, word: str, path: str) -> int:
        if word not in self.places:
            raise ValueError(f"{path} holds {word!r}, which is none of the words of this game")
        return self.places[word]

    def _maybe(self, layout: Layout, kind: Any, name: str) -> Layout:
        """The layout of an optional part: 0 for a missing word, else first a flag."""
        nothing = [0] * len(layout.numbers)
        if kind is str:
            return Layout(layout.numbers, lambda it: nothing if it is None else layout.row(it))
        numbers = (Number(f"?{name}", 0, 1), *layout.numbers)
        return Layout(numbers, lambda it: [0, *nothing] if it is None else [1, *layout.row(it)])

    def _list(self, kind: Any, name: str, path: str, inner: int) -> Layout:
        limits = self.flat.lists.get(path, ())
        most = (limits[inner] if inner < len(limits) else 0) or self.seats
        items = [self.of(kind, f"{name}.{place}", path, inner + 1) for place in range(most)]
        width = len(items[0].numbers)

        def row(value: Sequence[Any]) -> list[int]:
            if len(value) > most:
                raise ValueError(f"{path} holds {len(value)} things, and has room for {most}")
            found = [number for it in value for number in items[0].row(it)]
            return [len(value), *found, *[0] * (width * (most - len(value)))]

        return Layout((Number(f"{name}.length", 0, most), *_numbers(items)), row)

    def _mapping(self, kind: Any, name: str, path: str) -> Layout:
        keys = self.flat.keys[path]
        parts = {key: self.of(kind, f"{name}.{key}", path) for key in keys}
        return Layout(
            tuple(_numbers(parts.values())),
            lambda it: [number for key in keys for number in parts[key].row(it[key])],
        )

    def _whole(self, kind: Any, name: str) -> Layout:
        """All fields of a dataclass but those that are left out."""
        hints, parts = get_type_hints(kind), {}
        for one in fields(kind):
            path = f"{kind.__name__}.{one.name}"
            if path not in self.flat.without:
                within = f"{name}.{one.name}" if name else one.name
                parts[one.name] = self.of(hints[one.name], within, path)
        return Layout(
            tuple(_numbers(parts.values())),
            lambda it: [number for own in parts for number in parts[own].row(getattr(it, own))],
        )


def _numbers(layouts: Any) -> Iterator[Number]:
    return (number for layout in layouts for number in layout.numbers)
