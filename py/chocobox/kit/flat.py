"""A view as a row of whole numbers that always has the same length, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final, get_args, get_origin, get_type_hints

Limits = tuple[int, int]
"""The least and the most that a number can be."""

TIMES: Final[Limits] = (0, 24 * 60 * 60 * 1000)
"""A time in ms: no episode takes a whole day."""


def no_more(least: int, most: int, *paths: str) -> dict[str, Limits]:
    """The same limits for several numbers."""
    return dict.fromkeys(paths, (least, most))


def as_they_are(_: Any) -> Callable[[Any], Any]:
    """Actions that mean the same whatever lies on the table are deeds themselves."""
    return lambda action: action


@dataclass(frozen=True, slots=True)
class Flat:
    """The limits of a game's views and actions, for programs that learn.

    actions: no seat is ever offered more. words: all that stand in its views. numbers: at so many
    seats, the limits of each by `Class.field`, in a mapping by `Class.field.key`. deeds: at so many
    seats, all that can be done; deed: for a seat with that view, which of these an action is.
    seats: what names a seat, in views and in actions; of those lists, sets have the table's order.
    lists: the most items of a list; a list of lists has two numbers; 0 means one for each seat,
    as has a list that is not named. sides: lists with an item for each side, by its first seat.
    keys: those of a mapping. without: fields that are left out.
    """

    actions: int
    words: tuple[str, ...]
    numbers: Callable[[int], Mapping[str, Limits]]
    deeds: Callable[[int], Iterable[Any]]
    deed: Callable[[Any], Callable[[Any], Any]] = as_they_are
    seats: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    lists: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    sides: tuple[str, ...] = ()
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
    fill: Callable[[Any, int], list[int]]

    def row(self, value: Any, first: int = 0) -> list[int]:
        """The numbers of a value; seats are counted from that one on, and lists begin with it."""
        return self.fill(value, first)


def layout(flat: Flat, kind: Any, seats: int) -> Layout:
    """The layout of a view's type as a row of numbers; ValueError for parts without limits."""
    return _Fitting(flat, seats).of(kind, "", "")


class _Fitting:
    """Finds the layouts of the parts of a view by their types."""

    def __init__(self, flat: Flat, seats: int) -> None:
        self.flat, self.seats = flat, seats
        self.places = {word: place for place, word in enumerate(flat.words, 1)}
        self.limits = {**flat.numbers(seats), **no_more(0, seats - 1, *flat.seats)}

    def of(self, hint: Any, name: str, path: str, inner: int = 0) -> Layout:
        """The layout of that type; path is its `Class.field`, inner its depth in lists."""
        kinds = [kind for kind in get_args(hint) if kind is not type(None)]
        if len(kinds) < len(get_args(hint)):
            return _maybe(self.of(kinds[0], name, path, inner), kinds[0], name)
        if hint is bool:
            return Layout((Number(name, 0, 1),), lambda it, _: [int(it)])
        if hint is str or hint is int:
            return self._word(name, path) if hint is str else self._number(name, path)
        if is_dataclass(hint):
            return self._whole(hint, name)
        if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
            return self._list(get_args(hint)[0], name, path, inner)
        if path in self.flat.keys:
            return self._mapping(get_args(hint)[1], name, path)
        raise ValueError(f"{path} has no layout")

    def _word(self, name: str, path: str) -> Layout:
        def row(word: str, _: int) -> list[int]:
            if word not in self.places:
                raise ValueError(f"{path} holds {word!r}, which is none of the words of this game")
            return [self.places[word]]

        return Layout((Number(name, 0, len(self.places)),), row)

    def _number(self, name: str, path: str) -> Layout:
        if path not in self.limits:
            raise ValueError(f"{path} has no limits")
        numbers = (Number(name, *self.limits[path]),)
        if path in self.flat.seats:
            return Layout(numbers, lambda it, first: [(it - first) % self.seats])
        return Layout(numbers, lambda it, _: [it])

    def _list(self, kind: Any, name: str, path: str, inner: int) -> Layout:
        most = self._most(path, inner) or self.seats
        items = [self.of(kind, f"{name}.{place}", path, inner + 1) for place in range(most)]
        width = len(items[0].numbers)

        def row(value: Sequence[Any], first: int) -> list[int]:
            if len(value) > most:
                raise ValueError(f"{path} holds {len(value)} things, and has room for {most}")
            ordered = self._ordered(value, path, inner, first)
            found = [number for it in ordered for number in items[0].fill(it, first)]
            return [len(value), *found, *[0] * (width * (most - len(value)))]

        return Layout((Number(f"{name}.length", 0, most), *_or_nothing(_numbers(items))), row)

    def _ordered(self, value: Sequence[Any], path: str, inner: int, first: int) -> Sequence[Any]:
        """Begin with that seat, where a list has an item for each seat or side, or is a set."""
        if path in self.flat.sets:
            return sorted(value, key=lambda seat: (seat - first) % self.seats)
        is_by_seat = path not in self.flat.seats and not self._most(path, inner)
        if not value or not (is_by_seat or path in self.flat.sides):
            return value
        start = first % len(value)
        return (*value[start:], *value[:start])

    def _most(self, path: str, inner: int) -> int:
        """The most items of a list at that depth; 0 for one of each seat."""
        limits = self.flat.lists.get(path, ())
        return limits[inner] if inner < len(limits) else 0

    def _mapping(self, kind: Any, name: str, path: str) -> Layout:
        keys = self.flat.keys[path]
        parts = {key: self.of(kind, f"{name}.{key}", f"{path}.{key}") for key in keys}
        return Layout(
            tuple(_numbers(parts.values())),
            lambda it, first: [n for key in keys for n in parts[key].fill(it[key], first)],
        )

    def _whole(self, kind: Any, name: str) -> Layout:
        """All fields of a dataclass but those that are left out."""
        hints, parts = get_type_hints(kind), {}
        for one in fields(kind):
            path = f"{kind.__name__}.{one.name}"
            if path not in self.flat.without:
                within = f"{name}.{one.name}" if name else one.name
                parts[one.name] = self.of(hints[one.name], within, path)

        def row(value: Any, first: int) -> list[int]:
            told = ((parts[own], getattr(value, own)) for own in parts)
            return [number for part, it in told for number in part.fill(it, first)]

        return Layout(tuple(_numbers(parts.values())), row)


def _maybe(layout: Layout, kind: Any, name: str) -> Layout:
    """The layout of an optional part: 0 for a missing word, else first a flag."""
    nothing, fill = [0] * len(layout.numbers), layout.fill
    numbers = _or_nothing(layout.numbers)
    if kind is str:
        return Layout(numbers, lambda it, first: nothing if it is None else fill(it, first))
    return Layout(
        (Number(f"?{name}", 0, 1), *numbers),
        lambda it, first: [0, *nothing] if it is None else [1, *fill(it, first)],
    )


def _numbers(layouts: Iterable[Layout]) -> Iterator[Number]:
    return (number for layout in layouts for number in layout.numbers)


def _or_nothing(numbers: Iterable[Number]) -> tuple[Number, ...]:
    """The same numbers where they may be missing, which is told by 0."""
    return tuple(Number(it.name, min(0, it.least), max(0, it.most)) for it in numbers)
