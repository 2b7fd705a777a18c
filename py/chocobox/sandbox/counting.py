"""Counting what a bot does: its steps, how deep it is, and how much it walks through.

So all are the same in every Python and on every device, and a bot that never ends is stopped at
the same place everywhere. What is written into its code, and Python's own words and operators,
count here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Set, Sized, ValuesView
from dataclasses import fields, is_dataclass
from functools import cache
from types import GeneratorType
from typing import Any, Final
from weakref import WeakSet

from chocobox.sandbox.ordered import Changing, Frozen, Items, Keys
from chocobox.sandbox.trouble import StepsError

MOST_STEPS: Final = 200_000
"""One choice takes at most so many steps."""

MOST_DEEP: Final = 200
"""Functions call each other at most so deep; what a function lists inside it counts as well."""

NESTED: Final = 60
"""Lists may lie in each other at most so deep, where somebody looks into them."""

DRAWN: Final = 2
"""So much deeper is what is listed only when it is wanted."""

MOST_WAITING: Final = 500
"""So many things wait to be wanted at most: Python breaks where a chain of thousands is let go."""

LETTERS: Final = 32
"""So many letters, or places that are moved, are one step: Python takes no longer for them."""

RARE: Final = 8
"""Each key counts one step more for so many earlier ones that may share its hash."""

ALONE, TOGETHER = (1 << 31) - 1, 1 << 15
"""Smaller whole numbers have a hash of their own, and in a tuple they seldom share one.

In browsers a hash has 32 bits. Who knows how it is made can find many numbers with the same one.
"""

FLAT: Final = (list, tuple, str, range, dict, Changing, Frozen, bytes)
VIEWS: Final[tuple[type, ...]] = (Keys, type({}.values()), Items)
WALKED: Final = frozenset((*FLAT, *VIEWS))
"""What can be walked through, and has a length."""

HASHED: Final = frozenset((dict, Changing, Frozen, Keys, Items))
"""Where things are looked for by their hashes."""

SINGLE: Final = frozenset((int, float, bool, complex, range, bytes, type(None), type(...)))
"""What holds nothing else."""


class Steps:
    """Counts the steps of a choice, and how deep it is, and stops it where that is too much.

    line is where it last returned; rare is how many keys may have shared their hash; waiting is
    what was listed to be wanted later, and is still there.
    """

    def __init__(self) -> None:
        self.taken = self.line = self.depth = self.rare = 0
        self.waiting: WeakSet[Iterator[Any]] = WeakSet()

    def step(self, steps: int = 1) -> None:
        """So many steps are taken; StepsError if there were not as many left."""
        self.taken += steps
        if self.taken > MOST_STEPS:
            self.taken = MOST_STEPS + 1
            raise StepsError

    def each(self, items: Iterable[Any], steps: int = 1) -> Iterator[Any]:
        """The same items, each of which takes so many steps."""
        for item in items:
            self.taken += steps
            if self.taken > MOST_STEPS:
                raise StepsError
            yield item

    def lazy(self, items: Iterable[Any], steps: int = 0) -> Iterator[Any]:
        """The same items, each of which may take steps; a chain of them has an end."""
        found = self._lazy(items, steps)
        self.waiting.add(found)
        if len(self.waiting) > MOST_WAITING:
            raise RecursionError
        return found

    def _lazy(self, items: Iterable[Any], steps: int) -> Iterator[Any]:
        """The same items; it goes deeper wherever one is wanted."""
        source = iter(items)
        while True:
            before, self.depth = self.depth, self.depth + DRAWN
            try:
                self.step(steps)
                if self.depth > MOST_DEEP:
                    raise RecursionError
                item = next(source)
            except StopIteration:
                return
            finally:
                self.depth = before
            yield item

    def into(self, more: int, steps: int = 1) -> int:
        """A function begins, which takes steps and goes deeper; how deep it was before."""
        self.step(steps)
        before, self.depth = self.depth, self.depth + more
        if self.depth > MOST_DEEP:
            raise RecursionError
        return before

    def back(self, before: int, found: Any = None, line: int = 0) -> Any:
        """A function ends, and it is as deep as before; what it returned, and in which line."""
        self.depth, self.line = before, line or self.line
        return found

    def caught(self, before: int, more: int) -> None:
        """An error is caught in a function: not that of a device which can go no deeper."""
        self.depth = before + more
        error = sys.exception()
        if isinstance(error, RecursionError | MemoryError):
            raise error

    def walked(self, items: Any) -> Any:
        """The same items for Python to walk through, each of which is a step."""
        kind = items.__class__
        if kind in WALKED:
            self.step(len(items))
            return items
        return items if kind is GeneratorType else self.lazy(items, 1)

    def fed(self, items: Any) -> Any:
        """The same items for what is lazy itself, and counts when it is walked through."""
        kind = items.__class__
        return items if kind in WALKED or kind is GeneratorType else self.lazy(items)

    def moved(self, items: Sized) -> None:
        """The items of a list are moved."""
        self.step(len(items) // LETTERS)

    def made(self, found: Any) -> Any:
        """A text or a list that was made, and its length counts."""
        if isinstance(found, str):
            self.step(len(found) // LETTERS)
        elif isinstance(found, Sized):
            self.step(len(found))
        return found

    def weighed(self, value: Any, often: int = 1) -> Any:
        """The same value, of which Python may look at all that lies in it so many times."""
        before = self.taken
        self.weigh(value)
        self.step((often - 1) * (self.taken - before))
        return value

    def weigh(self, value: Any, deep: int = 0) -> None:
        """All that lies in a value is looked at; RecursionError if that is too deep."""
        kind = value.__class__
        if kind in SINGLE:
            return
        if kind is str:
            self.step(len(value) // LETTERS)
            return
        inside = held(self, value)
        if deep > NESTED:
            raise RecursionError
        if not inside:
            return
        self.step(len(inside))
        for one in inside:
            if one.__class__ not in SINGLE:
                self.weigh(one, deep + 1)
        if kind in HASHED:
            for one in value:
                self.found(one)

    def seen(self, value: Any) -> Any:
        """The same value, which is compared with another one."""
        kind = value.__class__
        if kind is str:
            if len(value) > LETTERS:
                self.step(len(value) // LETTERS)
        elif kind not in SINGLE:
            self.step()
            self.weigh(value)
        return value

    def key(self, place: Any) -> Any:
        """The same place or key, whose hash is wanted."""
        kind = place.__class__
        if kind is str or (kind is int and self.rare < RARE and -ALONE < place < ALONE):
            return place
        self.weigh(place)
        self.found(place)
        return place

    def found(self, key: Any) -> None:
        """A key is looked for among others; each may share its hash with all the rare ones."""
        self.rare += not is_common(key, ALONE)
        self.step(self.rare // RARE)

    def keys(self, items: Iterable[Any]) -> list[Any]:
        """All items, the hash of each of which is wanted."""
        return [self.key(item) for item in items]

    def hashed(self, items: Any) -> Any:
        """The same set or dict, in which others look for each other's items."""
        self.keys(self.walked(items))
        return items


