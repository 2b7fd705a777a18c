"""Python's operators, as they are written into the code of a bot: each counts its walk.

What one of them makes is bounded, numbers as well; so none of them takes long.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sized
from types import GeneratorType
from typing import Any, Final

from chocobox.sandbox.counting import LETTERS, WALKED, Counted, Steps
from chocobox.sandbox.ordered import Changing, Frozen, Items, Keys, Ordered
from chocobox.sandbox.texts import filled

LARGEST: Final = 4096
"""Whole numbers have at most so many binary digits."""

BOUND: Final = 1 << LARGEST

MOST_ITEMS: Final = 100_000
"""A range, and what is repeated by *, has at most so many items, and a text so many letters."""

NUMBERS: Final = frozenset((int, float, bool, complex))


def number(found: Any) -> Any:
    """The same number, or ValueError if it is too large."""
    if found.__class__ is int and not -BOUND < found < BOUND:
        raise ValueError("a number is too large")
    return found


def plus(steps: Steps, one: Any, other: Any) -> Any:
    """one + other"""
    if one.__class__ not in NUMBERS:
        _both(steps, one, other)
    found = one + other
    if found.__class__ is int and not -BOUND < found < BOUND:  # as number, and quicker
        raise ValueError("a number is too large")
    return found


def minus(steps: Steps, one: Any, other: Any) -> Any:
    """one - other"""
    return number(one - other) if one.__class__ in NUMBERS else _sets(steps, "-", one, other)


def both_in(steps: Steps, one: Any, other: Any) -> Any:
    """one & other"""
    return one & other if one.__class__ in NUMBERS else _sets(steps, "&", one, other)


def either(steps: Steps, one: Any, other: Any) -> Any:
    """one | other"""
    return one | other if one.__class__ in NUMBERS else _sets(steps, "|", one, other)


def differ(steps: Steps, one: Any, other: Any) -> Any:
    """one ^ other"""
    return one ^ other if one.__class__ in NUMBERS else _sets(steps, "^", one, other)


def times(steps: Steps, one: Any, other: Any) -> Any:
    """one * other"""
    if one.__class__ not in NUMBERS or other.__class__ not in NUMBERS:
        _repeated(steps, one, other)
    found = one * other
    if found.__class__ is int and not -BOUND < found < BOUND:  # as number, and quicker
        raise ValueError("a number is too large")
    return found


def _repeated(steps: Steps, one: Any, other: Any) -> None:
    """ValueError if a list that is repeated is too long."""
    if isinstance(one, Sized) or isinstance(other, Sized):
        many, often = (one, other) if isinstance(one, Sized) else (other, one)
        if isinstance(often, int):
            if len(many) * often > MOST_ITEMS:
                raise ValueError("too much is repeated")
            steps.step(max(0, size(many) * often))


def power(_: Steps, base: Any, exponent: Any) -> Any:
    """base ** exponent"""
    is_whole = isinstance(base, int) and isinstance(exponent, int)
    if is_whole and base.bit_length() * exponent > LARGEST:
        raise ValueError("a power is too large")
    return base**exponent


def rest(steps: Steps, one: Any, other: Any) -> Any:
    """one % other: a remainder, or a text with values filled in"""
    return filled(steps, one, other) if isinstance(one, str) else one % other


BINARY: Final[Mapping[str, tuple[Counted, Counted]]] = {
    "Add": (plus, operator.iadd),
    "Sub": (minus, operator.isub),
    "BitAnd": (both_in, operator.iand),
    "BitOr": (either, operator.ior),
    "BitXor": (differ, operator.ixor),
    "Mult": (times, operator.imul),
    "Pow": (power, operator.ipow),
    "Mod": (rest, operator.imod),
}
"""Binary operators by their names in Python's `ast`, each with its form in place."""


def become(steps: Steps, name: str, one: Any, other: Any) -> Any:
    """one += other and all of its kind; a list, set or dict is changed in place"""
    if not isinstance(one, (list, Changing, dict)):
        return BINARY[name][0](steps, one, other)
    if isinstance(one, Changing):
        return one.become(BINARY[name][0](steps, one, other))
    if name == "Mult":
        _repeated(steps, one, other)
    elif isinstance(one, list):
        other = steps.walked(other)
    else:
        other = _pairs(steps, one, other)
    return BINARY[name][1](one, other)


def _pairs(steps: Steps, one: Any, other: Any) -> Any:
    """What goes into a dict."""
    _both(steps, one, other)
    if isinstance(other, dict):
        return steps.hashed(other)
    return {steps.key(key): value for key, value in steps.walked(other)}


