"""Sets for bots: what was added first comes first, in every Python and on every device.

Python's own sets have an order by hashes: of texts it changes with each start, of functions with
where they lie in memory, and of tuples from a browser to a computer.
"""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Set
from typing import Any


def _unique(items: Iterable[Any]) -> dict[Any, None]:
    """The items in their order, each once; not to be changed."""
    return items._items if isinstance(items, Ordered) else dict.fromkeys(items)


class Ordered(Set[Any]):
    """What every set can do."""

    __slots__ = ("_items",)
    __match_args__ = ("_all",)

    def __init__(self, items: Iterable[Any] = ()) -> None:
        self._items = dict(_unique(items))

    @property
    def _all(self) -> Any:
        """The set itself, for `case set(it)`."""
        return self

    def __contains__(self, item: object) -> bool:
        return item in self._items

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Ordered):
            return self._items.keys() == other._items.keys()
        return super().__eq__(other)

    def copy(self) -> Any:
        """The same items in another set."""
        return self._with(dict(self._items))

    def _with(self, items: dict[Any, None]) -> Any:
        """A set of the same kind that holds these."""
        made = object.__new__(type(self))
        made._items = items
        return made

    def union(self, *others: Iterable[Any]) -> Any:
        """Its items, followed by the items of the others."""
        found = dict(self._items)
        for other in others:
            found |= _unique(other)
        return self._with(found)

    def intersection(self, *others: Iterable[Any]) -> Any:
        """The items that all others have too."""
        found = self._items
        for other in map(_unique, others):
            found = {it: None for it in found if it in other}
        return self._with(dict(found))

    def difference(self, *others: Iterable[Any]) -> Any:
        """The items that no other has."""
        found = self._items
        for other in map(_unique, others):
            found = {it: None for it in found if it not in other}
        return self._with(dict(found))

    def symmetric_difference(self, other: Iterable[Any]) -> Any:
        """The items in exactly one of both sets."""
        theirs = self._with(_unique(other))
        return self.difference(theirs).union(theirs.difference(self))

    def issubset(self, other: Iterable[Any]) -> bool:
        """Whether the other has all its items."""
        theirs = _unique(other)
        return all(it in theirs for it in self._items)

    def issuperset(self, other: Iterable[Any]) -> bool:
        """Whether it has all items of the other."""
        return all(it in self._items for it in other)


class Frozen(Ordered):
    """A set that never changes."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(frozenset(self._items))


class Changing(Ordered):
    """A set to which items are added."""

    __slots__ = ()

    def add(self, item: Any) -> None:
        """Add an item, if absent."""
        self._items[item] = None

    def discard(self, item: Any) -> None:
        """Remove an item, if present."""
        self._items.pop(item, None)

    def remove(self, item: Any) -> None:
        """Remove an item; KeyError if absent."""
        del self._items[item]

    def pop(self) -> Any:
        """The item added last, taken out."""
        if not self._items:
            raise KeyError("pop from an empty set")
        return self._items.popitem()[0]

    def clear(self) -> None:
        """Without any item."""
        self._items = {}

    def become(self, other: Ordered) -> Changing:
        """The same set, which holds what the other does."""
        self._items = other._items
        return self

    def update(self, *others: Iterable[Any]) -> None:
        """All their items are added."""
        for other in others:
            self._items |= _unique(other)

    def intersection_update(self, *others: Iterable[Any]) -> None:
        """Only what all others have stays."""
        self._items = self.intersection(*others)._items

    def difference_update(self, *others: Iterable[Any]) -> None:
        """Remove the items of all others."""
        self._items = self.difference(*others)._items

    def symmetric_difference_update(self, other: Iterable[Any]) -> None:
        """Only items of exactly one of both stay."""
        self._items = self.symmetric_difference(other)._items


class Keys(KeysView[Any]):
    """The keys of a dict, in their order."""

    __slots__ = ()
    _mapping: dict[Any, Any]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._mapping)

    def __reversed__(self) -> Iterator[Any]:
        found: Iterator[Any] = reversed(self._mapping)
        return found


class Items(ItemsView[Any, Any]):
    """The pairs of a dict, in their order."""

    __slots__ = ()
    _mapping: dict[Any, Any]

    def __contains__(self, pair: object) -> bool:
        return pair in self._mapping.items()  # type: ignore[operator]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._mapping.items())

    def __reversed__(self) -> Iterator[Any]:
        found: Iterator[Any] = reversed(self._mapping.items())
        return found


for kind, name in ((Frozen, "frozenset"), (Changing, "set"), (Keys, "dict_keys")):
    kind.__name__ = kind.__qualname__ = name
Items.__name__ = Items.__qualname__ = "dict_items"