def held(steps: Steps, value: Any) -> list[Any]:
    """What lies in a value; its own length counts where a list of it is made."""
    kind = value.__class__
    if kind is list or kind is tuple:
        return value  # type: ignore[no-any-return]
    way, has_length = _way_into(kind)
    if has_length:
        steps.step(len(value))
    return way(value)


@cache
def _way_into(kind: type) -> tuple[Callable[[Any], list[Any]], bool]:
    """What lists all that lies in a thing of this kind, and whether it has a length itself."""
    way = _lists(kind)
    return (way or (lambda _: []), way is not None and issubclass(kind, Sized))


def _lists(kind: type) -> Callable[[Any], list[Any]] | None:
    """What lists all that lies in a thing of this kind; None if nothing does."""
    if issubclass(kind, BaseException):
        return lambda it: [*it.args]
    if issubclass(kind, Mapping):
        return lambda it: [one for pair in it.items() for one in pair]
    if issubclass(kind, tuple | list | Set | ValuesView):
        return list
    if is_dataclass(kind):
        names = [it.name for it in fields(kind)]
        return lambda it: [getattr(it, name) for name in names]
    return None


def is_common(key: Any, most: int) -> bool:
    """Whether few other keys can have the same hash."""
    kind: type = type(key)
    if kind is int:
        return abs(int(key)) < most
    if kind is tuple:
        return all(is_common(one, TOGETHER) for one in key)
    if is_dataclass(kind):
        return all(is_common(getattr(key, it.name), TOGETHER) for it in fields(kind))
    return kind not in (float, complex, Frozen, range)


Counted = Callable[..., Any]
"""A word of Python that counts: it takes the steps before all that a bot gives it."""