SIGNS: Final[Mapping[str, tuple[str, Callable[[Any, Any], Any]]]] = {
    "-": ("difference", operator.sub),
    "&": ("intersection", operator.and_),
    "|": ("union", operator.or_),
    "^": ("symmetric_difference", operator.xor),
}
"""What makes one of two sets, and of two other things."""


def _sets(steps: Steps, sign: str, one: Any, other: Any) -> Any:
    """What two sets, dicts or kinds make; the keys of a dict are a set of their own then."""
    name, act = SIGNS[sign]
    if isinstance(one, Keys | Items) or isinstance(other, Keys | Items):
        one, other = (Changing(steps.keys(steps.walked(it))) for it in (one, other))
    if isinstance(one, Ordered) and isinstance(other, Ordered):
        return getattr(steps.hashed(one), name)(steps.hashed(other))
    if isinstance(one, Ordered) or isinstance(other, Ordered):
        raise TypeError(f"{sign} is for two sets")
    if isinstance(one, dict) and isinstance(other, dict):
        return act(steps.hashed(one), steps.hashed(other))
    _both(steps, one, other)
    return act(one, other)


def _both(steps: Steps, one: Any, other: Any) -> None:
    steps.step(size(one) + size(other))


def size(value: Any) -> int:
    """The number of steps to copy a value."""
    if isinstance(value, (str, bytes)):
        return len(value) // LETTERS
    return len(value) if isinstance(value, Sized) else 0


BY_NAME: Final = frozenset((dict, Changing))
"""Where a text is found at once."""

KEYED: Final = frozenset((dict, Changing, Frozen, Keys))
"""Where something is found by its hash."""


def contained(steps: Steps, one: Any, many: Any) -> bool:
    """one in many"""
    if one.__class__ is str and many.__class__ in BY_NAME:
        return one in many
    return one in searched(steps, one, many)


def absent(steps: Steps, one: Any, many: Any) -> bool:
    """one not in many"""
    return not contained(steps, one, many)


def searched(steps: Steps, one: Any, many: Any) -> Any:
    """The same items, among which one is looked for; each may be compared with it."""
    kind = many.__class__
    if kind is list:
        steps.step(len(many) * (1 + mass(steps, one) // RATHER))
    elif kind in KEYED:
        steps.key(one)
    elif kind is str:
        steps.step(size(many))
    elif kind is range:
        steps.step(0 if one.__class__ in (int, bool) else len(many))
    elif kind in WALKED:
        steps.step(len(many) * (1 + mass(steps, one) // RATHER))
    elif kind is not GeneratorType:
        steps.weigh(one)
        return steps.lazy(many, 1)
    return many


RATHER: Final = 8
"""To compare so many items with each other is another step."""


def mass(steps: Steps, value: Any) -> int:
    """The number of steps to walk through a whole value."""
    before = steps.taken
    steps.seen(value)
    return steps.taken - before


def cut(steps: Steps, items: Any, *limits: Any) -> Any:
    """A part of a list or a text: items[first:last:gap]"""
    if isinstance(items, dict):
        raise TypeError("a dict has no parts")
    return steps.made(items[slice(*limits)])


class Opened:
    """A list of which something is put or taken out: what comes behind moves."""

    __slots__ = ("_items", "_steps")

    def __init__(self, steps: Steps, items: Any) -> None:
        self._steps, self._items = steps, items

    def __getitem__(self, place: Any) -> Any:
        return cut(self._steps, self._items, place.start, place.stop, place.step)

    def __setitem__(self, place: Any, value: Any) -> None:
        if not isinstance(self._items, list):
            raise TypeError("only a list has parts that change")
        self._steps.step(len(self._items))
        self._items[place] = list(self._steps.walked(value))

    def __delitem__(self, place: Any) -> None:
        if isinstance(self._items, list):
            self._steps.step(1 + len(self._items) // LETTERS)
        elif isinstance(place, slice):
            raise TypeError("only a list has parts that change")
        del self._items[place if isinstance(place, slice) else self._steps.key(place)]


def spread(steps: Steps, value: Any) -> Any:
    """What goes into several names, of which one takes all the rest."""
    if value.__class__ not in WALKED:
        value = [steps.weighed(one) for one in steps.walked(value)]
    return steps.weighed(value)


def rows(steps: Steps, items: Any) -> Iterator[Any]:
    """Items each of which goes into several names."""
    for item in items:
        yield spread(steps, item)
